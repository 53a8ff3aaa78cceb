/** One sum less another. Money that only moved (draws, loan payments) is taken off by its size. */
import { subjectInWords } from '../phrase/subject-words.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter, sumOf } from './books.ts';
import { lineTable } from './calendar-lines.ts';
import type { Figures } from './figures.ts';
import { withPlaces } from './group-rows.ts';

export async function remainder(plan: Plan, books: Books): Promise<Figures> {
  const against = plan.against ?? plan;
  const [from, taken] = await Promise.all([sumOf(plan, books), sumOf(against, books)]);
  const off = against.metric === 'movement' ? Math.abs(taken.amountMinor) : taken.amountMinor;
  const value = from.amountMinor - off;
  const lines = [{ label: subjectInWords(plan, books.vocabulary), value: from.amountMinor }, { label: subjectInWords(against, books.vocabulary), value: off }, { label: 'Remains', value }];
  const cited = [rowsFilter(plan, books), rowsFilter(against, books)];
  const table = withPlaces(lineTable(['', 'Amount'], lines, 'currency', books), [...cited.map((filter) => [null, filter]), [null, null]], books);
  return { value, unit: 'currency', table, chart: null, cited, detail: { task: 'remainder', from: from.amountMinor, off } };
}
