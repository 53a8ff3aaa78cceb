/** Measures what a PDF's compressed streams unpack to, before a PDF library sees it: a few kilobytes can unpack to gigabytes. */
import { createInflate } from 'node:zlib';

const STREAM = Buffer.from('stream');
const END_STREAM = Buffer.from('endstream');
/** Filters can be stacked. */
const MAX_NESTING = 4;

/** True as soon as all streams together unpack to more than `limitBytes`. Streams are tried whatever their dictionary says, because it can lie. */
export async function inflatesBeyond(pdf: Uint8Array, limitBytes: number): Promise<boolean> {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length);
  let left = limitBytes;
  let end = 0;
  for (let at = bytes.indexOf(STREAM); at >= 0; at = bytes.indexOf(STREAM, at + STREAM.length)) {
    const start = contentStart(bytes, at + STREAM.length);
    if (!looksDeflated(bytes, start)) continue;
    // Looked for again only once it has been passed, or a file of beginnings alone would be read from each to its end.
    if (end >= 0 && end < start) end = bytes.indexOf(END_STREAM, start);
    left -= await inflatedBytes(bytes.subarray(start, end < 0 ? bytes.length : end), left);
    if (left < 0) return true;
  }
  return false;
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
async function inflatedBytes(deflated: Buffer, limitBytes: number): Promise<number> {
  let total = 0;
  let content = deflated;
  for (let depth = 0; depth < MAX_NESTING && looksDeflated(content, 0); depth++) {
    content = await inflated(content, limitBytes - total);
    total += content.length;
    if (total > limitBytes) break;
  }
  return total;
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
