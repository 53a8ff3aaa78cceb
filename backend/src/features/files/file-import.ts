/** Reads a stored file in the bounded child process and brings its rows into the ledger; the job behind every upload. */
import type { PoolClient } from 'pg';
import type { Database } from '../../database/database.ts';
import { readInChild, type ChildSource } from '../../ingestion/child/read-in-child.ts';
import type { SpareChild } from '../../ingestion/child/spare-child.ts';
import type { StatementRows } from '../../ingestion/statement.ts';
import type { ReadingGuidance, ReadingMapping, RememberedMapping } from '../../ingestion/mapping.ts';
import { enqueue } from '../../jobs/queue.ts';
import { refreshInsightsJob } from '../insights/refresh-job.ts';
import type { ImportedStatement, ImportOutcome, LedgerImport } from '../ledger/ledger-import.ts';
import type { Clock } from '../ledger/business-day.ts';
import { closeEmptyAccounts } from '../ledger/removal.ts';
import { loadLayouts, noteUse, rememberLayout } from '../layouts/layout-memory.ts';
import { matchFileAgain } from '../matches/match-job.ts';
import { accountNameOf } from './account-name.ts';
import { refreshBalances } from './account-balances.ts';
import { notifyFileChanged } from './file-change.ts';
import { readBytes } from './file-bytes.ts';
import { FileEntity, type FinancialFile } from './file.entity.ts';
import { saidOf } from './file-reading.ts';
import { markUnchanged, takeOutRows } from './file-rereading.ts';
import { FileProgress } from './file-progress.ts';
import type { HeadStart } from './head-start.ts';
import { readForCheck, type CheckOutcome } from './reading-check.ts';
import type { BoundedReader } from './reading-trial.ts';
import { isLastingFault } from './lasting-fault.ts';
import { markFailed, markNeedsAnswer, markNeedsCheck, markProcessed } from './file-result.ts';

export interface FileImportParts {
  readonly database: Database;
  readonly ledgerImport: LedgerImport;
  readonly clock: Clock;
  readonly logError: (error: unknown) => void;
  /** Without one every file waits for a child of its own to start. */
  readonly spareChild?: SpareChild;
  /** Of files that came to this server. */
  readonly headStart?: HeadStart;
  /** Instead of a child process, for tests of what comes after the reading. */
  readonly read?: BoundedReader;
}

export class FileImport {
  readonly #parts: FileImportParts;

  constructor(parts: FileImportParts) {
    this.#parts = parts;
  }

  /** The job's task. Running it again for a file that is done, or gone, does nothing. */
  async parse(payload: unknown): Promise<void> {
    const { businessId, fileId } = payload as { businessId: string; fileId: string };
    const { database } = this.#parts;
    const file = await database.inTenant(businessId, (em) => em.findOne(FileEntity, { businessId, id: fileId, status: 'processing' }));
    // Past the unit of work, which would keep a second copy of the bytes to compare with.
    const bytes = file && (this.#parts.headStart?.bytesOf(fileId) ?? (await database.inTenantRaw(businessId, (client) => readBytes(client, businessId, fileId))));
    if (file && bytes) await this.importFrom(file, { bytes });
  }

  /** The file is processed, waits for an answer, or failed with a reason when this resolves; it rejects where trying again may help. */
  async importFrom(file: FinancialFile, source: ChildSource): Promise<void> {
    const { database } = this.#parts;
    const { businessId, id: fileId } = file;
    // The next file's child gets ready when this one is stored: before, it would take the processor from the database.
    const outcome = await this.#checkOrImport(file, source).finally(() => this.#parts.spareChild?.prepare());
    if (outcome.kind === 'failed' || outcome.kind === 'ambiguous' || outcome.kind === 'to-confirm') {
      await database.inTenantRaw(businessId, async (client) => {
        if (outcome.kind === 'to-confirm') await markNeedsCheck(client, businessId, fileId, outcome.reading, saidNow(file));
        else if (isReadAgain(file)) await markUnchanged(client, businessId, fileId, outcome.kind === 'failed' ? outcome.reason : outcome.ambiguity.question);
        else if (outcome.kind === 'failed') await markFailed(client, businessId, fileId, outcome.reason);
        else await markNeedsAnswer(client, businessId, fileId, outcome, saidNow(file));
        await notifyFileChanged(client, businessId, fileId);
      });
    }
  }

  /** A file that is read again is read as its owner saw it on trial. */
  async #remembered(file: FinancialFile): Promise<readonly RememberedMapping[]> {
    if (isReadAgain(file)) return [file.reading?.remembered ?? []].flat();
    return this.#parts.database.inTenantRaw(file.businessId, (client) => loadLayouts(client, file.businessId));
  }

  async #checkOrImport(file: FinancialFile, source: ChildSource): Promise<ImportOutcome | CheckOutcome> {
    const guidance = { said: saidNow(file), remembered: await this.#remembered(file) };
    const checked = file.awaitsCheck ? await this.#check(file, source, guidance) : null;
    return checked ?? this.#import(file, source, guidance);
  }

  async #check(file: FinancialFile, source: ChildSource, guidance: ReadingGuidance): Promise<CheckOutcome | null> {
    const progress = new FileProgress(this.#parts.database, file.businessId, file.id);
    const { read = readInChild, spareChild } = this.#parts;
    const outcome = await readForCheck(read, { source, fileName: file.name, guidance, spare: spareChild, onProgress: (percent) => progress.report(percent) });
    await progress.settled();
    return outcome;
  }

  async #import(file: FinancialFile, source: ChildSource, guidance: ReadingGuidance): Promise<ImportOutcome> {
    const { database, ledgerImport, logError } = this.#parts;
    const { businessId, id: fileId } = file;
    const progress = new FileProgress(database, businessId, fileId);
    const { said } = guidance;
    try {
      return await ledgerImport.run({
        businessId, fileId, fallbackAccount: accountNameOf(file.name),
        read: async (onRows, how) => {
          progress.restart();
          const taker = {
            onRows: async (rows: StatementRows) => {
              await onRows(rows);
              progress.countRows(rows.length);
            },
            onProgress: (percent: number) => progress.report(percent),
          };
          const ahead = how.mayGuess ? this.#parts.headStart?.take(fileId, guidance) : null;
          const reading = await (ahead ? ahead.handOver(taker) : (this.#parts.read ?? readInChild)({ source, fileName: file.name, guidance, spare: this.#parts.spareChild, ...how, ...taker }));
          await progress.settled();
          return reading;
        },
        begin: async (client) => {
          const isWanted = await isStillWanted(client, businessId, fileId);
          if (isWanted && isReadAgain(file)) await takeOutRows(client, businessId, fileId);
          return isWanted;
        },
        finish: async (client, imported) => {
          await finishImport(client, { businessId, fileId, fileName: file.name, said }, imported, this.#parts.clock());
          if (isReadAgain(file)) await closeEmptyAccounts(client, businessId);
        },
      });
    } catch (error) {
      if (!isLastingFault(error)) throw error;
      logError(error);
      return { kind: 'failed', reason: 'The file could not be stored because of a fault on our side. Please upload it again.' };
    }
  }
}

/** Rows of it are in the ledger and have to make room. */
const isReadAgain = (file: FinancialFile): boolean => file.processedAt != null;

const saidNow = (file: FinancialFile): ReadingMapping => file.reading?.next ?? saidOf(file.reading);

export interface FinishedFile {
  readonly businessId: string;
  readonly fileId: string;
  readonly fileName: string;
  /** What its owner said about its reading. */
  readonly said: ReadingMapping;
}

/** What an import's transaction does last: the file is processed, its owner's word remembered, balances and insights follow, clients hear of it. */
export async function finishImport(client: PoolClient, { businessId, fileId, fileName, said }: FinishedFile, imported: ImportedStatement, now: Date): Promise<void> {
  await markProcessed(client, businessId, fileId, imported, said, now);
  const { layout, remembered, choices } = imported.reading;
  if (layout) await rememberLayout(client, businessId, { layout, said, fileName }, now);
  if (remembered && choices.some(({ origin }) => origin === 'remembered')) await noteUse(client, businessId, remembered.id, now);
  await refreshBalances(client, businessId);
  await enqueue(client, refreshInsightsJob(businessId));
  await matchFileAgain(client, businessId, fileId);
  await notifyFileChanged(client, businessId, fileId);
}

async function isStillWanted(client: PoolClient, businessId: string, fileId: string): Promise<boolean> {
  const { rowCount } = await client.query(`select 1 from file where business_id = $1 and id = $2 and status = 'processing' and deleted_at is null`, [businessId, fileId]);
  return rowCount === 1;
}
