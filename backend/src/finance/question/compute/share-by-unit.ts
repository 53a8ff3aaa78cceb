/** A part of a whole unit by unit, in percent: "payroll as a percent of sales each month". */
import { percentOf } from '../../percent.ts';
import { subjectInWords } from '../phrase/subject-words.ts';
import type { Plan, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter } from './books.ts';
import type { CalendarUnit } from './calendar-lines.ts';
import { calendarLines, cellOf, unitTitle } from './calendar-lines.ts';
import type { Figures } from './figures.ts';
import { rowsByKey, withPlaces } from './group-rows.ts';

/** Units in which the whole is nothing have no share and are left out; the figure is the share of the whole stretch. */
export async function shareByUnit(plan: Plan, whole: Subject, unit: CalendarUnit, books: Books): Promise<Figures> {
  const [parts, wholes] = await Promise.all([calendarLines(plan, unit, books), calendarLines(whole, unit, books)]);
  const lines = parts.flatMap(({ key, label, value }) => {
    const all = wholes.find((line) => line.key === key)?.value ?? 0;
    const share = percentOf(value, all);
    return share === null ? [] : [{ key, label, value: share, part: value, all }];
  });
  const sum = (of: 'part' | 'all'): number => lines.reduce((total, line) => total + line[of], 0);
  const sides = [plan, whole];
  const rowsOf = sides.map((side) => rowsByKey(side, unit, books));
  const columns = [unitTitle(unit), 'Share in %', ...sides.map((side) => subjectInWords(side, books.vocabulary))];
  const rows = lines.map(({ label, value, part, all }) => [label, cellOf(value, 'percent', books), cellOf(part, 'currency', books), cellOf(all, 'currency', books)]);
  return {
    value: percentOf(sum('part'), sum('all')), unit: 'percent', table: withPlaces({ columns, rows }, lines.map(({ key }) => [null, null, ...rowsOf.map((of) => of(key))]), books),
    chart: { kind: 'line', labels: lines.map(({ label }) => label), series: [{ name: 'Share in %', data: lines.map(({ value }) => cellOf(value, 'percent', books)) }] },
    cited: sides.map((side) => rowsFilter(side, books)), detail: { task: 'trend', lines: lines.map(({ label, value }) => ({ label, value })), isShare: true },
  };
}
