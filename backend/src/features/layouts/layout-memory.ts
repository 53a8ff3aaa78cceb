/** What was said about the reading of files, kept for later ones of the same layout and account. */
import type { PoolClient } from 'pg';
import { newId } from '../../database/new-id.ts';
import { selectRows, type TransactionHandle } from '../../database/sql-runner.ts';
import type { LayoutKey, ReadingMapping, RememberedMapping } from '../../ingestion/mapping.ts';

/** More layouts than any business has; of more the newest count. */
export const MOST_LAYOUTS = 200;

export interface RememberedLayout extends RememberedMapping {
  readonly fileName: string;
  readonly saidAt: Date;
  /** Null: no later file was read by it so far. */
  readonly lastUsedAt: Date | null;
}

interface LayoutRow { id: string; signature: string; account_key: string; mapping: ReadingMapping; file_name: string; said_at: Date | string; last_used_at: Date | string | null }

/** Newest first. */
export async function loadLayouts(handle: TransactionHandle, businessId: string): Promise<RememberedLayout[]> {
  const rows = await selectRows<LayoutRow>(handle, 'select * from remembered_layout where business_id = $1 and deleted_at is null order by said_at desc, id desc limit $2', [businessId, MOST_LAYOUTS]);
  return rows.map((row) => ({
    id: row.id, layout: { signature: row.signature, accountKey: row.account_key }, mapping: row.mapping, fileName: row.file_name,
    saidAt: new Date(row.said_at), lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at),
  }));
}

export interface Saying {
  readonly layout: LayoutKey;
  readonly said: ReadingMapping;
  readonly fileName: string;
}

/** In the transaction that brings the file's rows into the ledger. What was said before stays, as far as nothing else is said now and it was not forgotten. */
export async function rememberLayout(client: PoolClient, businessId: string, { layout, said, fileName }: Saying, now: Date): Promise<void> {
  const mapping = forLaterFiles(said);
  if (Object.keys(mapping).length === 0) return;
  await client.query(
    `insert into remembered_layout (business_id, id, signature, account_key, mapping, file_name, said_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (business_id, signature, account_key) do update set
       mapping = case when remembered_layout.deleted_at is null then remembered_layout.mapping else '{}' end || excluded.mapping,
       file_name = excluded.file_name, said_at = excluded.said_at, deleted_at = null`,
    [businessId, newId(), layout.signature, layout.accountKey, JSON.stringify(mapping), fileName, now]);
}

/** A later file was read by it. */
export async function noteUse(client: PoolClient, businessId: string, id: string, now: Date): Promise<void> {
  await client.query('update remembered_layout set last_used_at = $3 where business_id = $1 and id = $2', [businessId, id, now]);
}

/** Lines, the year, what was left out and the oldest payment are this file's own: another one may have more above its rows. */
function forLaterFiles({ headingLine: _heading, firstDataLine: _first, year: _year, firstPayment: _payment, leftOut: _leftOut, ...said }: ReadingMapping): ReadingMapping {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}
