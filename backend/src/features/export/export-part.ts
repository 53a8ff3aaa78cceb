/** A part of the export: one or more files of the archive, made from rows of one snapshot. */
import type { PoolClient } from 'pg';
import type { Viewer } from '../users/viewer.ts';

export interface Snapshot {
  readonly client: PoolClient;
  readonly viewer: Viewer;
}

export interface ArchiveFile {
  readonly path: string;
  /** Read only when its turn comes, and no faster than it is taken. */
  content(): AsyncIterable<string | Uint8Array>;
}

export interface ExportPart {
  /** What stands in the archive's README: `transactions.csv`, `reports/`. */
  readonly name: string;
  readonly says: string;
  /** The tables whose rows it holds; `export.test.ts` looks for one that nobody names. */
  readonly tables: readonly string[];
  files(snapshot: Snapshot): Promise<readonly ArchiveFile[]>;
}
