/** A window of ledger rows in a chosen order: after the last row of the window before, or from the how-manieth row on. */
import type { Entry } from '../../finance/ledger/entry.ts';
import type { ProviderName } from '../../providers/contract.ts';
import type { EntryOrder } from '../../finance/ledger/ledger-reader.ts';
import { entryConditions, type EntryConditions } from './entry-filter-sql.ts';
import { daySkip, type RowScope } from './day-skip.ts';
import { SqlValues } from './sql-values.ts';

export interface TransactionRow extends Entry {
  /** Where it stands in its file. */
  readonly line: number | null;
  /** What the bank or the other party numbered the payment with. */
  readonly reference: string | null;
  /** Who told of it, where that is no file. */
  readonly provider: ProviderName | null;
}

export interface RowWindow {
  readonly order: EntryOrder;
  readonly limit: number;
  /** The id of the last row before the window; null: start at `offset`. */
  readonly cursor: string | null;
  readonly offset: number;
}

export const ORDER_SQL: Readonly<Record<EntryOrder, string>> = {
  newest: 'date desc, id desc',
  oldest: 'date, id',
  largest: 'abs(amount_minor) desc, date desc, id desc',
  smallest: 'abs(amount_minor), date desc, id desc',
};

/** Asked per shown row: a join would be one for every row that is looked through. */
export const PROVIDER_COLUMN = '(select provider from integration where integration.business_id = entry.business_id and integration.id = entry.integration_id) as provider';

export const ROW_COLUMNS = `id, to_char(date, 'YYYY-MM-DD') as day, description, counterparty, amount_minor, currency, account_number, category_number, file_id, line, reference, ${PROVIDER_COLUMN}`;

export interface StoredRow { id: string; day: string; description: string; counterparty: string | null; amount_minor: string; currency: string; account_number: number; category_number: number; file_id: string | null; line: number | null; reference: string | null; provider: ProviderName | null }

/** A cursor whose row is gone by now ends the list. */
export async function listTransactions(scope: RowScope, filter: EntryConditions, window: RowWindow): Promise<TransactionRow[]> {
  const sql = new SqlValues();
  const conditions = [entryConditions(scope.businessId, filter, scope.roles, sql)];
  const skip = window.cursor === null ? await daySkip(scope, filter, window) : { date: null, offset: 0 };
  if (skip === null) return [];
  if (skip.date !== null) conditions.push(`date ${window.order === 'newest' ? '<=' : '>='} ${sql.add(skip.date)}::date`);
  if (window.cursor !== null) {
    const after = await afterCursor(scope, window.cursor, window.order, sql);
    if (after === null) return [];
    conditions.push(after);
  }
  const { rows } = await scope.sql.query<StoredRow>(
    `select ${ROW_COLUMNS} from entry where ${conditions.join(' and ')} order by ${ORDER_SQL[window.order]} limit ${sql.add(window.limit)} offset ${sql.add(skip.offset)}`, sql.values);
  return rows.map(toTransactionRow);
}

/** How the rows after the cursor's compare with it, so that a page costs the same wherever it lies. */
async function afterCursor({ sql: runner, businessId }: RowScope, cursor: string, order: EntryOrder, sql: SqlValues): Promise<string | null> {
  const { rows } = await runner.query<{ day: string; size: string }>(
    `select to_char(date, 'YYYY-MM-DD') as day, abs(amount_minor) as size from entry where business_id = $1 and id = $2`, [businessId, cursor]);
  const last = rows[0];
  if (!last) return null;
  const [date, id] = [`${sql.add(last.day)}::date`, `${sql.add(cursor)}::uuid`];
  if (order === 'newest') return `(date, id) < (${date}, ${id})`;
  if (order === 'oldest') return `(date, id) > (${date}, ${id})`;
  const size = `${sql.add(last.size)}::bigint`;
  if (order === 'largest') return `(abs(amount_minor), date, id) < (${size}, ${date}, ${id})`;
  return `(abs(amount_minor) > ${size} or (abs(amount_minor) = ${size} and (date, id) < (${date}, ${id})))`;
}

export function toTransactionRow(row: StoredRow): TransactionRow {
  return {
    id: row.id, date: row.day, description: row.description, counterparty: row.counterparty, amountMinor: Number(row.amount_minor), currency: row.currency,
    accountNumber: row.account_number, categoryNumber: row.category_number, fileId: row.file_id, line: row.line, reference: row.reference, provider: row.provider,
  };
}
