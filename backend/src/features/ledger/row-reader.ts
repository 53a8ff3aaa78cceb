/** What no kept sums can tell: rows, and sums over rows. Within one transaction nothing is looked through twice that is known already. */
import type { Entry } from '../../finance/ledger/entry.ts';
import { compareBy } from '../../finance/ledger/entry-order.ts';
import { GroupTotals, sumsOf } from '../../finance/ledger/group-totals.ts';
import type { EntryFilter, EntryOrder, EntryPage, GroupKey, GroupTotal } from '../../finance/ledger/ledger-reader.ts';
import { entryConditions, looksAtRows, type RoleOfCategory } from './entry-filter-sql.ts';
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

const COLUMNS = 'id, date, description, counterparty, amount_minor, currency, account_number, category_number, file_id';
/** The day's text has a name of its own: called `date` it would be what rows are ordered by, past every index. */
const SHOWN_COLUMNS = COLUMNS.replace('date', `to_char(date, 'YYYY-MM-DD') as day`);
/** As many as an answer keeps to prove itself by: who looks through the ledger for some takes all that will be asked for. */
const ROWS_AT_ONCE = 500;
const ROWS_FIRST_LOOKED_AT = 10_000;

/** The only days on which such rows stand; null where they are too many to be named. */
type Days = readonly string[] | null;

/** On so many days common rows are met sooner in the order of the dates. */
const MANY_DAYS = 60;
const isWide = (days: Days): boolean => days === null || days.length > MANY_DAYS;

/** One column per group key, `key_0` and so on. */
interface SumRow { [key: `key_${number}`]: string | number; in_minor: string; out_minor: string; in_count: string; out_count: string }
interface EntryRow { id: string; day: string; description: string; counterparty: string | null; amount_minor: string; currency: string; account_number: number; category_number: number; file_id: string | null }

export class RowReader {
  readonly #sql: SqlRunner;
  readonly #businessId: string;
  readonly #roles: RoleOfCategory;
  readonly #sums = new Map<string, Promise<readonly GroupTotal[]>>();
  readonly #nearby = new Map<string, Promise<readonly Entry[]>>();
  readonly #newest = new Map<string, Promise<readonly Entry[]>>();

  constructor({ sql, businessId, roles }: { readonly sql: SqlRunner; readonly businessId: string; readonly roles: RoleOfCategory }) {
    this.#sql = sql;
    this.#businessId = businessId;
    this.#roles = roles;
  }

  totals(filter: EntryFilter, groupBy: readonly GroupKey[], days: Days): Promise<readonly GroupTotal[]> {
    return groupBy.length > 0 ? this.#added(filter, groupBy, days) : known(this.#sums, filter, () => this.#sum(filter, days));
  }

  /** With the number of all that match. */
  async page(filter: EntryFilter, order: EntryOrder, limit: number, days: Days): Promise<EntryPage> {
    const newest = await this.#newestOf(filter, days);
    if (newest.length < ROWS_AT_ONCE) return { entries: [...newest].sort(compareBy(order)).slice(0, limit), count: newest.length };
    const entries = order === 'newest' && limit <= ROWS_AT_ONCE ? newest.slice(0, limit) : await this.listed(filter, order, limit, days);
    return { entries, count: rowCount(await this.totals(filter, [], days)) };
  }

  listed(filter: EntryFilter, order: EntryOrder, limit: number, days: Days): Promise<Entry[]> {
    return this.#list('entry', filter, order, limit, days, new SqlValues());
  }

  /** The first of those that stand at these places of the table, as far as they are the filter's. */
  async placed(places: readonly string[], filter: EntryFilter, order: EntryOrder, limit: number): Promise<Entry[]> {
    const sql = new SqlValues();
    return this.#list(`(select * from entry where business_id = ${sql.add(this.#businessId)}::uuid and ctid = any(${sql.add(places)}::tid[])) as entry`, filter, order, limit, null, sql);
  }

  /** Common rows are met among the newest; for the others PostgreSQL looks through all rows with several processes, which it does not where one row is enough. */
  async has(filter: EntryFilter, days: Days): Promise<boolean> {
    return isWide(days) && (await this.#near(filter)).length > 0 || (await this.#newestOf(filter, days)).length > 0;
  }

  async #list(rowsOf: string, filter: EntryFilter, order: EntryOrder, limit: number, days: Days, sql: SqlValues): Promise<Entry[]> {
    // The texts of days are made of the rows that are picked, not of all that are looked at.
    const picked = `select ${COLUMNS} from ${rowsOf} where ${this.#conditions(filter, days, sql)} order by ${ORDER_SQL[order]} limit ${sql.add(limit)}`;
    const { rows } = await this.#sql.query<EntryRow>(`select ${SHOWN_COLUMNS} from (${picked}) as picked order by ${ORDER_SQL[order]}`, sql.values);
    return rows.map(toEntry);
  }

  /** The newest that match among the newest rows of the dates. */
  #near(filter: EntryFilter): Promise<readonly Entry[]> {
    return known(this.#nearby, filter, () => {
      const sql = new SqlValues();
      const dates = `business_id = ${sql.add(this.#businessId)}::uuid and date between ${sql.add(filter.from ?? '-infinity')}::date and ${sql.add(filter.to ?? 'infinity')}::date`;
      return this.#list(`(select * from entry where ${dates} order by date desc, id desc limit ${ROWS_FIRST_LOOKED_AT}) as entry`, filter, 'newest', ROWS_AT_ONCE, null, sql);
    });
  }

  /** The absolute amounts at those places, smallest first. */
  async amountsAt(filter: EntryFilter, { skipped, count }: { readonly skipped: number; readonly count: number }, days: Days): Promise<number[]> {
    const sql = new SqlValues();
    const { rows } = await this.#sql.query<{ amount: string }>(`select abs(amount_minor) as amount from entry where ${this.#conditions(filter, days, sql)} order by 1 offset ${sql.add(skipped)} limit ${sql.add(count)}`, sql.values);
    return rows.map(({ amount }) => Number(amount));
  }

  /** A few rows among many are found by one look, and added up here. */
  async #sum(filter: EntryFilter, days: Days): Promise<readonly GroupTotal[]> {
    const newest = looksAtRows(filter) ? await this.#newestOf(filter, days) : null;
    if (!newest || newest.length === ROWS_AT_ONCE) return this.#added(filter, [], days);
    const totals = new GroupTotals([]);
    for (const { amountMinor } of newest) totals.add([], sumsOf(amountMinor));
    return totals.totals();
  }

  #newestOf(filter: EntryFilter, days: Days): Promise<readonly Entry[]> {
    return known(this.#newest, filter, async () => {
      const near = isWide(days) ? await this.#near(filter) : [];
      return near.length === ROWS_AT_ONCE ? near : this.listed(filter, 'newest', ROWS_AT_ONCE, days);
    });
  }

  async #added(filter: EntryFilter, groupBy: readonly GroupKey[], days: Days): Promise<GroupTotal[]> {
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

  #conditions(filter: EntryFilter, days: Days, sql: SqlValues): string {
    const conditions = entryConditions(this.#businessId, filter, this.#roles, sql);
    return days === null ? conditions : `${conditions} and date = any(${sql.add(days)}::date[])`;
  }

  #keyText(key: GroupKey, value: string | number | undefined): string {
    return key === 'role' ? this.#roles.get(Number(value)) ?? '' : String(value ?? '');
  }
}

export function rowCount(totals: readonly GroupTotal[]): number {
  return totals.reduce((sum, { inCount, outCount }) => sum + inCount + outCount, 0);
}

function known<T>(found: Map<string, Promise<T>>, filter: EntryFilter, find: () => Promise<T>): Promise<T> {
  const key = JSON.stringify(filter);
  let answer = found.get(key);
  if (!answer) found.set(key, answer = find());
  return answer;
}

function toEntry(row: EntryRow): Entry {
  return {
    id: row.id, date: row.day, description: row.description, counterparty: row.counterparty, amountMinor: Number(row.amount_minor), currency: row.currency,
    accountNumber: row.account_number, categoryNumber: row.category_number, fileId: row.file_id,
  };
}
