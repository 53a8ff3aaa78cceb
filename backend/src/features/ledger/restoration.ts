/** Brings a deleted file's entries back into the figures, exactly as they were: of equal payments in several files the oldest row counts again. */
import type { PoolClient } from 'pg';
import { lockLedger, raiseLedgerVersion } from './ledger-change.ts';
import { applyRollup } from './rollup-store.ts';
import { Rollup } from './rollup.ts';
import { readRollupRows } from './rollup-rows.ts';
import { WITHDRAWN } from './withdrawn.ts';
import { isOfFile } from './rows-of-file.ts';

export interface Restoration {
  /** Files whose rows counted and are duplicates of a restored row now. */
  readonly displacedFileIds: readonly string[];
}

/** Runs inside the tenant's transaction that also takes the file's mark away. */
export async function restoreFileEntries(client: PoolClient, businessId: string, fileId: string): Promise<Restoration> {
  await lockLedger(client, businessId);
  await chooseWinners(client, businessId, fileId);
  const rollup = new Rollup();
  for (const row of await readRollupRows(client, 'from entry join displaced on displaced.entry_id = entry.id where business_id = $1', [businessId])) rollup.subtract(row);
  for (const row of await readRollupRows(client, 'from entry join winner on winner.entry_id = entry.id where business_id = $1 and duplicate_of = $2', [businessId, WITHDRAWN])) rollup.addRow(row);
  for (const column of ['id', 'duplicate_of']) {
    await client.query(`update entry set duplicate_of = displaced.winner_id from displaced where entry.business_id = $1 and entry.${column} = displaced.entry_id`, [businessId]);
  }
  await client.query(
    `update entry set duplicate_of = nullif(winner.entry_id, entry.id) from coming join winner using (account, payment)
     where entry.business_id = $1 and entry.id = coming.id`, [businessId]);
  await applyRollup(client, businessId, rollup);
  await raiseLedgerVersion(client, businessId);
  const { rows } = await client.query<{ file_id: string }>('select distinct entry.file_id from entry join displaced on displaced.entry_id = entry.id where business_id = $1 and file_id is not null', [businessId]);
  return { displacedFileIds: rows.map((row) => row.file_id) };
}

/**
 * Per payment of the file: the oldest of its own rows and the one that counts now. `displaced` are those that count now and lose.
 * The rows are staged and analysed first: what the planner knows of a table that has just changed this much leads it to compare all with all.
 */
async function chooseWinners(client: PoolClient, businessId: string, fileId: string): Promise<void> {
  await client.query('create temporary table coming (id uuid primary key, account int not null, payment uuid not null) on commit drop');
  await client.query('create temporary table winner (account int not null, payment uuid not null, entry_id uuid not null, primary key (account, payment)) on commit drop');
  await client.query('create temporary table displaced (entry_id uuid primary key, winner_id uuid not null) on commit drop');
  await client.query(
    `insert into coming (id, account, payment)
     select id, account_number, fingerprint from entry where business_id = $1 and ${isOfFile('$2')} and duplicate_of = $3`, [businessId, fileId, WITHDRAWN]);
  await client.query('analyze coming');
  await client.query(
    `insert into winner (account, payment, entry_id)
     select distinct on (account, payment) account, payment, least(coming.id, counting.id)
     from coming left join entry counting on counting.business_id = $1 and counting.account_number = account and counting.fingerprint = payment and counting.duplicate_of is null
     order by account, payment, coming.id`, [businessId]);
  await client.query('analyze winner');
  await client.query(
    `insert into displaced (entry_id, winner_id)
     select counting.id, winner.entry_id from winner join entry counting on counting.business_id = $1 and counting.account_number = account
       and counting.fingerprint = payment and counting.duplicate_of is null
     where counting.id <> winner.entry_id`, [businessId]);
  await displaceMatched(client, businessId);
  await client.query('analyze displaced');
}

/** What a provider told of the same payments counted while the statement was away. */
async function displaceMatched(client: PoolClient, businessId: string): Promise<void> {
  await client.query(
    `insert into displaced (entry_id, winner_id)
     select told.id, winner.entry_id from winner
       join source_match match on match.business_id = $1 and match.kind = 'same-payment' and match.status = 'matched' and match.account_number = winner.account and match.fingerprint = winner.payment
       join entry told on told.business_id = $1 and told.integration_id = match.integration_id and told.external_id = match.external_id and told.duplicate_of is null`, [businessId]);
}
