/** Measures what a PDF's compressed streams unpack to, before a PDF library sees it: a few kilobytes can unpack to gigabytes. */
import { createInflate } from 'node:zlib';

const STREAM = Buffer.from('stream');
const END_STREAM = Buffer.from('endstream');
/** Filters can be stacked. */
const MAX_NESTING = 4;

/** More operators than this on one page is no statement; a page of a statement has a few ten thousand bytes of them. */
const MOST_DRAWING_BYTES = 4 * 1024 * 1024;
/** Drawing is written in plain signs; pictures and fonts are not. */
const LOOKED_AT_BYTES = 16 * 1024;
const PLAIN_SHARE = 0.99;

/** `size` as soon as all streams together unpack to more than `limitBytes`, `drawing` where a single one is a drawing without end; null: neither. Streams are tried whatever their dictionary says, because it can lie. */
export async function unpacksToTooMuch(pdf: Uint8Array, limitBytes: number): Promise<'size' | 'drawing' | null> {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length);
  let left = limitBytes;
  let end = 0;
  let found: 'drawing' | null = null;
  for (let at = bytes.indexOf(STREAM); at >= 0; at = bytes.indexOf(STREAM, at + STREAM.length)) {
    const start = contentStart(bytes, at + STREAM.length);
    const isDeflated = looksDeflated(bytes, start);
    // Looked for again only once it has been passed, or a file of beginnings alone would be read from each to its end.
    if (end >= 0 && end < start) end = bytes.indexOf(END_STREAM, start);
    const content = bytes.subarray(start, end < 0 ? bytes.length : end);
    if (!isDeflated) {
      if (end >= 0 && isDrawing(content, content.length)) found = 'drawing';
      continue;
    }
    const unpacked = await inflatedBytes(content, left);
    left -= unpacked.length;
    if (left < 0) return 'size';
    if (isDrawing(unpacked.beginning, unpacked.length)) found = 'drawing';
  }
  return found;
}

function isDrawing(beginning: Uint8Array, length: number): boolean {
  if (length <= MOST_DRAWING_BYTES) return false;
  const looked = beginning.subarray(0, LOOKED_AT_BYTES);
  let [plain, isPicture] = [0, true];
  for (const byte of looked) {
    if (byte === 9 || byte === 10 || byte === 13 || (byte >= 32 && byte < 127)) plain += 1;
    if (byte > 127 || (byte >= 32 && !isHexadecimal(byte))) isPicture = false;
  }
  return plain >= looked.length * PLAIN_SHARE && !isPicture;
}

/** A picture may be written in hexadecimal digits. */
function isHexadecimal(byte: number): boolean {
  return byte === 32 || (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 70) || (byte >= 97 && byte <= 102);
}

function contentStart(bytes: Buffer, at: number): number {
  if (bytes[at] === 13 && bytes[at + 1] === 10) return at + 2;
  return bytes[at] === 10 || bytes[at] === 13 ? at + 1 : at;
}

/** The two bytes of a zlib header: deflate, and divisible by 31. */
function looksDeflated(bytes: Uint8Array, at: number): boolean {
  const [method = 0, flags = 0] = [bytes[at], bytes[at + 1]];
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
}

/** More than `limitBytes` when there is more; the exact size does not matter then. */
async function inflatedBytes(deflated: Buffer, limitBytes: number): Promise<{ length: number; beginning: Buffer }> {
  let length = 0;
  let content = deflated;
  for (let depth = 0; depth < MAX_NESTING && looksDeflated(content, 0); depth++) {
    content = await inflated(content, limitBytes - length);
    length += content.length;
    if (length > limitBytes) break;
  }
  return { length, beginning: content };
}

/** What could be unpacked, cut a little beyond `limitBytes`; damaged streams give what they hold before the damage, as PDF libraries read them. */
async function inflated(deflated: Buffer, limitBytes: number): Promise<Buffer> {
  const inflate = createInflate();
  const parts: Buffer[] = [];
  let length = 0;
  inflate.end(deflated);
  try {
    for await (const part of inflate as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length > limitBytes) break;
    }
  } catch {
    // Damaged: what came before counts.
  }
  inflate.destroy();
  return Buffer.concat(parts);
}
