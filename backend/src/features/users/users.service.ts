/** Accounts: opening one, and reading one's own. */
import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { nextStep } from '../idempotency/steps.ts';
import { hashPassword } from '../sessions/password-hash.ts';
import { addSession, type NewSession } from '../sessions/sessions.service.ts';
import { FREE_PLAN } from '../subscriptions/plan-table.ts';
import { SubscriptionEntity } from '../subscriptions/subscription.entity.ts';
import { BusinessEntity } from './business.entity.ts';
import { emailTaken } from './email.ts';
import { findUser } from './find-user.ts';
import { type Arrival, arrivalOf, signInAgain } from './sign-in-again.ts';
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
    const step = nextStep<Arrival>();
    if (step.made !== null) return signInAgain(this.#database, step.made);
    const input = readSignUp(fields);
    const passwordHash = await hashPassword(input.password);
    const businessId = newId();
    try {
      return await this.#database.inTenant(businessId, async (em) => {
        const user = addAccount(em, businessId, input, passwordHash);
        // Now the address is taken or free, and the business is there for its plan to refer to.
        await em.flush();
        em.create(SubscriptionEntity, { businessId, planName: FREE_PLAN, changedAt: new Date() });
        await step.note(em, arrivalOf(user));
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
}

function addAccount(em: EntityManager, businessId: string, input: SignUpInput, passwordHash: string): User {
  const now = new Date();
  const business = em.create(BusinessEntity, { id: businessId, name: input.businessName, timeZone: input.timeZone, createdAt: now });
  const { email, firstName, lastName } = input;
  return em.create(UserEntity, { id: newId(), business, email, firstName, lastName, passwordHash, createdAt: now });
}
