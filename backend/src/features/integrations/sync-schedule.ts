/** By the clock: every connection of a paid account is looked at a few times a day, spread over an hour. Demo businesses are left alone: nobody waits for them. */
import type { Database } from '../../database/database.ts';
import { enqueueKeepingTime } from '../../jobs/queue.ts';
import type { Clock } from '../ledger/business-day.ts';
import { isPaidBusiness } from './paid-business.ts';
import { syncJob } from './sync-job.ts';

export const SYNC_ALL = 'sync-all';

/** UTC. */
export const SYNC_SCHEDULE = { task: SYNC_ALL, cron: '20 */4 * * *' } as const;

const AT_ONCE = 500;
const SPREAD_MS = 60 * 60 * 1000;

interface Row { business_id: string; integration_id: string }

export async function enqueueAllSyncs(database: Database, clock: Clock): Promise<void> {
  let after: Row | undefined = { business_id: '00000000-0000-0000-0000-000000000000', integration_id: '00000000-0000-0000-0000-000000000000' };
  while (after) after = await enqueueSome(database, clock, after);
}

/** Returns the last one; undefined once there are no more. */
function enqueueSome(database: Database, clock: Clock, after: Row): Promise<Row | undefined> {
  return database.outsideTenants(async (em) => {
    const now = clock();
    const rows = await em.execute<Row[]>(
      `select company.business_id, integration_id from connected_company company join business on business.id = company.business_id
       where not is_demo and ${isPaidBusiness('company.business_id')} and (company.business_id, integration_id) > (?::uuid, ?::uuid) order by 1, 2 limit ${AT_ONCE}`, [now, after.business_id, after.integration_id]);
    for (const { business_id: businessId, integration_id: integrationId } of rows) {
      // One that somebody asked for, or that a provider told of, may wait for its turn: it is not put off.
      await enqueueKeepingTime(em, syncJob({ businessId, integrationId }, new Date(now.getTime() + spread(integrationId))));
    }
    return rows.at(-1);
  });
}

/** The same for a connection every time, so that it is looked at in even steps. */
function spread(integrationId: string): number {
  return (Number.parseInt(integrationId.slice(-6), 16) / 0xffffff) * SPREAD_MS;
}
