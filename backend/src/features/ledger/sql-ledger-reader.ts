/** The ledger's sums and rows from PostgreSQL: from the rollups and the sums by name wherever no single row has to be looked at, else from the rows that are kept in memory, else from the stored ones. */
import type { Entry } from '../../finance/ledger/entry.ts';
import { matchesWeekday } from '../../finance/ledger/entry-filter.ts';
import type { EntryFilter, EntryOrder, EntryPage, GroupKey, GroupTotal, LedgerReader } from '../../finance/ledger/ledger-reader.ts';
import type { ColumnChoice, EntryColumns } from '../../finance/ledger/entry-columns.ts';
import { columnRows, type ColumnScope } from './column-rows.ts';
import { daysOf, groupsOf, leastOfLargest, type Group } from './counterparty-groups.ts';
import type { CounterpartySums } from './counterparty-sums.ts';
import { counterpartySumsAnswer, counterpartyTotals, cutMonths, datesWithin, firstGroups, namesAndDatesAlone } from './counterparty-totals.ts';
import { keptHas, keptPicks } from './kept/kept-picks.ts';
import type { KeptRowsOf } from './kept/kept-rows.ts';
import { keptMiddle, keptTotals } from './kept/kept-totals.ts';
import { rollupsAnswer, type RoleOfCategory } from './entry-filter-sql.ts';
import { RollupReader } from './rollup-reader.ts';
import { rollupSlices } from './rollup-slices.ts';
import { rollupTotals } from './rollup-totals.ts';
import { rowCount, RowReader } from './row-reader.ts';

/** Above that many, the first ones are met soon in the order of the dates. */
const FEW_ROWS = 20_000;
/** On more days than that rows are not looked for day by day. */
const FEW_DAYS = 500;

/** Null where the sums by name are too many to keep, and of files that were not opened. */
export type KeptSums = (of: Pick<EntryFilter, 'currency' | 'fileId'>) => Promise<CounterpartySums | null>;

export class SqlLedgerReader implements LedgerReader {
  readonly #scope: ColumnScope;
  readonly #roles: RoleOfCategory;
  readonly #rollups: RollupReader;
  readonly #rows: RowReader;
  readonly #sumsOf: KeptSums;
  readonly #keptOf: KeptRowsOf;

  constructor({ sumsOf, keptOf, ...scope }: ColumnScope & { readonly sumsOf: KeptSums; readonly keptOf: KeptRowsOf }) {
    this.#scope = scope;
    this.#roles = scope.roles;
    this.#rollups = new RollupReader(scope.sql, scope.businessId);
    this.#rows = new RowReader(scope);
    this.#sumsOf = sumsOf;
    this.#keptOf = keptOf;
  }

  async totals(filter: EntryFilter, groupBy: readonly GroupKey[]): Promise<readonly GroupTotal[]> {
    const keys = groupBy.filter((key) => key !== 'counterparty' && key !== 'sourceKind');
    if (rollupsAnswer(filter) && keys.length === groupBy.length) return rollupTotals(await this.#rollups.read(filter.currency, rollupSlices(filter, keys)), filter, keys, this.#roles);
    const sums = counterpartySumsAnswer(filter, groupBy) ? await this.#sumsOf(filter) : null;
    return sums ? this.#sumTotals(sums, filter, groupBy) : this.#rowTotals(filter, groupBy, () => this.#fewDays(filter));
  }

  async entries(filter: EntryFilter, order: EntryOrder, limit: number): Promise<EntryPage> {
    const sums = namesAndDatesAlone(filter) ? await this.#sumsOf(filter) : null;
    const isDated = (sums !== null || rollupsAnswer(filter)) && (order === 'newest' || order === 'oldest');
    const kept = isDated ? null : await this.#keptEntries(filter, order, limit);
    if (kept) return kept;
    if (!sums && !rollupsAnswer(filter)) return this.#rows.page(filter, order, limit, await this.#fewDays(filter));
    const count = rowCount(await this.totals(filter, []));
    if (count === 0) return { entries: [], count };
    return { entries: sums ? await this.#pickedEntries(sums, filter, order, limit) : await this.#datedEntries(filter, order, limit, count), count };
  }

  async has(filter: EntryFilter): Promise<boolean> {
    if (rollupsAnswer(filter) || (namesAndDatesAlone(filter) && await this.#sumsOf(filter))) return rowCount(await this.totals(filter, [])) > 0;
    const kept = this.#keptOf(filter);
    return (kept && keptHas(kept, filter, this.#roles)) ?? this.#rows.has(filter, await this.#fewDays(filter));
  }

  async middle(filter: EntryFilter): Promise<readonly number[]> {
    const kept = this.#keptOf(filter);
    const found = kept && keptMiddle(kept, filter, this.#roles);
    if (found) return found;
    const count = rowCount(await this.totals(filter, []));
    return count === 0 ? [] : this.#rows.amountsAt(filter, { skipped: Math.ceil(count / 2) - 1, count: 2 - (count % 2) }, await this.#fewDays(filter));
  }

  rows(filter: EntryFilter, choice: ColumnChoice = { descriptions: false }): Promise<EntryColumns> {
    return columnRows(this.#scope, filter, choice);
  }

  async #sumTotals(sums: CounterpartySums, filter: EntryFilter, groupBy: readonly GroupKey[]): Promise<GroupTotal[]> {
    const groups = groupsOf(sums, filter, this.#roles);
    const cut = await Promise.all(cutMonths(groups).map((month) => this.#rowTotals({ ...filter, ...datesWithin(filter, month) }, groupBy, async () => days(groups.filter((group) => group.month === month), filter))));
    return counterpartyTotals(sums, groups, { filter, groupBy, roles: this.#roles }, cut.flat());
  }

  async #rowTotals(filter: EntryFilter, groupBy: readonly GroupKey[], days: () => Promise<string[] | null>): Promise<readonly GroupTotal[]> {
    const kept = this.#keptOf(filter);
    return (kept && keptTotals(kept, filter, groupBy, this.#roles)) ?? this.#rows.totals(filter, groupBy, await days());
  }

  /** Null where the kept rows do not tell, and where one of them has moved: what PostgreSQL tidies up it may put elsewhere. */
  async #keptEntries(filter: EntryFilter, order: EntryOrder, limit: number): Promise<EntryPage | null> {
    const kept = this.#keptOf(filter);
    const picks = kept && keptPicks(kept, filter, this.#roles, { order, limit });
    if (!picks?.places) return null;
    const entries = picks.count === 0 ? [] : await this.#rows.placed(picks.places, filter, order, limit);
    return entries.length === Math.min(limit, picks.count) ? { entries, count: picks.count } : null;
  }

  /** From the days on which the first ones stand; the largest among those that are large enough. */
  #pickedEntries(sums: CounterpartySums, filter: EntryFilter, order: EntryOrder, limit: number): Promise<Entry[]> {
    const groups = groupsOf(sums, filter, this.#roles);
    const least = order === 'largest' ? leastOfLargest(sums, groups, filter, limit) : null;
    if (least === null) return this.#rows.listed(filter, order, limit, days(firstGroups(sums, groups, filter, order, limit), filter));
    const large = { ...filter, atLeastMinor: least };
    return this.#rows.listed(large, order, limit, days(groupsOf(sums, large, this.#roles), filter));
  }

  /** By the rollups: a few rows among a million others are found by their days, without looking through those. */
  async #datedEntries(filter: EntryFilter, order: EntryOrder, limit: number, count: number): Promise<Entry[]> {
    const isByDay = (order === 'newest' || order === 'oldest') && (count <= FEW_ROWS || filter.weekdays !== undefined);
    return this.#rows.listed(filter, order, limit, isByDay ? await this.#daysOf(filter, order, limit) : null);
  }

  async #daysOf(filter: EntryFilter, order: 'newest' | 'oldest', limit: number): Promise<string[]> {
    const byDay = (await this.totals(filter, ['day'])).map((total) => ({ day: total.key.day ?? '', count: rowCount([total]) })).filter(({ count }) => count > 0);
    byDay.sort((one, other) => (one.day < other.day ? -1 : 1) * (order === 'newest' ? -1 : 1));
    let found = 0;
    const enough = byDay.findIndex(({ count }) => (found += count) >= limit);
    return (enough === -1 ? byDay : byDay.slice(0, enough + 1)).map(({ day }) => day);
  }

  /** Where the rows of a filter can stand by its names, accounts, categories and dates alone. */
  async #fewDays(filter: EntryFilter): Promise<string[] | null> {
    const sums = await this.#sumsOf(filter);
    return sums && days(groupsOf(sums, filter, this.#roles), filter);
  }
}

/** Null where they are too many to be named. */
function days(groups: readonly Group[], filter: EntryFilter): string[] | null {
  const found = daysOf(groups).filter((day) => matchesWeekday(filter, day));
  return found.length <= FEW_DAYS ? found : null;
}
