/** A server begins to charge: who has a paid plan for nothing is told, keeps it for a month, and can keep it for good with a card. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { offlineBilling } from '../../billing/offline.ts';
import { daysLater, type Owner, START, TestBilling } from './test-billing.ts';

let charging: TestBilling;
let free: TestBilling;
beforeAll(async () => {
  charging = await TestBilling.open('stripe');
  free = new TestBilling(charging.db, charging.stripe, offlineBilling);
});
afterAll(() => charging.close());

/** Whose trial ended while plans were free. */
async function ownerOfFreePlan(): Promise<Owner> {
  const before = await free.newOwner();
  free.now = START;
  await before.change('pro', 'monthly');
  free.now = daysLater(20);
  await before.change('startup', 'monthly');
  await before.change('pro', 'monthly');
  return charging.ownerLike(before);
}

test('the plan stays for 30 days, and its owner is told once', async () => {
  const owner = await ownerOfFreePlan();
  await charging.at(daysLater(21));
  await charging.news.check();
  await charging.news.check();
  expect(await charging.mailsTo(owner.viewer.userId)).toEqual(['Your Pro plan needs a card by January 10, 2027']);
  expect((await owner.current()).endsAt).toEqual(daysLater(51));
  await charging.at(daysLater(50.9));
  expect(await owner.plan()).toBe('pro active');
  await charging.at(daysLater(51));
  expect(await owner.plan()).toBe('startup none');
  expect(await owner.accountType()).toBe('starter');
});

test('who leaves the page for the card keeps the month, and with a card the plan stays', async () => {
  const owner = await ownerOfFreePlan();
  await charging.at(daysLater(60));
  await charging.news.check();
  const { checkoutUrl } = await owner.change('pro', 'monthly');
  expect(checkoutUrl).toContain('http');
  await charging.news.refresh({ businessId: owner.viewer.businessId });
  expect(await owner.plan()).toBe('pro active');
  await owner.changeAndPay('pro', 'monthly');
  await charging.at(daysLater(120));
  expect(await owner.plan()).toBe('pro active');
});
