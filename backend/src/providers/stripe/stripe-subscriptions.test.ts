/** Stripe's subscriptions as what they come to in a month; what depends on use, or cannot be read, is left open. */
import { describe, expect, test } from '@jest/globals';
import { readSubscription } from './stripe-subscriptions.ts';

const START = 1_767_225_600; // 2026-01-01
const item = (price: object, more: object = {}) => ({ object: 'subscription_item', quantity: 1, price: { unit_amount: 2_500, nickname: 'Monthly', billing_scheme: 'per_unit', recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' }, ...price }, ...more });
const subscription = (items: readonly object[], more: object = {}) => ({ id: 'sub_1', currency: 'usd', status: 'active', start_date: START, customer: { id: 'cus_1', name: 'Alma Reyes', email: 'alma@example.com' }, items: { object: 'list', data: items }, ...more });
const yearly = { unit_amount: 30_000, nickname: 'Yearly', recurring: { interval: 'year', interval_count: 1, usage_type: 'licensed' } };

test('whose, what, since when and how much a month', () => {
  expect(readSubscription(subscription([item({})]))).toEqual({
    externalId: 'sub_1', customer: 'Alma Reyes', plan: 'Monthly', status: 'active', currency: 'USD', monthlyMinor: 2_500, startedOn: '2026-01-01', endsOn: null,
  });
});

test.each<[string, readonly object[], number | null]>([
  ['seats', [item({}, { quantity: 4 })], 10_000],
  ['a yearly price', [item(yearly)], 2_500],
  ['two items', [item({}), item(yearly)], 5_000],
  ['metered use', [item({ recurring: { interval: 'month', interval_count: 1, usage_type: 'metered' } })], null],
  ['one of two by tiers', [item({}), item({ billing_scheme: 'tiered', unit_amount: null })], null],
  ['fractions of a cent', [item({ unit_amount: null, unit_amount_decimal: '0.5' })], null],
  ['a rhythm of nothing', [item({ recurring: { interval: 'month', interval_count: 0, usage_type: 'licensed' } })], null],
  ['a monstrous number of seats', [item({ unit_amount: 999_999_999_999 }, { quantity: 999_999 })], null],
  ['a price below zero', [item({ unit_amount: -2_500 })], null],
  ['no items', [], null],
])('%s', (_what, items, monthly) => {
  expect(readSubscription(subscription(items))?.monthlyMinor).toBe(monthly);
});

describe('how it is doing', () => {
  test.each<[object, string | undefined, string | null | undefined]>([
    [{ status: 'unpaid' }, 'past_due', null],
    [{ status: 'canceled', canceled_at: START + 86_400, ended_at: START + 2 * 86_400 }, 'canceled', '2026-01-03'],
    [{ status: 'canceled', canceled_at: START + 86_400 }, 'canceled', '2026-01-02'],
    [{ cancel_at: START + 31 * 86_400 }, 'active', '2026-02-01'],
    [{ status: 'incomplete' }, undefined, undefined],
    [{ status: 'constructor' }, undefined, undefined],
    [{ id: '' }, undefined, undefined],
    [{ start_date: 'soon' }, undefined, undefined],
  ])('%j', (more, status, endsOn) => {
    const found = readSubscription(subscription([item({})], more));
    expect([found?.status, found?.endsOn]).toEqual([status, endsOn]);
  });

  test('a customer without a name has an address; yen have no cents', () => {
    expect(readSubscription(subscription([item({ unit_amount: 900 })], { currency: 'jpy', customer: { email: 'ben@example.com' } }))).toMatchObject({ customer: 'ben@example.com', currency: 'JPY', monthlyMinor: 900 });
  });
});
