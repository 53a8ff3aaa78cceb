import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_CHART, defaultAccount } from '../chart-of-accounts.ts';
import type { Entry } from '../ledger/entry.ts';
import { memoryReader } from '../ledger/memory-reader.ts';
import { addDays } from '../local-date.ts';
import type { OverviewPeriodName } from '../period.ts';
import { HEADLINE_METRICS } from './headline.ts';
import { overviewFigures, type OverviewLedger } from './overview-figures.ts';

function entry(date: string, amountMinor: number, category: string, currency = 'USD'): Entry {
  return { id: `${date}${amountMinor}${category}`, date, amountMinor, currency, description: category, counterparty: null, accountNumber: 1000, categoryNumber: defaultAccount(category).number, fileId: null };
}

function ledgerOf(entries: readonly Entry[]): OverviewLedger {
  const own = entries.filter((one) => one.currency === 'USD');
  return { currency: 'USD', currencies: [...new Set(entries.map((one) => one.currency))], entryCount: own.length, dateTo: own.map((one) => one.date).sort().at(-1) ?? null, categories: DEFAULT_CHART };
}

const entries = [
  entry('2026-10-03', 800_00, 'Sales - Retail'), entry('2026-10-25', 500_00, 'Sales - Retail'), entry('2026-10-10', -300_00, 'Rent'),
  entry('2026-11-02', 1000_00, 'Sales - Retail'), entry('2026-11-03', -50_00, 'Refunds'), entry('2026-11-05', -300_00, 'Rent'), entry('2026-11-06', 20_00, 'Rent'),
  entry('2026-11-07', -100_00, 'Owner Draw'), entry('2026-11-08', -400_00, 'Transfer'), entry('2026-11-09', 5_00, 'Interest Income'), entry('2026-11-10', 999_00, 'Sales - Retail', 'EUR'),
];
const overview = (wanted: OverviewPeriodName | { from: string; to: string }, today = '2026-11-20', of = entries) => overviewFigures(memoryReader(of, DEFAULT_CHART), ledgerOf(of), wanted, today);

test('this month against the same days of the month before', async () => {
  const found = await overview('this-month');
  expect(found.period).toEqual({ from: '2026-11-01', to: '2026-11-20', label: 'November 1 – 20, 2026' });
  expect(found.previousPeriod).toEqual({ from: '2026-10-01', to: '2026-10-20', label: 'October 1 – 20, 2026' });
  expect(found.figures).toEqual({ revenue: 950_00, expenses: 280_00, netProfit: 675_00, cashFlow: 575_00 });
  expect(found.change).toEqual({ revenue: 18.8, expenses: -6.7, netProfit: 35, cashFlow: 15 });
  expect(found.notice).toBeNull();
  expect(found.series).toHaveLength(20);
  expect(found.series[1]).toMatchObject({ label: 'Nov 2', figures: { revenue: 1000_00 } });
});

test('categories: costs and refunds are told as positive numbers, largest first', async () => {
  const found = await overview('this-month');
  expect(found.byCategory.map((one) => [one.category, one.role, one.amountMinor, one.count])).toEqual([
    ['Sales - Retail', 'revenue', 1000_00, 1], ['Rent', 'opex', 280_00, 2], ['Refunds', 'refund', 50_00, 1],
    ['Interest Income', 'other-income', 5_00, 1], ['Owner Draw', 'owner', -100_00, 1], ['Transfer', 'transfer', -400_00, 1],
  ]);
});

test('other currencies are named and never added', async () => {
  expect(await overview('this-month')).toMatchObject({ currency: 'USD', currencies: ['USD', 'EUR'] });
});

test('nothing before: no change; nothing at all: no data', async () => {
  expect((await overview('last-year')).change).toEqual({ revenue: null, expenses: null, netProfit: null, cashFlow: null });
  expect(await overview('this-month', '2026-11-20', [])).toMatchObject({ hasData: false, asOf: '2026-11-20', figures: { revenue: 0 } });
});

test('old data: periods count from the newest row and a notice says so', async () => {
  const found = await overview('this-month', '2027-03-01');
  expect(found).toMatchObject({ asOf: '2026-11-09', notice: 'Your data ends on 9 November 2026: periods count from there.', period: { from: '2026-11-01', to: '2026-11-09' } });
});

describe('the points of the chart add up to the figures', () => {
  const anyEntry = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: -1e7, max: 1e7 }), fc.constantFrom('Sales - Online', 'Rent', 'Refunds', 'Transfer', 'Taxes', 'Owner Draw', 'Cost of Goods Sold'))
    .map(([days, amount, category]) => entry(addDays('2024-06-01', days), amount, category));
  test.each(['this-month', 'last-6-months', 'this-year', 'last-year', 'last-week'] as const)('%s', async (name) => {
    await fc.assert(fc.asyncProperty(fc.array(anyEntry, { minLength: 1, maxLength: 80 }), async (any) => {
      const found = await overview(name, '2026-11-20', any);
      for (const metric of HEADLINE_METRICS) expect(found.series.reduce((sum, point) => sum + point.figures[metric], 0)).toBe(found.figures[metric]);
    }), { numRuns: 30 });
  });
});
