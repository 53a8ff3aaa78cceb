/** The bulk path from a statement into the ledger: one transaction that stages the rows, tells known payments from new ones, and keeps the sums. */
import type { PoolClient } from 'pg';
import { GuessedWrongly } from '../../ingestion/child/guessed-wrongly.ts';
import { isFailure, type Ambiguity, type ReadingFailure, type StatementReading, type StatementRows } from '../../ingestion/statement.ts';
import type { Database } from '../../database/database.ts';
import { findCopies } from '../copies/find-copies.ts';
import { recountDuplicates } from '../files/duplicate-count.ts';
import { TooManyAccountsError } from './account-book.ts';
import type { Clock } from './business-day.ts';
import { usedCategories } from './entry-counts.ts';
import { ensureDefaultChart, insertAccounts, loadChartWithAliases, renameAccounts } from './chart-store.ts';
import { EntryMaker, type Assumptions } from './entry-maker.ts';
import { tellOfManyRows } from './ledger-statistics.ts';
import { loadHistory } from './load-history.ts';
import { lockLedger, raiseLedgerVersion } from './ledger-change.ts';
import type { PlacedSum } from './placed-sum.ts';
import { applyOwnCategories, hasDecidedAnything } from './own-categories.ts';
import { applyRollup } from './rollup-store.ts';
import { ChangedPages } from './changed-pages.ts';
import { accountsInUse, checkReferences, markDuplicates, moveStaged } from './staged-entries.ts';
import { Staging } from './staging.ts';
import { isOfFile, keepIdSpan, type IdSpan } from './rows-of-file.ts';

export interface ImportRequest {
  readonly businessId: string;
  readonly fileId: string;
  /** The account's name where the file names none. */
  readonly fallbackAccount: string;
  /** Hands the statement's rows over in batches, and waits for each; may be called again. Where it may guess it may reject with `GuessedWrongly`, and is asked once more without. */
  read(onRows: (rows: StatementRows) => Promise<void>, how: { mayGuess: boolean }): Promise<StatementReading | ReadingFailure>;
  /** Asked once the business' ledger is locked: false when there is nothing (left) to do. */
  begin(client: PoolClient): Promise<boolean>;
  /** Asked when all rows are stored, before anything refers to their file: false takes them back. A file that is there from the beginning need not be asked for. */
  isKept?(client: PoolClient): Promise<boolean>;
  /** The last step of the transaction, for what belongs to the file and not to the ledger. */
  finish(client: PoolClient, imported: ImportedStatement): Promise<void>;
}

export interface ImportedStatement {
  readonly reading: StatementReading;
  readonly entryCount: number;
  readonly duplicateCount: number;
  /** The currency of most rows. */
  readonly currency: string | null;
  readonly accountNumbers: readonly number[];
  /** Null where there are too many accounts or too much money to count exactly. */
  readonly sums: readonly PlacedSum[] | null;
}

export type ImportOutcome =
  | { readonly kind: 'imported'; readonly imported: ImportedStatement }
  | { readonly kind: 'nothing-to-do' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'ambiguous'; readonly reading: StatementReading; readonly ambiguity: Ambiguity };

/** A request that reads in one of the two ways. */
type Attempt = Omit<ImportRequest, 'read'> & { read(onRows: (rows: StatementRows) => Promise<void>): Promise<StatementReading | ReadingFailure> };

/** Rolls the transaction back and carries what the caller hears instead of an import. */
class NotImported extends Error {
  readonly outcome: ImportOutcome;
  constructor(outcome: ImportOutcome) {
    super('the statement was not imported');
    this.outcome = outcome;
  }
}

/** The end of the file told its account or currency differently from what its rows were taken for. */
class AssumedWrongly extends Error {
  readonly actual: Assumptions;
  constructor(actual: Assumptions) {
    super('account or currency became known at the end of the file');
    this.actual = actual;
  }
}

export class LedgerImport {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock = () => new Date()) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Nothing of a statement that is not imported stays behind. Rejects only where the database or the caller fails. */
  async run(request: ImportRequest): Promise<ImportOutcome> {
    try {
      return await this.#guessedOrNot(request, { accountName: request.fallbackAccount, currency: null });
    } catch (error) {
      if (!(error instanceof AssumedWrongly)) throw error;
      return await this.#guessedOrNot(request, error.actual);
    }
  }

  /** Rows that were stored by a wrong guess are rolled back with everything else. */
  async #guessedOrNot(request: ImportRequest, assumptions: Assumptions): Promise<ImportOutcome> {
    try {
      return await this.#attempt({ ...request, read: (onRows) => request.read(onRows, { mayGuess: true }) }, assumptions);
    } catch (error) {
      if (!(error instanceof GuessedWrongly)) throw error;
      return await this.#attempt({ ...request, read: (onRows) => request.read(onRows, { mayGuess: false }) }, assumptions);
    }
  }

  async #attempt(request: Attempt, assumptions: Assumptions): Promise<ImportOutcome> {
    try {
      return await this.#database.inTenantRaw(request.businessId, (client) => this.#importInto(client, request, assumptions));
    } catch (error) {
      if (error instanceof NotImported) return error.outcome;
      if (error instanceof TooManyAccountsError) return { kind: 'failed', reason: error.message };
      throw error;
    }
  }

  async #importInto(client: PoolClient, request: Attempt, assumptions: Assumptions): Promise<ImportOutcome> {
    const { businessId } = request;
    await lockLedger(client, businessId);
    if (!(await request.begin(client))) return { kind: 'nothing-to-do' };
    await ensureDefaultChart(client, businessId);
    const maker = new EntryMaker(await loadChartWithAliases(client, businessId), await businessCurrency(client, businessId), assumptions, await loadHistory(client, businessId), await usedCategories(client, businessId));
    const store = new ChunkStore(client, request, maker);
    const { reading, ids, pages } = await stage(client, request, maker, store);
    if (request.isKept && !(await request.isKept(client))) throw new NotImported({ kind: 'nothing-to-do' });
    await keepIdSpan(client, businessId, request.fileId, ids);
    checkAssumptions(maker, reading, request, assumptions);
    await checkReferences(client, businessId, request.fileId, maker.usedNumbers);
    const arrived = { businessId, fileId: request.fileId, accountNumbers: maker.accountNumbers, usedNumbers: store.usedNumbers, days: maker.days };
    const changedFiles = await findCopies(client, arrived, maker.rollup, this.#clock());
    await applyRollup(client, businessId, maker.rollup, pages);
    await raiseLedgerVersion(client, businessId);
    const duplicateCount = changedFiles.length === 0 ? store.duplicateCount : await recountFiles(client, businessId, request.fileId, changedFiles);
    const imported = { reading, entryCount: maker.entryCount, duplicateCount, currency: maker.mainCurrency(), accountNumbers: maker.accountNumbers, sums: reading.sums?.map((sum) => maker.place(sum)) ?? null };
    await request.finish(client, imported);
    await tellOfManyRows(client, maker.entryCount);
    return { kind: 'imported', imported };
  }
}

/** Takes staged rows into the ledger, chunk by chunk. */
class ChunkStore {
  duplicateCount = 0;
  #hasOwnCategories: boolean | undefined;
  readonly #client: PoolClient;
  readonly #request: Attempt;
  readonly #maker: EntryMaker;
  /** Asked before this file's own rows reach an account: those are no duplicates of each other. */
  readonly #isInUse = new Map<number, boolean>();

  constructor(client: PoolClient, request: Attempt, maker: EntryMaker) {
    this.#client = client;
    this.#request = request;
    this.#maker = maker;
  }

  async store(rowCount: number): Promise<void> {
    const { businessId, fileId } = this.#request;
    await insertAccounts(this.#client, businessId, this.#maker.takeOpened());
    await renameAccounts(this.#client, businessId, this.#maker.takeRenamed());
    // Asked once: what the owner decides is written under the lock of the ledger, too.
    this.#hasOwnCategories ??= await hasDecidedAnything(this.#client, businessId);
    if (this.#hasOwnCategories) await applyOwnCategories(this.#client, businessId, this.#maker.rollup);
    const duplicates = await markDuplicates(this.#client, businessId, await this.#accountsInUse());
    for (const row of duplicates.sums) this.#maker.rollup.subtract(row);
    this.duplicateCount += duplicates.count;
    await moveStaged(this.#client, businessId, fileId, rowCount);
  }

  /** Accounts of this file in which other files' payments count. */
  get usedNumbers(): number[] {
    return [...this.#isInUse].filter(([, isInUse]) => isInUse).map(([number]) => number);
  }

  async #accountsInUse(): Promise<number[]> {
    const unknown = this.#maker.accountNumbers.filter((number) => !this.#isInUse.has(number));
    const used = await accountsInUse(this.#client, this.#request.businessId, unknown);
    for (const number of unknown) this.#isInUse.set(number, used.includes(number));
    return this.usedNumbers;
  }
}

async function stage(client: PoolClient, request: Attempt, maker: EntryMaker, store: ChunkStore): Promise<{ reading: StatementReading; ids: IdSpan; pages: ChangedPages }> {
  const staging = await Staging.open(client, (rowCount) => store.store(rowCount));
  try {
    const reading = await request.read(async (rows) => {
      staging.add(rows.length, (take) => maker.make(rows, take));
      await staging.flush();
    });
    if (isFailure(reading)) throw new NotImported({ kind: 'failed', reason: reading.failure });
    if (reading.ambiguity) throw new NotImported({ kind: 'ambiguous', reading, ambiguity: reading.ambiguity });
    // The database is still busy with rows. Duplicates among them, and matches, may yet change the sums: then these pages are not taken.
    const pages = ChangedPages.madeReady(maker.rollup);
    return { reading, ids: await staging.close(), pages };
  } catch (error) {
    await staging.abandon();
    throw error;
  } finally {
    maker.close();
  }
}

/** Rows are matched, fingerprinted and summed while they stream by, so what only the end of a file tells has to agree with it. */
function checkAssumptions(maker: EntryMaker, reading: StatementReading, request: Attempt, assumptions: Assumptions): void {
  const actual: Assumptions = { accountName: reading.accountKey ?? request.fallbackAccount, currency: reading.currency };
  const isAccountWrong = maker.usedAssumedAccount && actual.accountName !== assumptions.accountName;
  const isCurrencyWrong = maker.usedAssumedCurrency && actual.currency !== assumptions.currency;
  if (isAccountWrong || isCurrencyWrong) throw new AssumedWrongly(actual);
}

/** Returns how many of the imported file's rows another file's count for. */
async function recountFiles(client: PoolClient, businessId: string, fileId: string, changedFiles: readonly string[]): Promise<number> {
  await recountDuplicates(client, businessId, changedFiles);
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from entry where business_id = $1 and ${isOfFile('$2')} and duplicate_of is not null`, [businessId, fileId]);
  return rows[0]!.count;
}

async function businessCurrency(client: PoolClient, businessId: string): Promise<string> {
  const { rows } = await client.query<{ currency: string }>('select currency from business where id = $1', [businessId]);
  return rows[0]?.currency ?? 'USD';
}
