/** Groups the counterparty sums as a figure asks for them: whole months from the sums; a month that the dates cut through is left to the rows. */
import { dateKeyOf, isDateKey, legsKeyOf } from '../../finance/ledger/entry-filter.ts';
import { GroupTotals, type Sums } from '../../finance/ledger/group-totals.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import type { EntryFilter, EntryOrder, GroupKey, GroupTotal } from '../../finance/ledger/ledger-reader.ts';
import type { Group } from './counterparty-groups.ts';
import type { CounterpartySums } from './counterparty-sums.ts';
import { firstOf, lastOf } from './month-index.ts';
import { looksAtRows, type RoleOfCategory } from './entry-filter-sql.ts';

/** Keys that follow from a group. */
type SumKey = Exclude<GroupKey, 'day' | 'week' | 'weekday' | 'sourceKind'>;

/** True when nothing in the filter looks at a single row's amount, text or weekday. */
export function counterpartySumsAnswer(filter: EntryFilter, groupBy: readonly GroupKey[]): boolean {
  return namesAndDatesAlone(filter) && groupBy.every(isSumKey);
}

export function namesAndDatesAlone(filter: EntryFilter): boolean {
  return filter.weekdays === undefined && !looksAtRows(filter);
}

export const isSumKey = (key: GroupKey): key is SumKey => key !== 'day' && key !== 'week' && key !== 'weekday' && key !== 'sourceKind';

/** Months of which the sums say too much: the rows between the dates have to be looked at. There are two at most. */
export function cutMonths(groups: readonly Group[]): number[] {
  return [...new Set(groups.filter(({ isPart }) => isPart).map(({ month }) => month))];
}

/** The filter's dates within that month. */
export function datesWithin({ from, to }: EntryFilter, month: number): { readonly from: LocalDate; readonly to: LocalDate } {
  const [first, last] = [firstOf(month), lastOf(month)];
  return { from: from !== undefined && from > first ? from : first, to: to !== undefined && to < last ? to : last };
}

/** `rest`: what the rows of the cut months add up to. */
export function counterpartyTotals(sums: CounterpartySums, groups: readonly Group[], { filter, groupBy, roles }: { readonly filter: EntryFilter; readonly groupBy: readonly GroupKey[]; readonly roles: RoleOfCategory }, rest: readonly GroupTotal[]): GroupTotal[] {
  const totals = new GroupTotals(groupBy);
  const keys = groupBy.filter(isSumKey);
  const cut = new Set(cutMonths(groups));
  const dates = new Map<number, LocalDate>();
  const dateOf = (month: number): LocalDate => dates.get(month) ?? dates.set(month, firstOf(month)).get(month)!;
  for (const { at, month } of groups) {
    if (cut.has(month)) continue;
    const date = dateOf(month);
    const categoryNumber = sums.categoryNumbers[at]!;
    const legs = { currency: filter.currency, accountNumber: sums.accountNumbers[at]!, categoryNumber };
    totals.add(keys.map((key) => (key === 'counterparty' ? sums.names[sums.counterparties[at]!] ?? '' : isDateKey(key) ? dateKeyOf(key, date) : legsKeyOf(key, legs, roles.get(categoryNumber)))), sumsAt(sums, at, filter));
  }
  for (const { key, ...own } of rest) totals.add(groupBy.map((name) => key[name] ?? ''), own);
  return totals.totals();
}

/** The groups in which the first rows in that order stand; all of them where the order is one by amount. */
export function firstGroups(sums: CounterpartySums, groups: readonly Group[], filter: EntryFilter, order: EntryOrder, limit: number): readonly Group[] {
  if (order === 'largest' || order === 'smallest') return groups;
  const months = [...Map.groupBy(groups, ({ month }) => month)].sort(([one], [other]) => (order === 'newest' ? other - one : one - other));
  let found = 0;
  const enough = months.findIndex(([, own]) => {
    for (const { at, isPart } of own) found += isPart ? 0 : countOf(sumsAt(sums, at, filter));
    return found >= limit;
  });
  return (enough === -1 ? months : months.slice(0, enough + 1)).flatMap(([, own]) => own);
}

const countOf = ({ inCount, outCount }: Sums): number => inCount + outCount;

/** Rows of zero count as money in, unless money in alone is asked for. */
function sumsAt(sums: CounterpartySums, at: number, { direction }: EntryFilter): Sums {
  const [isIn, isOut] = [direction !== 'out', direction !== 'in'];
  const inCount = sums.inCounts[at]! - (direction === 'in' ? sums.zeroCounts[at]! : 0);
  return { inMinor: isIn ? sums.inMinor[at]! : 0, outMinor: isOut ? sums.outMinor[at]! : 0, inCount: isIn ? inCount : 0, outCount: isOut ? sums.outCounts[at]! : 0 };
}
