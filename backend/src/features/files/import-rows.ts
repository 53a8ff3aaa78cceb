/** Brings the rows of an uploaded file into the ledger, telling how far it is; who reads them, and when the file has to be there, is the caller's. */
import type { PoolClient } from 'pg';
import type { Database } from '../../database/database.ts';
import type { ReadInChildOptions } from '../../ingestion/child/read-in-child.ts';
import type { ReadingMapping } from '../../ingestion/mapping.ts';
import type { ReadingFailure, StatementReading, StatementRows } from '../../ingestion/statement.ts';
import type { Clock } from '../ledger/business-day.ts';
import type { ImportOutcome, LedgerImport } from '../ledger/ledger-import.ts';
import { accountNameOf } from './account-name.ts';
import { FileProgress } from './file-progress.ts';
import { finishImport } from './finish-import.ts';

export interface ImportParts {
  readonly database: Database;
  readonly ledgerImport: LedgerImport;
  readonly clock: Clock;
}

export type Taker = Required<Pick<ReadInChildOptions, 'onRows' | 'onProgress'>>;

export interface RowsToImport {
  readonly file: { readonly businessId: string; readonly id: string; readonly name: string };
  /** What its owner said about its reading. */
  readonly said: ReadingMapping;
  read(taker: Taker, how: { readonly mayGuess: boolean }): Promise<StatementReading | ReadingFailure>;
  begin(client: PoolClient): Promise<boolean>;
  /** Asked when all rows are stored and nothing refers to the file yet; without it the file is there from the beginning. */
  isKept?(client: PoolClient): Promise<boolean>;
  /** Whether anybody can see the file, and how far it is. */
  isShown?(): boolean;
  /** The last step of the transaction. */
  afterwards?(client: PoolClient): Promise<void>;
}

export async function importRows({ database, ledgerImport, clock }: ImportParts, rows: RowsToImport): Promise<ImportOutcome> {
  const { businessId, id: fileId, name: fileName } = rows.file;
  const progress = new FileProgress(database, businessId, fileId);
  return ledgerImport.run({
    businessId, fileId, fallbackAccount: accountNameOf(fileName),
    read: async (onRows, how) => {
      progress.restart();
      const reading = await rows.read({
        onRows: async (batch: StatementRows) => {
          await onRows(batch);
          progress.countRows(batch.length);
        },
        onProgress: (percent) => {
          if (rows.isShown?.() ?? true) progress.report(percent);
        },
      }, how);
      await progress.settled();
      return reading;
    },
    begin: (client) => rows.begin(client),
    ...(rows.isKept && { isKept: (client: PoolClient) => rows.isKept!(client) }),
    finish: async (client, imported) => {
      await finishImport(client, { businessId, fileId, fileName, said: rows.said }, imported, clock());
      await rows.afterwards?.(client);
    },
  });
}

export async function isStillWanted(client: PoolClient, businessId: string, fileId: string): Promise<boolean> {
  const { rowCount } = await client.query(`select 1 from file where business_id = $1 and id = $2 and status = 'processing' and deleted_at is null`, [businessId, fileId]);
  return rowCount === 1;
}
