/** Two measured things side by side, a line for each calendar unit: "revenue and expenses by month". */
import { subjectInWords } from '../phrase/subject-words.ts';
import { MEASURES } from '../measures.ts';
import type { Plan, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter } from './books.ts';
import type { CalendarUnit } from './calendar-lines.ts';
import { calendarLines, cellOf, unitTitle } from './calendar-lines.ts';
import type { Figures } from './figures.ts';
import { rowsByKey, withPlaces } from './group-rows.ts';

export async function besides(plan: Plan, against: Subject, unit: CalendarUnit, books: Books): Promise<Figures> {
  const sides = [plan, against];
  const found = await Promise.all(sides.map((side) => calendarLines(side, unit, books)));
  const keys = [...new Map(found.flat().map(({ key, label }) => [key, label]))].sort(([a], [b]) => (a < b ? -1 : 1));
  const values = found.map((lines) => new Map(lines.map(({ key, value }) => [key, value])));
  const [lines = [], beside = []] = values.map((of) => keys.map(([key, label]) => ({ label, value: of.get(key) ?? 0 })));
  const cells = [lines, beside].map((column, at) => column.map(({ value }) => cellOf(value, MEASURES[sides[at]?.metric ?? plan.metric].unit, books)));
  const titles = sides.map((side) => subjectInWords(side, books.vocabulary));
  const places = sides.map((side) => rowsByKey(side, unit, books));
  const table = { columns: [unitTitle(unit), ...titles], rows: keys.map(([, label], at) => [label, ...cells.map((column) => column[at] ?? null)]) };
  return {
    value: null, unit: null, table: withPlaces(table, keys.map(([key]) => [null, ...places.map((rowsOf) => rowsOf(key))]), books),
    chart: { kind: 'line', labels: keys.map(([, label]) => label), series: titles.map((name, at) => ({ name, data: cells[at] ?? [] })) },
    cited: sides.map((side) => rowsFilter(side, books)), detail: { task: 'trend', lines, beside },
  };
}
