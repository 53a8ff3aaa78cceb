/** Accounts: opening one, and reading one's own. */
import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { nextStep } from '../idempotency/steps.ts';
import { hashPassword } from '../sessions/password-hash.ts';
import { addSession, addSessionByPassword, type NewSession, passwordMark } from '../sessions/sessions.service.ts';
import { FREE_PLAN } from '../subscriptions/plan-table.ts';
import { SubscriptionEntity } from '../subscriptions/subscription.entity.ts';
import { BusinessEntity } from './business.entity.ts';
import { emailTaken } from './email.ts';
import { findUser } from './find-user.ts';
import { readSignUp, type SignUpInput } from './sign-up-input.ts';
import { type User, UserEntity } from './user.entity.ts';
import type { Viewer } from './viewer.ts';

export interface SignedIn {
  readonly user: User;
  readonly session: NewSession;
}

interface Newcomer { readonly userId: string; readonly mark: string }

export class UsersService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Business, user, plan and first session appear in one transaction. Throws BAD_USER_INPUT, CONFLICT. */
  async signUp(fields: unknown): Promise<SignedIn> {
    const step = nextStep<Newcomer>();
    if (step.made !== null) return this.#again(step.made);
    const input = readSignUp(fields);
    const passwordHash = await hashPassword(input.password);
    const businessId = newId();
    try {
      return await this.#database.inTenant(businessId, async (em) => {
        const user = addAccount(em, businessId, input, passwordHash);
        // Now the address is taken or free, and the business is there for its plan to refer to.
        await em.flush();
        em.create(SubscriptionEntity, { businessId, planName: FREE_PLAN, changedAt: new Date() });
        await step.note(em, { userId: user.id, mark: passwordMark(user) });
        return { user, session: addSession(em, user.id) };
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw emailTaken();
      throw error;
    }
  }

  /** Of a sign-up that was done and not answered. A new password shuts out everybody who knew the old one. */
  #again({ userId, mark }: Newcomer): Promise<SignedIn> {
    return this.#database.outsideTenants(async (em) => {
      const session = await addSessionByPassword(em, userId, mark);
      if (!session) throw new AppError('UNAUTHENTICATED', 'The password has changed since this account was opened. Please sign in.');
      return { user: await em.findOneOrFail(UserEntity, { id: userId }, { populate: ['business'] }), session };
    });
  }

  me(viewer: Viewer): Promise<User> {
    return this.#database.outsideTenants((em) => findUser(em, viewer));
  }
}

function addAccount(em: EntityManager, businessId: string, input: SignUpInput, passwordHash: string): User {
  const now = new Date();
  const business = em.create(BusinessEntity, { id: businessId, name: input.businessName, timeZone: input.timeZone, createdAt: now });
  const { email, firstName, lastName } = input;
  return em.create(UserEntity, { id: newId(), business, email, firstName, lastName, passwordHash, createdAt: now });
}
