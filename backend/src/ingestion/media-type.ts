/** What a file is, by its content: the name only decides between things that look alike. */

import { bankFormat } from './bank-format.ts';
import { ADVICE_BY_ENDING, MEDIA_TYPES, type MediaType } from './formats.ts';

/** PDF readers accept the mark anywhere in the first kilobyte. */
const PDF_MARK_WITHIN_BYTES = 1024;
const SAMPLE_BYTES = 64 * 1024;

/** First bytes of formats that are often renamed to .csv or .pdf. */
const FOREIGN_SIGNATURES: readonly (readonly number[])[] = [
  [0x1f, 0x8b], // gzip
  [0xd0, 0xcf, 0x11, 0xe0], // old Office
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x47, 0x49, 0x46, 0x38], // GIF
  [0x42, 0x5a, 0x68], // bzip2
  [0xfd, 0x37, 0x7a, 0x58, 0x5a], // xz
  [0x37, 0x7a, 0xbc, 0xaf], // 7z
  [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], // SQLite
  [0x7f, 0x45, 0x4c, 0x46], // ELF
  [0x4d, 0x5a, 0x90, 0x00], // Windows program
];

/** Null: none of the formats, and no text that could be a CSV. An empty file is taken for what its name says, so that its own reason is told later. */
export function detectMediaType(bytes: Uint8Array, fileName: string): MediaType | null {
  if (bytes.length === 0) return /\.pdf$/i.test(fileName) ? 'application/pdf' : /\.csv$/i.test(fileName) ? 'text/csv' : null;
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, SAMPLE_BYTES));
  if (head.subarray(0, PDF_MARK_WITHIN_BYTES).includes('%PDF-')) return 'application/pdf';
  const format = bankFormat(head);
  if (format !== null) return MEDIA_TYPES[format];
  if (FOREIGN_SIGNATURES.some((signature) => signature.every((byte, index) => head[index] === byte))) return null;
  if (isMarkup(head)) return null;
  return looksLikeText(head) ? 'text/csv' : null;
}

/** What the content of a refused file is, for the most usual ones, with what to do; null for others. */
export function adviceOnContent(bytes: Uint8Array): string | null {
  const starts = (...mark: number[]): boolean => mark.every((byte, index) => bytes[index] === byte);
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) return ADVICE_BY_ENDING.get('xls')!;
  if (starts(0x1f, 0x8b)) return 'This file is packed with gzip. Unpack it and upload what is inside.';
  if (starts(0x89, 0x50, 0x4e, 0x47) || starts(0xff, 0xd8, 0xff) || starts(0x47, 0x49, 0x46, 0x38)) return 'This is a picture. Download the statement from your bank as CSV or PDF instead.';
  return null;
}

function isMarkup(head: Buffer): boolean {
  return /^\uFEFF?\s*<(?:!doctype|html|\?xml|svg)/i.test(head.subarray(0, 512).toString('utf8'));
}

/** Control bytes give binary content away, but for two that separate cells; a few NULs are damage, many are binary unless they stand in every second place, as in UTF-16. */
function looksLikeText(head: Buffer): boolean {
  const hasByteOrderMark = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (hasByteOrderMark) return true;
  let controlBytes = 0;
  const nuls = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) nuls[index % 2]!++;
    else if (byte !== 1 && byte !== 31 && (byte < 9 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27))) controlBytes++;
  });
  const [even = 0, odd = 0] = nuls;
  if (Math.min(even, odd) > head.length / 20) return false;
  return controlBytes <= head.length / 100;
}
