/** Opens a business' ledger, or one file of it, for figures: a reader, what it can be asked about, and the day from which periods count. */
import { buffer } from 'node:stream/consumers';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Database } from '../../database/database.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import type { LedgerReader, LedgerVocabulary } from '../../finance/ledger/ledger-reader.ts';
import { localDay, type Clock } from './business-day.ts';
import { rolesOf, type BusinessAccount } from './chart-store.ts';
import { loadCounterpartySums, type CounterpartySums } from './counterparty-sums.ts';
import { KeptLedgers, type KeptScope } from './kept/kept-ledgers.ts';
import type { KeptRows, KeptRowsOf } from './kept/kept-rows.ts';
import { readOpening, readVersion, type LedgerContents } from './ledger-opening.ts';
import { fileOutline, type CurrencyOutline } from './outline.ts';
import { SqlLedgerReader, type KeptSums } from './sql-ledger-reader.ts';
import type { CopyRunner, SqlRunner } from './sql-values.ts';
import { VersionedCache } from './versioned-cache.ts';
import { loadVocabulary, type LedgerScope } from './vocabulary.ts';

/** What every figure needs; cheap to open, however large the ledger is. */
export interface OpenLedger {
  readonly reader: LedgerReader;
  /** For lists of rows, which no figure needs. */
  readonly sql: SqlRunner;
  readonly chart: readonly BusinessAccount[];
  readonly version: number;
  readonly today: LocalDate;
  /** The currency with most rows first; empty for an empty ledger. */
  readonly currencies: readonly CurrencyOutline[];
  /** The currency that was asked for if the ledger has it, else the one with most rows, else the business' own. */
  readonly currency: string;
  /** What the ledger can be asked about; costs a look at every row once per version of the ledger. */
  vocabulary(): Promise<LedgerVocabulary>;
  /** The rows of a large ledger where they are in memory; whoever misses them has them read. */
  readonly keptOf: KeptRowsOf;
  /** Reads the rows of a large ledger into memory, where they stay for its version. */
  keepRows(): Promise<void>;
}

const CACHED_LEDGERS = 500;
const CACHED_VOCABULARIES = 200;
/** Of all ledgers together: some 70 MB. */
const CACHED_GROUPS = 1_500_000;

/** Whether all statements of the transaction see the same moment. */
type Sight = 'one-moment' | 'each-its-own';

export class LedgerSource {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #contents = new VersionedCache<LedgerContents>(CACHED_LEDGERS);
  readonly #fileOutlines = new VersionedCache<readonly CurrencyOutline[]>(CACHED_LEDGERS);
  readonly #vocabularies = new VersionedCache<LedgerVocabulary>(CACHED_VOCABULARIES);
  readonly #counterpartySums = new VersionedCache<CounterpartySums | null>(CACHED_GROUPS, (sums) => 1 + (sums?.months.length ?? 0));
  readonly #kept: KeptLedgers;

  constructor(database: Database, clock: Clock, kept = new KeptLedgers()) {
    this.#database = database;
    this.#clock = clock;
    this.#kept = kept;
  }

  /** Runs `work` inside one transaction of the tenant, in which each statement sees what was committed before it: for what is written, or read by one statement. */
  with<T>(scope: LedgerScope, currency: string | null, work: (ledger: OpenLedger, client: PoolClient) => Promise<T>): Promise<T> {
    return this.#noting((missed) => this.#database.inTenantRaw(scope.businessId, async (client) => work(await this.#open(client, scope, { currency, sight: 'each-its-own', missed }), client)));
  }

  /** The same for one answer out of several reads: all of them see the ledger as it stood at the first, however many imports end meanwhile. Nothing can be written. */
  atOneMoment<T>(scope: LedgerScope, currency: string | null, work: (ledger: OpenLedger, client: PoolClient) => Promise<T>): Promise<T> {
    return this.#noting((missed) => this.#database.inTenantSnapshot(scope.businessId, async (client) => work(await this.#open(client, scope, { currency, sight: 'one-moment', missed }), client)));
  }

  /** The job's first task after the ledger changed: what the first to ask would wait for is made at once; who asks meanwhile waits for the same. */
  prepare(payload: unknown): Promise<void> {
    return this.#afterChange(payload, (ledger) => ledger.vocabulary());
  }

  /** Its next one: the rows of a large ledger are read into memory. */
  keepRows(payload: unknown): Promise<void> {
    return this.#afterChange(payload, (ledger) => ledger.keepRows());
  }

  /** Nothing for a business that is gone by now. */
  async #afterChange(payload: unknown, make: (ledger: OpenLedger) => Promise<unknown>): Promise<void> {
    const { businessId } = payload as { businessId: string };
    const isThere = await this.#database.inTenantRaw(businessId, async (client) => (await client.query('select 1 from business where id = $1', [businessId])).rowCount === 1);
    if (isThere) await this.atOneMoment({ businessId, fileId: null }, null, make);
  }

  /** What `work` would have had from kept rows, had there been any, is read once it is done. */
  async #noting<T>(work: (missed: Set<KeptScope>) => Promise<T>): Promise<T> {
    const missed = new Set<KeptScope>();
    const result = await work(missed);
    for (const scope of missed) this.#kept.readMissed(scope, () => this.atOneMoment(scope, scope.outline?.currency ?? null, (ledger) => ledger.keepRows()));
    return result;
  }

  async #open(client: PoolClient, scope: LedgerScope, { currency: wanted, sight, missed }: { readonly currency: string | null; readonly sight: Sight; readonly missed: Set<KeptScope> }): Promise<OpenLedger> {
    const { businessId, fileId } = scope;
    const sql = asRunner(client);
    const opening = await readOpening(sql, businessId, this.#contents.peek(businessId));
    const { version, chart } = await this.#contents.get(businessId, opening.contents.version, async () => opening.contents);
    const isStill = async (): Promise<boolean> => sight === 'one-moment' || await readVersion(sql, businessId) === version;
    const currencies = fileId === null ? opening.contents.currencies
      : await this.#fileOutlines.get(`${businessId} ${fileId}`, version, () => fileOutline(sql, businessId, fileId), isStill);
    const currency = currencies.find((outline) => outline.currency === wanted)?.currency ?? currencies[0]?.currency ?? opening.currency;
    const outlineOf = (of: string, file?: string): CurrencyOutline | undefined => (file === undefined ? opening.contents.currencies : file === fileId ? currencies : []).find((outline) => outline.currency === of);
    const sumsOf = onceEach(({ currency: of, fileId: file }) => this.#sumsOf({ sql, businessId, version, isStill }, outlineOf(of, file), file));
    const keptScope = (of: string, file?: string): KeptScope => ({ businessId, fileId: file ?? null, version, outline: outlineOf(of, file) });
    const keptOf: KeptRowsOf = ({ currency: of, fileId: file }) => this.#keptOf(keptScope(of, file), missed);
    const reader = new SqlLedgerReader({ sql, businessId, roles: rolesOf(chart), sumsOf, keptOf });
    return {
      reader, sql, keptOf, chart, version, currencies,
      today: localDay(this.#clock(), opening.timeZone),
      currency,
      vocabulary: () => this.#vocabularies.get(`${businessId} ${fileId ?? ''} ${currency}`, version, () => loadVocabulary({ ...scope, sql, reader, chart, currencies, currency, sumsOf }), isStill),
      keepRows: () => this.#kept.load(sql, keptScope(currency, fileId ?? undefined), isStill),
    };
  }

  #keptOf(scope: KeptScope, missed: Set<KeptScope>): KeptRows | null {
    const found = this.#kept.find(scope);
    if (found === undefined && missed.size === 0) missed.add(scope);
    return found ?? null;
  }

  /** Null for a currency without rows, for a file that is not the one that was opened, and for a ledger with too many names: what was found too large is not measured again with each version. */
  async #sumsOf({ sql, businessId, version, isStill }: Moment, outline: CurrencyOutline | undefined, fileId: string | undefined): Promise<CounterpartySums | null> {
    const key = `${businessId} ${fileId ?? ''} ${outline?.currency ?? ''}`;
    if (!outline || this.#counterpartySums.peek(key) === null) return null;
    return this.#counterpartySums.get(key, version, () => loadCounterpartySums(sql, businessId, { ...outline, fileId }), isStill);
  }
}

interface Moment {
  readonly sql: SqlRunner;
  readonly businessId: string;
  readonly version: number;
  readonly isStill: () => Promise<boolean>;
}

/** What several parts of one answer ask for at the same time is looked up once. */
function onceEach(find: KeptSums): KeptSums {
  const found = new Map<string, ReturnType<KeptSums>>();
  return (of) => {
    const key = `${of.fileId ?? ''} ${of.currency}`;
    let known = found.get(key);
    if (!known) found.set(key, known = find(of));
    return known;
  };
}

/** Statements of one connection, one after the other: figures may ask for several sums at once. */
export function asRunner(client: PoolClient): SqlRunner & CopyRunner {
  let last: Promise<unknown> = Promise.resolve();
  const next = <T>(run: () => Promise<T>): Promise<T> => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
  return {
    query: <Row>(text: string, values: readonly unknown[], name?: string) => next(async () => ({ rows: (await client.query({ text, values: [...values], name })).rows as Row[] })),
    copy: (select) => next(() => buffer(client.query(copyTo(`copy (${select}) to stdout with (format binary)`)))),
  };
}
