/** The set-wise half of an import: which staged entries the ledger knows already, and their way into it. */
import type { PoolClient, QueryResult } from 'pg';
import { readRollupRows } from './rollup-rows.ts';
import type { RollupRow } from './rollup.ts';

export interface Duplicates {
  readonly count: number;
  /** What the duplicates add up to, by the key of the rollups. */
  readonly sums: readonly RollupRow[];
}

const NONE: Duplicates = { count: 0, sums: [] };

/** Of these accounts, those that hold counted payments already. */
export async function accountsInUse(client: PoolClient, businessId: string, accountNumbers: readonly number[]): Promise<number[]> {
  if (accountNumbers.length === 0) return [];
  const { rows } = await client.query<{ number: number }>(
    `select number from unnest($2::int[]) as number
     where exists (select 1 from entry where business_id = $1 and account_number = number and duplicate_of is null)`, [businessId, accountNumbers]);
  return rows.map((row) => row.number);
}

/** A payment is known when another file brought it to the same account with the same fingerprint, and it counts there. */
export async function markDuplicates(client: PoolClient, businessId: string, accountNumbers: readonly number[]): Promise<Duplicates> {
  if (accountNumbers.length === 0) return NONE;
  await client.query('analyze staged');
  const { rowCount } = await client.query(
    `update staged set duplicate_of = entry.id from entry
     where staged.account_number = any($2::int[])
       and entry.business_id = $1 and entry.account_number = staged.account_number and entry.fingerprint = staged.fingerprint and entry.duplicate_of is null`, [businessId, accountNumbers]);
  if (!rowCount) return NONE;
  return { count: rowCount, sums: await readRollupRows(client, 'from staged where duplicate_of is not null', []) };
}

/** Empties `staged`, in the same message: every answer that has to be waited for is time in which the database stands still. */
export async function moveStaged(client: PoolClient, businessId: string, fileId: string, expectedCount: number): Promise<void> {
  const results = (await client.query(
    `insert into entry (business_id, id, file_id, line, account_number, category_number, date, amount_minor, currency, description, counterparty, reference, title_chars, fingerprint, duplicate_of, imported_category_number, category_basis)
     select ${client.escapeLiteral(businessId)}::uuid, id, ${client.escapeLiteral(fileId)}::uuid, line, account_number, category_number, date, amount_minor, currency, description, counterparty, reference, title_chars, fingerprint, duplicate_of, imported_category_number, category_basis from staged;
     truncate staged`)) as unknown as QueryResult[];
  const insertedCount = results[0]?.rowCount;
  if (insertedCount !== expectedCount) throw new Error(`${expectedCount} entries were staged and ${insertedCount} inserted`);
}

/** Stands in for foreign keys, once for all rows: their file and every account and category that they name are there, or the import ends here. */
export async function checkReferences(client: PoolClient, businessId: string, fileId: string, usedNumbers: readonly number[]): Promise<void> {
  const { rows } = await client.query<{ has_file: boolean; missing: number[] }>(
    `select exists (select 1 from file where business_id = $1 and id = $2) as has_file,
       array(select number from unnest($3::int[]) as used(number) where not exists (select 1 from chart_account account where account.business_id = $1 and account.number = used.number)) as missing`, [businessId, fileId, usedNumbers]);
  const { has_file: hasFile, missing } = rows[0]!;
  if (!hasFile || missing.length > 0) throw new Error(hasFile ? `entries were imported for accounts that are not there: ${missing.join(', ')}` : 'entries were imported for a file that is not there');
}
