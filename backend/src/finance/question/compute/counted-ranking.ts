/** Rankings by how often: the number of rows of each name, category or account. */
import { MEASURES } from '../measures.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { groupLabel, rowsFilter } from './books.ts';
import type { Figures } from './figures.ts';
import { rowsByKey, rowsOfWinner, withPlaces } from './group-rows.ts';

const LINES_MOST = 50;

export async function countedRanking(plan: Plan, books: Books): Promise<Figures> {
  const grouping = plan.groupBy === null || plan.groupBy === 'monthday' ? 'counterparty' : plan.groupBy;
  const { direction } = MEASURES[plan.metric];
  const totals = await books.reader.totals({ ...rowsFilter(plan, books), ...(direction ?? plan.filters.direction ? { direction: direction ?? plan.filters.direction } : {}) }, [grouping]);
  const way = plan.order === 'smallest' ? 1 : -1;
  const counts = totals.map(({ key, inCount, outCount }): readonly [string, number] => [String(key[grouping] ?? ''), plan.metric === 'expenses' ? outCount : plan.metric === 'revenue' ? inCount : inCount + outCount]);
  const ranked = counts.filter(([key, count]) => key !== '' && count > 0).sort((a, b) => way * (a[1] - b[1]) || (a[0] < b[0] ? -1 : 1));
  const chosen = plan.rank === null ? ranked.slice(0, plan.limit ?? LINES_MOST) : ranked.slice(plan.rank - 1, plan.rank);
  const lines = chosen.map(([key, value]) => ({ label: groupLabel(grouping, key, books), value }));
  const rowsOf = rowsByKey(plan, grouping, books);
  const isOne = plan.limit === 1 || plan.rank !== null;
  const table = withPlaces({ columns: [grouping === 'counterparty' ? 'Name' : grouping === 'category' ? 'Category' : 'Account', 'Transactions'], rows: lines.map(({ label, value }) => [label, value]) }, chosen.map(([key]) => [null, rowsOf(key)]), books);
  return {
    value: isOne ? lines[0]?.value ?? null : null, unit: 'count', table, chart: null,
    cited: [rowsOfWinner(plan, grouping, isOne ? chosen.map(([key]) => key) : [], books)], detail: { task: 'ranking', lines, others: ranked.length - lines.length, whole: null },
  };
}
