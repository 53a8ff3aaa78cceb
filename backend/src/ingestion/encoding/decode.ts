/** Decodes text chunk by chunk. */
import type { ByteSource } from '../byte-source.ts';

/** Takes the byte order mark off. NULs stay: whoever reads lines says where they were. */
export async function* decodedChunks(source: ByteSource, encoding: string): AsyncGenerator<string> {
  const decoder = await chunkDecoder(encoding);
  for await (const chunk of source.chunks()) {
    const text = decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
    if (text !== '') yield text;
  }
  const rest = decoder.end() ?? '';
  if (rest !== '') yield rest;
}

export async function decoded(bytes: Uint8Array, encoding: string): Promise<string> {
  const decoder = await chunkDecoder(encoding);
  return decoder.write(Buffer.from(bytes)) + (decoder.end() ?? '');
}

/** The beginning of a text, whose last character may be cut; without NULs. */
export async function decodeHead(head: Uint8Array, encoding: string): Promise<string> {
  return withoutNuls((await chunkDecoder(encoding)).write(Buffer.from(head)));
}

export const withoutNuls = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '') : text);

interface ChunkDecoder { write(chunk: Buffer): string; end(): string | undefined }

/** The name under which a declared encoding is decoded here: the web's, by which "ISO-8859-1" means what everybody writes under that name. Null where nobody knows it. */
export async function knownEncoding(declared: string): Promise<string | null> {
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    return (await import('iconv-lite')).default.encodingExists(declared) ? declared.toLowerCase() : null;
  }
}

/** Where the platform's decoder is better: it is several times faster for UTF-8, and knows of Apple's euro sign. */
const BY_PLATFORM = new Set(['utf-8', 'macintosh', 'x-mac-cyrillic']);

/** The tables of most encodings are loaded when they are needed; unlike the platform's they show bytes that stand for nothing. */
async function chunkDecoder(encoding: string): Promise<ChunkDecoder> {
  const iconv = BY_PLATFORM.has(encoding) ? null : (await import('iconv-lite')).default;
  if (iconv?.encodingExists(encoding)) return iconv.getDecoder(encoding, { stripBOM: true });
  const decoder = new TextDecoder(encoding);
  return { write: (chunk) => decoder.decode(chunk, { stream: true }), end: () => decoder.decode() };
}
