/** Makes one account's rows another's: a payment that both hold counts once, as if its files had named one account from the start. */
import type { PoolClient } from 'pg';
import { recountDuplicates } from '../files/duplicate-count.ts';
import { dissolveAccounts, rejoinAccount } from '../copies/merged-copies.ts';
import { refreshBalances } from '../files/account-balances.ts';
import { recategorize } from '../ledger/own-categories.ts';
import { readRollupRows } from '../ledger/rollup-rows.ts';
import { Rollup } from '../ledger/rollup.ts';
import { WITHDRAWN } from '../ledger/withdrawn.ts';
import { findColliding } from './merge-collisions.ts';
import { putMatchesBack, settleMovedMatches, takeMatchesOut } from './merge-matches.ts';

/** Runs inside a change of the ledger; the sums of both accounts are noted in the rollup. */
export async function mergeAccounts(client: PoolClient, businessId: string, rollup: Rollup, from: number, into: number, now: Date): Promise<void> {
  const counted = 'from entry where business_id = $1 and account_number = any($2::int[]) and duplicate_of is null';
  const cameWith = await filesOf(client, businessId, from);
  await dissolveAccounts(client, businessId, rollup, [from, into]);
  for (const row of await readRollupRows(client, counted, [businessId, [from, into]])) rollup.subtract(row);
  await findColliding(client, businessId, from, into);
  await moveDecisions(client, businessId, from, into);
  await takeMatchesOut(client, businessId, from, into);
  await moveRows(client, businessId, from, into);
  await putMatchesBack(client, businessId, from, into);
  await moveNames(client, businessId, from, into);
  // Sums are read whole below, so what this notes is not needed.
  await recategorize(client, businessId, new Rollup(), (sql) => `entry.account_number = ${sql.add(into)} and entry.fingerprint in (select fingerprint from colliding)`);
  for (const row of await readRollupRows(client, counted, [businessId, [into]])) rollup.addRow(row);
  const rejoined = await rejoinAccount(client, businessId, rollup, into, cameWith, now);
  const { rows } = await client.query<{ file_id: string }>('select distinct file_id from entry join colliding using (id) where business_id = $1 and file_id is not null', [businessId]);
  await recountDuplicates(client, businessId, [...new Set([...rejoined, ...rows.map((row) => row.file_id)])]);
  await settleMovedMatches(client, businessId, rollup, into);
  await refreshBalances(client, businessId);
}

async function filesOf(client: PoolClient, businessId: string, account: number): Promise<string[]> {
  const { rows } = await client.query<{ file_id: string }>(`select distinct file_id from entry where business_id = $1 and account_number = $2 and file_id is not null and duplicate_of is distinct from '${WITHDRAWN}'`, [businessId, account]);
  return rows.map((row) => row.file_id);
}

/** While they move, colliding rows count nowhere: each points to itself, which keeps them out of the index of counted payments. Then the oldest of each payment counts. */
async function moveRows(client: PoolClient, businessId: string, from: number, into: number): Promise<void> {
  await client.query('update entry set duplicate_of = entry.id from colliding where business_id = $1 and entry.id = colliding.id', [businessId]);
  await client.query('update entry set fingerprint = renumbered.fingerprint from renumbered where business_id = $1 and entry.id = renumbered.id', [businessId]);
  await client.query('update entry set account_number = $3 where business_id = $1 and account_number = $2', [businessId, from, into]);
  await client.query(
    `update entry set duplicate_of = nullif(oldest.id, entry.id)
     from colliding join (select distinct on (fingerprint) fingerprint, id from colliding order by fingerprint, id) as oldest using (fingerprint)
     where business_id = $1 and entry.id = colliding.id`, [businessId]);
}

/** Where both accounts have a decision for the payment, that of the account which stays is kept. */
async function moveDecisions(client: PoolClient, businessId: string, from: number, into: number): Promise<void> {
  await client.query(
    `insert into category_decision (business_id, account_number, fingerprint, category_number, decided_at)
     select distinct on (renumbered.fingerprint) $1::uuid, $3::int, renumbered.fingerprint, decision.category_number, decision.decided_at
     from renumbered join entry on entry.business_id = $1 and entry.id = renumbered.id
       join category_decision decision on decision.business_id = $1 and decision.account_number = entry.account_number and decision.fingerprint = entry.fingerprint
     where entry.account_number = $2 order by renumbered.fingerprint, decision.decided_at desc
     on conflict do nothing`, [businessId, from, into]);
  await client.query(
    `insert into category_decision (business_id, account_number, fingerprint, category_number, decided_at)
     select business_id, $3::int, fingerprint, category_number, decided_at from category_decision where business_id = $1 and account_number = $2 on conflict do nothing`, [businessId, from, into]);
  await client.query('delete from category_decision where business_id = $1 and account_number = $2', [businessId, from]);
}

/** Later uploads that name the account that went find the one that stays; its opening balance is kept where the other has none. */
async function moveNames(client: PoolClient, businessId: string, from: number, into: number): Promise<void> {
  await client.query('update account_alias set account_number = $3 where business_id = $1 and account_number = $2', [businessId, from, into]);
  await client.query(
    `insert into account_alias (business_id, external_key, account_number)
     select business_id, external_key, $3::int from chart_account where business_id = $1 and number = $2 and external_key is not null`, [businessId, from, into]);
  await client.query(
    `update file set reading = jsonb_set(reading, '{accountNumbers}',
       (select jsonb_agg(distinct case when number::int = $2 then $3::int else number::int end) from jsonb_array_elements_text(reading->'accountNumbers') as number))
     where business_id = $1 and reading->'accountNumbers' @> to_jsonb($2::int)`, [businessId, from, into]);
  await client.query(
    `update chart_account into_account set opening_minor = gone.opening_minor, opening_date = gone.opening_date
     from chart_account gone where into_account.business_id = $1 and into_account.number = $3 and gone.business_id = $1 and gone.number = $2 and into_account.opening_minor is null`, [businessId, from, into]);
  await client.query('delete from chart_account where business_id = $1 and number = $2', [businessId, from]);
}
