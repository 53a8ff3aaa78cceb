/** Changing the password of somebody who knows the old one. */
import type { Database } from '../../database/database.ts';
import { nextStep } from '../idempotency/steps.ts';
import { Input } from '../input.ts';
import { type PasswordCheck, wrongPassword } from '../sessions/password-check.ts';
import { hashPassword } from '../sessions/password-hash.ts';
import { addSession, endAllSessions } from '../sessions/sessions.service.ts';
import { findUser } from './find-user.ts';
import { PasswordResetEntity } from './password-reset.entity.ts';
import { readNewPassword } from './password-rules.ts';
import { type Arrival, arrivalOf, signInAgain } from './sign-in-again.ts';
import type { SignedIn } from './users.service.ts';
import type { Viewer } from './viewer.ts';

export class PasswordsService {
  readonly #database: Database;
  readonly #passwordCheck: PasswordCheck;

  constructor(database: Database, passwordCheck: PasswordCheck) {
    this.#database = database;
    this.#passwordCheck = passwordCheck;
  }

  /** Ends every session of the account and starts a new one for whoever changed the password. Throws BAD_USER_INPUT, RATE_LIMITED. */
  async change(viewer: Viewer, fields: unknown): Promise<SignedIn> {
    const step = nextStep<Arrival>();
    if (step.made !== null) return signInAgain(this.#database, step.made);
    const input = new Input(fields);
    const current = input.secret('currentPassword', 'Current password');
    const password = readNewPassword(input, 'newPassword');
    input.check();
    const before = await this.#database.outsideTenants((em) => findUser(em, viewer));
    await this.#passwordCheck.require(before, 'currentPassword', current);
    const newHash = await hashPassword(password);
    return this.#database.inTenant(viewer.businessId, async (em) => {
      const user = await findUser(em, viewer);
      // Somebody else changed it in the meantime: what was verified no longer holds.
      if (user.passwordHash !== before.passwordHash) throw wrongPassword('currentPassword');
      user.passwordHash = newHash;
      await endAllSessions(em, user.id);
      await em.nativeDelete(PasswordResetEntity, { user: user.id });
      await step.note(em, arrivalOf(user));
      return { user, session: addSession(em, user.id) };
    });
  }
}
