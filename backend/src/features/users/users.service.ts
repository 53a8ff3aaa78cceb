/** Accounts: opening one, reading one's own, changing its password. */
import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { removeBusiness } from '../account/remove-business.ts';
import { Input } from '../input.ts';
import { hashPassword, verifyPassword } from '../sessions/password-hash.ts';
import { addSession, endAllSessions, type NewSession } from '../sessions/sessions.service.ts';
import { FREE_PLAN } from '../subscriptions/plan-change.ts';
import { SubscriptionEntity } from '../subscriptions/subscription.entity.ts';
import { BusinessEntity } from './business.entity.ts';
import { readNewPassword } from './password-rules.ts';
import { readSignUp, type SignUpInput } from './sign-up-input.ts';
import { type User, UserEntity } from './user.entity.ts';
import type { Viewer } from './viewer.ts';

export interface SignedIn {
  readonly user: User;
  readonly session: NewSession;
}

export class UsersService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Business, user, plan and first session appear in one transaction. Throws BAD_USER_INPUT, CONFLICT. */
  async signUp(fields: unknown): Promise<SignedIn> {
    const input = readSignUp(fields);
    const passwordHash = await hashPassword(input.password);
    const businessId = newId();
    try {
      return await this.#database.inTenant(businessId, async (em) => {
        const user = addAccount(em, businessId, input, passwordHash);
        // Now the address is taken or free, and the business is there for its plan to refer to.
        await em.flush();
        em.create(SubscriptionEntity, { businessId, planName: FREE_PLAN, changedAt: new Date() });
        return { user, session: addSession(em, user.id) };
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw emailTaken();
      throw error;
    }
  }

  me(viewer: Viewer): Promise<User> {
    return this.#database.outsideTenants((em) => findUser(em, viewer));
  }

  /** Takes the account and everything that belongs to it away. Visitors of the demo have no password. Throws BAD_USER_INPUT. */
  async delete(viewer: Viewer, fields: unknown): Promise<void> {
    const { passwordHash } = await this.me(viewer);
    if (passwordHash) {
      const input = new Input(fields);
      const password = input.secret('password', 'Password');
      input.check();
      if (!(await verifyPassword(passwordHash, password))) throw wrongPassword('password', 'The password is not right.');
    }
    await removeBusiness(this.#database, viewer.businessId);
  }

  /** Ends every session of the account and starts a new one for whoever changed the password. */
  async changePassword(viewer: Viewer, fields: unknown): Promise<SignedIn> {
    const input = new Input(fields);
    const current = input.secret('currentPassword', 'Current password');
    const password = readNewPassword(input, 'newPassword');
    input.check();
    const { passwordHash } = await this.me(viewer);
    if (!(await verifyPassword(passwordHash ?? null, current))) throw wrongPassword('currentPassword', 'The current password is not right.');
    const newHash = await hashPassword(password);
    return this.#database.outsideTenants(async (em) => {
      const user = await findUser(em, viewer);
      // Somebody else changed it in the meantime: what was verified no longer holds.
      if (user.passwordHash !== passwordHash) throw wrongPassword('currentPassword', 'The current password is not right.');
      user.passwordHash = newHash;
      await endAllSessions(em, user.id);
      return { user, session: addSession(em, user.id) };
    });
  }
}

function addAccount(em: EntityManager, businessId: string, input: SignUpInput, passwordHash: string): User {
  const now = new Date();
  const business = em.create(BusinessEntity, { id: businessId, name: input.businessName, timeZone: input.timeZone, createdAt: now });
  const { email, firstName, lastName } = input;
  return em.create(UserEntity, { id: newId(), business, email, firstName, lastName, passwordHash, createdAt: now });
}

async function findUser(em: EntityManager, viewer: Viewer): Promise<User> {
  const user = await em.findOne(UserEntity, { id: viewer.userId }, { populate: ['business'] });
  if (!user) throw new AppError('UNAUTHENTICATED', 'Please sign in first.');
  return user;
}

function emailTaken(): AppError {
  return new AppError('CONFLICT', 'There is already an account with this email address.', { fields: { email: 'This email address is taken.' } });
}

function wrongPassword(field: string, message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } });
}
