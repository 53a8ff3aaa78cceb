/** The set-wise half of an import: which staged entries the ledger knows already, and their way into it. */
import type { PoolClient } from 'pg';
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

/** The joins stand in for foreign keys: every entry has its file, its account and its category, or the import ends here. */
export async function insertStaged(client: PoolClient, businessId: string, fileId: string, expectedCount: number): Promise<void> {
  const { rowCount } = await client.query(
    `insert into entry (business_id, id, file_id, line, account_number, category_number, date, amount_minor, currency, description, counterparty, fingerprint, duplicate_of)
     select $1::uuid, staged.id, file.id, line, account.number, category.number, date, amount_minor, staged.currency, description, counterparty, fingerprint, duplicate_of
     from staged
       join file on file.business_id = $1 and file.id = $2
       join chart_account account on account.business_id = $1 and account.number = staged.account_number
       join chart_account category on category.business_id = $1 and category.number = staged.category_number`, [businessId, fileId]);
  if (rowCount !== expectedCount) throw new Error(`${expectedCount} entries were staged and ${rowCount} inserted`);
}
