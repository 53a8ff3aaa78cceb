/** Makes the ledger agree with the matches between its files: rows of one payment have one fingerprint, and the oldest of them counts. */
import type { PoolClient } from 'pg';
import { untangle, type CopyEdge } from '../../finance/duplicates/untangle.ts';
import { hasDecidedAnything, recategorize } from '../ledger/own-categories.ts';
import { isRowOf } from '../ledger/payment-rows.ts';
import { readRollupRows } from '../ledger/rollup-rows.ts';
import type { Rollup } from '../ledger/rollup.ts';
import { SqlValues } from '../ledger/sql-values.ts';
import { WITHDRAWN } from '../ledger/withdrawn.ts';
import { settleMatches } from '../matches/settle.ts';
import { loadCluster, tearEdges } from './copy-edges.ts';
import { fromKey, keyOf } from './payment-key.ts';

interface RowOfFile { id: string; file_id: string; account_number: number; fingerprint: string; own_fingerprint: string | null; duplicate_of: string | null }
interface Place { readonly fingerprint: string; readonly own: string | null; readonly duplicateOf: string | null }

/** Under the ledger's lock. `start`: payments of which a match came or went, or a row. Returns the files whose rows changed. */
export async function settleCopies(client: PoolClient, businessId: string, rollup: Rollup, start: Iterable<string>): Promise<string[]> {
  const { payments, edges } = await loadCluster(client, businessId, start);
  if (payments.size === 0) return [];
  return placeRows(client, businessId, rollup, payments, edges);
}

/** The same as if there were no matches between files: every row has its own fingerprint. */
export async function dissolveCopies(client: PoolClient, businessId: string, rollup: Rollup, start: Iterable<string>): Promise<void> {
  const { payments } = await loadCluster(client, businessId, start);
  if (payments.size > 0) await placeRows(client, businessId, rollup, payments, []);
}

async function placeRows(client: PoolClient, businessId: string, rollup: Rollup, payments: ReadonlySet<string>, edges: readonly CopyEdge[]): Promise<string[]> {
  const rows = await loadRows(client, businessId, payments);
  const { rootOf, torn } = untangle(edges, filesByPayment(rows));
  await tearEdges(client, businessId, torn);
  const changed = changesOf(rows, rootOf);
  if (changed.size > 0) await moveRows(client, businessId, rollup, changed);
  await settleMatchesOf(client, businessId, rollup, payments);
  return [...new Set(rows.filter(({ id }) => changed.has(id)).map(({ file_id: fileId }) => fileId))];
}

async function loadRows(client: PoolClient, businessId: string, payments: ReadonlySet<string>): Promise<RowOfFile[]> {
  const sql = new SqlValues();
  const business = sql.add(businessId);
  const { rows } = await client.query<RowOfFile>(
    `select id, file_id, account_number, fingerprint, own_fingerprint, duplicate_of from entry
     where business_id = ${business}::uuid and file_id is not null and ${isRowOf([...payments].map(fromKey), businessId, sql)} order by id`, sql.values);
  return rows;
}

const paymentOf = (row: RowOfFile): string => keyOf({ accountNumber: row.account_number, fingerprint: row.own_fingerprint ?? row.fingerprint });

function filesByPayment(rows: readonly RowOfFile[]): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>();
  for (const row of rows) {
    if (row.duplicate_of === WITHDRAWN) continue;
    const own = files.get(paymentOf(row));
    if (own) own.add(row.file_id);
    else files.set(paymentOf(row), new Set([row.file_id]));
  }
  return files;
}

/** `rows` in the order of their age. */
function changesOf(rows: readonly RowOfFile[], rootOf: (payment: string) => string): Map<string, Place> {
  const counting = new Map<string, string>();
  const changed = new Map<string, Place>();
  for (const row of rows) {
    const payment = paymentOf(row);
    const root = rootOf(payment);
    const isWithdrawn = row.duplicate_of === WITHDRAWN;
    if (!isWithdrawn && !counting.has(root)) counting.set(root, row.id);
    const winner = counting.get(root);
    const place: Place = {
      fingerprint: fromKey(root).fingerprint, own: root === payment ? null : fromKey(payment).fingerprint,
      duplicateOf: isWithdrawn ? WITHDRAWN : winner === row.id ? null : winner!,
    };
    if (place.fingerprint !== row.fingerprint || place.own !== row.own_fingerprint || place.duplicateOf !== row.duplicate_of) changed.set(row.id, place);
  }
  return changed;
}

/** Rows that do not count go to their place at once. Those that do point to themselves on their way, which keeps them out of the index of counted payments: two may change places. */
async function moveRows(client: PoolClient, businessId: string, rollup: Rollup, changed: ReadonlyMap<string, Place>): Promise<void> {
  const places = [...changed.values()];
  await client.query('create temporary table if not exists placed (id uuid primary key, fingerprint uuid not null, own uuid, original uuid) on commit drop; truncate placed');
  await client.query('insert into placed select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[])',
    [[...changed.keys()], places.map(({ fingerprint }) => fingerprint), places.map(({ own }) => own), places.map(({ duplicateOf }) => duplicateOf)]);
  await client.query('analyze placed');
  const counted = 'from entry where business_id = $1 and duplicate_of is null and id in (select id from placed)';
  for (const row of await readRollupRows(client, counted, [businessId])) rollup.subtract(row);
  const takePlaces = 'update entry set fingerprint = placed.fingerprint, own_fingerprint = placed.own, duplicate_of = placed.original from placed where business_id = $1 and entry.id = placed.id';
  await client.query(`${takePlaces} and placed.original is not null`, [businessId]);
  await client.query('update entry set duplicate_of = entry.id from placed where business_id = $1 and entry.id = placed.id and placed.original is null', [businessId]);
  await client.query(`${takePlaces} and placed.original is null`, [businessId]);
  for (const row of await readRollupRows(client, counted, [businessId])) rollup.addRow(row);
  if (await hasDecidedAnything(client, businessId)) await recategorize(client, businessId, rollup, () => 'entry.id in (select id from placed)');
}

/** What a provider told of the same payments points to the row that counts now. */
async function settleMatchesOf(client: PoolClient, businessId: string, rollup: Rollup, payments: ReadonlySet<string>): Promise<void> {
  const keys = [...payments].map(fromKey);
  const { rows } = await client.query<{ id: string }>(
    `select id from source_match where business_id = $1 and kind in ('payout', 'same-payment') and (account_number, fingerprint) in (select * from unnest($2::int[], $3::uuid[]))`,
    [businessId, keys.map(({ accountNumber }) => accountNumber), keys.map(({ fingerprint }) => fingerprint)]);
  await settleMatches(client, businessId, rollup, rows.map(({ id }) => id));
}
