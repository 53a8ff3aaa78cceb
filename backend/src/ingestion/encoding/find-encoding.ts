/** Finds out how a file's text is encoded. */
import { isAscii } from 'node:buffer';
import type { ByteSource } from '../byte-source.ts';
import type { FoundEncoding } from './found-encoding.ts';
import { guessEncoding } from './guess-encoding.ts';
import { HighWords } from './high-words.ts';
import { beginsAsUtf8 } from './utf8-check.ts';

const VALID_UTF8: FoundEncoding = { encoding: 'utf-8', reason: 'all bytes are valid UTF-8', confidence: 0.99 };

/** `head`: the first bytes of the source. */
export async function findEncoding(head: Uint8Array, source: ByteSource): Promise<FoundEncoding> {
  const marked = byMark(head) ?? byNuls(head);
  if (marked && marked.encoding !== 'utf-8') return marked;
  if (source.sizeBytes <= head.length && isAscii(head)) return { encoding: 'utf-8', reason: 'plain ASCII', confidence: 1 };
  const look = await lookAtUtf8(source);
  if (look.invalidCount === 0 && look.replacedCount === 0) return marked ?? VALID_UTF8;
  const damagedCount = look.invalidCount + look.replacedCount;
  const isUtf8 = marked !== null || look.invalidCount === 0 || countValidMultiByte(head) > look.invalidCount * 2;
  if (isUtf8) return { encoding: 'utf-8', reason: `UTF-8 with ${damagedCount} damaged ${damagedCount === 1 ? 'character' : 'characters'}`, confidence: 0.8, isDamaged: true };
  return guessEncoding(look.words.lines, head);
}

/** What a file larger than `head` most likely is; whoever takes it for that looks at every byte while it reads (`utf8-check.ts`). Null where the whole file has to be looked at first. */
export function presumedEncoding(head: Uint8Array): FoundEncoding | null {
  const marked = byMark(head) ?? byNuls(head);
  if (marked) return marked.encoding === 'utf-8' && beginsAsUtf8(head) ? { ...marked, isPresumed: true } : null;
  return beginsAsUtf8(head) ? { ...VALID_UTF8, isPresumed: true } : null;
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

interface Utf8Look {
  /** Bytes that are no UTF-8. */
  invalidCount: number;
  /** Signs that another program put in the place of letters that it could not read. */
  replacedCount: number;
  words: HighWords;
}

const REPLACEMENT_BYTES = Buffer.from('\ufffd');

async function lookAtUtf8(source: ByteSource): Promise<Utf8Look> {
  const decoder = new TextDecoder('utf-8');
  const look: Utf8Look = { invalidCount: 0, replacedCount: 0, words: new HighWords() };
  let mayEndInside = false;
  for await (const chunk of source.chunks()) {
    // Most chunks hold nothing else, and saying so is far cheaper than decoding.
    if (!mayEndInside && isAscii(chunk)) continue;
    mayEndInside = !isAscii(chunk.subarray(-3));
    const shown = timesIn(decoder.decode(chunk, { stream: true }));
    if (shown === 0) continue;
    const replaced = timesIn(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
    look.replacedCount += replaced;
    look.invalidCount += Math.max(0, shown - replaced);
    if (shown > replaced) look.words.add(chunk);
  }
  look.invalidCount += timesIn(decoder.decode());
  return look;
}

function timesIn(text: string | Buffer): number {
  const next = (from: number): number => (typeof text === 'string' ? text.indexOf('\ufffd', from) : text.indexOf(REPLACEMENT_BYTES, from));
  let count = 0;
  for (let at = next(0); at >= 0; at = next(at + 1)) count++;
  return count;
}

function countValidMultiByte(head: Uint8Array): number {
  const text = new TextDecoder('utf-8').decode(head);
  let count = 0;
  for (const character of text) if (character > '\u007f' && character !== '\ufffd') count++;
  return count;
}
