/** Signing in with e-mail and password: bounded tries per account, and one answer for everything that can be wrong. */
import { createHash } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { Input } from '../input.ts';
import { UserEntity } from '../users/user.entity.ts';
import type { SignedIn } from '../users/users.service.ts';
import { verifyPassword } from './password-hash.ts';
import { addSession } from './sessions.service.ts';

export interface SignInLimit {
  readonly tries: number;
  readonly windowMinutes: number;
}

export class SignInService {
  readonly #database: Database;
  readonly #limit: SignInLimit;

  constructor(database: Database, limit: SignInLimit) {
    this.#database = database;
    this.#limit = limit;
  }

  /** Throws BAD_USER_INPUT, RATE_LIMITED, and UNAUTHENTICATED for an unknown address and a wrong password alike. */
  async login(fields: unknown): Promise<SignedIn> {
    const input = new Input(fields);
    const email = input.text('email', 'Email', 1000);
    const password = input.secret('password', 'Password');
    input.check();
    const key = createHash('sha256').update(email.toLowerCase()).digest();
    await this.#countTry(key);
    const found = await this.#findByEmail(email);
    const matches = await verifyPassword(found?.password_hash ?? null, password);
    if (!found || !matches) throw new AppError('UNAUTHENTICATED', 'Invalid credentials. Please try again.');
    return this.#welcome(key, found.id);
  }

  /** Every try is written down before the password is looked at: tries at the same moment all count. */
  async #countTry(key: Buffer): Promise<void> {
    const { tries, windowMinutes } = this.#limit;
    const retryAfterSeconds = await this.#database.outsideTenants(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [key.readInt32BE(0)]);
      const [row] = await em.execute<{ used: string; wait: string | null }[]>(
        `select count(*) as used, ceil(extract(epoch from min(attempted_at) + make_interval(mins => ?) - clock_timestamp())) as wait
         from (select attempted_at from sign_in_attempt
               where email_hash = ? and attempted_at > clock_timestamp() - make_interval(mins => ?)
               order by attempted_at desc limit ?) recent`,
        [windowMinutes, key, windowMinutes, tries]);
      if (Number(row?.used) >= tries) return Math.max(1, Number(row?.wait));
      await em.execute('insert into sign_in_attempt (email_hash, id) values (?, ?)', [key, newId()]);
      return null;
    });
    if (retryAfterSeconds === null) return;
    const minutes = Math.ceil(retryAfterSeconds / 60);
    throw new AppError('RATE_LIMITED', `Too many tries to sign in. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, { retryAfterSeconds });
  }

  /** One statement whether the account exists or not, so that the time tells nothing. */
  #findByEmail(email: string): Promise<{ id: string; password_hash: string | null } | undefined> {
    return this.#database.outsideTenants(async (em) => {
      const [row] = await em.execute<{ id: string; password_hash: string | null }[]>(
        'select id, password_hash from app_user where lower(email) = lower(?)', [email]);
      return row;
    });
  }

  /** A right password forgives the tries before it. */
  #welcome(key: Buffer, userId: string): Promise<SignedIn> {
    return this.#database.outsideTenants(async (em) => {
      await em.execute('delete from sign_in_attempt where email_hash = ?', [key]);
      const user = await em.findOneOrFail(UserEntity, { id: userId }, { populate: ['business'] });
      return { user, session: addSession(em, userId) };
    });
  }

  async removeOldTries(): Promise<void> {
    await this.#database.outsideTenants((em) =>
      em.execute('delete from sign_in_attempt where attempted_at < clock_timestamp() - make_interval(mins => ?)', [this.#limit.windowMinutes]));
  }
}
