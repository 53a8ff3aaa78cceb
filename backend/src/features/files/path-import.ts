/** Imports a file of any size from this machine's disk, past the upload limit: the same reading and the same ledger as an upload, without storing the bytes. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { detectMediaType, type MediaType } from '../../ingestion/media-type.ts';
import type { ReadingAnswers } from '../../ingestion/statement.ts';
import type { Clock } from '../ledger/business-day.ts';
import type { Viewer } from '../users/viewer.ts';
import { FileContentEntity } from './file-content.entity.ts';
import type { FileImport } from './file-import.ts';
import { FileEntity, type FinancialFile } from './file.entity.ts';

export interface PathImportParts {
  readonly database: Database;
  readonly fileImport: FileImport;
  readonly clock: Clock;
}

interface FileOnDisk { name: string; sizeBytes: number; sha256: Buffer; mediaType: MediaType }

const HEAD_BYTES = 64 * 1024;

export class PathImport {
  readonly #parts: PathImportParts;

  constructor(parts: PathImportParts) {
    this.#parts = parts;
  }

  /** The file as it ended: processed, failed, or waiting for an answer. Throws UNSUPPORTED_MEDIA_TYPE, or CONFLICT when its content was imported before. */
  async run(viewer: Viewer, filePath: string, answers: ReadingAnswers = {}): Promise<FinancialFile> {
    const { database, fileImport } = this.#parts;
    const found = await describeFile(filePath);
    const file = await database.inTenant(viewer.businessId, (em) => this.#register(em, viewer.businessId, found, answers));
    await fileImport.importFrom(file, { path: path.resolve(filePath) });
    return database.inTenant(viewer.businessId, (em) => em.findOneOrFail(FileEntity, { businessId: viewer.businessId, id: file.id }));
  }

  /** An import from disk that was broken off, or asked a question, is taken up again: only this machine has its bytes. */
  async #register(em: EntityManager, businessId: string, found: FileOnDisk, answers: ReadingAnswers): Promise<FinancialFile> {
    const reading = { kind: found.mediaType === 'text/csv' ? 'csv' : 'pdf', accountNumbers: [], openingMinor: null, closingMinor: null, balanceProof: 'none', choices: [], ambiguity: null, answers } as const;
    const earlier = await em.findOne(FileEntity, { businessId, sha256: found.sha256, status: { $ne: 'failed' } });
    if (earlier) {
      const content = await em.findOne(FileContentEntity, { businessId, fileId: earlier.id });
      if (earlier.status === 'processed' || content?.content) throw new AppError('CONFLICT', `This file was already imported as "${earlier.name}" on ${earlier.uploadedAt.toISOString().slice(0, 10)}.`);
      em.assign(earlier, { status: 'processing', error: null, reading });
      await em.flush();
      return earlier;
    }
    const id = newId();
    const file = em.create(FileEntity, { businessId, id, name: found.name, mediaType: found.mediaType, sizeBytes: found.sizeBytes, sha256: found.sha256, status: 'processing', uploadedAt: this.#parts.clock(), reading });
    await em.flush(); // first, because the content refers to it
    em.create(FileContentEntity, { businessId, fileId: id, content: null });
    await em.flush();
    return file;
  }
}

async function describeFile(filePath: string): Promise<FileOnDisk> {
  const { size } = await stat(filePath);
  const name = path.basename(filePath);
  const mediaType = detectMediaType(await headOf(filePath), name);
  if (mediaType === null) throw new AppError('UNSUPPORTED_MEDIA_TYPE', `The content of ${name} is neither a CSV nor a PDF.`);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(filePath)) hash.update(chunk as Buffer);
  return { name, sizeBytes: size, sha256: hash.digest(), mediaType };
}

async function headOf(filePath: string): Promise<Buffer> {
  const handle = await open(filePath);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
