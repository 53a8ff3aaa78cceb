/** What an owner may say about an account: an opening balance stays so far within exact numbers that no balance leaves them. */
import { expect, test } from '@jest/globals';
import { readAccountChange } from './account-input.ts';

const openingOf = (openingBalance: unknown, currency = 'USD'): unknown => readAccountChange({ openingBalance, openingDate: '2026-01-01' }, currency).opening;

test.each([
  ['1250.00', 'USD', 125_000],
  ['-0', 'USD', 0],
  ['10000000000000.00', 'USD', 1e15],
  ['-1000000000000000', 'JPY', -1e15],
])('%s %s', (text, currency, amountMinor) => {
  expect(openingOf(text, currency)).toEqual({ amountMinor, date: '2026-01-01' });
});

test.each([
  ['10000000000000.01', 'must lie within 10000000000000.00 USD'],
  ['-90071992547409.91', 'must lie within'],
  ['99999999999999999999', 'must be an amount in USD'],
  ['1e5', 'must be an amount in USD'],
  ['NaN', 'must be an amount in USD'],
  [1250, 'must be a text'],
])('%s is refused', (value, reason) => {
  expect(() => openingOf(value)).toThrow(reason);
});

test('null takes it away, and what is not sent stays', () => {
  expect(openingOf(null)).toBeNull();
  expect(readAccountChange({ name: 'Main' }, 'USD')).toEqual({ name: 'Main', opening: undefined });
});

test.each(['2026-02-31', '', undefined, 'yesterday'])('the day %s is refused', (openingDate) => {
  expect(() => readAccountChange({ openingBalance: '1.00', openingDate }, 'USD')).toThrow(/day of the opening balance/i);
});
