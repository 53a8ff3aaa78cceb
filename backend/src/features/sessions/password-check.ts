/** Asks somebody who is signed in for the password again before something grave: a session left open must not be enough. */
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { verifyPassword } from './password-hash.ts';
import { TryLimit } from './try-limit.ts';

export class PasswordCheck {
  readonly #database: Database;
  readonly #limit: TryLimit;

  constructor(database: Database, limit: { readonly tries: number; readonly windowMinutes: number }) {
    this.#database = database;
    this.#limit = new TryLimit(database, { kind: 'to enter the password', ...limit });
  }

  /** `field` names the password in the request. Throws BAD_USER_INPUT naming it, RATE_LIMITED. */
  async require(user: { readonly id: string; readonly passwordHash?: string | null }, field: string, password: string): Promise<void> {
    await this.#limit.count(user.id);
    if (!(await verifyPassword(user.passwordHash ?? null, password))) throw wrongPassword(field);
    await this.#database.outsideTenants((em) => this.#limit.forget(em, user.id));
  }
}

export function wrongPassword(field: string): AppError {
  const message = 'The password is not right.';
  return new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } });
}
