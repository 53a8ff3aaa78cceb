/** The ledger's sums and rows from PostgreSQL, from the rollups wherever no single row has to be looked at. */
import type { Entry } from '../../finance/ledger/entry.ts';
import { GroupTotals } from '../../finance/ledger/group-totals.ts';
import type { EntryFilter, EntryOrder, EntryPage, GroupKey, GroupTotal, LedgerReader } from '../../finance/ledger/ledger-reader.ts';
import type { ColumnChoice, EntryColumns } from '../../finance/ledger/entry-columns.ts';
import { columnRows } from './column-rows.ts';
import { daysOf, groupsOf, type Group } from './counterparty-groups.ts';
import type { CounterpartySums } from './counterparty-sums.ts';
import { counterpartySumsAnswer, counterpartyTotals, cutMonths, datesWithin, firstGroups, namesAndDatesAlone } from './counterparty-totals.ts';
import { entryConditions, rollupsAnswer, type RoleOfCategory } from './entry-filter-sql.ts';
import { RollupReader } from './rollup-reader.ts';
import { rollupSlices } from './rollup-slices.ts';
import { rollupTotals } from './rollup-totals.ts';
import { SqlValues, type SqlRunner } from './sql-values.ts';
import { ORDER_SQL } from './transaction-list.ts';

/** What each key groups rows by. Dates and numbers are grouped as they are and read as text. Roles are put together from their categories. */
const KEY_SQL: Readonly<Record<GroupKey, string>> = {
  day: 'date',
  week: `date_trunc('week', date::timestamp)::date`,
  month: 'left(date::text, 7)',
  quarter: `to_char(date, 'YYYY-"Q"Q')`,
  year: 'left(date::text, 4)',
  weekday: 'extract(dow from date)::int',
  category: 'category_number',
  account: 'account_number',
  counterparty: `coalesce(counterparty, '')`,
  role: 'category_number',
  sourceKind: `coalesce(source_kind, '')`,
};

const ROW_SUMS = `coalesce(sum(amount_minor) filter (where amount_minor >= 0), 0) as in_minor, coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0) as out_minor,
  count(*) filter (where amount_minor >= 0) as in_count, count(*) filter (where amount_minor < 0) as out_count`;

/** The day's text has a name of its own: called `date` it would be what rows are ordered by, past every index. */
const ENTRY_COLUMNS = `id, to_char(date, 'YYYY-MM-DD') as day, description, counterparty, amount_minor, currency, account_number, category_number, file_id`;
/** Above that many, the first ones are met soon in the order of the dates. */
const FEW_ROWS = 20_000;
/** On more days than that rows are not looked for day by day. */
const FEW_DAYS = 500;

/** Null for a ledger whose sums by name are too many to keep. */
export type SumsOfCurrency = (currency: string) => Promise<CounterpartySums | null>;

/** One column per group key, `key_0` and so on. */
interface SumRow { [key: `key_${number}`]: string | number; in_minor: string; out_minor: string; in_count: string; out_count: string }

export class SqlLedgerReader implements LedgerReader {
  readonly #sql: SqlRunner;
  readonly #businessId: string;
  readonly #roles: RoleOfCategory;
  readonly #rollups: RollupReader;
  readonly #sumsOf: SumsOfCurrency;
  /** How many rows match filters that only the rows can answer: a list of them need not count again what was added up before. */
  readonly #rowCounts = new Map<string, number>();

  constructor({ sql, businessId, roles, sumsOf }: { readonly sql: SqlRunner; readonly businessId: string; readonly roles: RoleOfCategory; readonly sumsOf: SumsOfCurrency }) {
    this.#sql = sql;
    this.#businessId = businessId;
    this.#roles = roles;
    this.#rollups = new RollupReader(sql, businessId);
    this.#sumsOf = sumsOf;
  }

  async totals(filter: EntryFilter, groupBy: readonly GroupKey[]): Promise<readonly GroupTotal[]> {
    const keys = groupBy.filter((key) => key !== 'counterparty' && key !== 'sourceKind');
    if (rollupsAnswer(filter) && keys.length === groupBy.length) return rollupTotals(await this.#rollups.read(filter.currency, rollupSlices(filter, keys)), filter, keys, this.#roles);
    const sums = counterpartySumsAnswer(filter, groupBy) ? await this.#sumsOf(filter.currency) : null;
    if (sums) return this.#sumTotals(sums, filter, groupBy);
    const totals = await this.#entryTotals(filter, groupBy, await this.#fewDays(filter));
    if (groupBy.length === 0) this.#rowCounts.set(JSON.stringify(filter), rowCount(totals));
    return totals;
  }

  async entries(filter: EntryFilter, order: EntryOrder, limit: number): Promise<EntryPage> {
    if (!rollupsAnswer(filter)) return this.#countedEntries(filter, order, limit);
    const count = rowCount(await this.totals(filter, []));
    if (count === 0) return { entries: [], count };
    return { entries: await this.#listed(filter, order, limit, count <= FEW_ROWS && (order === 'newest' || order === 'oldest') ? await this.#daysOf(filter, order, limit) : null), count };
  }

  rows(filter: EntryFilter, choice: ColumnChoice = { descriptions: false }): Promise<EntryColumns> {
    return columnRows({ sql: this.#sql, businessId: this.#businessId, roles: this.#roles }, filter, choice);
  }

  /** The days that hold the first rows in that order: a few rows among a million others are found without looking through those. */
  async #daysOf(filter: EntryFilter, order: 'newest' | 'oldest', limit: number): Promise<string[]> {
    const byDay = (await this.totals(filter, ['day'])).map((total) => ({ day: total.key.day ?? '', count: rowCount([total]) })).filter(({ count }) => count > 0);
    byDay.sort((one, other) => (one.day < other.day ? -1 : 1) * (order === 'newest' ? -1 : 1));
    let found = 0;
    const enough = byDay.findIndex(({ count }) => (found += count) >= limit);
    return (enough === -1 ? byDay : byDay.slice(0, enough + 1)).map(({ day }) => day);
  }

  /** Counted by what is known already, else by one statement that counts and lists. */
  async #countedEntries(filter: EntryFilter, order: EntryOrder, limit: number): Promise<EntryPage> {
    const sums = namesAndDatesAlone(filter) ? await this.#sumsOf(filter.currency) : null;
    const groups = sums && groupsOf(sums, filter, this.#roles);
    const count = groups ? rowCount(await this.totals(filter, [])) : this.#rowCounts.get(JSON.stringify(filter));
    if (count === 0) return { entries: [], count };
    const days = sums && groups ? this.#days(firstGroups(sums, groups, filter, order, limit)) : await this.#fewDays(filter);
    if (count !== undefined) return { entries: await this.#listed(filter, order, limit, days), count };
    return this.#countAndList(filter, order, limit, days);
  }

  async #countAndList(filter: EntryFilter, order: EntryOrder, limit: number, days: readonly string[] | null): Promise<EntryPage> {
    const sql = new SqlValues();
    const conditions = this.#conditions(filter, days, sql);
    const text = `select counted.all_rows, picked.* from (select count(*) as all_rows from entry where ${conditions}) as counted
      left join lateral (select ${ENTRY_COLUMNS} from entry where ${conditions} order by ${ORDER_SQL[order]} limit ${sql.add(limit)}) as picked on true`;
    const { rows } = await this.#sql.query<EntryRow & { all_rows: string }>(text, sql.values);
    const count = Number(rows[0]?.all_rows ?? 0);
    this.#rowCounts.set(JSON.stringify(filter), count);
    return { entries: rows.filter((row) => row.id !== null).map(toEntry), count };
  }

  async #listed(filter: EntryFilter, order: EntryOrder, limit: number, days: readonly string[] | null): Promise<Entry[]> {
    const sql = new SqlValues();
    const { rows } = await this.#sql.query<EntryRow>(`select ${ENTRY_COLUMNS} from entry where ${this.#conditions(filter, days, sql)} order by ${ORDER_SQL[order]} limit ${sql.add(limit)}`, sql.values);
    return rows.map(toEntry);
  }

  /** `days`: the only ones on which such rows stand; null where they are too many to be named. */
  #conditions(filter: EntryFilter, days: readonly string[] | null, sql: SqlValues): string {
    const conditions = entryConditions(this.#businessId, filter, this.#roles, sql);
    return days === null ? conditions : `${conditions} and date = any(${sql.add(days)}::date[])`;
  }

  /** Where the rows of a filter stand by its names, accounts, categories and dates alone. */
  async #fewDays(filter: EntryFilter): Promise<string[] | null> {
    const sums = filter.fileId === undefined ? await this.#sumsOf(filter.currency) : null;
    return sums && this.#days(groupsOf(sums, filter, this.#roles));
  }

  #days(groups: readonly Group[]): string[] | null {
    const days = daysOf(groups);
    return days.length <= FEW_DAYS ? days : null;
  }

  async #sumTotals(sums: CounterpartySums, filter: EntryFilter, groupBy: readonly GroupKey[]): Promise<GroupTotal[]> {
    const groups = groupsOf(sums, filter, this.#roles);
    const cut = await Promise.all(cutMonths(groups).map((month) => this.#entryTotals({ ...filter, ...datesWithin(filter, month) }, groupBy, this.#days(groups.filter((group) => group.month === month)))));
    return counterpartyTotals(sums, groups, { filter, groupBy, roles: this.#roles }, cut.flat());
  }

  async #entryTotals(filter: EntryFilter, groupBy: readonly GroupKey[], days: readonly string[] | null): Promise<GroupTotal[]> {
    const sql = new SqlValues();
    const keys = groupBy.map((key, index) => `${KEY_SQL[key]} as key_${index}, `).join('');
    const positions = groupBy.map((_key, index) => index + 1).join(', ');
    const { rows } = await this.#sql.query<SumRow>(
      `select ${keys}${ROW_SUMS} from entry where ${this.#conditions(filter, days, sql)} ${groupBy.length > 0 ? `group by ${positions}` : ''}`, sql.values);
    const totals = new GroupTotals(groupBy);
    for (const row of rows) {
      const sums = { inMinor: Number(row.in_minor), outMinor: Number(row.out_minor), inCount: Number(row.in_count), outCount: Number(row.out_count) };
      totals.add(groupBy.map((key, index) => this.#keyText(key, row[`key_${index}`])), sums);
    }
    return totals.totals();
  }

  #keyText(key: GroupKey, value: string | number | undefined): string {
    return key === 'role' ? this.#roles.get(Number(value)) ?? '' : String(value ?? '');
  }
}

interface EntryRow { id: string; day: string; description: string; counterparty: string | null; amount_minor: string; currency: string; account_number: number; category_number: number; file_id: string | null }

function rowCount(totals: readonly GroupTotal[]): number {
  return totals.reduce((sum, { inCount, outCount }) => sum + inCount + outCount, 0);
}

function toEntry(row: EntryRow): Entry {
  return {
    id: row.id, date: row.day, description: row.description, counterparty: row.counterparty, amountMinor: Number(row.amount_minor), currency: row.currency,
    accountNumber: row.account_number, categoryNumber: row.category_number, fileId: row.file_id,
  };
}
