/** The period before: its figures, its course, and the categories that make up the change of profit. */
import { expect, test } from '@jest/globals';
import { DEFAULT_CHART } from '../chart-of-accounts.ts';
import { memoryReader } from '../ledger/memory-reader.ts';
import type { StoredEntry } from '../ledger/memory-reader.ts';
import { comparison } from './comparison.ts';

const numberOf = (name: string): number => {
  const account = DEFAULT_CHART.find((candidate) => candidate.name === name);
  if (!account) throw new Error(`no ${name} in the chart`);
  return account.number;
};

const row = (date: string, category: string, amountMinor: number): StoredEntry => ({
  id: `${date} ${category}`, date, description: category, counterparty: null, amountMinor, currency: 'USD', accountNumber: 1000, categoryNumber: numberOf(category), fileId: null,
});

const rows = [
  row('2026-10-02', 'Consulting Income', 900_00), row('2026-10-03', 'Payroll', -400_00), row('2026-10-31', 'Rent', -100_00),
  row('2026-11-02', 'Consulting Income', 1000_00), row('2026-11-03', 'Payroll', -150_00), row('2026-11-04', 'Owner Draw', -50_00),
];
const categories = DEFAULT_CHART.map(({ number, name, role }) => ({ number, name, role }));

test('this month so far beside the same days of the month before', async () => {
  const ledger = { currency: 'USD', currencies: ['USD'], dateTo: '2026-11-04', entryCount: rows.length, categories };
  const found = await comparison(memoryReader(rows, DEFAULT_CHART), ledger, 'this-month', '2026-11-05');
  expect(found.previousPeriod).toMatchObject({ from: '2026-10-01', to: '2026-10-05' });
  expect(found.previous).toEqual({ revenue: 900_00, expenses: 400_00, netProfit: 500_00, cashFlow: 500_00 });
  expect(found.profitChangeMinor).toBe(350_00);
  expect(found.drivers.map(({ category, effectMinor }) => [category, effectMinor])).toEqual([['Payroll', 250_00], ['Consulting Income', 100_00]]);
  expect(found.previousSeries.map(({ from, figures }) => [from, figures.netProfit])).toEqual([
    ['2026-10-01', 0], ['2026-10-02', 900_00], ['2026-10-03', -400_00], ['2026-10-04', 0], ['2026-10-05', 0],
  ]);
});

test('a year is cut into months, as the year itself is', async () => {
  const ledger = { currency: 'USD', currencies: ['USD'], dateTo: '2026-11-04', entryCount: rows.length, categories };
  const { previousSeries } = await comparison(memoryReader(rows, DEFAULT_CHART), ledger, { from: '2026-01-01', to: '2026-12-31' }, '2026-11-05');
  expect(previousSeries).toHaveLength(12);
});
