/** Brings a file of any size from the server's own disk into a business' ledger: the same import as an upload's, without its limit. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { headOf } from '../../ingestion/byte-source.ts';
import { fileSource } from '../../ingestion/child/file-source.ts';
import { detectMediaType } from '../../ingestion/media-type.ts';
import { readInChild } from '../../ingestion/child/read-in-child.ts';
import type { ReadingMapping } from '../../ingestion/mapping.ts';
import type { ImportedStatement, ImportOutcome, LedgerImport } from '../ledger/ledger-import.ts';
import type { Clock } from '../ledger/business-day.ts';
import { loadLayouts } from '../layouts/layout-memory.ts';
import { accountNameOf } from './account-name.ts';
import { finishImport } from './finish-import.ts';

const HEAD_BYTES = 64 * 1024;

export interface LocalImportParts {
  readonly database: Database;
  readonly ledgerImport: LedgerImport;
  readonly clock: Clock;
}

export interface LocalImportOptions {
  /** To what an earlier try asked. */
  readonly said?: ReadingMapping;
  readonly onProgress?: (percent: number) => void;
}

export interface ImportedFile extends ImportedStatement {
  readonly fileId: string;
}

interface LocalFile {
  readonly path: string;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly sha256: Buffer;
}

export class LocalImport {
  readonly #parts: LocalImportParts;

  constructor(parts: LocalImportParts) {
    this.#parts = parts;
  }

  /** The file's row is written in the import's own transaction: one that is broken off leaves nothing. Throws CONFLICT for a second copy, UNPROCESSABLE with the reason. */
  async import(businessId: string, filePath: string, { said = {}, onProgress = () => undefined }: LocalImportOptions = {}): Promise<ImportedFile> {
    const { database, ledgerImport, clock } = this.#parts;
    const file = await describe(filePath);
    await refuseSecondCopy(database, businessId, file);
    const fileId = newId();
    const remembered = await database.inTenantRaw(businessId, (client) => loadLayouts(client, businessId));
    const outcome = await ledgerImport.run({
      businessId, fileId, fallbackAccount: accountNameOf(file.name),
      read: (onRows, how) => readInChild({ source: { path: file.path }, fileName: file.name, guidance: { said, remembered }, ...how, onRows, onProgress }),
      begin: async (client) => { await storeFile(client, businessId, fileId, file, clock()); return true; },
      finish: (client, imported) => finishImport(client, { businessId, fileId, fileName: file.name, said }, imported, clock()),
    });
    return { ...importedOrRefused(outcome), fileId };
  }
}

async function describe(filePath: string): Promise<LocalFile> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(filePath), hash);
  const name = path.basename(filePath);
  const mediaType = detectMediaType(await headOf(fileSource(filePath), HEAD_BYTES), name) ?? 'application/octet-stream';
  return { path: path.resolve(filePath), name, mediaType, sizeBytes: (await stat(filePath)).size, sha256: hash.digest() };
}

async function refuseSecondCopy(database: Database, businessId: string, { sha256 }: LocalFile): Promise<void> {
  const first = await database.inTenantRaw(businessId, async (client) =>
    (await client.query<{ name: string }>(`select name from file where business_id = $1 and sha256 = $2 and status <> 'failed' and deleted_at is null`, [businessId, sha256])).rows[0]);
  if (first) throw new AppError('CONFLICT', `This file is already in the ledger as "${first.name}".`);
}

async function storeFile(client: PoolClient, businessId: string, fileId: string, file: LocalFile, now: Date): Promise<void> {
  await client.query(
    `insert into file (business_id, id, name, media_type, size_bytes, sha256, status, uploaded_at) values ($1, $2, $3, $4, $5, $6, 'processing', $7)`,
    [businessId, fileId, file.name, file.mediaType, file.sizeBytes, file.sha256, now]);
  await client.query('insert into file_content (business_id, file_id) values ($1, $2)', [businessId, fileId]);
}

function importedOrRefused(outcome: ImportOutcome): ImportedStatement {
  if (outcome.kind === 'imported') return outcome.imported;
  if (outcome.kind === 'ambiguous') throw new AppError('UNPROCESSABLE', `${outcome.ambiguity.question} (${outcome.ambiguity.about}: ${outcome.ambiguity.options.join(' / ')})`);
  throw new AppError('UNPROCESSABLE', outcome.kind === 'failed' ? outcome.reason : 'There was nothing to import.');
}
