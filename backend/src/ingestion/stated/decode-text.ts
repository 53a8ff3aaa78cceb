/** The text of a small file that may say itself how it is encoded. */
import { memorySource } from '../byte-source.ts';
import { decodedChunks, findEncoding } from '../encoding.ts';
import type { Choice } from '../statement.ts';

export interface DecodedText { text: string; choice: Choice }

/** `declared`: the name in the file's own header; believed unless the bytes are marked otherwise or are plainly UTF-8, which many banks write whatever they declare. */
export async function decodeText(bytes: Uint8Array, declared: string | null): Promise<DecodedText> {
  const source = memorySource(bytes);
  const found = await findEncoding(bytes.subarray(0, 256 * 1024), source);
  const decoder = found.encoding.startsWith('utf') ? null : decoderOf(declared);
  if (decoder) return { text: withoutMark(decoder.decode(bytes)), choice: { what: 'encoding', choice: decoder.encoding, reason: 'named in the header of the file', confidence: 0.98 } };
  const parts: string[] = [];
  for await (const part of decodedChunks(source, found.encoding)) parts.push(part);
  return { text: withoutMark(parts.join('')), choice: { what: 'encoding', choice: found.encoding, reason: found.reason, confidence: found.confidence } };
}

function decoderOf(label: string | null): TextDecoder | null {
  try {
    return label === null ? null : new TextDecoder(label);
  } catch {
    return null; // a name that nobody knows
  }
}

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\0', '');
