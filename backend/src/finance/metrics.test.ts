import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AccountRole } from './ledger/entry.ts';
import { EXPENSE_ROLES, METRICS, moneyMetric, percentMetric, type Metric, type RoleTotals } from './metrics.ts';

const totals: RoleTotals = {
  revenue: { inMinor: 1000_00, outMinor: 0 }, refund: { inMinor: 0, outMinor: 50_00 }, 'other-income': { inMinor: 5_00, outMinor: 0 },
  cogs: { inMinor: 20_00, outMinor: 320_00 }, opex: { inMinor: 0, outMinor: 200_00 }, tax: { inMinor: 0, outMinor: 40_00 }, interest: { inMinor: 0, outMinor: 10_00 },
  owner: { inMinor: 0, outMinor: 100_00 }, loan: { inMinor: 400_00, outMinor: 30_00 }, transfer: { inMinor: 70_00, outMinor: 500_00 },
};

describe('each measure by its definition', () => {
  const check = (metric: Metric, expected: number) =>
    test(metric, () => expect(METRICS[metric].unit === 'percent' ? percentMetric(metric as 'netMargin', totals) : moneyMetric(metric as 'revenue', totals)).toBeCloseTo(expected, 6));
  check('revenue', 950_00);
  check('grossSales', 1000_00);
  check('refunds', 50_00);
  check('otherIncome', 5_00);
  check('cogs', 300_00);
  check('operatingExpenses', 200_00);
  check('expenses', 550_00);
  check('grossProfit', 650_00);
  check('operatingProfit', 450_00);
  check('netProfit', 405_00);
  check('cashFlow', 675_00);
  check('cashIn', 1425_00);
  check('cashOut', 750_00);
  check('grossMargin', (650 / 950) * 100);
  check('operatingMargin', (450 / 950) * 100);
  check('netMargin', (405 / 950) * 100);
  check('refundRate', 5);
});

test('nothing there: zero money, no margin', () => {
  expect(moneyMetric('netProfit', {})).toBe(0);
  expect(Object.is(moneyMetric('expenses', {}), 0)).toBe(true);
  expect(percentMetric('grossMargin', {})).toBeNull();
});

const roles = Object.keys(totals) as AccountRole[];
const anyTotals = fc.dictionary(fc.constantFrom(...roles), fc.record({ inMinor: fc.nat(1e12), outMinor: fc.nat(1e12) })) as fc.Arbitrary<RoleTotals>;

test('revenue − expenses + other income = net profit, and cash in − cash out = cash flow, whatever the ledger', () => {
  fc.assert(fc.property(anyTotals, (any) => {
    expect(moneyMetric('revenue', any) - moneyMetric('expenses', any) + moneyMetric('otherIncome', any)).toBe(moneyMetric('netProfit', any));
    expect(moneyMetric('cashIn', any) - moneyMetric('cashOut', any)).toBe(moneyMetric('cashFlow', any));
    expect(moneyMetric('grossSales', any) - moneyMetric('refunds', any)).toBe(moneyMetric('revenue', any));
    expect(moneyMetric('cogs', any) + moneyMetric('operatingExpenses', any)).toBe(moneyMetric('expenses', any) + ['tax', 'interest'].reduce((sum, role) => sum + (any[role as AccountRole]?.inMinor ?? 0) - (any[role as AccountRole]?.outMinor ?? 0), 0));
  }));
});

test('transfers, owner and loan rows never touch profit', () => {
  expect(EXPENSE_ROLES).not.toContain('transfer');
  const without: RoleTotals = { ...totals, transfer: { inMinor: 0, outMinor: 0 }, owner: { inMinor: 0, outMinor: 0 }, loan: { inMinor: 0, outMinor: 0 } };
  expect(moneyMetric('netProfit', without)).toBe(moneyMetric('netProfit', totals));
});
