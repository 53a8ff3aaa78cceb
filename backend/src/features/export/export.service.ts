/** Everything that belongs to an account as one zip, read from one moment of the database and never held in memory. */
import type { Writable } from 'node:stream';
import type { Database } from '../../database/database.ts';
import { DownloadSlots } from '../download-slots.ts';
import type { Clock } from '../ledger/business-day.ts';
import { findUser } from '../users/find-user.ts';
import type { Viewer } from '../users/viewer.ts';
import { archiveName } from './archive-name.ts';
import type { ArchiveFile, Snapshot } from './export-part.ts';
import { EXPORT_PARTS } from './export-parts.ts';
import { exportReadme } from './readme.ts';
import { writeZip } from './zip-archive.ts';

const LONGEST_MS = 15 * 60 * 1000;

export interface AccountExport {
  readonly fileName: string;
  /** Resolves once all of it is written. */
  writeTo(out: Writable): Promise<void>;
}

export class ExportService {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #slots = new DownloadSlots();

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Throws RATE_LIMITED while one of the same account is under way, or too many of others. */
  async open(viewer: Viewer): Promise<AccountExport> {
    const { business } = await this.#database.outsideTenants((em) => findUser(em, viewer));
    this.#slots.check(viewer.businessId);
    const madeAt = this.#clock();
    return {
      fileName: archiveName(`purser-${business.name}-${madeAt.toISOString().slice(0, 10)}.zip`),
      writeTo: (out) => this.#write(viewer, business.name, madeAt, out),
    };
  }

  #write(viewer: Viewer, businessName: string, madeAt: Date, out: Writable): Promise<void> {
    return this.#slots.during(viewer.businessId, () => this.#database.inTenantSnapshot(viewer.businessId, async (client) => {
      const files = await allFiles({ client, viewer }, exportReadme(EXPORT_PARTS, businessName, madeAt));
      await writeZip(files, out, madeAt, AbortSignal.timeout(LONGEST_MS));
    }, { hasTime: true }));
  }
}

async function allFiles(snapshot: Snapshot, readme: string): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = [{ path: 'README.txt', async *content() { yield readme; } }];
  for (const part of EXPORT_PARTS) files.push(...await part.files(snapshot));
  return files;
}
