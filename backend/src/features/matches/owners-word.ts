/** What an owner says about a match: these two are one payment, or they are not. It stays, whatever is imported or synced later. */
import type { PoolClient } from 'pg';
import { daysOf, matchAgain } from './match-job.ts';

interface PairRow { kind: string; status: string; is_owners: boolean; matched_at: string | null; account_number: number; fingerprint: string; integration_id: string; external_id: string }

/** Returns the identifiers of the matches that changed, for `settleMatches`; none where it is said already. */
export async function tellApart(client: PoolClient, businessId: string, id: string): Promise<string[]> {
  const { rowCount } = await client.query(`update source_match set status = 'undone', is_owners = false where business_id = $1 and id = $2 and status <> 'undone'`, [businessId, id]);
  if (!rowCount) return [];
  await matchDaysAgain(client, businessId, id);
  return [id];
}

/** Takes the owner's "no" back: what had been matched is again, what had only been proposed is proposed again. Accepts what is proposed. */
export async function join(client: PoolClient, businessId: string, id: string, now: Date): Promise<string[]> {
  const { rows: [pair] } = await client.query<PairRow>('select * from source_match where business_id = $1 and id = $2', [businessId, id]);
  if (!pair || (pair.status === 'matched' && pair.is_owners)) return [];
  if (pair.status === 'undone' && pair.matched_at === null) return proposeAgain(client, businessId, id);
  // Other matches of the two rows give way: of two words of the owner the later one counts.
  const { rows: others } = await client.query<{ id: string }>(
    `update source_match set status = 'apart', is_owners = false
     where business_id = $1 and id <> $2 and status in ('matched', 'apart') and (status = 'matched' or is_owners)
       and ((integration_id = $3 and external_id = $4) or (kind = $5 and account_number = $6 and fingerprint = $7)) returning id`,
    [businessId, id, pair.integration_id, pair.external_id, pair.kind, pair.account_number, pair.fingerprint]);
  await client.query(
    `update source_match set status = 'matched', is_owners = true, matched_at = case when status = 'matched' then matched_at else $3 end where business_id = $1 and id = $2`, [businessId, id, now]);
  for (const changed of [id, ...others.map((other) => other.id)]) await matchDaysAgain(client, businessId, changed);
  return [id, ...others.map((other) => other.id)];
}

async function proposeAgain(client: PoolClient, businessId: string, id: string): Promise<string[]> {
  await client.query(`update source_match set status = 'proposed' where business_id = $1 and id = $2`, [businessId, id]);
  await matchDaysAgain(client, businessId, id);
  return [id];
}

/** Whoever lost a partner may find another one. */
async function matchDaysAgain(client: PoolClient, businessId: string, id: string): Promise<void> {
  const pair = `(select account_number, fingerprint, integration_id, external_id from source_match where business_id = $1 and id = $2) as pair`;
  await matchAgain(client, businessId, await daysOf(client,
    `id in (select entry.id from ${pair} join entry on entry.business_id = $1 and entry.account_number = pair.account_number and entry.fingerprint = pair.fingerprint and entry.duplicate_of is null
       union all select entry.id from ${pair} join entry on entry.business_id = $1 and entry.integration_id = pair.integration_id and entry.external_id = pair.external_id)`, [businessId, id]));
}
