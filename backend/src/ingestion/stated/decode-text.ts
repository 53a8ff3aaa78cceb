/** The text of a small file that may say itself how it is encoded. */
import { memorySource } from '../byte-source.ts';
import { cleaned } from '../encoding/lost-characters.ts';
import { decoded, knownEncoding, withoutNuls } from '../encoding/decode.ts';
import { findEncoding } from '../encoding/find-encoding.ts';
import type { Choice, Problem } from '../statement.ts';

export interface DecodedText {
  text: string;
  choice: Choice;
  /** Lines of which characters are lost. */
  damage: Problem[];
}

const RAW_CHARS = 500;

/** `declared`: the name in the file's own header; believed unless the bytes are marked otherwise or are plainly UTF-8, which many banks write whatever they declare. */
export async function decodeText(bytes: Uint8Array, declared: string | null): Promise<DecodedText> {
  const found = await findEncoding(bytes.subarray(0, 256 * 1024), memorySource(bytes));
  const named = declared === null || found.encoding.startsWith('utf') ? null : await knownEncoding(declared);
  const choice: Choice = named !== null && !named.startsWith('utf')
    ? { what: 'encoding', choice: named, reason: 'named in the header of the file', confidence: 0.98 }
    : { what: 'encoding', choice: found.encoding, reason: found.reason, confidence: found.confidence };
  const text = (await decoded(bytes, choice.choice)).replace(/^\uFEFF/, '');
  return { text: withoutNuls(text), choice, damage: damageIn(text) };
}

function damageIn(text: string): Problem[] {
  if (!/[\0\ufffd]/.test(text)) return [];
  return text.split(/\r\n|\n|\r/).flatMap((line, index) => {
    const { text: rest, reason } = cleaned(line);
    return reason === null ? [] : [{ line: index + 1, reason, raw: rest.trim().slice(0, RAW_CHARS) }];
  });
}
