/** Ends a connection: its tokens are erased at once and taken back at the provider, its rows go or stay. */
import type { PoolClient } from 'pg';
import { enqueue } from '../../jobs/queue.ts';
import { refreshInsightsJob } from '../insights/refresh-job.ts';
import { lockLedger } from '../ledger/ledger-change.ts';
import { removeFed } from '../ledger/ledger-feed.ts';
import { notifyIntegrationChanged } from './integration-change.ts';
import type { ConnectionRef } from './integration.entity.ts';
import { enqueueRevocations } from './revocation-job.ts';

/** What becomes of the rows that it brought. A connection whose rows stay is kept as disconnected, so that the same company takes them up again. */
export type RowsAfterwards = 'kept' | 'removed';

/** Inside the tenant's transaction. A sync under way finds the connection ended and stops. */
export async function endConnection(client: PoolClient, ref: ConnectionRef, rows: RowsAfterwards): Promise<void> {
  const key = [ref.businessId, ref.integrationId];
  await lockLedger(client, ref.businessId);
  await client.query('select 1 from integration where business_id = $1 and id = $2 for update', key);
  await enqueueRevocations(client, ref.businessId, ref.integrationId);
  await client.query('delete from integration_token where business_id = $1 and integration_id = $2', key);
  await client.query('delete from connected_company where business_id = $1 and integration_id = $2', key);
  if (rows === 'kept') {
    await client.query(
      `update integration set status = 'disconnected', error = null, progress_percent = null, sync_done = sync_asked, sync_not_before = null where business_id = $1 and id = $2`, key);
  } else {
    await removeRows(client, ref);
    await client.query('delete from integration where business_id = $1 and id = $2', key);
  }
  await notifyIntegrationChanged(client, ref);
}

async function removeRows(client: PoolClient, ref: ConnectionRef): Promise<void> {
  if ((await removeFed(client, ref)) > 0) await enqueue(client, refreshInsightsJob(ref.businessId));
}
