/** How many different names there were in each full calendar unit, or how many for the first time; the figure is their mean. */
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter } from './books.ts';
import type { CalendarUnit } from './calendar-lines.ts';
import { fullUnits, unitTitle } from './calendar-lines.ts';
import type { Figures } from './figures.ts';
import { rowsByKey, withPlaces } from './group-rows.ts';

export async function namesPerUnit(plan: Plan, unit: CalendarUnit, books: Books): Promise<Figures> {
  const isNew = plan.membership === 'only-here';
  const totals = await books.reader.totals({ ...rowsFilter(plan, books), ...(isNew ? { from: undefined } : {}) }, [unit, 'counterparty']);
  const names = new Map<string, Set<string>>();
  const known = new Set<string>();
  for (const { key } of [...totals].sort((a, b) => (String(a.key[unit]) < String(b.key[unit]) ? -1 : 1))) {
    const name = String(key.counterparty ?? '');
    if (name === '' || isNew && known.has(name)) continue;
    known.add(name);
    names.set(String(key[unit]), (names.get(String(key[unit])) ?? new Set()).add(name));
  }
  const units = fullUnits(unit, plan.period, books.asOf);
  const rows = units.map(({ key, label }): [string, number] => [label, names.get(key)?.size ?? 0]);
  const rowsOf = rowsByKey(plan, unit, books);
  const mean = rows.length === 0 ? null : Math.round((rows.reduce((all, [, count]) => all + count, 0) / rows.length) * 10) / 10;
  return { value: mean, unit: 'count', table: withPlaces({ columns: [unitTitle(unit), 'Names'], rows }, units.map(({ key }) => [null, rowsOf(key)]), books), chart: null, cited: [rowsFilter(plan, books)], detail: { task: 'count', sumMinor: 0 } };
}
