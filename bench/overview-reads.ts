/** The overview's SQL (month and year against the period before, by category) beside a lookup by primary key, in changing order inside the same tenant transactions. */
import type { PoolClient, QueryConfig } from 'pg';
import { built } from './built.ts';
import type { Stage } from './stage.ts';
import { inMs, inThousands, inTimes, quantile } from './statistics.ts';

const WARM_UP = 200;
const ROUNDS = 2_000;
/** Read with nothing remembered, as after every change of the ledger, and again. */
const READS = ['month', 'year', 'month again', 'year again'] as const;
/** The statement that reads the sums; the rest of a first read opens the ledger: its version, dates and chart of accounts. */
const SUMS_STATEMENT = 'rollup pieces';

type Overview = InstanceType<(typeof built)['overview']['OverviewService']>;
/** Times in ms by what was done. */
type Series = Map<string, number[]>;

export async function measureOverview({ database }: Stage, businessId: string, rowCount: number): Promise<string[]> {
  const [entry] = await database.inTenantRaw(businessId, async (client) => (await client.query<{ id: string }>('select id from entry where business_id = $1 limit 1', [businessId])).rows);
  const lookup = { name: 'bench lookup', text: 'select * from entry where business_id = $1 and id = $2', values: [businessId, entry?.id] };
  const series: Series = new Map();
  const client = new TimedClient();
  const remembering = overviewOver(client);
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    await database.inTenantRaw(businessId, async (inner) => {
      client.use(inner, round < WARM_UP ? new Map() : series);
      for (const read of shuffled(['lookup', ...READS])) {
        const overview = read.endsWith('again') ? remembering : overviewOver(client);
        await client.during(read, () => (read === 'lookup' ? client.query(lookup) : show(overview, businessId, read.startsWith('month') ? 'this-month' : 'this-year')));
      }
    });
  }
  const against = (name: string, share: number): string => inTimes(quantile(series.get(name) ?? [], share) / quantile(series.get('lookup') ?? [], share));
  const told = (name: string): string => `p50 ${inMs(quantile(series.get(name) ?? [], 0.5))} = ${against(name, 0.5)}, p99 ${inMs(quantile(series.get(name) ?? [], 0.99))} = ${against(name, 0.99)}`;
  return [
    `${inThousands(rowCount)} rows: the overview's SQL against a lookup by primary key (p50 ${inMs(quantile(series.get('lookup') ?? [], 0.5))}, p99 ${inMs(quantile(series.get('lookup') ?? [], 0.99))})`,
    ...['month', 'year'].flatMap((period) => [
      `    ${period}: the sums ${told(`${period} sums`)}`,
      `        with the opening of the ledger, nothing remembered: ${told(period)}`,
      `        again: ${told(`${period} again`)}`,
    ]),
  ];
}

/** In any order: a statement after much arithmetic takes longer than one after a lookup, and each shall meet both. */
function shuffled<T>(items: readonly T[]): T[] {
  return items.map((item) => ({ item, place: Math.random() })).sort((a, b) => a.place - b.place).map(({ item }) => item);
}

/** Adds up the time between sending statements and having their answers. */
class TimedClient {
  #inner: PoolClient | null = null;
  #series: Series = new Map();
  #spentMs = 0;
  #sumsMs = 0;

  use(inner: PoolClient, series: Series): void {
    this.#inner = inner;
    this.#series = series;
  }

  async query(statement: QueryConfig): Promise<unknown> {
    const startedAt = performance.now();
    const answer = await this.#inner?.query(statement);
    const ms = performance.now() - startedAt;
    this.#spentMs += ms;
    if (statement.name === SUMS_STATEMENT) this.#sumsMs += ms;
    return answer;
  }

  async during(name: string, work: () => Promise<unknown>): Promise<void> {
    this.#spentMs = this.#sumsMs = 0;
    await work();
    this.#add(name, this.#spentMs);
    this.#add(`${name} sums`, this.#sumsMs);
  }

  #add(name: string, ms: number): void {
    const times = this.#series.get(name);
    if (times) times.push(ms);
    else this.#series.set(name, [ms]);
  }
}

/** Works on the transaction at hand. */
function overviewOver(client: TimedClient): Overview {
  const database = { inTenantRaw: <T>(_: string, work: (inner: PoolClient) => Promise<T>) => work(client as unknown as PoolClient) } as Stage['database'];
  return new built.overview.OverviewService(new built.ledgerSource.LedgerSource(database, () => new Date()));
}

function show(overview: Overview, businessId: string, period: string): Promise<unknown> {
  const viewer = { userId: businessId, businessId, accountType: 'starter', isDemo: false } as const;
  return overview.financialData(viewer, { period, from: null, to: null, currency: null });
}
