/** Ledgers into which something comes while an answer is being put together, for tests of answers that must be of one moment. */
import type { PoolClient } from 'pg';
import type { Database } from '../../database/database.ts';
import type { Clock } from './business-day.ts';
import { LedgerSource } from './ledger-source.ts';

/** `happening` comes to pass once, right after the answer's statement number `after`. */
export function disturbedLedgers(database: Database, clock: Clock, { after, happening }: { readonly after: number; readonly happening: () => Promise<unknown> }): { readonly ledgers: LedgerSource; readonly statementCount: () => number } {
  let count = 0;
  const disturbed = (client: PoolClient): PoolClient => Object.assign(Object.create(client) as PoolClient, {
    query: async (...asked: unknown[]) => {
      const result = await (client.query.bind(client) as unknown as (...asked: unknown[]) => Promise<unknown>)(...asked);
      count += 1;
      if (count === after) await happening();
      return result;
    },
  });
  const around: Database = Object.assign(Object.create(database) as Database, {
    inTenantRaw: (...[businessId, work]: Parameters<Database['inTenantRaw']>) => database.inTenantRaw(businessId, (client) => work(disturbed(client))),
    inTenantSnapshot: (...[businessId, work, options]: Parameters<Database['inTenantSnapshot']>) => database.inTenantSnapshot(businessId, (client) => work(disturbed(client)), options),
  });
  return { ledgers: new LedgerSource(around, clock), statementCount: () => count };
}
