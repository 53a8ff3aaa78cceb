/** Every change of a business' entries goes through here: one at a time per business, and each raises the ledger's version. */
import type { PoolClient } from 'pg';

/** Waits for the business' other imports and deletions, and holds its ledger until the transaction ends. */
export async function lockLedger(client: PoolClient, businessId: string): Promise<void> {
  await client.query('insert into ledger (business_id) values ($1) on conflict (business_id) do nothing', [businessId]);
  await client.query('select version from ledger where business_id = $1 for update', [businessId]);
}

/** Returns the new version: answers and caches made under an older one are known to be stale. */
export async function raiseLedgerVersion(client: PoolClient, businessId: string): Promise<number> {
  const { rows } = await client.query<{ version: string }>('update ledger set version = version + 1 where business_id = $1 returning version', [businessId]);
  return Number(rows[0]!.version);
}
