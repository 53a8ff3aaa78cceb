/** Where a name or category stands among all of its kind: "where does Acme rank among our customers". */
import { MEASURES } from '../measures.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { groupLabel, rowsFilter, valuesBy } from './books.ts';
import { lineTable } from './calendar-lines.ts';
import type { Figures } from './figures.ts';
import { titleOf } from './groups.ts';
import { rowsByKey, withPlaces } from './group-rows.ts';

const LINES_MOST = 50;

/** The figure is the place, 1 for the largest; null for several names and for one that has nothing in the period. */
export async function place(plan: Plan, books: Books): Promise<Figures> {
  const isCategory = plan.groupBy === 'category';
  const grouping = isCategory ? 'category' : 'counterparty';
  const { categories, counterparties, ...filters } = plan.filters;
  const all = { ...plan, filters: { ...filters, ...(isCategory ? {} : categories ? { categories } : {}) } };
  const ranked = [...await valuesBy(all, grouping, books)].filter(([key, value]) => key !== '' && value > 0).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const wanted = isCategory ? (categories ?? []).map(String) : counterparties ?? [];
  const placed = wanted.map((key) => {
    const at = ranked.findIndex(([other]) => other === key);
    return { label: groupLabel(grouping, key, books), value: ranked[at]?.[1] ?? 0, place: at < 0 ? null : at + 1 };
  });
  const lines = ranked.slice(0, LINES_MOST);
  const rowsOf = rowsByKey(all, grouping, books);
  return {
    value: placed.length === 1 ? placed[0]?.place ?? null : null, unit: 'count',
    table: withPlaces(lineTable([titleOf(grouping), MEASURES[plan.metric].label], lines.map(([key, value]) => ({ label: groupLabel(grouping, key, books), value })), 'currency', books), lines.map(([key]) => [null, rowsOf(key)]), books),
    chart: null, cited: [rowsFilter(plan, books)], detail: { task: 'place', placed, count: ranked.length },
  };
}
