/** A share of the number of rows, not of their amounts. */
import { percentOf } from '../../percent.ts';
import { subjectInWords } from '../phrase/subject-words.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { countsOf, rowsFilter } from './books.ts';
import type { Figures } from './figures.ts';
import { withPlaces } from './group-rows.ts';

export async function shareOfRows(plan: Plan, books: Books): Promise<Figures> {
  const sides = [plan, plan.against ?? plan];
  const [part = 0, whole = 0] = await Promise.all(sides.map((side) => countsOf(side, books)));
  const table = { columns: ['', 'Transactions'], rows: sides.map((side, at) => [subjectInWords(side, books.vocabulary), at === 0 ? part : whole]) };
  return { value: percentOf(part, whole), unit: 'percent', table: withPlaces(table, sides.map((side) => [null, rowsFilter(side, books)]), books), chart: null, cited: [rowsFilter(plan, books)], detail: { task: 'share', part, whole } };
}
