/** The ledger's sums and rows from PostgreSQL: one statement per call, from the rollups wherever no single row has to be looked at. */
import type { AccountRole, Entry } from '../../finance/ledger/entry.ts';
import type { EntryFilter, EntryOrder, EntryPage, GroupKey, GroupTotal, LedgerReader } from '../../finance/ledger/ledger-reader.ts';
import { entryConditions, rollupsAnswer, type RoleOfCategory } from './entry-filter-sql.ts';
import { rollupSource } from './rollup-source-sql.ts';
import { SqlValues, type SqlRunner } from './sql-values.ts';

const KEY_SQL: Readonly<Record<GroupKey, string>> = {
  day: `to_char(date, 'YYYY-MM-DD')`,
  week: `to_char(date_trunc('week', date::timestamp), 'YYYY-MM-DD')`,
  month: `to_char(date, 'YYYY-MM')`,
  quarter: `to_char(date, 'YYYY-"Q"Q')`,
  year: `to_char(date, 'YYYY')`,
  weekday: 'extract(dow from date)::int::text',
  category: 'category_number::text',
  account: 'account_number::text',
  counterparty: `coalesce(counterparty, '')`,
  role: 'chart.role',
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

interface SumRow { keys: string[]; in_minor: string; out_minor: string; in_count: string; out_count: string }

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
    const keys = groupBy.map((key) => KEY_SQL[key]);
    const text = `select array[${keys.join(', ')}]::text[] as keys, ${fromRollups ? ROLLUP_SUMS : ROW_SUMS} from ${source}
      ${groupBy.includes('role') ? this.#joinRoles(sql) : ''} ${keys.length > 0 ? `group by ${keys.join(', ')}` : ''}`;
    const { rows } = await this.#sql.query<SumRow>(text, sql.values);
    const totals = rows.map((row) => toTotal(row, groupBy, filter.direction));
    return groupBy.length === 0 ? totals : totals.filter((total) => total.inCount + total.outCount > 0);
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

  #joinRoles(sql: SqlValues): string {
    const numbers = sql.add([...this.#roles.keys()]);
    const roles = sql.add([...this.#roles.values()] satisfies AccountRole[]);
    return `join unnest(${numbers}::int[], ${roles}::text[]) as chart(number, role) on chart.number = category_number`;
  }
}

interface EntryRow { id: string; date: string; description: string; counterparty: string | null; amount_minor: string; currency: string; account_number: number; category_number: number; file_id: string | null }

function toEntry(row: EntryRow): Entry {
  return {
    id: row.id, date: row.date, description: row.description, counterparty: row.counterparty, amountMinor: Number(row.amount_minor), currency: row.currency,
    accountNumber: row.account_number, categoryNumber: row.category_number, fileId: row.file_id,
  };
}

/** Rollups hold both directions in one row, so a filter by money out blanks the other side here. */
function toTotal(row: SumRow, groupBy: readonly GroupKey[], direction: EntryFilter['direction']): GroupTotal {
  const key = Object.fromEntries(groupBy.map((name, index) => [name, row.keys[index] ?? '']));
  const isOutOnly = direction === 'out';
  return {
    key,
    inMinor: isOutOnly ? 0 : Number(row.in_minor), outMinor: Number(row.out_minor),
    inCount: isOutOnly ? 0 : Number(row.in_count), outCount: Number(row.out_count),
  };
}
