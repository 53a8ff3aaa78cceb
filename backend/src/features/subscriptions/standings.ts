/** What the gateway says about a business, kept: asked in numbered questions, so that of several answers the one to the newest question stays. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { BilledAccount, Standing } from '../../billing/gateway.ts';
import type { Database } from '../../database/database.ts';
import { goneMeanwhile } from '../../database/gone-meanwhile.ts';
import { enqueue } from '../../jobs/queue.ts';
import { lookAtNewsOf } from '../integrations/news-while-unpaid.ts';
import { UserEntity } from '../users/user.entity.ts';
import { planAt } from './plan-in-use.ts';
import { closeBillingJob } from './close-job.ts';
import { FREE_PLAN } from './plan-table.ts';
import { type PlanSubscription, SubscriptionEntity } from './subscription.entity.ts';

/** Null for a business that is gone. */
export function billedAccount(database: Database, businessId: string, now: Date): Promise<BilledAccount | null> {
  return database.inTenant(businessId, async (em) => {
    const subscription = await em.findOne(SubscriptionEntity, { businessId });
    const user = await em.findOne(UserEntity, { business: businessId }, { populate: ['business'] });
    if (!subscription || !user) return null;
    const [customer] = await em.execute<{ id: string }[]>('select customer_id as id from billing_customer where business_id = ?', [businessId]);
    return { businessId, businessName: user.business.name, email: user.email, customerId: customer?.id ?? null, standing: standingAt(subscription, now) };
  });
}

/** An account that was deleted meanwhile leaves no customer behind: its own deletion did not know of this one. */
export async function rememberCustomer(database: Database, businessId: string, customerId: string): Promise<void> {
  try {
    await database.outsideTenants((em) => em.execute(
      'insert into billing_customer (customer_id, business_id) values (?, ?) on conflict (business_id) do update set customer_id = excluded.customer_id', [customerId, businessId]));
  } catch (error) {
    if (goneMeanwhile(error) === 'business') await database.outsideTenants((em) => enqueue(em, closeBillingJob(customerId)));
    throw error;
  }
}

/** Asks and keeps the answer, unless a question that was asked later has been answered meanwhile: that answer is newer. */
export async function keepStanding(database: Database, businessId: string, now: Date, ask: () => Promise<Standing>): Promise<void> {
  const [drawn] = await database.inTenant(businessId, (em) =>
    em.execute<{ ticket: string }[]>('update subscription set last_ticket = last_ticket + 1 where business_id = ? returning last_ticket as ticket', [businessId]));
  if (!drawn) return;
  const standing = await ask();
  await database.inTenant(businessId, (em) => keep(em, businessId, Number(drawn.ticket), standing, now));
}

async function keep(em: EntityManager, businessId: string, ticket: number, standing: Standing, now: Date): Promise<void> {
  const [locked] = await em.execute<unknown[]>('select 1 from subscription where business_id = ? and answered_ticket < ? for update', [businessId, ticket]);
  if (!locked) return;
  const subscription = await em.findOneOrFail(SubscriptionEntity, { businessId });
  applyStanding(subscription, standing, now);
  subscription.answeredTicket = ticket;
  const accountType = subscription.planName === FREE_PLAN ? 'starter' : 'pro';
  await em.nativeUpdate(UserEntity, { business: businessId, accountType: { $ne: 'enterprise' } }, { accountType, paidUntil: subscription.paidUntil ?? null });
  await lookAtNewsOf(em, businessId, now);
}

export function applyStanding(subscription: PlanSubscription, standing: Standing, now: Date): void {
  const before = `${subscription.planName} ${subscription.status} ${subscription.billingType}`;
  subscription.planName = standing.planName ?? FREE_PLAN;
  subscription.status = standing.status;
  subscription.billingType = standing.billingType ?? subscription.billingType;
  // There is one trial per business, so the memory of it stays.
  subscription.trialEndsAt = standing.trialEndsAt ?? subscription.trialEndsAt ?? null;
  subscription.paidUntil = standing.paidUntil;
  subscription.renewsAt = standing.renewsAt;
  subscription.hasCard = standing.hasCard;
  if (before !== `${subscription.planName} ${subscription.status} ${subscription.billingType}`) subscription.changedAt = now;
}

function standingAt(subscription: PlanSubscription, now: Date): Standing {
  const { plan, status } = planAt(subscription, now);
  const { billingType, trialEndsAt, paidUntil, renewsAt, hasCard } = subscription;
  return {
    planName: plan.name === FREE_PLAN ? null : plan.name, status, billingType, hasCard,
    trialEndsAt: trialEndsAt ?? null, paidUntil: paidUntil ?? null, renewsAt: renewsAt ?? null,
  };
}
