/** Makes the categories of both rows agree with a transfer that came, went, or was spoken about by its owner. */
import type { PoolClient } from 'pg';
import { recategorize } from '../ledger/own-categories.ts';
import { isRowOf } from '../ledger/payment-rows.ts';
import type { Rollup } from '../ledger/rollup.ts';

interface PairRow { account_number: number; fingerprint: string; other_account_number: number; other_fingerprint: string }

/** Inside a change of the ledger. Returns how many rows took another category. */
export async function settleTransfers(client: PoolClient, businessId: string, rollup: Rollup, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = await client.query<PairRow>(`select account_number, fingerprint, other_account_number, other_fingerprint from source_match where business_id = $1 and kind = 'transfer' and id = any($2::uuid[])`, [businessId, ids]);
  if (rows.length === 0) return 0;
  const payments = rows.flatMap((row) => [{ accountNumber: row.account_number, fingerprint: row.fingerprint }, { accountNumber: row.other_account_number, fingerprint: row.other_fingerprint }]);
  return recategorize(client, businessId, rollup, (sql) => isRowOf(payments, businessId, sql));
}

/** The owner's "no": both rows have their own categories again, and the pair is not made again. */
export async function tellTransferApart(client: PoolClient, businessId: string, rollup: Rollup, id: string): Promise<void> {
  await client.query(`update source_match set status = 'undone', is_owners = false where business_id = $1 and id = $2`, [businessId, id]);
  await settleTransfers(client, businessId, rollup, [id]);
}

/** The owner's "yes", or his "no" taken back: what had only been proposed is proposed again. Other transfers of the two rows give way. */
export async function joinTransfer(client: PoolClient, businessId: string, rollup: Rollup, id: string, now: Date): Promise<void> {
  const { rows: [proposed] } = await client.query(`update source_match set status = 'proposed' where business_id = $1 and id = $2 and status = 'undone' and matched_at is null returning id`, [businessId, id]);
  if (proposed) return;
  const { rows: others } = await client.query<{ id: string }>(
    `update source_match other set status = 'apart', is_owners = false from source_match mine
     where mine.business_id = $1 and mine.id = $2 and other.business_id = $1 and other.id <> mine.id and other.kind = 'transfer' and other.status = 'matched'
       and ((other.account_number, other.fingerprint) = (mine.account_number, mine.fingerprint) or (other.other_account_number, other.other_fingerprint) = (mine.other_account_number, mine.other_fingerprint))
     returning other.id`, [businessId, id]);
  await client.query(`update source_match set status = 'matched', is_owners = true, matched_at = $3 where business_id = $1 and id = $2`, [businessId, id, now]);
  await settleTransfers(client, businessId, rollup, [id, ...others.map((other) => other.id)]);
}
