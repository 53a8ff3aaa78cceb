/** Over ledgers made by chance: whatever explains a change adds up to it, to the cent, in every table and in the bridge. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { localDate } from '../../local-date.ts';
import type { AnswerTable, Cell } from '../answer.ts';
import { rowIn } from '../test-ledgers.ts';
import type { Measure } from '../measures.ts';
import { totalPlan, type Plan, type PlanFilters, type PlanPeriod } from '../plan.ts';
import type { PlainRow } from '../statement-ledger.test-data.ts';
import { ledgerOf } from '../statement-ledger.test-data.ts';
import { compute } from './compute.ts';

const RUNS = process.env.PURSER_TEST_FULL ? 1_000 : 60;
const month = (number: number): PlanPeriod => ({ from: localDate(2026, number, 1), to: localDate(2026, number, 31), label: `month ${number}`, unit: 'month' });

const row = rowIn(5, 6, 7);

const why = (metric: Measure, filters: PlanFilters): Plan => {
  const over = { metric, filters, period: month(6) };
  return { ...totalPlan(over), task: 'drivers', against: { ...over, period: month(5) }, groupBy: 'category', explains: true };
};

const units = (cell: Cell | undefined, scale: number): number => Math.round(Number(cell ?? 0) * scale);
const sumOfChange = ({ rows }: AnswerTable, scale: number): number => rows.reduce((sum, [, change]) => sum + units(change, scale), 0);

async function check(rows: readonly PlainRow[], metric: Measure, filters: PlanFilters): Promise<void> {
  const ledger = ledgerOf(rows, 'categorised');
  const figures = await compute(why(metric, filters), { ...ledger, asOf: '2026-07-28' });
  const scale = figures.unit === 'percent' ? 10 : 100;
  const whole = figures.unit === 'percent' ? Math.round(Number(figures.value) * 10) : Number(figures.value);
  expect(sumOfChange(figures.table!, scale)).toBe(whole);
  for (const section of figures.sections ?? []) expect([section.title, sumOfChange(section.table, scale)]).toEqual([section.title, whole]);
  const bars = figures.chart?.series[0]?.data.map((cell) => units(cell, scale));
  if (bars) expect(bars.slice(0, -1).reduce((sum, bar) => sum + bar, 0)).toBe(bars.at(-1));
}

test.each<Measure>(['revenue', 'expenses', 'netProfit', 'cashFlow', 'cashIn', 'cashOut', 'grossMargin', 'netMargin'])('%s', async (metric) => {
  await fc.assert(fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 40 }), (rows) => check(rows, metric, {})), { numRuns: RUNS, seed: 20261122 });
});

test('one name: how often and how much', async () => {
  await fc.assert(fc.asyncProperty(fc.array(row, { minLength: 4, maxLength: 40 }), fc.constantFrom<Measure>('revenue', 'expenses'), (rows, metric) => check(rows, metric, { counterparties: ['Acme'] })), { numRuns: RUNS, seed: 20261122 });
});
