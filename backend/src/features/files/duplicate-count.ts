/** How many rows of a file count through another one's. */
import type { PoolClient } from 'pg';
import { isOfJoinedFile } from '../ledger/rows-of-file.ts';

/** The number of a file's rows that are known from others, after the ones or the others came or went. */
export async function recountDuplicates(client: PoolClient, businessId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await client.query(
    `update file set duplicate_count = (select count(*) from entry where entry.business_id = file.business_id and ${isOfJoinedFile()} and entry.duplicate_of is not null)
     where business_id = $1 and id = any($2::uuid[])`, [businessId, fileIds]);
}
