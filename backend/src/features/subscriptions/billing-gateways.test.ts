/** What every billing gateway must do, run against each: offline, and Stripe through a stand-in that speaks its wire format. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { signed } from '../../billing/testing/stripe-stand-in.ts';
import { daysLater, type Owner, START, TestBilling } from './test-billing.ts';

const TRIAL_END = daysLater(14);

describe.each(['offline', 'stripe'] as const)('%s billing', (kind) => {
  let house: TestBilling;
  let owner: Owner;
  beforeAll(async () => { house = await TestBilling.open(kind); });
  afterAll(() => house.close());
  beforeEach(async () => {
    house.now = START;
    house.stripe.world.now = START.getTime() / 1000;
    owner = await house.newOwner();
  });

  test('begins with a trial of 14 days, without a card and without leaving the product', async () => {
    expect(await owner.change('pro', 'yearly')).toEqual({ message: 'You are now on the Pro plan. Your 14-day free trial ends on December 4, 2026.', checkoutUrl: null });
    expect(await owner.current()).toMatchObject({ plan: { name: 'pro' }, status: 'trialing', trialEndsAt: TRIAL_END, endsAt: TRIAL_END, nextCharge: null });
    expect(await owner.accountType()).toBe('pro');
  });

  test('ends a trial at its instant, whether the gateway has said so or not', async () => {
    await owner.changeAndPay('pro', 'monthly');
    house.now = new Date(TRIAL_END.getTime() - 1);
    expect([await owner.plan(), await owner.accountType()]).toEqual(['pro trialing', 'pro']);
    house.now = TRIAL_END;
    expect([await owner.plan(), await owner.accountType()]).toEqual(['startup none', 'starter']);
    await house.at(daysLater(1, TRIAL_END));
    expect([await owner.plan(), await owner.accountType()]).toEqual(['startup none', 'starter']);
  });

  test('gives one trial', async () => {
    await owner.changeAndPay('pro', 'monthly');
    await house.at(daysLater(20));
    await owner.changeAndPay('pro', 'monthly');
    expect([await owner.plan(), await owner.accountType()]).toEqual(['pro active', 'pro']);
  });

  test('changes how often it is billed, and keeps the trial', async () => {
    await owner.changeAndPay('pro', 'monthly');
    await house.at(daysLater(3));
    expect(await owner.change('pro', 'yearly')).toMatchObject({ checkoutUrl: null });
    expect(await owner.current()).toMatchObject({ status: 'trialing', trialEndsAt: TRIAL_END, subscription: { billingType: 'yearly' } });
  });

  test('goes back to Startup at the latest once the paid time is over, and stays there', async () => {
    await owner.changeAndPay('pro', 'monthly');
    expect((await owner.change('startup', 'monthly')).checkoutUrl).toBeNull();
    await house.at(daysLater(15));
    expect(await owner.plan()).toBe('startup none');
    expect(await owner.accountType()).toBe('starter');
  });

  test('changes its mind within the trial, and the same trial goes on', async () => {
    await owner.changeAndPay('pro', 'monthly');
    await owner.changeAndPay('startup', 'monthly');
    await house.at(daysLater(2));
    await owner.changeAndPay('pro', 'monthly');
    expect(await owner.current()).toMatchObject({ plan: { name: 'pro' }, status: 'trialing', trialEndsAt: TRIAL_END });
  });

  test('has nothing to manage for somebody who never paid', async () => {
    await expect(house.subscriptions.portal(owner.viewer)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('takes no word from strangers', async () => {
    const { bytes, signature } = signed({ id: 'evt_forged', type: 'customer.subscription.updated', created: 1, object: { object: 'subscription', customer: 'cus_1', status: 'active' } }, house.now, 'whsec_guessed');
    await expect(house.news.take(bytes, signature)).rejects.toMatchObject({ code: kind === 'stripe' ? 'BAD_USER_INPUT' : 'NOT_FOUND' });
    expect(await owner.plan()).toBe('startup none');
  });

  test('asks nobody for a visitor of the demo', async () => {
    const before = house.stripe.calls.length;
    const visitor = { ...owner.viewer, isDemo: true };
    expect(await house.subscriptions.change(visitor, { planName: 'pro', billingType: 'monthly' })).toMatchObject({ checkoutUrl: null });
    expect(await house.subscriptions.current(visitor)).toMatchObject({ status: 'trialing', isCharging: false, hasPortal: false });
    expect(house.stripe.calls).toHaveLength(before);
  });
});
