/** A window of ledger rows in a chosen order: after the last row of the window before, or from the how-manieth row on. */
import type { Entry } from '../../finance/ledger/entry.ts';
import type { ProviderName } from '../../providers/contract.ts';
import { dayNumber } from '../../finance/local-date.ts';
import type { EntryFilter, EntryOrder } from '../../finance/ledger/ledger-reader.ts';
import { entryConditions, rollupsAnswer, type EntryConditions } from './entry-filter-sql.ts';
import { daySkip, type RowScope } from './day-skip.ts';
import { keptPicks, type Picks } from './kept/kept-picks.ts';
import type { KeptRowsOf } from './kept/kept-rows.ts';
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

/** Whose rows, and where they may be in memory. */
export interface ListScope extends RowScope {
  readonly keptOf: KeptRowsOf;
  /** All that the ledger has rows of. */
  readonly currencies: readonly { readonly currency: string }[];
}

/** A cursor whose row is gone by now ends the list. */
export async function listTransactions(scope: ListScope, filter: EntryConditions, window: RowWindow): Promise<TransactionRow[]> {
  const last = window.cursor === null ? null : await cursorRow(scope, window.cursor);
  if (window.cursor !== null && last === null) return [];
  return (await pickedTransactions(scope, filter, window, last)) ?? walkedTransactions(scope, filter, window, last);
}

/** From the rows in memory. Null where those do not tell, where the list begins at its beginning and in the order of an index, and where one of them has moved in its table. */
async function pickedTransactions({ sql: runner, businessId, roles, keptOf, currencies }: ListScope, conditions: EntryConditions, { order, limit, offset }: RowWindow, last: CursorRow | null): Promise<TransactionRow[] | null> {
  const isByDate = order === 'newest' || order === 'oldest';
  const currency = conditions.currency ?? (currencies.length === 1 ? currencies[0]!.currency : undefined);
  if (currency === undefined || (isByDate && rollupsAnswer(conditions))) return null;
  const filter: EntryFilter = { ...conditions, currency };
  const kept = keptOf(filter);
  const picks: Picks | null = kept && keptPicks(kept, filter, roles, last ? { order, limit, after: { day: dayNumber(last.day), sizeMinor: Number(last.size) } } : { order, limit, offset });
  if (!picks?.places) return null;
  if (picks.places.length === 0) return [];
  const sql = new SqlValues();
  const rowsOf = `entry where business_id = ${sql.add(businessId)}::uuid and ctid = any(${sql.add(picks.places)}::tid[])`;
  const wanted = [entryConditions(businessId, filter, roles, sql), ...(last ? [afterCursor(last, order, sql)] : [])];
  const { rows } = await runner.query<StoredRow & { placed: string }>(
    `select ${ROW_COLUMNS}, (select count(*) from ${rowsOf}) as placed from (select * from ${rowsOf}) as entry where ${wanted.join(' and ')}
     order by ${ORDER_SQL[order]} limit ${sql.add(limit)} offset ${sql.add(last ? 0 : offset - picks.skipped)}`, sql.values);
  return Number(rows[0]?.placed) === picks.places.length ? rows.map(toTransactionRow) : null;
}

async function walkedTransactions(scope: RowScope, filter: EntryConditions, window: RowWindow, last: CursorRow | null): Promise<TransactionRow[]> {
  const sql = new SqlValues();
  const conditions = [entryConditions(scope.businessId, filter, scope.roles, sql)];
  const skip = last === null ? await daySkip(scope, filter, window) : { date: null, offset: 0 };
  if (skip === null) return [];
  if (skip.date !== null) conditions.push(`date ${window.order === 'newest' ? '<=' : '>='} ${sql.add(skip.date)}::date`);
  if (last !== null) conditions.push(afterCursor(last, window.order, sql));
  const { rows } = await scope.sql.query<StoredRow>(
    `select ${ROW_COLUMNS} from entry where ${conditions.join(' and ')} order by ${ORDER_SQL[window.order]} limit ${sql.add(window.limit)} offset ${sql.add(skip.offset)}`, sql.values);
  return rows.map(toTransactionRow);
}

interface CursorRow { readonly id: string; readonly day: string; readonly size: string }

async function cursorRow({ sql, businessId }: RowScope, id: string): Promise<CursorRow | null> {
  const { rows } = await sql.query<CursorRow>(`select id, to_char(date, 'YYYY-MM-DD') as day, abs(amount_minor) as size from entry where business_id = $1 and id = $2`, [businessId, id]);
  return rows[0] ?? null;
}

/** How the rows after the cursor's compare with it, so that a page costs the same wherever it lies. */
function afterCursor(last: CursorRow, order: EntryOrder, sql: SqlValues): string {
  const [date, id] = [`${sql.add(last.day)}::date`, `${sql.add(last.id)}::uuid`];
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
