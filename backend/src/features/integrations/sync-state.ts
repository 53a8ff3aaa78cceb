/** Where a sync stands, in the connection's row: asked for, under way, done or failed. All of it inside the caller's transaction. */
import type { PoolClient } from 'pg';
import type { PulledPage } from '../../providers/contract.ts';
import { enqueue } from '../../jobs/queue.ts';
import { refreshInsightsJob } from '../insights/refresh-job.ts';
import type { Connected } from './connection-access.ts';
import { notifyIntegrationChanged } from './integration-change.ts';
import type { ConnectionRef } from './integration.entity.ts';
import { syncJob, type SyncPayload } from './sync-job.ts';

export interface SyncStart extends Connected {
  /** Where to go on; null: from the beginning. */
  readonly cursor: string | null;
  /** What is done when this sync is. */
  readonly asked: number;
}

/** Returns the number of what was asked for: it is done once `sync_done` has reached it. A time before which the provider wants no call is kept. */
export async function askForSync(client: PoolClient, ref: ConnectionRef): Promise<number> {
  const { rows } = await client.query<{ sync_asked: number; sync_not_before: string | null }>(
    'update integration set sync_asked = sync_asked + 1 where business_id = $1 and id = $2 returning sync_asked, sync_not_before', [ref.businessId, ref.integrationId]);
  const { sync_asked: asked, sync_not_before: notBefore } = rows[0]!;
  await enqueue(client, syncJob(ref, notBefore === null ? undefined : new Date(notBefore)));
  return asked;
}

interface StartRow { provider: SyncStart['provider']; is_sandbox: boolean; company_id: string; sync_cursor: string | null; sync_asked: number; not_before: string | null }

/** Null where nothing is (or may be) synced now. */
export async function beginSync(client: PoolClient, payload: SyncPayload, now: Date): Promise<SyncStart | null> {
  const { businessId, integrationId } = payload;
  const { rows: [row] } = await client.query<StartRow>(
    `update integration set sync_asked = greatest(sync_asked, sync_done + 1) where business_id = $1 and id = $2 and status = 'connected'
     returning provider, is_sandbox, company_id, sync_cursor, sync_asked, case when sync_not_before > $3 then sync_not_before end as not_before`, [businessId, integrationId, now]);
  if (!row) return null;
  if (row.not_before !== null) {
    await enqueue(client, syncJob(payload, new Date(row.not_before)));
    return null;
  }
  return { businessId, id: integrationId, provider: row.provider, isSandbox: row.is_sandbox, companyId: row.company_id, cursor: row.sync_cursor, asked: row.sync_asked };
}

/** Holds the connection's row. False where it ended meanwhile, or where another worker has stored what follows the cursor. */
export async function isStillAt(client: PoolClient, ref: ConnectionRef, cursor: string | null): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from integration where business_id = $1 and id = $2 and status = 'connected' and sync_cursor is not distinct from $3 for update`, [ref.businessId, ref.integrationId, cursor]);
  return rowCount === 1;
}

/** Holds the connection's row. */
export async function isStillConnected(client: PoolClient, ref: ConnectionRef): Promise<boolean> {
  const { rowCount } = await client.query(`select 1 from integration where business_id = $1 and id = $2 and status = 'connected' for update`, [ref.businessId, ref.integrationId]);
  return rowCount === 1;
}

/** How far a page brought the connection. */
export interface Step extends Pick<PulledPage, 'cursor' | 'percent' | 'skipped'> {
  /** Less those that went. */
  readonly addedCount: number;
  readonly hasChanged: boolean;
}

export async function moveOn(client: PoolClient, ref: ConnectionRef, { cursor, percent, addedCount, hasChanged, skipped = [] }: Step): Promise<void> {
  await client.query(
    `update integration set sync_cursor = $3, progress_percent = $4, synced_count = synced_count + $5, sync_has_changed = sync_has_changed or $6, sync_not_before = null,
       skipped_count = skipped_count + $7, skipped_reason = coalesce($8, skipped_reason)
     where business_id = $1 and id = $2`, [ref.businessId, ref.integrationId, cursor, percent, addedCount, hasChanged, skipped.length, skipped.at(-1)?.reason ?? null]);
  await notifyIntegrationChanged(client, ref);
}

export async function finishSync(client: PoolClient, ref: ConnectionRef, asked: number, now: Date): Promise<void> {
  await refreshWhatChanged(client, ref);
  await client.query(
    `update integration set last_sync = $4, error = null, progress_percent = null, sync_done = greatest(sync_done, $3) where business_id = $1 and id = $2 and status = 'connected'`,
    [ref.businessId, ref.integrationId, asked, now]);
  await notifyIntegrationChanged(client, ref);
}

/** Once per sync, however many turns and crashes it took. */
async function refreshWhatChanged(client: PoolClient, ref: ConnectionRef): Promise<void> {
  const { rowCount } = await client.query(
    'update integration set sync_has_changed = false where business_id = $1 and id = $2 and sync_has_changed', [ref.businessId, ref.integrationId]);
  if (rowCount) await enqueue(client, refreshInsightsJob(ref.businessId));
}

/** Ended without success; the connection itself stays. False where it ended meanwhile. */
export async function failSync(client: PoolClient, ref: ConnectionRef, asked: number, reason: string): Promise<boolean> {
  await refreshWhatChanged(client, ref);
  const { rowCount } = await client.query(
    `update integration set error = $4, progress_percent = null, sync_done = greatest(sync_done, $3) where business_id = $1 and id = $2 and status = 'connected'`,
    [ref.businessId, ref.integrationId, asked, reason]);
  await notifyIntegrationChanged(client, ref);
  return rowCount === 1;
}

/** The provider wants to be left alone for a while: the sync stays under way and goes on then. */
export async function pauseSync(client: PoolClient, payload: SyncPayload, until: Date): Promise<void> {
  const { rowCount } = await client.query(
    `update integration set sync_not_before = $3 where business_id = $1 and id = $2 and status = 'connected'`, [payload.businessId, payload.integrationId, until]);
  if (rowCount) await enqueue(client, syncJob(payload, until));
}
