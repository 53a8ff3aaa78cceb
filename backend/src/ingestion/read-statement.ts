/** Bytes in, rows and a reading out. Never throws because of what the bytes are. Call it through `child/read-in-child.ts` for files of strangers. */
import { headOf, memorySource, type ByteSource } from './byte-source.ts';
import { readCsv, type ReadOptions } from './csv/read-csv.ts';
import type { MediaType } from './formats.ts';
import { adviceOnContent, detectMediaType } from './media-type.ts';
import type { ReadingFailure, StatementReading, StatementRows } from './statement.ts';

const HEAD_BYTES = 64 * 1024;
/** Formats that are read as a whole; only a CSV may be of any size. */
const MAX_WHOLE_BYTES = 64 * 1024 * 1024;

type WholeReader = (bytes: Uint8Array, options: ReadOptions) => Promise<StatementReading | ReadingFailure>;

/** Loaded only when needed: some of their libraries are large. */
const WHOLE_READERS: Readonly<Record<Exclude<MediaType, 'text/csv'>, () => Promise<WholeReader>>> = {
  'application/pdf': async () => (await import('./pdf/read-pdf.ts')).readPdf,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': async () => (await import('./xlsx/read-xlsx.ts')).readXlsx,
  'application/x-mt940': async () => (await import('./mt940/read-mt940.ts')).readMt940,
  'application/x-qif': async () => (await import('./qif/read-qif.ts')).readQif,
  'application/xml': async () => (await import('./camt/read-camt.ts')).readCamt,
  'application/zip': async () => {
    const { readZip } = await import('./zip/read-zip.ts');
    return (bytes, options) => readZip(bytes, options, (inner, own) => readSource(memorySource(inner), own));
  },
  'application/x-ofx': async () => (await import('./ofx/read-ofx.ts')).readOfx,
};

export function readStatement(bytes: Uint8Array, fileName: string, onRows: (rows: StatementRows) => void | Promise<void>): Promise<StatementReading | ReadingFailure> {
  return readSource(memorySource(bytes), { fileName, onRows });
}

export async function readSource(source: ByteSource, options: ReadOptions): Promise<StatementReading | ReadingFailure> {
  const head = await headOf(source, HEAD_BYTES);
  const mediaType = detectMediaType(head, options.fileName);
  if (mediaType === null) return { failure: adviceOnContent(head) ?? 'The content of this file is neither a CSV text nor a PDF, and none of OFX, QIF, CAMT, MT940, XLSX and ZIP either, whatever its name says.' };
  if (mediaType === 'text/csv') return readCsv(source, options);
  if (source.sizeBytes > MAX_WHOLE_BYTES) return { failure: `This file is larger than ${MAX_WHOLE_BYTES / 2 ** 20} MB; statements of its format are far smaller. A CSV may be of any size.` };
  const read = await WHOLE_READERS[mediaType]();
  return read(await headOf(source, MAX_WHOLE_BYTES), options);
}
