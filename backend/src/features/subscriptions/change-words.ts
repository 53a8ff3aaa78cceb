/** What a customer is told about a change of plan. */
import type { Outcome } from '../../billing/gateway.ts';
import type { Plan } from './plan-table.ts';
import type { PlanSubscription } from './subscription.entity.ts';

export interface ChangeTold {
  readonly outcome: Outcome;
  /** The plan that was asked for. */
  readonly wished: Plan;
  /** The plan in use once the change was made. */
  readonly current: Plan;
  readonly status: PlanSubscription['status'];
  readonly subscription: Pick<PlanSubscription, 'billingType' | 'trialEndsAt' | 'paidUntil'>;
  readonly isCharging: boolean;
}

export function changeWords({ outcome, wished, current, status, subscription, isCharging }: ChangeTold): string {
  const { billingType, trialEndsAt, paidUntil } = subscription;
  if (outcome === 'card-needed') return `Enter your card to start the ${wished.displayName} plan.`;
  if (outcome === 'payment-overdue') return 'Your last payment failed. Update your card first, then change the plan.';
  if (outcome === 'ends-later' && paidUntil) return `You keep the ${current.displayName} plan until ${day(paidUntil)} and then go back to ${wished.displayName}. Nothing more will be charged.`;
  if (outcome === 'unchanged') return `You are on the ${current.displayName} plan already, billed ${billingType}.`;
  if (status === 'trialing' && trialEndsAt) return `You are now on the ${current.displayName} plan. Your 14-day free trial ends on ${day(trialEndsAt)}.`;
  if (isCharging) return `You are now on the ${current.displayName} plan${current.name === wished.name ? `, billed ${billingType}` : ''}.`;
  return `You are now on the ${current.displayName} plan, billed ${billingType}. Nothing was charged.`;
}

/** Whole days are told by UTC, as the months of usage are counted. */
export function day(at: Date): string {
  return at.toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
