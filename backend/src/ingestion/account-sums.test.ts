/** What a file's rows add up to, and where its running balance breaks. */
import { describe, expect, test } from '@jest/globals';
import { AccountSums } from './account-sums.ts';
import type { AccountSum, StatementRow } from './statement.ts';

type Line = [amountMinor: number, balanceMinor: number | null, more?: Partial<StatementRow>];

function sumsOf(lines: readonly Line[]): AccountSum[] | null {
  const sums = new AccountSums();
  for (const [index, [amountMinor, balanceMinor, more]] of lines.entries()) {
    sums.add({ line: index + 2, date: '2025-01-01', description: '', amountMinor, currency: null, balanceMinor, category: null, counterparty: null, account: null, ...more });
  }
  return sums.finish();
}

const check = (lines: readonly Line[], expected: Partial<AccountSum>): void => expect(sumsOf(lines)).toEqual([expect.objectContaining(expected)]);

describe('one account', () => {
  test('without balances', () => check([[5_00, null], [-2_00, null], [0, null]], { rowCount: 3, inMinor: 5_00, outMinor: -2_00, openingMinor: null, closingMinor: null, linkCount: 0, firstBreak: null }));
  test('oldest row first', () => check([[5_00, 105_00], [-2_00, 103_00]], { openingMinor: 100_00, closingMinor: 103_00, linkCount: 1, brokenCount: 0, firstBreak: null }));
  test('newest row first', () => check([[-2_00, 103_00], [5_00, 105_00], [1_00, 100_00]], { openingMinor: 99_00, closingMinor: 103_00, linkCount: 2, brokenCount: 0, firstBreak: null }));
  test('a row is missing', () => check([[5_00, 105_00], [-2_00, 90_00], [1_00, 91_00]], {
    openingMinor: 100_00, closingMinor: 91_00, linkCount: 2, brokenCount: 1, firstBreak: { line: 3, expectedMinor: 103_00, statedMinor: 90_00 },
  }));
  test('a row is missing, newest first', () => check([[1_00, 91_00], [-2_00, 90_00], [5_00, 105_00]], { openingMinor: 100_00, closingMinor: 91_00, brokenCount: 1, firstBreak: { line: 3, expectedMinor: 103_00, statedMinor: 90_00 } }));
  test('a balance per day only', () => check([[1_00, null], [1_00, 12_00], [1_00, null], [1_00, null], [1_00, 15_00]], { openingMinor: 10_00, closingMinor: 15_00, linkCount: 1, brokenCount: 0 }));
  test('rows behind the last balance have no closing balance', () => check([[1_00, 11_00], [1_00, null]], { openingMinor: 10_00, closingMinor: null }));
});

test('accounts and currencies are told apart, in any order of the rows', () => {
  const of = (account: string, currency: string): Partial<StatementRow> => ({ account, currency });
  expect(sumsOf([[1, 1, of('A', 'EUR')], [2, 2, of('B', 'EUR')], [3, 4, of('A', 'EUR')], [-4, null, of('A', 'USD')]])).toMatchObject([
    { account: 'A', currency: 'EUR', rowCount: 2, inMinor: 4, openingMinor: 0, closingMinor: 4, brokenCount: 0 },
    { account: 'B', currency: 'EUR', rowCount: 1, inMinor: 2 },
    { account: 'A', currency: 'USD', rowCount: 1, inMinor: 0, outMinor: -4 },
  ]);
});

test('more accounts than are told apart say so', () => {
  const sums = new AccountSums();
  const row = { line: 1, date: '2025-01-01', description: '', amountMinor: 1, currency: null, balanceMinor: null, category: null, counterparty: null };
  for (let n = 0; n < 1_000; n += 1) sums.add({ ...row, account: `account ${n}` });
  sums.add({ ...row, account: 'account 7' });
  expect(sums.finish()).toHaveLength(1_000);
  sums.add({ ...row, account: 'one more' });
  expect(sums.finish()).toBeNull();
});

test('what cannot be counted exactly is not counted', () => {
  expect(sumsOf([[Number.MAX_SAFE_INTEGER, null], [1, null]])).toBeNull();
  expect(sumsOf([[1, -Number.MAX_SAFE_INTEGER]])).toBeNull();
});
