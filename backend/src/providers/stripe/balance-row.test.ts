/** Balance transactions as Stripe sends them become rows whose sum is the balance. */
import { describe, expect, test } from '@jest/globals';
import { rowsOfBalanceTransaction } from './balance-row.ts';

const charge = {
  id: 'txn_1', object: 'balance_transaction', amount: 10_000, fee: 320, net: 9_680, currency: 'usd', created: 1_763_424_000, type: 'charge', status: 'available', description: null,
  source: { id: 'ch_1', object: 'charge', description: 'Order 1001', billing_details: { name: 'Jenny Rosen' }, customer: null },
};

function read(change: object) {
  return rowsOfBalanceTransaction({ ...charge, ...change }, 'USD');
}

const brief = (change: object) => read(change).rows.map(({ externalId, amountMinor, kind, category, counterparty }) => [externalId, amountMinor, kind, category, counterparty]);

test('a charge is its gross amount and, beside it, the fee', () => {
  const account = { key: 'balance-usd', name: 'Stripe balance', role: 'bank' };
  expect(read({}).rows).toEqual([
    { externalId: 'txn_1', account, date: '2025-11-18', amountMinor: 10_000, currency: 'USD', description: 'Order 1001', counterparty: 'Jenny Rosen', category: 'Sales', kind: 'charge' },
    { externalId: 'txn_1:fee', account, date: '2025-11-18', amountMinor: -320, currency: 'USD', description: 'Stripe fee: Order 1001', counterparty: 'Stripe', category: 'Bank Fees', kind: 'fee' },
  ]);
});

test.each<[string, object, unknown[]]>([
  ['of a subscription', { source: { ...charge.source, description: 'Subscription update' } }, ['txn_1', 10_000, 'charge', 'Subscription Income', 'Jenny Rosen']],
  ['whose payer only the customer names', { source: { ...charge.source, billing_details: { name: null }, customer: { id: 'cus_1', name: 'Acme Ltd' } } }, ['txn_1', 10_000, 'charge', 'Sales', 'Acme Ltd']],
  ['whose source was not expanded', { source: 'ch_1', description: 'Order 1001' }, ['txn_1', 10_000, 'charge', 'Sales', null]],
])('a charge %s', (_what, change, row) => {
  expect(brief({ ...change, fee: 0, net: 10_000 })).toEqual([row]);
});

test('refunds, disputes with their fee and the way back, fees, reserves, unknown kinds', () => {
  expect(brief({ type: 'refund', amount: -4_000, fee: 0, net: -4_000 })).toEqual([['txn_1', -4_000, 'refund', 'Refunds', 'Jenny Rosen']]);
  const dispute = { object: 'dispute', id: 'dp_1' };
  expect(brief({ type: 'adjustment', amount: -10_000, fee: 1_500, net: -11_500, source: dispute })).toEqual([['txn_1', -10_000, 'dispute', 'Refunds', null], ['txn_1:fee', -1_500, 'fee', 'Bank Fees', 'Stripe']]);
  expect(brief({ type: 'adjustment', amount: 10_000, fee: -1_500, net: 11_500, source: dispute })).toEqual([['txn_1', 10_000, 'dispute', 'Refunds', null], ['txn_1:fee', 1_500, 'fee', 'Bank Fees', 'Stripe']]);
  expect(brief({ type: 'stripe_fee', amount: -200, fee: 0, net: -200, source: null })).toEqual([['txn_1', -200, 'fee', 'Bank Fees', 'Stripe']]);
  expect(brief({ type: 'reserve_transaction', amount: -200, fee: 0, net: -200, source: null })).toEqual([['txn_1', -200, 'adjustment', 'Transfer', null]]);
  expect(brief({ type: 'brand_new_kind', amount: -200, fee: 0, net: -200, source: null })).toEqual([['txn_1', -200, 'adjustment', null, null]]);
});

test('a payout says when the bank will have it; one that failed is no second payout', () => {
  const payout = { type: 'payout', amount: -9_680, fee: 0, net: -9_680, source: { object: 'payout', arrival_date: 1_763_596_800 } };
  expect(read(payout).rows).toEqual([expect.objectContaining({ amountMinor: -9_680, kind: 'payout', category: 'Transfer', counterparty: 'Stripe', arrivesOn: '2025-11-20' })]);
  expect(brief({ ...payout, type: 'payout_failure', amount: 9_680, net: 9_680 })).toEqual([['txn_1', 9_680, 'adjustment', 'Transfer', null]]);
});

test('other currencies are accounts of their own, in their own minor units', () => {
  expect(read({ currency: 'jpy', amount: 500, fee: 18, net: 482 }).rows[0]).toMatchObject({ amountMinor: 500, currency: 'JPY', account: { key: 'balance-jpy', name: 'Stripe balance (JPY)' } });
  expect(read({ currency: 'kwd', amount: 5_120, fee: 0, net: 5_120 }).rows[0]).toMatchObject({ amountMinor: 5_120, currency: 'KWD' });
  // Stripe counts hundredths of a króna, ISO 4217 none.
  expect(read({ currency: 'isk', amount: 50_000, fee: 0, net: 50_000 }).rows[0]).toMatchObject({ amountMinor: 500, currency: 'ISK' });
});

describe('what cannot be a row is left out by name', () => {
  test.each<[string, object]>([
    ['a sum that is none', { net: 9_999 }], ['an amount as text', { amount: '10000' }], ['a fraction', { amount: 100.5 }], ['an absurd amount', { amount: 9e15, net: 9e15 - 320 }], ['no fee', { fee: null }],
    ['no currency', { currency: 'dollars' }], ['no date', { created: 'yesterday' }], ['a date far off', { created: 1e15 }], ['a króna in parts', { currency: 'isk', amount: 50_050, fee: 0, net: 50_050 }],
  ])('%s', (_what, change) => {
    expect(read(change)).toEqual({ rows: [], skipped: [{ externalId: 'txn_1', reason: expect.stringMatching(/^Stripe transaction txn_1 (has no usable|does not add up).*\.$/) }] });
  });

  test('even without an identifier', () => {
    expect(read({ id: null })).toMatchObject({ rows: [], skipped: [{ reason: 'A Stripe transaction has no identifier.' }] });
  });
});

test('nothing to move is no row', () => {
  expect(read({ amount: 0, fee: 0, net: 0 })).toEqual({ rows: [], skipped: [] });
});
