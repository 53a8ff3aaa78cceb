/** How amounts, shares, counts and days are written. */
import { describe, expect, test } from '@jest/globals';
import { formatDay, formatMonth, formatPeriod, formatPeriodBeside } from './date.ts';
import { formatMoney, formatMoneyChange } from './money.ts';
import type { MoneyPrecision } from './money.ts';
import { formatBytes, formatCount, formatPercent, formatPercentChange, formatQuantity } from './number.ts';

describe('money', () => {
  const check = (amount: string, precision: MoneyPrecision, expected: string, currency = 'USD') =>
    expect(formatMoney(amount, currency, precision)).toBe(expected);

  test('ledger', () => check('48210.37', 'exact', '$48,210.37'));
  test('a true minus', () => check('-1234.50', 'exact', '−$1,234.50'));
  test('headline figure', () => check('48210.37', 'rounded', '$48,210'));
  test('no negative zero', () => check('-0.4', 'rounded', '$0'));
  test('axis', () => check('12000', 'compact', '$12K'));
  test('more digits than a binary fraction holds', () => check('90071992547409931.27', 'exact', '$90,071,992,547,409,931.27'));
  test('foreign money names itself', () => check('1234.5', 'exact', '€1,234.50 EUR', 'EUR'));
  test('another dollar names itself', () => check('12', 'exact', '$12.00 CAD', 'CAD'));
  test('a code that Intl already writes', () => check('12', 'exact', 'CHF\u00a012.00', 'CHF'));
  test('a currency without cents', () => check('1200', 'exact', '¥1,200 JPY', 'JPY'));
});

describe('a change of money', () => {
  const check = (amount: string, expected: string) => expect(formatMoneyChange(amount, 'USD', 'rounded')).toBe(expected);

  test('a gain', () => check('120', '+$120'));
  test('a loss', () => check('-120', '−$120'));
  test('next to nothing', () => check('0.2', '$0'));
});

describe('numbers', () => {
  const check = (words: string, expected: string) => expect(words).toBe(expected);

  test('count', () => check(formatCount(12480), '12,480'));
  test('percent', () => check(formatPercent(12.5), '12.5%'));
  test('negative percent', () => check(formatPercent(-3), '−3.0%'));
  test('rise', () => check(formatPercentChange(8.34), '+8.3%'));
  test('no rise', () => check(formatPercentChange(0.01), '0.0%'));
  test('bytes', () => check(formatBytes(512), '512 bytes'));
  test('kilobytes', () => check(formatBytes(2048), '2 kB'));
  test('the upload limit', () => check(formatBytes(10_485_760), '10 MB'));
  test('one', () => check(formatQuantity(1, 'entry', 'entries'), '1 entry'));
  test('many', () => check(formatQuantity(1204, 'transaction'), '1,204 transactions'));
});

describe('days', () => {
  const check = (words: string, expected: string) => expect(words).toBe(expected);

  test('a ledger day', () => check(formatDay('2026-11-20'), 'Nov 20, 2026'));
  test('the first of a month stays in it, west of Greenwich too', () => check(formatDay('2026-11-01'), 'Nov 1, 2026'));
  test('a period', () => check(formatPeriod('2026-11-01', '2026-11-30'), 'Nov 1\u2009–\u200930, 2026'));
  test('a period beside one of the same year', () => check(formatPeriodBeside({ from: '2026-10-01', to: '2026-10-21' }, { from: '2026-11-01' }), 'Oct 1\u2009–\u200921'));
  test('a whole month beside one of the same year', () => check(formatPeriodBeside({ from: '2026-09-01', to: '2026-09-30' }, { from: '2026-10-01' }), 'Sep'));
  test('whole months of another year', () => check(formatPeriodBeside({ from: '2025-11-01', to: '2026-04-30' }, { from: '2026-05-01' }), 'Nov 2025\u2009–\u2009Apr 2026'));
  test('a period beside one of another year', () => check(formatPeriodBeside({ from: '2025-12-01', to: '2025-12-21' }, { from: '2026-01-01' }), 'Dec 1\u2009–\u200921, 2025'));
  test('a month', () => check(formatMonth('2026-03'), 'Mar 2026'));
});
