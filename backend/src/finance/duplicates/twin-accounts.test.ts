import { describe, expect, test } from '@jest/globals';
import { GroupTotals, sumsOf } from '../ledger/group-totals.ts';
import { twinAccounts } from './twin-accounts.ts';

type Row = readonly [account: number, day: number, amountMinor: number];

/** Rows of March 2026. */
function twins(...rows: readonly Row[]) {
  const totals = new GroupTotals(['day', 'account']);
  for (const [account, day, amountMinor] of rows) totals.add([`2026-03-${String(day).padStart(2, '0')}`, String(account)], sumsOf(amountMinor));
  return twinAccounts(totals.totals());
}

const statement = (account: number, from: number, to: number): Row[] =>
  Array.from({ length: to - from + 1 }, (_, index) => [account, from + index, (from + index) * (index % 3 === 0 ? 700 : -450)] as const);
/** The same days as `statement`, told of another account. */
const copied = (account: number, from: number, to: number): Row[] => statement(1000, 1, 28).filter(([, day]) => day >= from && day <= to).map(([, day, amount]) => [account, day, amount] as const);

describe('two files of one account', () => {
  test('overlapping in part', () => {
    expect(twins(...statement(1000, 1, 20), ...copied(1001, 11, 28))).toEqual([{ number: 1001, intoNumber: 1000, sharedCount: 10, comparedCount: 10 }]);
  });

  test('with a payment that one of them lacks', () => {
    expect(twins(...statement(1000, 1, 20), [1000, 15, -99], ...copied(1001, 11, 28))).toEqual([{ number: 1001, intoNumber: 1000, sharedCount: 9, comparedCount: 10 }]);
  });

  test('a third is told of once, beside the one that it is most like', () => {
    expect(twins(...statement(1000, 1, 28), ...copied(1001, 1, 20), ...copied(1002, 1, 10))).toMatchObject([{ number: 1001, intoNumber: 1000 }, { number: 1002, intoNumber: 1000 }]);
  });
});

describe('accounts of their own', () => {
  test('with other payments', () => {
    expect(twins(...statement(1000, 1, 28), ...statement(1001, 2, 28).map(([account, day, amount]) => [account, day, amount + 1] as const))).toEqual([]);
  });

  test('that paid each other', () => {
    expect(twins(...statement(1000, 1, 28), ...copied(1001, 1, 28).map(([account, day, amount]) => [account, day, -amount] as const))).toEqual([]);
  });

  test('that are alike on a few days only', () => {
    expect(twins(...statement(1000, 1, 28), ...copied(1001, 1, 4))).toEqual([]);
    expect(twins(...statement(1000, 1, 28), ...copied(1001, 1, 8), ...statement(1001, 9, 27).map(([account, day]) => [account, day, -day] as const))).toEqual([]);
  });

  test('nothing to compare', () => {
    expect(twins()).toEqual([]);
    expect(twins(...statement(1000, 1, 28))).toEqual([]);
  });
});
