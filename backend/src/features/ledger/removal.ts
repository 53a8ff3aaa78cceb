/** Takes a file's entries out of the ledger: a payment that another file holds too stays counted, once, through that file's row. */
import type { PoolClient } from 'pg';
import { lockLedger, raiseLedgerVersion } from './ledger-change.ts';
import { applyRollup } from './rollup-store.ts';
import { Rollup } from './rollup.ts';
import { readRollupRows } from './rollup-rows.ts';

export interface Removal {
  /** Files whose rows were known duplicates before and count now. */
  readonly heirFileIds: readonly string[];
}

/** Runs inside the tenant's transaction that also deletes the file. */
export async function removeFileEntries(client: PoolClient, businessId: string, fileId: string): Promise<Removal> {
  await lockLedger(client, businessId);
  await chooseHeirs(client, businessId, fileId);
  const rollup = new Rollup();
  const leaving = await readRollupRows(client, 'from entry where business_id = $1 and file_id = $2 and duplicate_of is null', [businessId, fileId]);
  for (const row of leaving) rollup.subtract(row);
  const inheriting = await readRollupRows(client, 'from entry join heir on heir.entry_id = entry.id where business_id = $1', [businessId]);
  for (const row of inheriting) rollup.addRow(row);
  await client.query('delete from entry where business_id = $1 and file_id = $2', [businessId, fileId]);
  await client.query(
    `update entry set duplicate_of = nullif(heir.entry_id, entry.id) from heir where entry.business_id = $1 and entry.duplicate_of = heir.gone_id`, [businessId]);
  await applyRollup(client, businessId, rollup);
  await closeEmptyAccounts(client, businessId);
  await raiseLedgerVersion(client, businessId);
  const { rows } = await client.query<{ file_id: string }>('select distinct file_id from heir where file_id is not null');
  return { heirFileIds: rows.map((row) => row.file_id) };
}

/** Of the rows that duplicate a leaving one, the oldest takes its place; the others point to that one from then on. */
async function chooseHeirs(client: PoolClient, businessId: string, fileId: string): Promise<void> {
  await client.query('create temporary table heir (gone_id uuid primary key, entry_id uuid not null, file_id uuid) on commit drop');
  await client.query(
    `insert into heir (gone_id, entry_id, file_id)
     select distinct on (copy.duplicate_of) copy.duplicate_of, copy.id, copy.file_id
     from entry gone join entry copy on copy.business_id = gone.business_id and copy.duplicate_of = gone.id
     where gone.business_id = $1 and gone.file_id = $2 and gone.duplicate_of is null
     order by copy.duplicate_of, copy.id`, [businessId, fileId]);
}

/** Bank and card accounts that imports opened go with their last entry; categories stay, they are the business' vocabulary. */
async function closeEmptyAccounts(client: PoolClient, businessId: string): Promise<void> {
  await client.query(
    `delete from chart_account account where business_id = $1 and external_key is not null
       and not exists (select 1 from entry where entry.business_id = account.business_id and entry.account_number = account.number and entry.duplicate_of is null)`, [businessId]);
}
