/** Burn, runway and the known balance: where they are not known they are null, never 0. */
import { expect, test } from '@jest/globals';
import { burnOf, burnPeriod, runwayMonths } from './burn.ts';
import { knownBalance } from './known-balance.ts';

test('burn is the mean of the months, to the minor unit', () => {
  expect(burnOf([-100_00, 50_00, -50_01])).toEqual({ cashFlowMinor: -100_01, months: 3, burnMinor: 33_34 });
  expect(burnOf([-100_00, 300_00, 0])).toEqual({ cashFlowMinor: 200_00, months: 3, burnMinor: 0 });
  expect(burnOf([])).toEqual({ cashFlowMinor: 0, months: 0, burnMinor: 0 });
  expect(burnPeriod('2026-11-22')).toEqual({ from: '2026-08-01', to: '2026-10-31' });
});

test('no limit is no number of months', () => {
  expect(runwayMonths(90_000_00, 20_000_00)).toBe(4.5);
  expect(runwayMonths(90_000_00, 0)).toBeNull();
  expect(runwayMonths(null, 20_000_00)).toBeNull();
  expect(runwayMonths(0, 20_000_00)).toBe(0);
  expect(runwayMonths(-500_00, 20_000_00)).toBe(0);
});

test('the balance is that of the bank accounts that are known', () => {
  const account = (number: number, role: 'bank' | 'card', balanceMinor: number | null) => ({ number, name: `Account ${number}`, role, balanceMinor });
  expect(knownBalance({ accounts: [account(1000, 'bank', 500_00), account(1001, 'bank', -20_00), account(1002, 'bank', null), account(2000, 'card', -300_00)] })).toBe(480_00);
  expect(knownBalance({ accounts: [account(1000, 'bank', null), account(2000, 'card', -300_00)] })).toBeNull();
});
