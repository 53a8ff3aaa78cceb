/** A LedgerReader over an array of entries: the reference semantics, and the ledger of tests. */
import type { ChartAccount, Entry } from './entry.ts';
import { entriesAsColumns } from './entry-columns.ts';
import { groupKeyOf, matches } from './entry-filter.ts';
import { compareBy } from './entry-order.ts';
import { GroupTotals, sumsOf } from './group-totals.ts';
import type { EntryFilter, EntryOrder, EntryPage, GroupKey, GroupTotal, LedgerReader } from './ledger-reader.ts';

/** An entry as a file brought it; one with `duplicateOf` counts in its own file only. */
export interface StoredEntry extends Entry {
  readonly duplicateOf?: string | null;
  /** What the provider calls it; rows of files have none. */
  readonly sourceKind?: string;
}

export function memoryReader(stored: readonly StoredEntry[], chart: readonly ChartAccount[]): LedgerReader {
  const roles = new Map(chart.map((account) => [account.number, account.role]));
  const roleOf = (entry: Entry) => {
    const role = roles.get(entry.categoryNumber);
    if (!role) throw new Error(`category ${entry.categoryNumber} is not in the chart`);
    return role;
  };
  const select = (filter: EntryFilter) =>
    stored.filter((entry) => (filter.fileId !== undefined || !entry.duplicateOf) && matches(filter, entry, roleOf(entry)));

  return {
    totals: async (filter, groupBy) => groupTotals(select(filter), groupBy, (key, entry) => (key === 'sourceKind' ? entry.sourceKind ?? '' : groupKeyOf(key, entry, roleOf(entry)))),
    entries: async (filter, order, limit) => page(select(filter), order, limit),
    has: async (filter) => select(filter).length > 0,
    middle: async (filter) => middleOf(select(filter).map(({ amountMinor }) => Math.abs(amountMinor)).sort((one, other) => one - other)),
    rows: async (filter, choice) => entriesAsColumns(select(filter).sort(compareBy('oldest')), filter.currency, choice),
  };
}

function groupTotals(entries: readonly StoredEntry[], groupBy: readonly GroupKey[], keyOf: (key: GroupKey, entry: StoredEntry) => string): GroupTotal[] {
  const groups = new GroupTotals(groupBy);
  for (const entry of entries) groups.add(groupBy.map((key) => keyOf(key, entry)), sumsOf(entry.amountMinor));
  return groups.totals();
}

/** `sorted`: smallest first. */
function middleOf(sorted: readonly number[]): readonly number[] {
  return sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
}

function page(entries: readonly StoredEntry[], order: EntryOrder, limit: number): EntryPage {
  const sorted = [...entries].sort(compareBy(order)).slice(0, limit);
  return { entries: sorted.map(({ duplicateOf: _own, sourceKind: _kind, ...entry }) => entry), count: entries.length };
}
