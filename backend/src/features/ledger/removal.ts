/** Takes a file's entries out of the figures: a payment that another file holds too stays counted, once, through that file's row. */
import type { PoolClient } from 'pg';
import { lockLedger, raiseLedgerVersion } from './ledger-change.ts';
import { applyRollup } from './rollup-store.ts';
import { Rollup } from './rollup.ts';
import { readRollupRows } from './rollup-rows.ts';
import { WITHDRAWN } from './withdrawn.ts';
import { isOfFile } from './rows-of-file.ts';

export interface Withdrawal {
  /** Files whose rows were known duplicates before and count now. */
  readonly heirFileIds: readonly string[];
}

/** Runs inside the tenant's transaction that also marks the file as deleted. `restoreFileEntries` is its exact reverse. */
export async function withdrawFileEntries(client: PoolClient, businessId: string, fileId: string): Promise<Withdrawal> {
  await lockLedger(client, businessId);
  await chooseHeirs(client, businessId, fileId);
  const rollup = new Rollup();
  const leaving = await readRollupRows(client, `from entry where business_id = $1 and ${isOfFile('$2')} and duplicate_of is null`, [businessId, fileId]);
  for (const row of leaving) rollup.subtract(row);
  const inheriting = await readRollupRows(client, 'from entry join heir on heir.entry_id = entry.id where business_id = $1', [businessId]);
  for (const row of inheriting) rollup.addRow(row);
  await client.query(`update entry set duplicate_of = $3 where business_id = $1 and ${isOfFile('$2')}`, [businessId, fileId, WITHDRAWN]);
  await client.query(
    `update entry set duplicate_of = nullif(heir.entry_id, entry.id) from heir where entry.business_id = $1 and entry.duplicate_of = heir.gone_id`, [businessId]);
  await applyRollup(client, businessId, rollup);
  await raiseLedgerVersion(client, businessId);
  const { rows } = await client.query<{ file_id: string }>('select distinct file_id from heir where file_id is not null');
  return { heirFileIds: rows.map((row) => row.file_id) };
}

/** Of the rows that duplicate a leaving one, the oldest of another file takes its place, else the one that a provider told of; the others point to that one from then on. */
async function chooseHeirs(client: PoolClient, businessId: string, fileId: string): Promise<void> {
  await client.query('create temporary table leaving (id uuid primary key) on commit drop');
  await client.query(`insert into leaving (id) select id from entry where business_id = $1 and ${isOfFile('$2')} and duplicate_of is null`, [businessId, fileId]);
  await client.query('analyze leaving');
  await client.query('create temporary table heir (gone_id uuid primary key, entry_id uuid not null, file_id uuid) on commit drop');
  await client.query(
    `insert into heir (gone_id, entry_id, file_id)
     select distinct on (copy.duplicate_of) copy.duplicate_of, copy.id, copy.file_id
     from leaving join entry copy on copy.business_id = $1 and copy.duplicate_of = leaving.id
     order by copy.duplicate_of, copy.integration_id is not null, copy.id`, [businessId]);
  await client.query('analyze heir');
}

/** For good: the withdrawn rows of files that nobody can take back any more. Figures do not change. */
export async function removeWithdrawn(client: PoolClient, businessId: string, fileIds: readonly string[]): Promise<void> {
  await lockLedger(client, businessId);
  await client.query('delete from entry where business_id = $1 and file_id = any($2::uuid[]) and duplicate_of = $3', [businessId, fileIds, WITHDRAWN]);
  await closeEmptyAccounts(client, businessId);
}

/** Bank and card accounts that imports and syncs opened go with their last entry, unless the owner did something about them; categories stay, they are the business' vocabulary. */
export async function closeEmptyAccounts(client: PoolClient, businessId: string): Promise<void> {
  await client.query(
    `delete from chart_account account where business_id = $1 and external_key is not null and not is_renamed and opening_minor is null
       and not exists (select 1 from account_alias alias where alias.business_id = account.business_id and alias.account_number = account.number)
       and not exists (select 1 from category_decision decision where decision.business_id = account.business_id and decision.account_number = account.number)
       and not exists (select 1 from entry where entry.business_id = account.business_id and entry.account_number = account.number and entry.duplicate_of is null)
       and not exists (select 1 from entry where entry.business_id = account.business_id and entry.account_number = account.number and entry.duplicate_of is not null)`, [businessId]);
}
