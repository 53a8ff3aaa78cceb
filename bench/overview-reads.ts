/** The overview's SQL (month and year against the period before, by category) beside a lookup by primary key, both in the same kind of tenant transaction, in turns. */
import { built } from './built.ts';
import type { Stage } from './stage.ts';
import { inMs, inThousands, inTimes, quantile } from './statistics.ts';

const WARM_UP = 200;
const ROUNDS = 2_000;

export async function measureOverview(stage: Stage, businessId: string, rowCount: number): Promise<string[]> {
  const { database } = stage;
  const overview = new built.overview.OverviewService(new built.ledgerSource.LedgerSource(database, () => new Date()));
  const viewer = { userId: businessId, businessId, accountType: 'starter', isDemo: false } as const;
  const [entry] = await database.inTenantRaw(businessId, async (client) => (await client.query<{ id: string }>('select id from entry where business_id = $1 limit 1', [businessId])).rows);
  const reads = {
    lookup: () => database.inTenantRaw(businessId, (client) => client.query({ name: 'bench lookup', text: 'select * from entry where business_id = $1 and id = $2', values: [businessId, entry?.id] })),
    month: () => overview.financialData(viewer, { period: 'this-month', from: null, to: null, currency: null }),
    year: () => overview.financialData(viewer, { period: 'this-year', from: null, to: null, currency: null }),
  };
  const times: Record<keyof typeof reads, number[]> = { lookup: [], month: [], year: [] };
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const name of ['lookup', 'month', 'year'] as const) {
      const startedAt = performance.now();
      await reads[name]();
      if (round >= WARM_UP) times[name].push(performance.now() - startedAt);
    }
  }
  const at = (name: keyof typeof reads, share: number): number => quantile(times[name], share);
  const line = (name: 'month' | 'year'): string =>
    `    ${name}: p50 ${inMs(at(name, 0.5))} = ${inTimes(at(name, 0.5) / at('lookup', 0.5))}, p99 ${inMs(at(name, 0.99))} = ${inTimes(at(name, 0.99) / at('lookup', 0.99))}`;
  return [`${inThousands(rowCount)} rows: overview against a lookup by primary key (p50 ${inMs(at('lookup', 0.5))}, p99 ${inMs(at('lookup', 0.99))})`, line('month'), line('year')];
}
