/** Bytes in, rows and a reading out. Never throws because of what the bytes are. Call it through `child/read-in-child.ts` for files of strangers. */
import { headOf, memorySource, type ByteSource } from './byte-source.ts';
import { readCsv, type ReadOptions } from './csv/read-csv.ts';
import { detectMediaType } from './media-type.ts';
import type { ReadingFailure, StatementReading, StatementRow } from './statement.ts';

const HEAD_BYTES = 64 * 1024;
const MAX_PDF_BYTES = 64 * 1024 * 1024;

export function readStatement(bytes: Uint8Array, fileName: string, onRows: (rows: StatementRow[]) => void | Promise<void>): Promise<StatementReading | ReadingFailure> {
  return readSource(memorySource(bytes), { fileName, onRows });
}

export async function readSource(source: ByteSource, options: ReadOptions): Promise<StatementReading | ReadingFailure> {
  const mediaType = detectMediaType(await headOf(source, HEAD_BYTES), options.fileName);
  if (mediaType === null) return { failure: 'The content of this file is neither a CSV text nor a PDF, whatever its name says.' };
  if (mediaType === 'text/csv') return readCsv(source, options);
  if (source.sizeBytes > MAX_PDF_BYTES) return { failure: `This PDF is larger than ${MAX_PDF_BYTES / 2 ** 20} MB; statements are far smaller.` };
  // Loaded only when needed: the library is large.
  const { readPdf } = await import('./pdf/read-pdf.ts');
  return readPdf(await headOf(source, MAX_PDF_BYTES), options);
}
