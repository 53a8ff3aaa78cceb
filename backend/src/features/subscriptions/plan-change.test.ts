/** What a change of plan does to a subscription: one trial, kept over changes back and forth. */
import { describe, expect, test } from '@jest/globals';
import { applyChange, changeMessage } from './plan-change.ts';
import type { PlanSubscription } from './subscription.entity.ts';

const DAY_MS = 86_400_000;
const START = new Date('2026-11-20T10:00:00Z');

/** Applies changes `[plan, day]` to a new account. */
function after(...changes: [string, number][]): PlanSubscription {
  const subscription = { businessId: 'b', planName: 'startup', status: 'none', billingType: 'monthly', trialEndsAt: null, changedAt: START } as PlanSubscription;
  for (const [planName, day] of changes) applyChange(subscription, { planName, billingType: 'yearly' }, new Date(START.getTime() + day * DAY_MS));
  return subscription;
}

function check(changes: [string, number][], expected: Partial<PlanSubscription>): void {
  expect(after(...changes)).toMatchObject(expected);
}

describe('a change', () => {
  test('to Pro begins a trial of 14 days', () => check([['pro', 0]], { status: 'trialing', billingType: 'yearly', trialEndsAt: new Date('2026-12-04T10:00:00Z') }));
  test('back to Startup ends it', () => check([['pro', 0], ['startup', 1]], { status: 'none', planName: 'startup' }));
  test('to Pro again goes on with the same trial', () => check([['pro', 0], ['startup', 1], ['pro', 2]], { status: 'trialing', trialEndsAt: new Date('2026-12-04T10:00:00Z') }));
  test('to Pro after the trial is no trial', () => check([['pro', 0], ['startup', 1], ['pro', 20]], { status: 'active' }));
  test('of the billing alone keeps the trial', () => check([['pro', 0], ['pro', 3]], { status: 'trialing', trialEndsAt: new Date('2026-12-04T10:00:00Z') }));
});

test('the message names the end of the trial', () => {
  expect(changeMessage(after(['pro', 0]), 'Pro')).toBe('You are now on the Pro plan. Your 14-day free trial ends on December 4, 2026.');
  expect(changeMessage(after(['startup', 0]), 'Startup')).toBe('You are now on the Startup plan, billed yearly. Nothing was charged.');
});
