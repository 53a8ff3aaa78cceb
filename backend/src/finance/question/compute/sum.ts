/** Two sums added up, of which no row is in both: "rent and electricity". */
import { addedInWords } from '../phrase/subject-words.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter, sumOf } from './books.ts';
import { lineTable } from './calendar-lines.ts';
import type { Figures } from './figures.ts';
import { withPlaces } from './group-rows.ts';

export async function sum(plan: Plan, books: Books): Promise<Figures> {
  const sides = [plan, plan.against ?? plan];
  const lines = await Promise.all(sides.map(async (side) => ({ label: addedInWords(side, books.vocabulary), value: (await sumOf(side, books)).amountMinor })));
  const value = lines.reduce((all, line) => all + line.value, 0);
  const cited = sides.map((side) => rowsFilter(side, books));
  const table = withPlaces(lineTable(['', 'Amount'], [...lines, { label: 'Together', value }], 'currency', books), [...cited.map((filter) => [null, filter]), [null, null]], books);
  return { value, unit: 'currency', table, chart: null, cited, detail: { task: 'sum', lines } };
}
