/** Two measured things side by side, a line for each calendar unit: "revenue and expenses by month", "Uber and Lyft each quarter", "this year's months beside last year's". */
import { subjectInWords } from '../phrase/subject-words.ts';
import { MEASURES, isPercentMeasure } from '../measures.ts';
import { monthName } from '../../local-date.ts';
import type { Plan, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter } from './books.ts';
import type { CalendarUnit } from './calendar-lines.ts';
import { calendarLines, cellOf, fullUnits, unitTitle } from './calendar-lines.ts';
import type { Figures } from './figures.ts';
import { rowsByKey, withPlaces } from './group-rows.ts';

interface Pair { readonly label: string; readonly keys: readonly (string | undefined)[] }

export async function besides(plan: Plan, against: Subject, unit: CalendarUnit, books: Books): Promise<Figures> {
  const sides = [plan, against];
  const values = (await Promise.all(sides.map((side) => calendarLines(side, unit, books)))).map((lines) => new Map(lines.map(({ key, value }) => [key, value])));
  const isOfTwoTimes = plan.period.from !== against.period.from;
  const pairs = isOfTwoTimes ? inStep(sides, unit, books) : sameUnits(sides, unit, books);
  const columns = sides.map((_, at) => pairs.map(({ keys }) => values[at]?.get(keys[at] ?? '') ?? 0));
  const [first = [], second = []] = columns;
  const unitsOf = sides.map((side) => MEASURES[side.metric].unit);
  const cells = columns.map((column, at) => column.map((value) => cellOf(value, unitsOf[at] ?? 'currency', books)));
  const titles = isOfTwoTimes ? sides.map(({ period }) => period.label) : sides.map((side) => subjectInWords(side, books.vocabulary));
  const more = pairs.map((_, at) => moreOf(plan, against, first[at] ?? 0, second[at] ?? 0));
  const rowsOf = sides.map((side) => rowsByKey(side, unit, books));
  const placed = pairs.map(({ keys }, at) => [null, ...rowsOf.map((of, side) => (keys[side] === undefined ? null : of(keys[side]))), ...(more[at] ?? []).map(() => null)]);
  const told = (column: readonly number[]) => pairs.map(({ label }, at) => ({ label, value: column[at] ?? 0 }));
  return {
    value: null, unit: null,
    table: withPlaces({ columns: [unitTitle(unit), ...titles, ...(more[0] ?? []).map(([title]) => title)], rows: pairs.map(({ label }, at) => [label, ...cells.map((column) => column[at] ?? null), ...(more[at] ?? []).map(([, value]) => cellOf(value, unitsOf[0] ?? 'currency', books))]) }, placed, books),
    chart: { kind: 'line', labels: pairs.map(({ label }) => label), series: titles.map((name, at) => ({ name, data: cells[at] ?? [] })) },
    cited: sides.map((side) => rowsFilter(side, books)), detail: { task: 'trend', lines: told(first), beside: told(second) },
  };
}

/** Of two names their sum stands beside them; of two times or where it is asked for what is between them. */
function moreOf(plan: Plan, against: Subject, first: number, second: number): (readonly [string, number])[] {
  if (isPercentMeasure(plan.metric) || isPercentMeasure(against.metric)) return [];
  if (plan.difference || plan.period.from !== against.period.from) return [['Difference', first - second]];
  return plan.metric === against.metric ? [['Together', first + second]] : [];
}

function sameUnits(sides: readonly Subject[], unit: CalendarUnit, books: Books): Pair[] {
  const found = sides.flatMap(({ period }) => fullUnits(unit, period, books.asOf));
  return [...new Map(found.map(({ key, label }) => [key, label]))].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, label]) => ({ label, keys: [key, key] }));
}

/** January beside January; the lines are those of the later time. */
function inStep([now, before]: readonly Subject[], unit: CalendarUnit, books: Books): Pair[] {
  const [units, earlier] = [now, before].map((side) => (side ? fullUnits(unit, side.period, books.asOf) : []));
  return (units ?? []).map(({ key, label, from }, at) => ({ label: unit === 'month' ? monthName(Number(from.slice(5, 7))) : unit === 'quarter' ? label.slice(0, 2) : label, keys: [key, earlier?.[at]?.key] }));
}
