/** The bytes of a file on disk, for imports larger than an upload. */
import { createReadStream, statSync } from 'node:fs';
import type { ByteSource } from '../byte-source.ts';

const CHUNK_BYTES = 256 * 1024;

export function fileSource(path: string): ByteSource {
  return { sizeBytes: statSync(path).size, chunks: () => createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Uint8Array> };
}
