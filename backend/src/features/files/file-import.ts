/** Reads a stored file in the bounded child process and brings its rows into the ledger; the job behind every upload. */
import type { Database } from '../../database/database.ts';
import { readInChild, type ChildSource } from '../../ingestion/child/read-in-child.ts';
import type { SpareChild } from '../../ingestion/child/spare-child.ts';
import type { ReadingGuidance, ReadingMapping, RememberedMapping } from '../../ingestion/mapping.ts';
import type { ImportOutcome, LedgerImport } from '../ledger/ledger-import.ts';
import type { Clock } from '../ledger/business-day.ts';
import { closeEmptyAccounts } from '../ledger/removal.ts';
import { loadLayouts } from '../layouts/layout-memory.ts';
import { notifyFileChanged } from './file-change.ts';
import { readBytes } from './file-bytes.ts';
import { FileEntity, type FinancialFile } from './file.entity.ts';
import { saidOf } from './file-reading.ts';
import { markUnchanged, takeOutRows } from './file-rereading.ts';
import { FileProgress } from './file-progress.ts';
import type { HeadStart } from './head-start.ts';
import { importRows, isStillWanted } from './import-rows.ts';
import { readForCheck, type CheckOutcome } from './reading-check.ts';
import type { BoundedReader } from './reading-trial.ts';
import { isLastingFault } from './lasting-fault.ts';
import { markFailed, markNeedsAnswer, markNeedsCheck } from './file-result.ts';

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
    const { database, headStart } = this.#parts;
    const file = await database.inTenant(businessId, (em) => em.findOne(FileEntity, { businessId, id: fileId, status: 'processing' }));
    if (!file) return;
    const early = await headStart?.outcomeOf(fileId);
    if (early) return this.#settle(file, early);
    // Past the unit of work, which would keep a second copy of the bytes to compare with.
    const bytes = await database.inTenantRaw(businessId, (client) => readBytes(client, businessId, fileId));
    if (bytes) await this.importFrom(file, { bytes });
  }

  /** The file is processed, waits for an answer, or failed with a reason when this resolves; it rejects where trying again may help. */
  async importFrom(file: FinancialFile, source: ChildSource): Promise<void> {
    // The next file's child gets ready when this one is stored: before, it would take the processor from the database.
    const outcome = await this.#checkOrImport(file, source).finally(() => this.#parts.spareChild?.prepareSoon());
    await this.#settle(file, outcome);
  }

  /** Says on the file why there are no rows of it. */
  async #settle(file: FinancialFile, outcome: ImportOutcome | CheckOutcome): Promise<void> {
    if (outcome.kind !== 'failed' && outcome.kind !== 'ambiguous' && outcome.kind !== 'to-confirm') return;
    const { businessId, id: fileId } = file;
    await this.#parts.database.inTenantRaw(businessId, async (client) => {
      if (outcome.kind === 'to-confirm') await markNeedsCheck(client, businessId, fileId, outcome.reading, saidNow(file));
      else if (isReadAgain(file)) await markUnchanged(client, businessId, fileId, outcome.kind === 'failed' ? outcome.reason : outcome.ambiguity.question);
      else if (outcome.kind === 'failed') await markFailed(client, businessId, fileId, outcome.reason);
      else await markNeedsAnswer(client, businessId, fileId, outcome, saidNow(file));
      await notifyFileChanged(client, businessId, fileId);
    });
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
    const { businessId, id: fileId } = file;
    try {
      return await importRows(this.#parts, {
        file, said: guidance.said,
        read: (taker, how) => (this.#parts.read ?? readInChild)({ source, fileName: file.name, guidance, spare: this.#parts.spareChild, ...how, ...taker }),
        begin: async (client) => {
          const isWanted = await isStillWanted(client, businessId, fileId);
          if (isWanted && isReadAgain(file)) await takeOutRows(client, businessId, fileId);
          return isWanted;
        },
        afterwards: async (client) => {
          if (isReadAgain(file)) await closeEmptyAccounts(client, businessId);
        },
      });
    } catch (error) {
      if (!isLastingFault(error)) throw error;
      this.#parts.logError(error);
      return { kind: 'failed', reason: 'The file could not be stored because of a fault on our side. Please upload it again.' };
    }
  }
}

/** Rows of it are in the ledger and have to make room. */
const isReadAgain = (file: FinancialFile): boolean => file.processedAt != null;

const saidNow = (file: FinancialFile): ReadingMapping => file.reading?.next ?? saidOf(file.reading);
