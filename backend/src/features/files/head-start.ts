/**
 * An uploaded file is read, and its rows are stored, while its bytes are still being stored: in a transaction of its own, which ends well only when the upload
 * is kept. Only the spare child is used for it, so one file has a head start at a time; whatever else happens, the file's job does all of it anew.
 */
import type { PoolClient } from 'pg';
import { ReadAhead } from '../../ingestion/child/read-ahead.ts';
import { readInChild } from '../../ingestion/child/read-in-child.ts';
import type { SpareChild } from '../../ingestion/child/spare-child.ts';
import type { RememberedMapping } from '../../ingestion/mapping.ts';
import type { ImportOutcome } from '../ledger/ledger-import.ts';
import { importRows, isStillWanted, type ImportParts, type RowsToImport } from './import-rows.ts';

/** A job follows its upload at once, unless it waits in line. */
const KEPT_MS = 10_000;

export interface StartedFile {
  readonly businessId: string;
  readonly id: string;
  readonly name: string;
}

interface Started {
  readonly file: StartedFile;
  readonly bytes: Uint8Array;
  /** Whether the upload is kept, once that is known. */
  readonly upload: PromiseWithResolvers<boolean>;
  isUploaded: boolean;
  readonly stop: AbortController;
  /** Null: nothing is stored, and nothing known. */
  outcome: Promise<ImportOutcome | null>;
}

export interface HeadStartParts extends ImportParts {
  readonly spareChild: SpareChild;
  readonly keptMs?: number;
}

export class HeadStart {
  readonly #parts: HeadStartParts;
  #started: Started | null = null;

  constructor(parts: HeadStartParts) {
    this.#parts = parts;
  }

  /** Whether a file can have one now. */
  get isFree(): boolean {
    return this.#started === null && this.#parts.spareChild.isWaiting;
  }

  /** Does nothing where it is not free. The child has the file when this returns. Whoever begins says what became of the upload: `uploaded` or `forget`. */
  begin(file: StartedFile, bytes: Uint8Array, remembered: readonly RememberedMapping[]): void {
    if (!this.isFree) return;
    const started: Started = { file, bytes, upload: Promise.withResolvers(), isUploaded: false, stop: new AbortController(), outcome: Promise.resolve(null) };
    this.#started = started;
    started.outcome = this.#import(started, remembered).catch(() => null);
    // What was imported is not asked for again; a reason why not is, by the file's job.
    void started.outcome.then((outcome) => { if (outcome === null || outcome.kind === 'imported') this.#end(started); });
  }

  /** The upload is committed. */
  uploaded(fileId: string): void {
    const started = this.#of(fileId);
    if (!started) return;
    started.isUploaded = true;
    started.upload.resolve(true);
    setTimeout(() => void started.outcome.then(() => this.#end(started)), this.#parts.keptMs ?? KEPT_MS).unref();
  }

  /** The upload was not kept: neither are the rows. */
  forget(fileId: string): void {
    const started = this.#of(fileId);
    if (started) this.#breakOff(started);
  }

  /** For the file's job: what came of it, when it is done. Null where nobody has begun, or the file has to be read from its beginning. */
  async outcomeOf(fileId: string): Promise<ImportOutcome | null> {
    const started = this.#of(fileId);
    if (!started) return null;
    const outcome = await started.outcome;
    this.#end(started);
    return outcome?.kind === 'nothing-to-do' ? null : outcome;
  }

  close(): void {
    if (this.#started) this.#breakOff(this.#started);
  }

  async #import(started: Started, remembered: readonly RememberedMapping[]): Promise<ImportOutcome | null> {
    const { spareChild } = this.#parts;
    const { file, stop: { signal } } = started;
    const reading = { source: { bytes: started.bytes }, fileName: file.name, guidance: { said: {}, remembered } };
    const ahead = new ReadAhead({ ...reading, mayGuess: true, spare: spareChild });
    const abandon = (): void => ahead.abandon();
    signal.addEventListener('abort', abandon);
    try {
      return await importRows(this.#parts, { ...rowsOf(started), read: readerOf(ahead, (taker, how) => readInChild({ ...reading, ...how, ...taker, signal })) });
    } finally {
      abandon();
      spareChild.prepareSoon();
    }
  }

  #of(fileId: string): Started | null {
    return this.#started?.file.id === fileId ? this.#started : null;
  }

  #breakOff(started: Started): void {
    started.upload.resolve(false);
    started.stop.abort(new Error('the upload was not kept'));
    this.#end(started);
  }

  #end(started: Started): void {
    if (this.#started === started) this.#started = null;
  }
}

function rowsOf(started: Started): Omit<RowsToImport, 'read'> {
  const { file, upload } = started;
  return {
    file, said: {},
    begin: async (client) => !(await othersAreInLine(client, file)),
    isKept: async (client) => (await upload.promise) && isStillWanted(client, file.businessId, file.id),
    isShown: () => started.isUploaded,
  };
}

/** What is read ahead is taken once: a second try begins from the beginning. */
function readerOf(ahead: ReadAhead, again: RowsToImport['read']): RowsToImport['read'] {
  let isTaken = false;
  return (taker, how) => {
    const isFirst = !isTaken && how.mayGuess;
    isTaken = true;
    return isFirst ? ahead.handOver(taker) : again(taker, how);
  };
}

/** Files of a business are imported in the order in which they came: of two that tell of the same payment the first one counts. */
async function othersAreInLine(client: PoolClient, { businessId, id }: StartedFile): Promise<boolean> {
  const { rowCount } = await client.query(`select 1 from file where business_id = $1 and id <> $2 and status = 'processing' and deleted_at is null limit 1`, [businessId, id]);
  return rowCount !== 0;
}
