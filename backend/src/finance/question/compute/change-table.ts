/** Changes as a table: the change, then the figure now and before, which lead to their rows. */
import type { AnswerTable } from '../answer.ts';
import { isPercentMeasure } from '../measures.ts';
import type { Grouping, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { cellOf } from './calendar-lines.ts';
import type { Change } from './figures.ts';
import { rowsByKey, withPlaces } from './group-rows.ts';
import { titleOf } from './groups.ts';

export function changeTable(plan: Subject, against: Subject, grouping: Grouping, lines: readonly (Change | null)[], books: Books): AnswerTable {
  const shown = lines.filter((line) => line !== null);
  const unit = isPercentMeasure(plan.metric) ? 'percent' : 'currency';
  const cell = (value: number) => cellOf(value, unit, books);
  const [rowsNow, rowsBefore] = [plan, against].map((side) => rowsByKey(side, grouping, books));
  const table = { columns: [titleOf(grouping), 'Change', plan.period.label, against.period.label], rows: shown.map((line) => [line.label, cell(line.change), cell(line.now), cell(line.before)]) };
  return withPlaces(table, shown.map(({ key, now, before }) => [null, null, key !== null && now !== 0 ? rowsNow?.(key) ?? null : null, key !== null && before !== 0 ? rowsBefore?.(key) ?? null : null]), books);
}
