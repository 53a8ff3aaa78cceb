/** Finds out how a file's text is encoded, and decodes it chunk by chunk. */
import { isAscii } from 'node:buffer';
import type { ByteSource } from './byte-source.ts';

export type EncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250' | 'windows-1251' | 'windows-1252';

export interface FoundEncoding { encoding: EncodingName; reason: string; confidence: number }

const SAMPLE_BYTES = 256 * 1024;

/** Bytes that are everyday letters of Polish, Czech, Slovak and Hungarian in windows-1250 and rare signs in windows-1252. */
const CENTRAL_EUROPEAN_BYTES = new Set([0x9a, 0x9e, 0x9c, 0x9f, 0x9d, 0xb3, 0xb9, 0xbf, 0xe8, 0xec, 0xf8, 0xf9, 0xef, 0xf2, 0xf5, 0xfb, 0xc8, 0xd8, 0xcc, 0x8a, 0x8e, 0x8c, 0xa3, 0xe6, 0xea, 0xf1]);
/** Those of them that western languages use as well (è, ì, ø, ù, æ, ê, ñ …): they prove nothing alone. */
const SHARED_BYTES = new Set([0xe8, 0xec, 0xf8, 0xf9, 0xef, 0xe6, 0xea, 0xf1, 0xc8, 0xd8, 0xcc, 0xf2, 0xf5, 0xfb]);

/** `head`: the first bytes of the source. */
export async function findEncoding(head: Uint8Array, source: ByteSource): Promise<FoundEncoding> {
  const marked = byMark(head) ?? byNuls(head);
  if (marked) return marked;
  const nonAscii = head.findIndex((byte) => byte > 0x7f);
  if (nonAscii < 0 && source.sizeBytes <= head.length) return { encoding: 'utf-8', reason: 'plain ASCII', confidence: 1 };
  const invalidSequences = await countInvalidUtf8(source);
  if (invalidSequences === 0) return { encoding: 'utf-8', reason: 'all bytes are valid UTF-8', confidence: 0.99 };
  const validMultiByte = countValidMultiByte(head);
  if (validMultiByte > invalidSequences * 4) return { encoding: 'utf-8', reason: `UTF-8 with ${invalidSequences} damaged characters`, confidence: 0.8 };
  return byLetters(head.subarray(0, SAMPLE_BYTES));
}

function byMark(head: Uint8Array): FoundEncoding | null {
  const reason = 'byte order mark';
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return { encoding: 'utf-8', reason, confidence: 1 };
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le', reason, confidence: 1 };
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: 'utf-16be', reason, confidence: 1 };
  return null;
}

/** Text in UTF-16 has a NUL in nearly every second byte, always on the same side. */
function byNuls(head: Uint8Array): FoundEncoding | null {
  const pairs = Math.min(head.length, 4096) >> 1;
  if (pairs < 4) return null;
  let evenNuls = 0;
  let oddNuls = 0;
  for (let index = 0; index < pairs; index++) {
    if (head[index * 2] === 0) evenNuls++;
    if (head[index * 2 + 1] === 0) oddNuls++;
  }
  if (oddNuls > pairs * 0.6 && evenNuls < pairs * 0.1) return { encoding: 'utf-16le', reason: 'every second byte is zero', confidence: 0.9 };
  if (evenNuls > pairs * 0.6 && oddNuls < pairs * 0.1) return { encoding: 'utf-16be', reason: 'every second byte is zero', confidence: 0.9 };
  return null;
}

async function countInvalidUtf8(source: ByteSource): Promise<number> {
  const decoder = new TextDecoder('utf-8');
  let count = 0;
  let mayEndInside = false;
  for await (const chunk of source.chunks()) {
    // Most chunks hold nothing else, and saying so is far cheaper than decoding.
    if (!mayEndInside && isAscii(chunk)) continue;
    mayEndInside = !isAscii(chunk.subarray(-3));
    const text = decoder.decode(chunk, { stream: true });
    for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', at + 1)) count++;
  }
  return count;
}

function countValidMultiByte(head: Uint8Array): number {
  const text = new TextDecoder('utf-8').decode(head);
  let count = 0;
  for (const character of text) if (character > '\u007f' && character !== '\ufffd') count++;
  return count;
}

function byLetters(sample: Uint8Array): FoundEncoding {
  let high = 0;
  let highAfterHigh = 0;
  let central = 0;
  let provenCentral = 0;
  for (let index = 0; index < sample.length; index++) {
    const byte = sample[index]!;
    if (byte < 0x80) continue;
    high++;
    if (index > 0 && sample[index - 1]! >= 0xc0) highAfterHigh++;
    if (CENTRAL_EUROPEAN_BYTES.has(byte)) central++;
    if (CENTRAL_EUROPEAN_BYTES.has(byte) && !SHARED_BYTES.has(byte)) provenCentral++;
  }
  if (highAfterHigh > high * 0.6) return { encoding: 'windows-1251', reason: 'whole words of high letters, as in Cyrillic', confidence: 0.8 };
  if (provenCentral > 0 && central > high * 0.25) return { encoding: 'windows-1250', reason: 'letters of Central European languages', confidence: 0.7 };
  return { encoding: 'windows-1252', reason: 'not UTF-8; single accented letters', confidence: 0.7 };
}

/** Decodes chunk by chunk; takes the byte order mark off, and NULs, which no database column can hold. */
export async function* decodedChunks(source: ByteSource, encoding: EncodingName): AsyncGenerator<string> {
  const decoder = await chunkDecoder(encoding);
  for await (const chunk of source.chunks()) {
    const text = withoutNuls(decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)));
    if (text !== '') yield text;
  }
  const rest = withoutNuls(decoder.end() ?? '');
  if (rest !== '') yield rest;
}

interface ChunkDecoder { write(chunk: Buffer): string; end(): string | undefined }

/** UTF-8 goes through the platform's decoder, which is several times faster; the tables of the others are loaded when they are needed. */
async function chunkDecoder(encoding: EncodingName): Promise<ChunkDecoder> {
  if (encoding !== 'utf-8') return (await import('iconv-lite')).default.getDecoder(encoding, { stripBOM: true });
  const decoder = new TextDecoder('utf-8');
  return { write: (chunk) => decoder.decode(chunk, { stream: true }), end: () => decoder.decode() };
}

const withoutNuls = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '') : text);

export async function decodeHead(head: Uint8Array, encoding: EncodingName): Promise<string> {
  const decoder = await chunkDecoder(encoding);
  return withoutNuls(decoder.write(Buffer.from(head)));
}
