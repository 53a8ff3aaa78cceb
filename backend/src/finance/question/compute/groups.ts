/** Rankings by category, party or account; recurring costs. */
import { MEASURES, isPercentMeasure } from '../measures.ts';
import { percentOf, roundPercent } from '../../percent.ts';
import type { EntryFilter } from '../../ledger/ledger-reader.ts';
import type { AnswerTable } from '../answer.ts';
import type { Grouping, Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { groupLabel, sumOf, valuesBy } from './books.ts';
import { cellOf, lineTable, unitTitle } from './calendar-lines.ts';
import { countedRanking } from './counted-ranking.ts';
import { partOfWhole } from './of-whole.ts';
import type { Figures, Line } from './figures.ts';
import { placesAlong, rowsByKey, rowsOfWinner, withPlaces } from './group-rows.ts';

const TITLES: Partial<Record<Grouping, string>> = { counterparty: 'Name' };
export const titleOf = (grouping: Grouping): string => TITLES[grouping] ?? unitTitle(grouping);
const LINES_LIMIT = 50;

export async function ranking(plan: Plan, books: Books): Promise<Figures> {
  if (plan.counted) return countedRanking(plan, books);
  const grouping = plan.groupBy ?? 'category';
  const unit = MEASURES[plan.metric].unit;
  const values = [...(await valuesBy(plan, grouping, books))].filter(([key, value]) => value !== 0 && isWithin(value, plan) && !(grouping === 'counterparty' && key === ''));
  const direction = plan.order === 'smallest' ? 1 : -1;
  const ranked = values.filter(([, value]) => plan.order !== 'smallest' || value > 0).sort((a, b) => direction * (a[1] - b[1]) || (a[0] < b[0] ? -1 : 1));
  const [from, to] = plan.rank === null ? [0, plan.limit ?? LINES_LIMIT] : [plan.rank - 1, plan.rank];
  const whole = isPercentMeasure(plan.metric) ? null : (await sumOf(plan, books)).amountMinor;
  const chosen = plan.ofWhole ? partOfWhole(ranked, plan.ofWhole, whole ?? 0) : plan.bothEnds ? [...ranked.slice(0, to), ...ranked.slice(to).filter(([, value]) => value > 0).slice(-to)] : ranked.slice(from, to);
  const lines = chosen.map(([key, value]) => ({ label: groupLabel(grouping, key, books), value }));
  const rowsOf = rowsByKey(plan, grouping, books);
  const behind = chosen.map(([key]) => rowsOf(key));
  return {
    ...(plan.ofWhole ? { value: lines.length, unit: 'count' as const } : { value: !plan.bothEnds && plan.limit === 1 || plan.rank !== null ? lines[0]?.value ?? null : null, unit }),
    table: withPlaces(rankingTable([titleOf(grouping), MEASURES[plan.metric].label], lines, whole, books), behind.map((filter) => [null, filter]), books),
    chart: lines.length > 1 ? { kind: 'bar', labels: lines.map((line) => line.label), series: [{ name: MEASURES[plan.metric].label, data: lines.map((line) => cellOf(line.value, unit, books)) }], places: placesAlong(behind, books) } : null,
    cited: [rowsOfWinner(plan, grouping, plan.limit === 1 && !plan.bothEnds || plan.rank !== null ? chosen.map(([key]) => key) : [], books)], detail: { task: 'ranking', lines, others: Math.max(0, ranked.length - lines.length), whole, ...keysOf(grouping, chosen.map(([key]) => key)), ...(plan.ofWhole && ranked[0] ? { largest: { label: groupLabel(grouping, ranked[0][0], books), value: ranked[0][1] } } : {}) },
  };
}

function keysOf(grouping: Grouping, keys: readonly string[]): { keys?: Pick<EntryFilter, 'categories' | 'counterparties' | 'accounts'> } {
  switch (grouping) {
    case 'counterparty': return { keys: { counterparties: keys } };
    case 'category': return { keys: { categories: keys.map(Number) } };
    case 'account': return { keys: { accounts: keys.map(Number) } };
    default: return {};
  }
}

/** "More than 10k each": what a line adds up to. */
export const isWithin = (value: number, { threshold }: Plan): boolean => threshold === null || (threshold.side === 'above' ? value > threshold.amountMinor : value < threshold.amountMinor);

/** With each line's share of the whole where there is a whole to share. */
function rankingTable(columns: readonly string[], lines: readonly Line[], whole: number | null, books: Books): AnswerTable {
  if (whole === null || whole <= 0) return lineTable(columns, lines, whole === null ? 'percent' : 'currency', books);
  return { columns: [...columns, 'Share in %'], rows: lines.map((line) => [line.label, cellOf(line.value, 'currency', books), roundPercent(percentOf(line.value, whole) ?? 0)]) };
}
