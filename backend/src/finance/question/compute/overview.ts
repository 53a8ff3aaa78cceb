/** Revenue, expenses, net profit and cash flow of one period, where it is asked for with a line for each of its months, quarters or years. */
import { MEASURES } from '../measures.ts';
import type { Measure } from '../measures.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { countsOf, rowsFilter, sumOf } from './books.ts';
import type { CalendarUnit } from './calendar-lines.ts';
import { calendarLines, cellOf, isCalendarUnit, lineTable, unitTitle } from './calendar-lines.ts';
import type { Figures } from './figures.ts';
import { rowsByKey, withPlaces } from './group-rows.ts';

const SHOWN: readonly Measure[] = ['revenue', 'expenses', 'netProfit', 'cashFlow'];

export async function overview(plan: Plan, books: Books): Promise<Figures> {
  const lines = await Promise.all(SHOWN.map(async (metric) => ({ label: MEASURES[metric].label, value: (await sumOf({ ...plan, metric }, books)).amountMinor })));
  const count = await countsOf({ ...plan, metric: 'cashFlow' }, books);
  if (plan.groupBy !== null && isCalendarUnit(plan.groupBy)) return { ...(await unitByUnit(plan, plan.groupBy, books)), detail: { task: 'overview', lines, count } };
  const whole = { ...plan, metric: 'cashFlow' } as const;
  const table = withPlaces(lineTable(['', 'Amount'], lines, 'currency', books), SHOWN.map((metric) => [null, rowsFilter({ ...plan, metric }, books)]), books);
  return { value: null, unit: 'currency', table, chart: null, cited: [rowsFilter(whole, books)], detail: { task: 'overview', lines, count } };
}

async function unitByUnit(plan: Plan, unit: CalendarUnit, books: Books): Promise<Omit<Figures, 'detail'>> {
  const columns = await Promise.all(SHOWN.map((metric) => calendarLines({ ...plan, metric }, unit, books)));
  const cells = columns.map((lines) => lines.map(({ value }) => cellOf(value, 'currency', books)));
  const labels = columns[0]?.map(({ label }) => label) ?? [];
  const rowsOf = SHOWN.map((metric) => rowsByKey({ ...plan, metric }, unit, books));
  const table = { columns: [unitTitle(unit), ...SHOWN.map((metric) => MEASURES[metric].label)], rows: labels.map((label, at) => [label, ...cells.map((column) => column[at] ?? null)]) };
  return {
    value: null, unit: 'currency', table: withPlaces(table, labels.map((_, at) => [null, ...rowsOf.map((of) => of(columns[0]?.[at]?.key ?? ''))]), books),
    chart: { kind: 'line', labels, series: SHOWN.map((metric, at) => ({ name: MEASURES[metric].label, data: cells[at] ?? [] })) }, cited: [rowsFilter({ ...plan, metric: 'cashFlow' }, books)],
  };
}
