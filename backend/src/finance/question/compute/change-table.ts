/** Changes as a table: the change, then the figure now and before, which lead to their rows. */
import { percentChange } from '../../percent.ts';
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

/** The change in percent before the change itself; there is no rest, for percentages do not add up. */
export function percentTable(plan: Subject, against: Subject, grouping: Grouping, lines: readonly Change[], books: Books): AnswerTable {
  const { columns, rows, places } = changeTable(plan, against, grouping, lines, books);
  const inPercent = lines.map(({ now, before }) => cellOf(percentChange(now, before) ?? 0, 'percent', books));
  const [title = '', ...others] = columns;
  return { columns: [title, 'Change in %', ...others], rows: rows.map(([label = '', ...cells], at) => [label, inPercent[at] ?? null, ...cells]), ...(places ? { places: places.map(([label = null, ...cells]) => [label, null, ...cells]) } : {}) };
}
