/** Reading a file again by what its owner says now: its old rows leave the ledger in the very transaction that brings the new ones. */
import type { PoolClient } from 'pg';
import { withdrawFileEntries } from '../ledger/removal.ts';
import { matchFileAgain } from '../matches/match-job.ts';
import { recountDuplicates } from './duplicate-count.ts';
import { isOfFile, isOfJoinedFile } from '../ledger/rows-of-file.ts';

/** Under the ledger's lock. A payment that another file holds too stays counted through that file's row; what the owner decided about a payment is kept beside the ledger and finds it again. */
export async function takeOutRows(client: PoolClient, businessId: string, fileId: string): Promise<void> {
  await matchFileAgain(client, businessId, fileId);
  const { heirFileIds } = await withdrawFileEntries(client, businessId, fileId);
  await client.query(`delete from entry where business_id = $1 and ${isOfFile('$2')}`, [businessId, fileId]);
  for (const table of ['file_problem', 'certificate']) await client.query(`delete from ${table} where business_id = $1 and file_id = $2`, [businessId, fileId]);
  await recountDuplicates(client, businessId, heirFileIds);
}

/** The new reading gave nothing: the file stays as it was, and says why. */
export async function markUnchanged(client: PoolClient, businessId: string, fileId: string, reason: string): Promise<void> {
  await client.query(
    `update file set status = 'processed', progress_percent = 100, error = $3, reading = reading - 'next',
       transaction_count = (select count(*) from entry where entry.business_id = file.business_id and ${isOfJoinedFile()})
     where business_id = $1 and id = $2 and status = 'processing'`, [businessId, fileId, `Not read again: ${reason}`]);
}
