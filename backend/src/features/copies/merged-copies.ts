/** Two accounts become one: their statements are compared anew, since what each tells of may be in the other's. */
import type { PoolClient } from 'pg';
import type { Rollup } from '../ledger/rollup.ts';
import { daysOf } from '../matches/match-job.ts';
import { findCopies } from './find-copies.ts';
import { dissolveCopies, settleCopies } from './settle-copies.ts';
import { isOfFile } from '../ledger/rows-of-file.ts';

/** Before rows move: each is known by its own facts again. */
export async function dissolveAccounts(client: PoolClient, businessId: string, rollup: Rollup, accountNumbers: readonly number[]): Promise<void> {
  await dissolveCopies(client, businessId, rollup, await copiedPayments(client, businessId, accountNumbers));
}

/** After they moved: the matches hold again, and the files that came with the other account are looked at. Returns the files whose rows changed. */
export async function rejoinAccount(client: PoolClient, businessId: string, rollup: Rollup, accountNumber: number, fileIds: readonly string[], now: Date): Promise<string[]> {
  const changed = await settleCopies(client, businessId, rollup, await copiedPayments(client, businessId, [accountNumber]));
  const accountNumbers = [accountNumber];
  for (const fileId of fileIds) {
    const days = await daysOf(client, `${isOfFile('$2')} and account_number = $3`, [businessId, fileId, accountNumber]);
    changed.push(...(await findCopies(client, { businessId, fileId, accountNumbers, usedNumbers: accountNumbers, days }, rollup, now)));
  }
  return [...new Set(changed)];
}

async function copiedPayments(client: PoolClient, businessId: string, accountNumbers: readonly number[]): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select account_number || ' ' || payment as key from source_match cross join lateral (values (fingerprint), (other_fingerprint)) as side(payment)
     where business_id = $1 and kind = 'copy' and status = 'matched' and account_number = any($2::int[])`, [businessId, accountNumbers]);
  return rows.map(({ key }) => key);
}
