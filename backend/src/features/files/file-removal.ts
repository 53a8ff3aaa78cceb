/** Deletes a file with everything that came from it: its rows, the summaries and questions about it, the balance it stated. Kept for a day, so that it can come back. */
import type { PoolClient } from 'pg';
import { enqueue } from '../../jobs/queue.ts';
import { purgeJob } from '../deletion/purge-job.ts';
import { refreshInsightsJob } from '../insights/refresh-job.ts';
import { lockLedger } from '../ledger/ledger-change.ts';
import { removeWithdrawn, withdrawFileEntries } from '../ledger/removal.ts';
import { matchFileAgain } from '../matches/match-job.ts';
import { refreshBalances } from './account-balances.ts';
import { recountDuplicates } from './duplicate-count.ts';

/** Runs in one tenant transaction; waits for an import of the same business that is under way. False when there is no such file. */
export async function deleteFile(client: PoolClient, businessId: string, fileId: string, now: Date): Promise<boolean> {
  await lockLedger(client, businessId);
  const { rowCount } = await client.query('update file set deleted_at = $3 where business_id = $1 and id = $2 and deleted_at is null', [businessId, fileId, now]);
  if (rowCount !== 1) return false;
  const { heirFileIds } = await withdrawFileEntries(client, businessId, fileId);
  for (const table of ['question', 'summary']) {
    await client.query(`update ${table} set deleted_at = $3, is_deleted_with_file = true where business_id = $1 and file_id = $2 and deleted_at is null`, [businessId, fileId, now]);
  }
  await recountDuplicates(client, businessId, heirFileIds);
  await refreshBalances(client, businessId);
  await enqueue(client, refreshInsightsJob(businessId));
  await matchFileAgain(client, businessId, fileId);
  await enqueue(client, purgeJob(businessId, now));
  return true;
}

/** For good: every file that was deleted before that moment. */
export async function purgeFiles(client: PoolClient, businessId: string, before: Date): Promise<void> {
  const isOver = 'business_id = $1 and deleted_at <= $2';
  const { rowCount } = await client.query(`select 1 from file where ${isOver} limit 1`, [businessId, before]);
  if (rowCount === 0) return;
  // A restoration that is under way may bring one of them back: looked at once more behind it.
  await lockLedger(client, businessId);
  const { rows } = await client.query<{ id: string }>(`select id from file where ${isOver}`, [businessId, before]);
  const fileIds = rows.map(({ id }) => id);
  await removeWithdrawn(client, businessId, fileIds);
  await client.query('delete from file where business_id = $1 and id = any($2::uuid[])', [businessId, fileIds]);
}
