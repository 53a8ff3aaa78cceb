/** Paid plans by Stripe: a card, renewals, payments that fail, and what nobody may pay twice. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { removeBusiness } from '../account/remove-business.ts';
import { CLOSE_BILLING } from './close-job.ts';
import { SubscriptionsService } from './subscriptions.service.ts';
import { daysLater, type Owner, START, TestBilling } from './test-billing.ts';
import { withClient } from '../../database/with-client.ts';

let house: TestBilling;
let owner: Owner;
beforeAll(async () => { house = await TestBilling.open('stripe'); });
afterAll(() => house.close());
beforeEach(async () => {
  house.now = START;
  house.stripe.world.now = START.getTime() / 1000;
  house.stripe.world.subscriptions.clear(); // lives of earlier tests do not go on
  owner = await house.newOwner();
});

/** After a trial that ended without a card: from day 20 on a card is asked for. */
async function afterTrial(): Promise<void> {
  await owner.changeAndPay('pro', 'monthly');
  await house.at(daysLater(20));
}

async function paying(billing = 'monthly'): Promise<void> {
  await afterTrial();
  await owner.changeAndPay('pro', billing);
}

const states = async (): Promise<string[]> => [await owner.plan(), await owner.accountType()];
const live = () => [...house.stripe.world.subscriptions.values()].filter(({ status }) => status !== 'canceled');

describe('a card', () => {
  beforeEach(afterTrial);

  test('is asked for at Stripe, and coming back grants nothing until Stripe has said so', async () => {
    const { message, checkoutUrl } = await owner.change('pro', 'monthly');
    expect(message).toBe('Enter your card to start the Pro plan.');
    expect(await states()).toEqual(['startup none', 'starter']);
    await house.subscriptions.refresh(owner.viewer); // back without having paid
    expect(await states()).toEqual(['startup none', 'starter']);
    house.stripe.world.finishCheckout(checkoutUrl?.split('/').at(-1) ?? '');
    expect(await states()).toEqual(['startup none', 'starter']);
    await house.deliver();
    expect(await states()).toEqual(['pro active', 'pro']);
    expect(await owner.current()).toMatchObject({ nextCharge: { at: daysLater(50), amountMinor: 29_00 }, endsAt: null, hasPortal: true });
  });

  test('is confirmed by asking Stripe as well as by its delivery', async () => {
    const { checkoutUrl } = await owner.change('pro', 'yearly');
    house.stripe.world.finishCheckout(checkoutUrl?.split('/').at(-1) ?? '');
    expect(await house.subscriptions.refresh(owner.viewer)).toMatchObject({ plan: { name: 'pro' }, status: 'active', nextCharge: { amountMinor: 174_00 } });
  });

  test('is asked for on one page at a time', async () => {
    const first = await owner.change('pro', 'monthly');
    expect((await owner.change('pro', 'monthly')).checkoutUrl).toBe(first.checkoutUrl);
    const other = await owner.change('pro', 'yearly');
    expect(other.checkoutUrl).not.toBe(first.checkoutUrl);
    expect(() => house.stripe.world.finishCheckout(first.checkoutUrl?.split('/').at(-1) ?? '')).toThrow('not open');
  });

  test('that pays twice by mistake keeps one subscription', async () => {
    const customer = await owner.customer();
    for (const price of ['price_monthly', 'price_yearly']) {
      house.stripe.world.now += 1;
      house.stripe.world.addSubscription({ customer, price, metadata: { plan: 'pro' } });
    }
    await house.deliver();
    expect(live()).toHaveLength(1);
    expect(await owner.current()).toMatchObject({ status: 'active', subscription: { billingType: 'yearly' } });
  });

  test('entered during a trial lets it go on as a paid plan, without a gap', async () => {
    const other = await house.newOwner();
    await other.changeAndPay('pro', 'monthly');
    const end = daysLater(14, house.now);
    house.stripe.world.addCard(await other.customer());
    await house.deliver();
    expect(await other.current()).toMatchObject({ status: 'trialing', endsAt: null, nextCharge: { at: end, amountMinor: 29_00 } });
    house.now = end; // Stripe's word is on its way still
    expect([await other.plan(), await other.accountType()]).toEqual(['pro active', 'pro']);
    await house.at(daysLater(1, end));
    expect(await other.current()).toMatchObject({ status: 'active', nextCharge: { at: daysLater(30, end) } });
  });
});

describe('a paid plan', () => {
  test('renews', async () => {
    await paying();
    await house.at(daysLater(51));
    expect(await owner.current()).toMatchObject({ status: 'active', nextCharge: { at: daysLater(80) } });
  });

  test('changes to yearly at once, with the difference', async () => {
    await paying();
    expect((await owner.change('pro', 'yearly')).message).toBe('You are now on the Pro plan, billed yearly.');
    expect(await owner.current()).toMatchObject({ status: 'active', subscription: { billingType: 'yearly' }, nextCharge: { amountMinor: 174_00 } });
    expect((await owner.change('pro', 'yearly')).message).toBe('You are on the Pro plan already, billed yearly.');
  });

  test('stays as it is where the card is refused', async () => {
    await paying();
    house.stripe.world.declined.add(await owner.customer());
    await expect(owner.change('pro', 'yearly')).rejects.toMatchObject({ code: 'UNPROCESSABLE', message: expect.stringContaining('Your card was declined.') });
    expect(await owner.current()).toMatchObject({ status: 'active', subscription: { billingType: 'monthly' } });
  });

  test('that is ended stays to the end of what was paid, to the second', async () => {
    await paying();
    expect((await owner.change('startup', 'monthly')).message).toBe('You keep the Pro plan until January 9, 2027 and then go back to Startup. Nothing more will be charged.');
    expect(await owner.current()).toMatchObject({ status: 'canceled', plan: { name: 'pro' }, endsAt: daysLater(50), nextCharge: null });
    house.now = new Date(daysLater(50).getTime() - 1);
    expect(await states()).toEqual(['pro canceled', 'pro']);
    house.now = daysLater(50);
    expect(await states()).toEqual(['startup canceled', 'starter']);
    await house.at(daysLater(51));
    expect(await states()).toEqual(['startup canceled', 'starter']);
  });

  test('that was ended goes on after all', async () => {
    await paying();
    await owner.change('startup', 'monthly');
    expect(await owner.change('pro', 'monthly')).toEqual({ message: 'You are now on the Pro plan, billed monthly.', checkoutUrl: null });
    expect(await owner.current()).toMatchObject({ status: 'active', nextCharge: { at: daysLater(50) } });
  });
});

describe('a payment that fails', () => {
  beforeEach(async () => {
    await paying();
    house.stripe.world.declined.add(await owner.customer());
    await house.at(daysLater(51));
  });

  test('leaves the plan open for seven days, then it is Startup', async () => {
    expect(await owner.current()).toMatchObject({ status: 'past_due', plan: { name: 'pro' }, endsAt: daysLater(57) });
    house.now = new Date(daysLater(57).getTime() - 1);
    expect(await states()).toEqual(['pro past_due', 'pro']);
    house.now = daysLater(57);
    expect(await states()).toEqual(['startup past_due', 'starter']);
  });

  test('is mended by paying', async () => {
    await house.at(daysLater(60));
    house.stripe.world.settle(await owner.customer());
    await house.deliver();
    expect(await states()).toEqual(['pro active', 'pro']);
  });

  test('ends the plan when Stripe gives up', async () => {
    await house.at(daysLater(75));
    expect(await states()).toEqual(['startup canceled', 'starter']);
  });

  test('leads to the portal instead of another plan', async () => {
    expect(await owner.change('pro', 'yearly')).toEqual({ message: 'Your last payment failed. Update your card first, then change the plan.', checkoutUrl: `https://billing.stripe.test/p/${await owner.customer()}` });
  });

  test('can be ended at once', async () => {
    await owner.change('startup', 'monthly');
    expect(await states()).toEqual(['startup canceled', 'starter']);
  });

  test('is told once', async () => {
    await house.news.refresh({ businessId: owner.viewer.businessId });
    expect((await house.mailsTo(owner.viewer.userId)).filter((subject) => subject.includes('failed'))).toEqual(['A payment for your plan failed']);
  });
});

test('the end of a trial is told three days before, once, by whoever comes first', async () => {
  await owner.changeAndPay('pro', 'monthly');
  house.now = daysLater(10.9);
  await house.news.check();
  expect(await house.mailsTo(owner.viewer.userId)).toEqual([]);
  await house.at(daysLater(11.5));
  await house.news.check();
  expect(await house.mailsTo(owner.viewer.userId)).toEqual(['Your free trial ends on December 4, 2026']);
});

describe('trouble at Stripe', () => {
  test('changes nothing', async () => {
    house.stripe.outage = 400;
    await expect(owner.change('pro', 'monthly')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    house.stripe.outage = null;
    expect(await states()).toEqual(['startup none', 'starter']);
  });

  test('a price that is not the one on the screen is not sold', async () => {
    const [monthly] = house.stripe.world.prices;
    Object.assign(monthly ?? {}, { unit_amount: 31_00 });
    await expect(owner.change('pro', 'monthly')).rejects.toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('pro_monthly over 29.00 USD per month') });
    Object.assign(monthly ?? {}, { unit_amount: 29_00 });
  });

  test('a customer who was deleted there becomes a new one', async () => {
    await owner.changeAndPay('pro', 'monthly');
    const first = await owner.customer();
    house.stripe.world.deleteCustomer(first);
    await house.deliver();
    await owner.changeAndPay('pro', 'monthly');
    expect(await owner.customer()).not.toBe(first);
    expect(await states()).toEqual(['pro trialing', 'pro']);
  });
});

async function closings(customerId: string): Promise<{ task: string; payload: object }[]> {
  const { rows } = await withClient(house.db.superuserUrl, (client) => client.query<{ task: string; payload: object }>(
    `select t.identifier as task, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where j.payload->>'customerId' = $1`, [customerId]));
  return rows;
}

test('a deleted account is charged no more', async () => {
  await paying();
  const customerId = await owner.customer();
  await removeBusiness(house.db.database, owner.viewer.businessId);
  const rows = await closings(customerId);
  expect(rows).toEqual([{ task: CLOSE_BILLING, payload: { customerId } }]);
  await house.news.close(rows[0]?.payload);
  expect(live()).toEqual([]);
  await house.news.close(rows[0]?.payload);
});

test('an account that is deleted while it is made known leaves no customer behind', async () => {
  let customerId = '';
  const gateway = Object.assign(Object.create(house.gateway) as typeof house.gateway, {
    openCustomer: async (account: Parameters<typeof house.gateway.openCustomer>[0]) => {
      customerId = (await house.gateway.openCustomer(account))!;
      await removeBusiness(house.db.database, owner.viewer.businessId);
      return customerId;
    },
  });
  const subscriptions = new SubscriptionsService({ database: house.db.database, billing: gateway, clock: () => house.now });
  await expect(subscriptions.change(owner.viewer, { planName: 'pro', billingType: 'monthly' })).rejects.toThrow('billing_customer_business_id_fkey');
  expect(await closings(customerId)).toEqual([{ task: CLOSE_BILLING, payload: { customerId } }]);
});
