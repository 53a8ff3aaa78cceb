/** A file that somebody uploaded, and how reading it went. Its bytes and its text lie in `file-content.entity.ts`. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { presentOnly } from '../deletion/present-only.ts';
import type { FileReading } from './file-reading.ts';

export const FileEntity = defineEntity({
  name: 'FinancialFile',
  tableName: 'file',
  filters: presentOnly,
  properties: (p) => ({
    businessId: p.uuid().primary(),
    id: p.uuid().primary(),
    name: p.text(),
    mediaType: p.text(),
    sizeBytes: p.bigint('number'),
    sha256: p.blob(),
    status: p.enum(['processing', 'needs-answer', 'processed', 'failed']),
    error: p.text().nullable(),
    uploadedAt: p.datetime(),
    processedAt: p.datetime().nullable(),
    progressPercent: p.integer().default(0),
    transactionCount: p.integer().default(0),
    duplicateCount: p.integer().default(0),
    problemCount: p.integer().default(0),
    dateFrom: p.date().nullable(),
    dateTo: p.date().nullable(),
    currency: p.text().nullable(),
    reading: p.json<FileReading | null>().nullable(),
    isSample: p.boolean().default(false),
    /** Its reading is shown first, and counts once its owner confirms it. */
    awaitsCheck: p.boolean().default(false),
    deletedAt: p.datetime().nullable(),
  }),
});

export type FinancialFile = InferEntity<typeof FileEntity>;
export type FileStatus = FinancialFile['status'];
