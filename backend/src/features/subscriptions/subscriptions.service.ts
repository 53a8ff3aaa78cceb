/** Plans, the plan in use and its usage. Without a payment provider a change applies at once and nothing is charged. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { UserEntity } from '../users/user.entity.ts';
import type { Viewer } from '../users/viewer.ts';
import { readChange } from './change-input.ts';
import { applyChange, changeMessage, FREE_PLAN } from './plan-change.ts';
import { type Plan, PlanEntity } from './plan.entity.ts';
import { type PlanSubscription, SubscriptionEntity } from './subscription.entity.ts';
import { type UsageKind, UsageMonthEntity } from './usage-month.entity.ts';

export interface CurrentPlan {
  readonly plan: Plan;
  readonly status: PlanSubscription['status'];
  readonly trialEndsAt: Date | null;
}

export type Usage = Readonly<Record<UsageKind, number>>;

export class SubscriptionsService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  plans(): Promise<Plan[]> {
    return this.#database.outsideTenants((em) => em.find(PlanEntity, {}, { orderBy: { position: 'asc' } }));
  }

  current(viewer: Viewer): Promise<CurrentPlan> {
    return this.#database.inTenant(viewer.businessId, async (em) => {
      const { planName, status, trialEndsAt } = await subscriptionOf(em, viewer);
      const plan = await em.findOneOrFail(PlanEntity, { name: planName });
      return { plan, status, trialEndsAt: status === 'trialing' ? trialEndsAt ?? null : null };
    });
  }

  /** This calendar month's counts (UTC). */
  usage(viewer: Viewer): Promise<Usage> {
    return this.#database.inTenant(viewer.businessId, async (em) => {
      const month = `${new Date().toISOString().slice(0, 7)}-01`;
      const rows = await em.find(UsageMonthEntity, { businessId: viewer.businessId, month });
      const used = (kind: UsageKind): number => rows.find((row) => row.kind === kind)?.used ?? 0;
      return { 'file-upload': used('file-upload'), query: used('query'), report: used('report') };
    });
  }

  /** Answers with a sentence for the customer. Throws BAD_USER_INPUT, CONFLICT. */
  change(viewer: Viewer, fields: unknown): Promise<string> {
    return this.#database.inTenant(viewer.businessId, async (em) => {
      const plans = await em.find(PlanEntity, {});
      const change = readChange(fields, plans.map((plan) => plan.name));
      const user = await em.findOneOrFail(UserEntity, { id: viewer.userId });
      if (user.accountType === 'enterprise') throw new AppError('CONFLICT', 'Your enterprise plan is managed by whoever runs this server.');
      const subscription = await subscriptionOf(em, viewer);
      applyChange(subscription, change, new Date());
      const isPaid = subscription.planName !== FREE_PLAN;
      user.accountType = isPaid ? 'pro' : 'starter';
      user.trialEndsAt = subscription.status === 'trialing' ? subscription.trialEndsAt : null;
      return changeMessage(subscription, plans.find((plan) => plan.name === change.planName)?.displayName ?? change.planName);
    });
  }
}

/** The subscription as it stands now: a trial whose time is over has gone back to Startup. */
async function subscriptionOf(em: EntityManager, viewer: Viewer): Promise<PlanSubscription> {
  const subscription = await em.findOneOrFail(SubscriptionEntity, { businessId: viewer.businessId });
  if (subscription.status === 'trialing' && (subscription.trialEndsAt ?? 0) <= new Date()) {
    subscription.planName = FREE_PLAN;
    subscription.status = 'none';
  }
  return subscription;
}
