/** What a change of plan does where nothing is charged: one trial, kept over changes back and forth. */
import { describe, expect, test } from '@jest/globals';
import { DAY_MS, type Standing } from './gateway.ts';
import { offlineBilling } from './offline.ts';

const START = new Date('2026-11-20T10:00:00Z');
const NEW: Standing = { planName: null, status: 'none', billingType: 'monthly', trialEndsAt: null, paidUntil: null, renewsAt: null, hasCard: false };
const PRO = { planName: 'pro', priceMinor: 29_00, currency: 'USD' };

/** Applies changes `[plan, day]` to a new account. */
async function check(changes: ['pro' | 'startup', number][], expected: Partial<Standing>): Promise<void> {
  let standing = NEW;
  for (const [plan, day] of changes) {
    const account = { businessId: 'b', businessName: 'B', email: 'b@example.com', customerId: null, standing };
    const change = await offlineBilling.change(account, { paid: plan === 'pro' ? PRO : null, billingType: 'yearly' }, new Date(START.getTime() + day * DAY_MS));
    expect(change).toMatchObject({ outcome: 'changed', checkoutUrl: null });
    standing = change.standing ?? standing;
  }
  expect(standing).toMatchObject(expected);
}

describe('a change', () => {
  const trialEndsAt = new Date('2026-12-04T10:00:00Z');
  test('to Pro begins a trial of 14 days', () => check([['pro', 0]], { planName: 'pro', status: 'trialing', billingType: 'yearly', trialEndsAt, paidUntil: trialEndsAt }));
  test('back to Startup ends it', () => check([['pro', 0], ['startup', 1]], { planName: null, status: 'none', paidUntil: null }));
  test('to Pro again goes on with the same trial', () => check([['pro', 0], ['startup', 1], ['pro', 2]], { status: 'trialing', trialEndsAt, paidUntil: trialEndsAt }));
  test('to Pro after the trial is no trial', () => check([['pro', 0], ['startup', 1], ['pro', 20]], { status: 'active', paidUntil: null }));
  test('of the billing alone keeps the trial', () => check([['pro', 0], ['pro', 3]], { status: 'trialing', trialEndsAt }));
});
