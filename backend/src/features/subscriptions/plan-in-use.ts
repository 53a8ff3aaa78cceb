/** Which plan counts at a given instant: what is past its end has gone back to Startup without anybody having to act. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../users/viewer.ts';
import { FREE_PLAN, type Plan, planNamed, planOf } from './plan-table.ts';
import { type PlanSubscription, SubscriptionEntity, type SubscriptionStatus } from './subscription.entity.ts';

export interface PlanInUse {
  readonly plan: Plan;
  readonly status: SubscriptionStatus;
  readonly subscription: PlanSubscription;
}

export async function planInUse(em: EntityManager, viewer: Viewer, now: Date): Promise<PlanInUse> {
  const subscription = await em.findOneOrFail(SubscriptionEntity, { businessId: viewer.businessId });
  if (viewer.accountType === 'enterprise') return { plan: planOf('enterprise'), status: 'active', subscription };
  return { ...planAt(subscription, now), subscription };
}

export function planAt(subscription: Pick<PlanSubscription, 'planName' | 'status' | 'trialEndsAt' | 'paidUntil'>, now: Date): { plan: Plan; status: SubscriptionStatus } {
  const { planName, status, trialEndsAt, paidUntil } = subscription;
  const isOver = paidUntil != null && paidUntil <= now;
  if (isOver) return { plan: planNamed(FREE_PLAN), status: status === 'trialing' || status === 'active' ? 'none' : status };
  // With a card on file a trial goes on as a paid plan; the gateway's own word of it may be on its way still.
  const isTrialOver = status === 'trialing' && trialEndsAt != null && trialEndsAt <= now;
  return { plan: planNamed(planName), status: isTrialOver ? 'active' : status };
}
