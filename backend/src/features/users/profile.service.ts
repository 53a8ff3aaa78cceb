/** What people change about themselves and their business: names, address, time zone, and what they want to hear about. */
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { type PasswordCheck, wrongPassword } from '../sessions/password-check.ts';
import { emailTaken } from './email.ts';
import { findUser, lockUser } from './find-user.ts';
import { PasswordResetEntity } from './password-reset.entity.ts';
import { type ProfileChanges, readPreferenceChanges, readProfileChanges } from './profile-input.ts';
import type { User } from './user.entity.ts';
import type { Viewer } from './viewer.ts';

export class ProfileService {
  readonly #database: Database;
  readonly #passwordCheck: PasswordCheck;

  constructor(database: Database, passwordCheck: PasswordCheck) {
    this.#database = database;
    this.#passwordCheck = passwordCheck;
  }

  /** Throws BAD_USER_INPUT, also for a new address without the right password, and CONFLICT for one that is taken. */
  async update(viewer: Viewer, fields: unknown): Promise<User> {
    const changes = readProfileChanges(fields);
    const verified = await this.#requireOwner(viewer, changes);
    try {
      return await this.#database.outsideTenants(async (em) => {
        if (verified !== null) await lockUser(em, viewer.userId);
        const user = await findUser(em, viewer);
        // Somebody changed it in the meantime: what was verified no longer holds.
        if (verified !== null && user.passwordHash !== verified.passwordHash) throw wrongPassword('currentPassword');
        const { firstName, lastName, email, businessName, timeZone } = changes;
        // A link that was mailed to the old address opens nothing any more.
        if (email !== null && email !== user.email) await em.nativeDelete(PasswordResetEntity, { user: user.id });
        em.assign(user, withoutNulls({ firstName, lastName, email }));
        em.assign(user.business, withoutNulls({ name: businessName, timeZone }));
        return user;
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw emailTaken();
      throw error;
    }
  }

  /** Throws BAD_USER_INPUT. */
  async updatePreferences(viewer: Viewer, fields: unknown): Promise<User> {
    const { wantsEmailNotifications, wantsMonthlyReports, wantsReadingChecks } = readPreferenceChanges(fields);
    return this.#database.outsideTenants(async (em) => {
      const user = await findUser(em, viewer);
      em.assign(user, withoutNulls({ wantsEmailNotifications }));
      em.assign(user.business, withoutNulls({ wantsMonthlyReports, wantsReadingChecks }));
      return user;
    });
  }

  /** Whoever changes the address can have a new password sent to it: an open session is not enough for that. Null where no password was needed. */
  async #requireOwner(viewer: Viewer, { email, currentPassword }: ProfileChanges): Promise<User | null> {
    if (email === null) return null;
    const user = await this.#database.outsideTenants((em) => findUser(em, viewer));
    if (email === user.email) return null;
    if (user.business.isDemo) throw refused('email', 'A demo account keeps its address.');
    if (currentPassword === null) throw refused('currentPassword', 'Enter your password to change the email address.');
    await this.#passwordCheck.require(user, 'currentPassword', currentPassword);
    return user;
  }
}

function withoutNulls<T extends object>(changes: T): { [Name in keyof T]?: NonNullable<T[Name]> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null)) as { [Name in keyof T]?: NonNullable<T[Name]> };
}

function refused(field: string, message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } });
}
