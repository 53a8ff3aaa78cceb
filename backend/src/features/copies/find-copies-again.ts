/** Compares a file that is in the ledger with the others, as if it had just come: others may have come while it was away. */
import type { PoolClient } from 'pg';
import { applyRollup } from '../ledger/rollup-store.ts';
import { Rollup } from '../ledger/rollup.ts';
import { daysOf } from '../matches/match-job.ts';
import { findCopies } from './find-copies.ts';
import { isOfFile } from '../ledger/rows-of-file.ts';

/** Under the ledger's lock, in a change that raises its version. Returns the files of which other rows count now. */
export async function findCopiesAgain(client: PoolClient, businessId: string, fileId: string, now: Date): Promise<string[]> {
  const { rows } = await client.query<{ number: number }>(`select distinct account_number as number from entry where business_id = $1 and ${isOfFile('$2')}`, [businessId, fileId]);
  const accountNumbers = rows.map(({ number }) => number);
  const rollup = new Rollup();
  const changed = await findCopies(client, { businessId, fileId, accountNumbers, usedNumbers: accountNumbers, days: await daysOf(client, isOfFile('$2'), [businessId, fileId]) }, rollup, now);
  await applyRollup(client, businessId, rollup);
  return changed;
}
