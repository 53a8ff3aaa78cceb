/** The overview's SQL (month and year against the period before, by category) beside a lookup by primary key, in turns inside the same tenant transaction. */
import type { PoolClient } from 'pg';
import { built } from './built.ts';
import type { Stage } from './stage.ts';
import { inMs, inThousands, inTimes, quantile } from './statistics.ts';

const WARM_UP = 200;
const ROUNDS = 2_000;
const NAMES = ['lookup', 'month', 'year', 'month again', 'year again'] as const;
/** Read for the first time since the ledger changed, and again. */
const OVERVIEWS = ['month', 'year', 'month again', 'year again'] as const;

type Times = Record<(typeof NAMES)[number], number[]>;

export async function measureOverview({ database }: Stage, businessId: string, rowCount: number): Promise<string[]> {
  const [entry] = await database.inTenantRaw(businessId, async (client) => (await client.query<{ id: string }>('select id from entry where business_id = $1 limit 1', [businessId])).rows);
  const entryId = entry?.id ?? '';
  const sql = noTimes();
  const whole = noTimes();
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    await database.inTenantRaw(businessId, async (client) => {
      const timer = new StatementTimer(client);
      for (const name of NAMES) {
        const startedAt = performance.now();
        timer.spentMs = 0;
        await readerOf(name, timer.client, businessId, entryId)();
        if (round < WARM_UP) continue;
        sql[name].push(timer.spentMs);
        whole[name].push(performance.now() - startedAt);
      }
    });
  }
  const at = (name: (typeof NAMES)[number], share: number): number => quantile(sql[name], share);
  const line = (name: (typeof OVERVIEWS)[number]): string =>
    `    ${name}: p50 ${inMs(at(name, 0.5))} = ${inTimes(at(name, 0.5) / at('lookup', 0.5))}, p99 ${inMs(at(name, 0.99))} = ${inTimes(at(name, 0.99) / at('lookup', 0.99))}; with its arithmetic p50 ${inMs(quantile(whole[name], 0.5))}`;
  return [`${inThousands(rowCount)} rows: the overview's SQL against a lookup by primary key (p50 ${inMs(at('lookup', 0.5))}, p99 ${inMs(at('lookup', 0.99))})`, ...OVERVIEWS.map(line)];
}

function noTimes(): Times {
  return { lookup: [], month: [], year: [], 'month again': [], 'year again': [] };
}

/** Adds up the time between sending statements and having their answers. */
class StatementTimer {
  spentMs = 0;
  readonly client: PoolClient;

  constructor(client: PoolClient) {
    const query = async (...statement: unknown[]): Promise<unknown> => {
      const startedAt = performance.now();
      try {
        return await (client.query as (...parts: unknown[]) => Promise<unknown>).apply(client, statement);
      } finally {
        this.spentMs += performance.now() - startedAt;
      }
    };
    this.client = { query } as unknown as PoolClient;
  }
}

const sources = new Map<string, InstanceType<(typeof built)['ledgerSource']['LedgerSource']>>();
let current: PoolClient | null = null;

/** One source per business, because it remembers what does not change; it works on the transaction at hand. */
function sourceOf(businessId: string): InstanceType<(typeof built)['ledgerSource']['LedgerSource']> {
  const known = sources.get(businessId);
  if (known) return known;
  const database = { inTenantRaw: <T>(_: string, work: (client: PoolClient) => Promise<T>) => work(current as PoolClient) } as Stage['database'];
  const source = new built.ledgerSource.LedgerSource(database, () => new Date());
  sources.set(businessId, source);
  return source;
}

const remembering = new Map<string, InstanceType<(typeof built)['overview']['OverviewService']>>();

function rememberingOverviewOf(businessId: string): InstanceType<(typeof built)['overview']['OverviewService']> {
  const known = remembering.get(businessId) ?? new built.overview.OverviewService(sourceOf(businessId));
  remembering.set(businessId, known);
  return known;
}

function readerOf(name: (typeof NAMES)[number], client: PoolClient, businessId: string, entryId: string): () => Promise<unknown> {
  if (name === 'lookup') return () => client.query({ name: 'bench lookup', text: 'select * from entry where business_id = $1 and id = $2', values: [businessId, entryId] });
  current = client;
  const overview = name.endsWith('again') ? rememberingOverviewOf(businessId) : new built.overview.OverviewService(sourceOf(businessId));
  const viewer = { userId: businessId, businessId, accountType: 'starter', isDemo: false } as const;
  return () => overview.financialData(viewer, { period: name.startsWith('month') ? 'this-month' : 'this-year', from: null, to: null, currency: null });
}
