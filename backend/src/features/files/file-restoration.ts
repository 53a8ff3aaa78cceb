/** Takes the deletion of a file back: its rows count again, and what was deleted with it is there again. */
import type { PoolClient } from 'pg';
import { AppError } from '../../errors.ts';
import { enqueue } from '../../jobs/queue.ts';
import { findCopiesAgain } from '../copies/find-copies-again.ts';
import { undoEnds } from '../deletion/undo-window.ts';
import { refreshInsightsJob } from '../insights/refresh-job.ts';
import { lockLedger } from '../ledger/ledger-change.ts';
import { restoreFileEntries } from '../ledger/restoration.ts';
import { matchFileAgain } from '../matches/match-job.ts';
import { refreshBalances } from './account-balances.ts';
import { notifyFileChanged } from './file-change.ts';
import { recountDuplicates } from './duplicate-count.ts';
import { parseFileJob } from './parse-job.ts';

interface DeletedFile { name: string; status: string; sha256: Buffer; deleted_at: string | null }

/** Runs in one tenant transaction. False when there is no such file, or no longer; throws CONFLICT when the same bytes were uploaded again meanwhile. */
export async function restoreFile(client: PoolClient, businessId: string, fileId: string, now: Date): Promise<boolean> {
  await lockLedger(client, businessId);
  const { rows } = await client.query<DeletedFile>(
    `select name, status, sha256, deleted_at from file where business_id = $1 and id = $2 and (deleted_at is null or deleted_at > $3) for update`, [businessId, fileId, undoEnds(now)]);
  const file = rows[0];
  if (!file || file.deleted_at === null) return file !== undefined;
  await refuseBesideCopy(client, businessId, file);
  const { displacedFileIds } = await restoreFileEntries(client, businessId, fileId);
  for (const table of ['question', 'summary']) {
    // What was deleted by itself before the file stays deleted.
    await client.query(`update ${table} set deleted_at = null, is_deleted_with_file = false where business_id = $1 and file_id = $2 and is_deleted_with_file`, [businessId, fileId]);
  }
  await client.query('update file set deleted_at = null where business_id = $1 and id = $2', [businessId, fileId]);
  const changedFiles = await findCopiesAgain(client, businessId, fileId, now);
  await recountDuplicates(client, businessId, [fileId, ...displacedFileIds, ...changedFiles]);
  await refreshBalances(client, businessId);
  await enqueue(client, refreshInsightsJob(businessId));
  await matchFileAgain(client, businessId, fileId);
  if (file.status === 'processing') await enqueue(client, parseFileJob(businessId, fileId));
  await notifyFileChanged(client, businessId, fileId);
  return true;
}

/** Takes the row lock on which uploads of the business wait for each other, so that no copy comes in between. */
async function refuseBesideCopy(client: PoolClient, businessId: string, file: DeletedFile): Promise<void> {
  await client.query(`select 1 from usage_month where business_id = $1 and kind = 'file-upload' for update`, [businessId]);
  const { rows } = await client.query<{ name: string }>(
    `select name from file where business_id = $1 and sha256 = $2 and status <> 'failed' and deleted_at is null`, [businessId, file.sha256]);
  if (rows[0] && file.status !== 'failed') {
    throw new AppError('CONFLICT', `The same file was uploaded again as "${rows[0].name}". Its rows are counted there, so "${file.name}" does not need to come back.`);
  }
}
