/** A change that an owner makes to rows that are there: alone on the ledger, the sums moved with it, the version raised, the insights refreshed. */
import type { PoolClient } from 'pg';
import type { Database } from '../../database/database.ts';
import { enqueue } from '../../jobs/queue.ts';
import { refreshInsightsJob } from '../insights/refresh-job.ts';
import { lockLedger, raiseLedgerVersion } from './ledger-change.ts';
import { applyRollup } from './rollup-store.ts';
import { Rollup } from './rollup.ts';

/** `work` notes in the rollup what its change of entries adds and takes away. */
export function changeLedger<T>(database: Database, businessId: string, work: (client: PoolClient, rollup: Rollup) => Promise<T>): Promise<T> {
  return database.inTenantRaw(businessId, async (client) => {
    await lockLedger(client, businessId);
    const rollup = new Rollup();
    const result = await work(client, rollup);
    await applyRollup(client, businessId, rollup);
    await raiseLedgerVersion(client, businessId);
    await enqueue(client, refreshInsightsJob(businessId));
    return result;
  });
}
