/** Makes the ledger agree with its matches: what two sources tell of counts once, what is matched no longer counts as it did before. */
import type { PoolClient } from 'pg';
import { refreshBalances } from '../files/account-balances.ts';
import { recategorize } from '../ledger/own-categories.ts';
import { isRowOf } from '../ledger/payment-rows.ts';
import { readRollupRows } from '../ledger/rollup-rows.ts';
import type { Rollup } from '../ledger/rollup.ts';
import { WITHDRAWN } from '../ledger/withdrawn.ts';

/** Inside a change of the ledger, after matches came, went or changed, or rows of theirs did. Returns how many rows of the ledger changed. */
export async function settleMatches(client: PoolClient, businessId: string, rollup: Rollup, matchIds: readonly string[]): Promise<number> {
  if (matchIds.length === 0) return 0;
  const changed = (await settleDuplicates(client, businessId, rollup, matchIds)) + (await settlePayouts(client, businessId, rollup, matchIds));
  if (changed > 0) await refreshBalances(client, businessId);
  return changed;
}

/** The provider's row of a payment that a statement has is the duplicate of the row that counts there. */
async function settleDuplicates(client: PoolClient, businessId: string, rollup: Rollup, matchIds: readonly string[]): Promise<number> {
  await client.query('create temporary table if not exists settled (id uuid primary key, original uuid) on commit drop; truncate settled');
  const { rowCount } = await client.query(
    `insert into settled select id, original from (
       select provider.id, provider.duplicate_of, (
         select statement.id from source_match valid join entry statement on statement.business_id = valid.business_id and statement.account_number = valid.account_number
           and statement.fingerprint = valid.fingerprint and statement.duplicate_of is null
         where valid.business_id = $1 and valid.integration_id = provider.integration_id and valid.external_id = provider.external_id and valid.status = 'matched' and valid.kind = 'same-payment') as original
       from entry provider
       where provider.business_id = $1 and provider.duplicate_of is distinct from $3
         and (integration_id, external_id) in (select integration_id, external_id from source_match where business_id = $1 and id = any($2::uuid[]) and kind = 'same-payment')) as judged
     where original is distinct from duplicate_of`, [businessId, matchIds, WITHDRAWN]);
  if (!rowCount) return 0;
  const counted = 'from entry join settled using (id) where business_id = $1 and duplicate_of is null';
  for (const row of await readRollupRows(client, counted, [businessId])) rollup.subtract(row);
  await client.query('update entry set duplicate_of = original from settled where business_id = $1 and entry.id = settled.id', [businessId]);
  for (const row of await readRollupRows(client, counted, [businessId])) rollup.addRow(row);
  return rowCount;
}

/** What arrived from a provider's account is a transfer; what no longer did has the category that its own rules give. */
async function settlePayouts(client: PoolClient, businessId: string, rollup: Rollup, matchIds: readonly string[]): Promise<number> {
  const { rows } = await client.query<{ account_number: number; fingerprint: string }>(
    `select distinct account_number, fingerprint from source_match where business_id = $1 and id = any($2::uuid[]) and kind = 'payout'`, [businessId, matchIds]);
  if (rows.length === 0) return 0;
  const payments = rows.map((row) => ({ accountNumber: row.account_number, fingerprint: row.fingerprint }));
  return recategorize(client, businessId, rollup, (sql) => isRowOf(payments, businessId, sql));
}
