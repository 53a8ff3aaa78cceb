/** Signing in with e-mail and password: bounded tries per account, and one answer for everything that can be wrong. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { Input } from '../input.ts';
import { findUserByEmail } from '../users/find-user.ts';
import { type User, UserEntity } from '../users/user.entity.ts';
import type { SignedIn } from '../users/users.service.ts';
import { verifyPassword } from './password-hash.ts';
import { addSessionByPassword, passwordMark } from './sessions.service.ts';
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
    if (!found || !matches) throw invalidCredentials();
    return this.#welcome(email, found);
  }

  /** For somebody who proved in another way that the account is theirs. */
  async forgiveTries(em: EntityManager, email: string): Promise<void> {
    await this.#limit.forget(em, email);
  }

  #welcome(email: string, verified: Pick<User, 'id' | 'passwordHash'>): Promise<SignedIn> {
    return this.#database.outsideTenants(async (em) => {
      await this.forgiveTries(em, email);
      const session = await addSessionByPassword(em, verified.id, passwordMark(verified));
      // Verifying takes long enough for somebody to change the password meanwhile, and to end all sessions.
      if (!session) throw invalidCredentials();
      return { user: await em.findOneOrFail(UserEntity, { id: verified.id }, { populate: ['business'] }), session };
    });
  }
}

function invalidCredentials(): AppError {
  return new AppError('UNAUTHENTICATED', 'Invalid credentials. Please try again.');
}
