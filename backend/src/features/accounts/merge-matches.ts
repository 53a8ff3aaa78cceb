/** Matches follow their payments when accounts become one: they are known by their account and fingerprint there. */
import type { PoolClient } from 'pg';
import { recategorize } from '../ledger/own-categories.ts';
import { isRowOf } from '../ledger/payment-rows.ts';
import type { Rollup } from '../ledger/rollup.ts';
import { daysOf, matchAgain } from '../matches/match-job.ts';
import { settleMatches } from '../matches/settle.ts';

/** Before the rows move: the matches whose payments will be known by something else wait in a temporary table. */
export async function takeMatchesOut(client: PoolClient, businessId: string, from: number, into: number): Promise<void> {
  await client.query(
    `create temporary table moving_match on commit drop as
     with renamed as materialized (
       select distinct on (account_number, entry.fingerprint) account_number, entry.fingerprint, renumbered.fingerprint as new_fingerprint
       from renumbered join entry on entry.business_id = $1 and entry.id = renumbered.id order by account_number, entry.fingerprint, duplicate_of is not null, entry.id)
     select match.*, coalesce(renamed.new_fingerprint, match.fingerprint) as new_fingerprint, coalesce(other_renamed.new_fingerprint, match.other_fingerprint) as new_other_fingerprint
     from source_match match left join renamed on renamed.account_number = match.account_number and renamed.fingerprint = match.fingerprint
       left join renamed other_renamed on other_renamed.account_number = match.other_account_number and other_renamed.fingerprint = match.other_fingerprint
     where match.business_id = $1 and ($2 in (match.account_number, match.other_account_number)
       or (match.account_number = $3 and renamed.fingerprint is not null) or (match.other_account_number = $3 and other_renamed.fingerprint is not null))`, [businessId, from, into]);
  await client.query('delete from source_match using moving_match where source_match.business_id = $1 and source_match.id = moving_match.id', [businessId]);
}

/** After the rows have moved. Of two words about one pair the newer one stays; what moved between the two accounts is nothing that moved now. */
export async function putMatchesBack(client: PoolClient, businessId: string, from: number, into: number): Promise<void> {
  await client.query(
    `insert into source_match (business_id, id, kind, status, is_owners, account_number, fingerprint, other_account_number, other_fingerprint, day, integration_id, external_id, confidence, reasons, created_at, matched_at)
     select business_id, id, kind, case when status = 'matched' and integration_id is not null then 'apart' else status end, is_owners,
       case account_number when $2 then $3::int else account_number end, new_fingerprint, case other_account_number when $2 then $3::int else other_account_number end, new_other_fingerprint,
       day, integration_id, external_id, confidence, reasons, created_at, matched_at
     from moving_match where business_id = $1 and not (kind = 'transfer' and account_number in ($2, $3) and other_account_number in ($2, $3)) order by id desc on conflict do nothing`, [businessId, from, into]);
  // A provider's row points to the row that counts; that one may count no longer.
  await client.query(
    `update entry copy set duplicate_of = original.duplicate_of from entry original join colliding using (id)
     where copy.business_id = $1 and copy.integration_id is not null and original.business_id = $1 and copy.duplicate_of = original.id and original.duplicate_of is not null`, [businessId]);
}

/** Once the accounts are one: what was matched counts by itself until it is found again, which the one account can make more certain or another payment's. */
export async function settleMovedMatches(client: PoolClient, businessId: string, rollup: Rollup, into: number): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from source_match join moving_match using (id) where source_match.business_id = $1', [businessId]);
  await settleMatches(client, businessId, rollup, rows.map(({ id }) => id));
  await settleMovedTransfers(client, businessId, rollup, into);
  await matchAgain(client, businessId, await daysOf(client, 'account_number = $2', [businessId, into]));
}

/** What moved between the two accounts was a transfer only as long as they were two. */
async function settleMovedTransfers(client: PoolClient, businessId: string, rollup: Rollup, into: number): Promise<void> {
  const { rows } = await client.query<{ fingerprint: string }>(
    `select side.payment as fingerprint from moving_match cross join lateral (values (new_fingerprint), (new_other_fingerprint)) as side(payment) where business_id = $1 and kind = 'transfer' and status = 'matched'`, [businessId]);
  if (rows.length === 0) return;
  const payments = rows.map(({ fingerprint }) => ({ accountNumber: into, fingerprint }));
  await recategorize(client, businessId, rollup, (sql) => isRowOf(payments, businessId, sql));
}
