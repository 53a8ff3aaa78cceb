/** What changing the plan does to a subscription while no payment provider is connected: it applies at once, nothing is charged. */
import type { ChangeInput } from './change-input.ts';
import type { PlanSubscription } from './subscription.entity.ts';

export const FREE_PLAN = 'startup';
const TRIAL_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The first paid plan begins with a trial; going back and forth neither ends nor repeats it. */
export function applyChange(subscription: PlanSubscription, change: ChangeInput, now: Date): void {
  const isSamePlan = subscription.planName === change.planName;
  subscription.billingType = change.billingType;
  subscription.planName = change.planName;
  subscription.changedAt = now;
  if (change.planName === FREE_PLAN) {
    subscription.status = 'none';
  } else if (!isSamePlan) {
    subscription.trialEndsAt ??= new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
    subscription.status = subscription.trialEndsAt > now ? 'trialing' : 'active';
  }
}

/** A sentence for the customer. */
export function changeMessage(subscription: PlanSubscription, displayName: string): string {
  if (subscription.status !== 'trialing' || !subscription.trialEndsAt) return `You are now on the ${displayName} plan, billed ${subscription.billingType}. Nothing was charged.`;
  const day = subscription.trialEndsAt.toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `You are now on the ${displayName} plan. Your 14-day free trial ends on ${day}.`;
}
