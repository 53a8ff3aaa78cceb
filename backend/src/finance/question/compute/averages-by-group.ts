/** A mean for each of several groups: "average daily sales by month", "average invoice by customer", "average monthly spend by category". */
import { weekdayOf } from '../../local-date.ts';
import type { EntryFilter } from '../../ledger/ledger-reader.ts';
import { divideMinor } from '../../money.ts';
import type { AmountMeasure } from '../measures.ts';
import type { Averaged, PerUnit, Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { groupLabel, rowsFilter, signedAmount, valuesBy } from './books.ts';
import { type CalendarUnit, cellOf, fullUnits, isCalendarUnit, unitOf, unitTitle } from './calendar-lines.ts';
import type { Figures } from './figures.ts';
import { rowsByKey, withPlaces } from './group-rows.ts';
import { average } from './sums.ts';

const MOST_GROUPS = 50;
const TITLES: Readonly<Partial<Record<Averaged, string>>> = { category: 'Category', counterparty: 'Name', account: 'Account' };
const DIVISORS: Readonly<Partial<Record<PerUnit, string>>> = { row: 'Transactions', day: 'Days', week: 'Weeks', month: 'Months', quarter: 'Quarters' };

type OuterUnit = Extract<Averaged, CalendarUnit>;

/** What is divided, by how many, and between which days. */
interface Mean { key: string; label: string; from: string; to: string; sum: number; count: number }

/** The figure is the mean over everything; the table has one line for each group. A week is seven days: months and quarters are no whole number of them. */
export async function averagesByGroup(plan: Plan, each: Averaged, books: Books): Promise<Figures> {
  const { each: _, ...whole } = plan;
  const means = (isCalendarUnit(each) ? await ofUnits(plan, each, books) : await ofNames(plan, each, books)).filter(({ count }) => count > 0);
  const valueOf = ({ sum, count }: Mean): number => (plan.per === 'week' ? divideMinor(sum * 7, Math.round(count * 7)) : divideMinor(plan.per === 'row' ? Math.abs(sum) : sum, count));
  const lines = means.map((mean) => ({ ...mean, value: valueOf(mean) }));
  const shown = isCalendarUnit(each) ? lines : lines.sort((a, b) => b.value - a.value).slice(0, MOST_GROUPS);
  const rowsOf = isCalendarUnit(each) ? null : rowsByKey(plan, each, books);
  const behind = ({ key, from, to }: Mean): EntryFilter | null => { const rows = rowsOf ? rowsOf(key) : rowsFilter(plan, books); return rows && { ...rows, from, to }; };
  const table = { columns: [isCalendarUnit(each) ? unitTitle(each) : TITLES[each]!, 'Average', 'Total', DIVISORS[plan.per ?? 'row']!], rows: shown.map(({ label, value, sum, count }) => [label, cellOf(value, 'currency', books), cellOf(sum, 'currency', books), Math.round(count * 100) / 100]) };
  const chart = isCalendarUnit(each) ? { kind: 'line' as const, labels: shown.map(({ label }) => label), series: [{ name: 'Average', data: shown.map(({ value }) => cellOf(value, 'currency', books)) }] } : null;
  return { ...await average(whole, books), table: withPlaces(table, shown.map((line) => [null, null, behind(line), null]), books), chart };
}

/** By the days or the full months of the period that lie in each; a year of which the period holds eight months has eight. */
async function ofUnits(plan: Plan, each: OuterUnit, books: Books): Promise<Mean[]> {
  const isByDays = plan.per === 'row' || plan.per === 'day' || plan.per === 'week';
  const inner = isByDays ? 'day' : plan.per === 'quarter' ? 'quarter' : 'month';
  const sums = await sumsBy(plan, isByDays ? each : inner, books);
  const isCounted = plan.per === 'day' ? await countedDays(plan, books) : null;
  const groups = Map.groupBy(fullUnits(inner, plan.period, books.asOf), ({ from }) => unitOf(each, from).key);
  return [...groups.values()].map((units) => {
    const [from, to] = [units[0]!.from, units.at(-1)!.to];
    const { key, label } = unitOf(each, from);
    const found = (isByDays ? [key] : units.map((unit) => unit.key)).flatMap((one) => sums.get(one) ?? []);
    const days = isCounted ? units.filter((unit) => isCounted(unit.from)).length : units.length;
    const rows = found.reduce((all, one) => all + one.rows, 0);
    return { key, label, from, to, sum: found.reduce((all, one) => all + one.sum, 0), count: plan.per === 'row' ? rows : plan.per === 'day' ? days : plan.per === 'week' ? units.length / 7 : units.length };
  });
}

/** Over the full units of the period, as the mean over all of them. */
async function ofNames(plan: Plan, each: 'category' | 'counterparty' | 'account', books: Books): Promise<Mean[]> {
  if (plan.per === 'row') return [...await sumsBy(plan, each, books)].filter(([key]) => key !== '').map(([key, { sum, rows }]) => ({ key, label: groupLabel(each, key, books), from: plan.period.from, to: plan.period.to, sum, count: rows }));
  const units = plan.per === null || plan.per === 'counterparty' ? [] : fullUnits(plan.per, plan.period, books.asOf);
  const [first, last] = [units[0], units.at(-1)];
  if (!first || !last) return [];
  const isCounted = plan.per === 'day' ? await countedDays(plan, books) : null;
  const count = isCounted ? units.filter((unit) => isCounted(unit.from)).length : units.length;
  const within = { ...plan, period: { ...plan.period, from: first.from, to: last.to } };
  return [...await sumsBy(within, each, books)].filter(([key]) => key !== '').map(([key, { sum }]) => ({ key, label: groupLabel(each, key, books), from: first.from, to: last.to, sum, count }));
}

async function sumsBy(plan: Plan, each: Averaged | CalendarUnit, books: Books): Promise<Map<string, { sum: number; rows: number }>> {
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
