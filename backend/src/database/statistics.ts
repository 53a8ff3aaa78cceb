/** Has PostgreSQL look at the ledger's rows again once many of them are new, so that it plans with what is there. */
import type { Database } from './database.ts';

/** Cheap where nothing much has changed. See migration 0030. */
export async function refreshStatistics(database: Database): Promise<void> {
  await database.outsideTenants((em) => em.execute('select refresh_statistics()'));
}
