/** Signing in with e-mail and password: bounded tries per account, and one answer for everything that can be wrong. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { Input } from '../input.ts';
import { findUserByEmail } from '../users/find-user.ts';
import { UserEntity } from '../users/user.entity.ts';
import type { SignedIn } from '../users/users.service.ts';
import { verifyPassword } from './password-hash.ts';
import { addSession } from './sessions.service.ts';
import { TryLimit } from './try-limit.ts';

export class SignInService {
  readonly #database: Database;
  readonly #limit: TryLimit;

  constructor(database: Database, limit: { readonly tries: number; readonly windowMinutes: number }) {
    this.#database = database;
    this.#limit = new TryLimit(database, { kind: 'to sign in', ...limit });
  }

  /** Throws BAD_USER_INPUT, RATE_LIMITED, and UNAUTHENTICATED for an unknown address and a wrong password alike. */
  async login(fields: unknown): Promise<SignedIn> {
    const input = new Input(fields);
    const email = input.text('email', 'Email', 1000);
    const password = input.secret('password', 'Password');
    input.check();
    await this.#limit.count(email);
    const found = await this.#database.outsideTenants((em) => findUserByEmail(em, email));
    const matches = await verifyPassword(found?.passwordHash ?? null, password);
    if (!found || !matches) throw new AppError('UNAUTHENTICATED', 'Invalid credentials. Please try again.');
    return this.#welcome(email, found.id);
  }

  /** For somebody who proved in another way that the account is theirs. */
  async forgiveTries(em: EntityManager, email: string): Promise<void> {
    await this.#limit.forget(em, email);
  }

  #welcome(email: string, userId: string): Promise<SignedIn> {
    return this.#database.outsideTenants(async (em) => {
      await this.forgiveTries(em, email);
      const user = await em.findOneOrFail(UserEntity, { id: userId }, { populate: ['business'] });
      return { user, session: addSession(em, userId) };
    });
  }
}
