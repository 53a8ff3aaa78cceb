/** Deletes a file with everything that came from it: its rows, the summaries and questions about it, the balance it stated. */
import type { PoolClient } from 'pg';
import { enqueue } from '../../jobs/queue.ts';
import { refreshInsightsJob } from '../insights/refresh-job.ts';
import { removeFileEntries } from '../ledger/removal.ts';
import { refreshBalances } from './account-balances.ts';

/** Runs in one tenant transaction; waits for an import of the same business that is under way. False when there is no such file. */
export async function deleteFile(client: PoolClient, businessId: string, fileId: string): Promise<boolean> {
  const { rowCount: found } = await client.query('select 1 from file where business_id = $1 and id = $2', [businessId, fileId]);
  if (!found) return false;
  const { heirFileIds } = await removeFileEntries(client, businessId, fileId);
  await recountDuplicates(client, businessId, heirFileIds);
  await client.query('delete from question where business_id = $1 and file_id = $2', [businessId, fileId]);
  const { rowCount } = await client.query('delete from file where business_id = $1 and id = $2', [businessId, fileId]);
  await refreshBalances(client, businessId);
  await enqueue(client, refreshInsightsJob(businessId));
  return rowCount === 1;
}

/** Rows that were known from the deleted file count in theirs from now on. */
async function recountDuplicates(client: PoolClient, businessId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await client.query(
    `update file set duplicate_count = (select count(*) from entry where entry.business_id = file.business_id and entry.file_id = file.id and entry.duplicate_of is not null)
     where business_id = $1 and id = any($2::uuid[])`, [businessId, fileIds]);
}
