/** Takes what a provider told out of the ledger for good. No other row depends on it: of two sources the statement's row is the one that counts. */
import type { PoolClient } from 'pg';
import { daysOf, matchAgain } from '../matches/match-job.ts';
import { readRollupRows } from './rollup-rows.ts';
import type { Rollup } from './rollup.ts';

/** Which entries leave: a condition on `entry` whose first parameter is the business. */
export interface Leaving {
  readonly condition: string;
  readonly values: readonly [businessId: string, ...rest: unknown[]];
}

/** Inside a change of the ledger; what the sums lose is noted in the rollup. Returns how many left. */
export async function removeEntries(client: PoolClient, rollup: Rollup, { condition, values }: Leaving): Promise<number> {
  for (const row of await readRollupRows(client, `from entry where business_id = $1 and ${condition} and duplicate_of is null`, values)) rollup.subtract(row);
  await matchAgain(client, values[0], await daysOf(client, condition, values));
  const { rowCount } = await client.query(`delete from entry where business_id = $1 and ${condition}`, [...values]);
  return rowCount ?? 0;
}
