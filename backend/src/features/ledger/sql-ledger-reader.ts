/** The ledger's sums and rows from PostgreSQL: one statement per call, from the rollups wherever no single row has to be looked at. */
import { hash } from 'node:crypto';
import type { Entry } from '../../finance/ledger/entry.ts';
import type { EntryFilter, EntryOrder, EntryPage, GroupKey, GroupTotal, LedgerReader } from '../../finance/ledger/ledger-reader.ts';
import { entryConditions, rollupsAnswer, type RoleOfCategory } from './entry-filter-sql.ts';
import { rollupSource } from './rollup-source-sql.ts';
import { SqlValues, type SqlRunner } from './sql-values.ts';

/** What each key groups by. Dates and numbers are grouped as they are and read as text. Roles are put together from their categories. */
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
};

const ORDER_SQL: Readonly<Record<EntryOrder, string>> = {
  newest: 'date desc, id desc',
  oldest: 'date, id',
  largest: 'abs(amount_minor) desc, date desc, id desc',
  smallest: 'abs(amount_minor), date desc, id desc',
};

const ROW_SUMS = `coalesce(sum(amount_minor) filter (where amount_minor >= 0), 0) as in_minor, coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0) as out_minor,
  count(*) filter (where amount_minor >= 0) as in_count, count(*) filter (where amount_minor < 0) as out_count`;
const ROLLUP_SUMS = 'coalesce(sum(in_minor), 0) as in_minor, coalesce(sum(out_minor), 0) as out_minor, coalesce(sum(in_count), 0) as in_count, coalesce(sum(out_count), 0) as out_count';

/** One column per group key, `key_0` and so on. */
interface SumRow { [key: `key_${number}`]: string | number; in_minor: string; out_minor: string; in_count: string; out_count: string }

export class SqlLedgerReader implements LedgerReader {
  readonly #sql: SqlRunner;
  readonly #businessId: string;
  readonly #roles: RoleOfCategory;

  constructor(sql: SqlRunner, businessId: string, roles: RoleOfCategory) {
    this.#sql = sql;
    this.#businessId = businessId;
    this.#roles = roles;
  }

  async totals(filter: EntryFilter, groupBy: readonly GroupKey[]): Promise<readonly GroupTotal[]> {
    const sql = new SqlValues();
    const fromRollups = rollupsAnswer(filter) && !groupBy.includes('counterparty');
    const source = fromRollups
      ? `(${rollupSource(this.#businessId, filter, groupBy, this.#roles, sql)}) as sums`
      : `(select * from entry where ${entryConditions(this.#businessId, filter, this.#roles, sql)}) as rows`;
    const keys = groupBy.map((key, index) => `${KEY_SQL[key]} as key_${index}, `).join('');
    const positions = groupBy.map((_key, index) => index + 1).join(', ');
    const text = `select ${keys}${fromRollups ? ROLLUP_SUMS : ROW_SUMS} from ${source} ${groupBy.length > 0 ? `group by ${positions}` : ''}`;
    const { rows } = await this.#sql.query<SumRow>(text, sql.values, fromRollups ? `rollup ${hash('sha1', text)}` : undefined);
    const totals = rows.map((row) => this.#toTotal(row, groupBy, filter.direction));
    if (groupBy.length === 0) return totals;
    const filled = totals.filter((total) => total.inCount + total.outCount > 0);
    return groupBy.includes('role') ? mergeTotals(filled) : filled;
  }

  async entries(filter: EntryFilter, order: EntryOrder, limit: number): Promise<EntryPage> {
    const sql = new SqlValues();
    const conditions = entryConditions(this.#businessId, filter, this.#roles, sql);
    const text = `select counted.all_rows, picked.* from (select count(*) as all_rows from entry where ${conditions}) as counted
      left join lateral (select id, to_char(date, 'YYYY-MM-DD') as date, description, counterparty, amount_minor, currency, account_number, category_number, file_id
        from entry where ${conditions} order by ${ORDER_SQL[order]} limit ${sql.add(limit)}) as picked on true`;
    const { rows } = await this.#sql.query<EntryRow & { all_rows: string }>(text, sql.values);
    const entries = rows.filter((row) => row.id !== null).map(toEntry);
    return { entries, count: Number(rows[0]?.all_rows ?? 0) };
  }

  /** Rollups hold both directions in one row, so a filter by money out blanks the other side here. */
  #toTotal(row: SumRow, groupBy: readonly GroupKey[], direction: EntryFilter['direction']): GroupTotal {
    const keyOf = (name: GroupKey, value: string | number | undefined): string => (name === 'role' ? this.#roles.get(Number(value)) ?? '' : String(value ?? ''));
    const isOutOnly = direction === 'out';
    return {
      key: Object.fromEntries(groupBy.map((name, index) => [name, keyOf(name, row[`key_${index}`])])),
      inMinor: isOutOnly ? 0 : Number(row.in_minor), outMinor: Number(row.out_minor),
      inCount: isOutOnly ? 0 : Number(row.in_count), outCount: Number(row.out_count),
    };
  }
}

/** Adds up totals with the same key: several categories play one role. */
function mergeTotals(totals: readonly GroupTotal[]): GroupTotal[] {
  const merged = new Map<string, { -readonly [K in keyof GroupTotal]: GroupTotal[K] }>();
  for (const total of totals) {
    const id = Object.values(total.key).join('\u0000');
    const sum = merged.get(id);
    if (!sum) merged.set(id, { ...total });
    else for (const column of ['inMinor', 'outMinor', 'inCount', 'outCount'] as const) sum[column] += total[column];
  }
  return [...merged.values()];
}

interface EntryRow { id: string; date: string; description: string; counterparty: string | null; amount_minor: string; currency: string; account_number: number; category_number: number; file_id: string | null }

function toEntry(row: EntryRow): Entry {
  return {
    id: row.id, date: row.date, description: row.description, counterparty: row.counterparty, amountMinor: Number(row.amount_minor), currency: row.currency,
    accountNumber: row.account_number, categoryNumber: row.category_number, fileId: row.file_id,
  };
}
