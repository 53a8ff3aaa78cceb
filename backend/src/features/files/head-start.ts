/**
 * An uploaded file is read while its bytes are still being stored: its job finds the first rows ready. Only the spare child is used for it, so one file
 * has a head start at a time; whatever else happens to the upload or its job, the file is read then as if there had been none.
 */
import type { Database } from '../../database/database.ts';
import { ReadAhead } from '../../ingestion/child/read-ahead.ts';
import type { SpareChild } from '../../ingestion/child/spare-child.ts';
import type { ReadingGuidance } from '../../ingestion/mapping.ts';
import { loadLayouts } from '../layouts/layout-memory.ts';

/** A job follows its upload at once, unless it waits in line. */
const KEPT_MS = 10_000;

export interface StartedFile {
  readonly businessId: string;
  readonly id: string;
  readonly name: string;
}

interface Started {
  readonly fileId: string;
  readonly bytes: Uint8Array;
  readonly expiry: NodeJS.Timeout;
  /** Null until it is known what was said about files like it. */
  reading: { readonly ahead: ReadAhead; readonly guidance: string } | null;
}

export class HeadStart {
  readonly #database: Database;
  readonly #spare: SpareChild;
  readonly #keptMs: number;
  #started: Started | null = null;

  constructor(database: Database, spare: SpareChild, keptMs: number = KEPT_MS) {
    this.#database = database;
    this.#spare = spare;
    this.#keptMs = keptMs;
  }

  /** Does nothing where no child waits. Resolves when the child reads; nobody need wait for it. */
  async begin(file: StartedFile, bytes: Uint8Array): Promise<void> {
    if (this.#started || !this.#spare.isWaiting) return;
    const started: Started = { fileId: file.id, bytes, reading: null, expiry: setTimeout(() => this.forget(file.id), this.#keptMs) };
    started.expiry.unref();
    this.#started = started;
    await this.#read(started, file).catch(() => this.forget(file.id));
  }

  /** The bytes of a file that has a head start; the caller need not fetch them. */
  bytesOf(fileId: string): Uint8Array | null {
    return this.#started?.fileId === fileId ? this.#started.bytes : null;
  }

  /** The reading so far, the caller's from now on; null where there is none by the same guidance. */
  take(fileId: string, guidance: ReadingGuidance): ReadAhead | null {
    const reading = this.#started?.fileId === fileId ? this.#started.reading : null;
    const isSame = reading !== null && reading.guidance === JSON.stringify(guidance);
    this.#end(fileId, { isTaken: isSame });
    return isSame ? reading.ahead : null;
  }

  /** Of an upload that was not kept. */
  forget(fileId: string): void {
    if (this.#end(fileId, { isTaken: false })) this.#spare.prepare();
  }

  close(): void {
    if (this.#started) this.#end(this.#started.fileId, { isTaken: false });
  }

  async #read(started: Started, { businessId, name }: StartedFile): Promise<void> {
    const guidance: ReadingGuidance = { said: {}, remembered: await this.#database.inTenantRaw(businessId, (client) => loadLayouts(client, businessId)) };
    if (this.#started !== started || !this.#spare.isWaiting) return;
    const ahead = new ReadAhead({ source: { bytes: started.bytes }, fileName: name, guidance, mayGuess: true, spare: this.#spare });
    started.reading = { ahead, guidance: JSON.stringify(guidance) };
  }

  #end(fileId: string, { isTaken }: { isTaken: boolean }): boolean {
    const started = this.#started;
    if (started?.fileId !== fileId) return false;
    clearTimeout(started.expiry);
    this.#started = null;
    if (!isTaken) started.reading?.ahead.abandon();
    return true;
  }
}
