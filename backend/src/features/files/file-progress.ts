/** Shows how far the reading of a file is, in small transactions beside the import's own. */
import type { Database } from '../../database/database.ts';
import { notifyFileChanged } from './file-change.ts';

/** Each report is read again by whoever watches, which takes an import's processor time. */
const LEAST_INTERVAL_MS = 500;
/** Reading ends here; storing the rows is the rest, and the import itself sets 100. */
const READ_PERCENT = 90;

export class FileProgress {
  readonly #database: Database;
  readonly #businessId: string;
  readonly #fileId: string;
  #shownPercent = 0;
  #rowCount = 0;
  #shownAtMs = 0;
  #writing: Promise<void> = Promise.resolve();
  #isWriting = false;

  constructor(database: Database, businessId: string, fileId: string) {
    this.#database = database;
    this.#businessId = businessId;
    this.#fileId = fileId;
  }

  /** A file may be read a second time, once its end has told what its beginning did not. */
  restart(): void {
    this.#rowCount = 0;
  }

  /** Rows that are stored now, beside those before; they are told with the next report. */
  countRows(rowCount: number): void {
    this.#rowCount += rowCount;
  }

  /** `bytesReadPercent`: the true share of the file's bytes. Reports that come too fast are left out; the import never waits for one. */
  report(bytesReadPercent: number): void {
    const percent = Math.min(READ_PERCENT, Math.floor((bytesReadPercent * READ_PERCENT) / 100));
    if (this.#isWriting || percent <= this.#shownPercent || Date.now() - this.#shownAtMs < LEAST_INTERVAL_MS) return;
    this.#shownPercent = percent;
    this.#shownAtMs = Date.now();
    this.#isWriting = true;
    // Progress is a courtesy: an import does not fail because it could not be shown.
    this.#writing = this.#write(percent).catch(() => undefined).finally(() => { this.#isWriting = false; });
  }

  /** Waits for a report under way. */
  settled(): Promise<void> {
    return this.#writing;
  }

  async #write(percent: number): Promise<void> {
    await this.#database.inTenantRaw(this.#businessId, async (client) => {
      // It may be lost, and waiting for the disk would have the import wait, too: all that it wrote so far lies before it in the log.
      await client.query('set local synchronous_commit = off');
      await client.query(`update file set progress_percent = $3, transaction_count = $4 where business_id = $1 and id = $2 and status = 'processing'`, [this.#businessId, this.#fileId, percent, this.#rowCount]);
      await notifyFileChanged(client, this.#businessId, this.#fileId);
    });
  }
}
