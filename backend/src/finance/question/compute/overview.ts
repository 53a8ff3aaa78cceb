/** Revenue, expenses, net profit and cash flow of one period. */
import { MEASURES } from '../measures.ts';
import type { Measure } from '../measures.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { countsOf, rowsFilter, sumOf } from './books.ts';
import { lineTable } from './calendar-lines.ts';
import type { Figures } from './figures.ts';
import { withPlaces } from './group-rows.ts';

const SHOWN: readonly Measure[] = ['revenue', 'expenses', 'netProfit', 'cashFlow'];

export async function overview(plan: Plan, books: Books): Promise<Figures> {
  const lines = await Promise.all(SHOWN.map(async (metric) => ({ label: MEASURES[metric].label, value: (await sumOf({ ...plan, metric }, books)).amountMinor })));
  const whole = { ...plan, metric: 'cashFlow' } as const;
  const table = withPlaces(lineTable(['', 'Amount'], lines, 'currency', books), SHOWN.map((metric) => [null, rowsFilter({ ...plan, metric }, books)]), books);
  return { value: null, unit: 'currency', table, chart: null, cited: [rowsFilter(whole, books)], detail: { task: 'overview', lines, count: await countsOf(whole, books) } };
}
