/** What an owner says about a match between two files: the two rows are one payment, or they are two. It stays, whatever is imported later. */
import type { PoolClient } from 'pg';
import { refreshBalances } from '../files/account-balances.ts';
import { recountDuplicates } from '../files/duplicate-count.ts';
import type { Rollup } from '../ledger/rollup.ts';
import { matchAgain } from '../matches/match-job.ts';
import { toEdge } from './copy-edges.ts';
import { settleCopies } from './settle-copies.ts';

/** Inside a change of the ledger. */
export interface CopyChange {
  readonly client: PoolClient;
  readonly businessId: string;
  readonly rollup: Rollup;
}

interface StoredCopy { id: string; account_number: number; fingerprint: string; other_fingerprint: string; status: string; matched_at: string | null; day: string }

/** Both rows count from now on. */
export async function tellCopiesApart(change: CopyChange, id: string): Promise<void> {
  const copy = await loadCopy(change, id);
  await change.client.query(`update source_match set status = 'undone', is_owners = false where business_id = $1 and id = $2`, [change.businessId, id]);
  await settle(change, [copy]);
}

/** Takes the owner's "no" back: what had only been proposed is proposed again. Accepts what is proposed; other matches of the later row give way. */
export async function joinCopies(change: CopyChange, id: string, now: Date): Promise<void> {
  const { client, businessId } = change;
  const copy = await loadCopy(change, id);
  if (copy.status === 'undone' && copy.matched_at === null) {
    await client.query(`update source_match set status = 'proposed' where business_id = $1 and id = $2`, [businessId, id]);
    return;
  }
  const { rows: others } = await client.query<StoredCopy>(
    `update source_match set status = 'apart', is_owners = false
     where business_id = $1 and id <> $2 and kind = 'copy' and status = 'matched' and account_number = $3 and fingerprint = $4 returning *`, [businessId, id, copy.account_number, copy.fingerprint]);
  await client.query(`update source_match set status = 'matched', is_owners = true, matched_at = $3 where business_id = $1 and id = $2`, [businessId, id, now]);
  await settle(change, [copy, ...others]);
}

async function loadCopy({ client, businessId }: CopyChange, id: string): Promise<StoredCopy> {
  const { rows } = await client.query<StoredCopy>(
    `select id, account_number, fingerprint, other_fingerprint, status, matched_at, to_char(day, 'YYYY-MM-DD') as day from source_match where business_id = $1 and id = $2`, [businessId, id]);
  return rows[0]!;
}

async function settle({ client, businessId, rollup }: CopyChange, copies: readonly StoredCopy[]): Promise<void> {
  const changed = await settleCopies(client, businessId, rollup, copies.map(toEdge).flatMap(({ child, parent }) => [child, parent]));
  await recountDuplicates(client, businessId, changed);
  await refreshBalances(client, businessId);
  const { day } = copies[0]!;
  await matchAgain(client, businessId, { from: day, to: day });
}
