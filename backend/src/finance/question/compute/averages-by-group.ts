/** A mean for each of several groups: "average daily sales by month", "average invoice by customer", "average monthly spend by category". */
import { addDays, daysBetween, weekdayOf } from '../../local-date.ts';
import { divideMinor } from '../../money.ts';
import type { Period } from '../../period.ts';
import type { AmountMeasure } from '../measures.ts';
import type { Averaged, PerUnit, Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { groupLabel, rowsFilter, signedAmount, valuesBy } from './books.ts';
import { cellOf, fullUnits, isCalendarUnit, unitTitle } from './calendar-lines.ts';
import type { Figures } from './figures.ts';
import { rowsByKey, withPlaces } from './group-rows.ts';
import { average } from './sums.ts';

const MOST_GROUPS = 50;
const MONTHS = { month: 1, quarter: 3, year: 12 } as const;
const TITLES: Readonly<Partial<Record<Averaged, string>>> = { category: 'Category', counterparty: 'Name', account: 'Account' };
const DIVISORS: Readonly<Partial<Record<PerUnit, string>>> = { row: 'Transactions', day: 'Days', week: 'Weeks', month: 'Months', quarter: 'Quarters' };

/** What is divided, and by how many. */
interface Mean { key: string; label: string; sum: number; count: number }

/** The figure is the mean over everything; the table has one line for each group. A week is seven days: months and quarters are no whole number of them. */
export async function averagesByGroup(plan: Plan, each: Averaged, books: Books): Promise<Figures> {
  const { each: _, ...whole } = plan;
  const means = (isCalendarUnit(each) ? await ofUnits(plan, each, books) : await ofNames(plan, each, books)).filter(({ count }) => count > 0);
  const valueOf = ({ sum, count }: Mean): number => (plan.per === 'week' ? divideMinor(sum * 7, Math.round(count * 7)) : divideMinor(plan.per === 'row' ? Math.abs(sum) : sum, count));
  const lines = means.map((mean) => ({ ...mean, value: valueOf(mean) }));
  const shown = isCalendarUnit(each) ? lines : lines.sort((a, b) => b.value - a.value).slice(0, MOST_GROUPS);
  const rowsOf = rowsByKey(plan, each, books);
  const table = { columns: [isCalendarUnit(each) ? unitTitle(each) : TITLES[each]!, 'Average', 'Total', DIVISORS[plan.per ?? 'row']!], rows: shown.map(({ label, value, sum, count }) => [label, cellOf(value, 'currency', books), cellOf(sum, 'currency', books), Math.round(count * 100) / 100]) };
  const chart = isCalendarUnit(each) ? { kind: 'line' as const, labels: shown.map(({ label }) => label), series: [{ name: 'Average', data: shown.map(({ value }) => cellOf(value, 'currency', books)) }] } : null;
  return { ...await average(whole, books), table: withPlaces(table, shown.map(({ key }) => [null, null, rowsOf(key), null]), books), chart };
}

async function ofUnits(plan: Plan, each: 'week' | 'month' | 'quarter' | 'year', books: Books): Promise<Mean[]> {
  const sums = await sumsBy(plan, each, books);
  const isCounted = await countedDays(plan, books);
  return fullUnits(each, plan.period, books.asOf).map(({ key, label, from, to }) => {
    const { sum, rows } = sums.get(key) ?? { sum: 0, rows: 0 };
    return { key, label, sum, count: plan.per === 'row' ? rows : unitsIn({ from, to }, plan.per, isCounted, each) };
  });
}

/** Over the full units of the period, as the mean over all of them. */
async function ofNames(plan: Plan, each: 'category' | 'counterparty' | 'account', books: Books): Promise<Mean[]> {
  if (plan.per === 'row') return [...await sumsBy(plan, each, books)].filter(([key]) => key !== '').map(([key, { sum, rows }]) => ({ key, label: groupLabel(each, key, books), sum, count: rows }));
  const units = plan.per === null || plan.per === 'counterparty' ? [] : fullUnits(plan.per, plan.period, books.asOf);
  const [first, last] = [units[0], units.at(-1)];
  if (!first || !last) return [];
  const isCounted = await countedDays(plan, books);
  const count = plan.per === 'day' ? unitsIn({ from: first.from, to: last.to }, 'day', isCounted, 'year') : units.length;
  const within = { ...plan, period: { ...plan.period, from: first.from, to: last.to } };
  return [...await sumsBy(within, each, books)].filter(([key]) => key !== '').map(([key, { sum }]) => ({ key, label: groupLabel(each, key, books), sum, count }));
}

async function sumsBy(plan: Plan, each: Averaged, books: Books): Promise<Map<string, { sum: number; rows: number }>> {
  const totals = await books.reader.totals(rowsFilter(plan, books), [each]);
  return new Map(totals.map((total) => [total.key[each] ?? '', { sum: signedAmount(plan.metric as AmountMeasure, total), rows: total.inCount + total.outCount }]));
}

type IsCounted = (day: string) => boolean;

/** The days that an average per day divides by; null: every day. */
async function countedDays({ workingDays, openDays, filters, ...plan }: Plan, books: Books): Promise<IsCounted | null> {
  if (workingDays) return (day) => weekdayOf(day) !== 0 && weekdayOf(day) !== 6;
  if (filters.weekdays) return (day) => filters.weekdays!.includes(weekdayOf(day));
  if (!openDays) return null;
  const sold = await valuesBy({ ...plan, metric: 'grossSales', filters: {} }, 'day', books);
  return (day) => sold.has(day);
}

function unitsIn({ from, to }: Period, per: PerUnit | null, isCounted: IsCounted | null, each: 'week' | 'month' | 'quarter' | 'year'): number {
  const days = daysBetween(from, to) + 1;
  if (per === 'day') return isCounted ? Array.from({ length: days }, (_, at) => addDays(from, at)).filter(isCounted).length : days;
  if (per === 'week') return days / 7;
  return per === 'month' || per === 'quarter' ? (each === 'week' ? 0 : MONTHS[each] / MONTHS[per]) : 0;
}
