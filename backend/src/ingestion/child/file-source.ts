/** The bytes of a file on disk, for imports larger than an upload. */
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { ByteSource } from '../byte-source.ts';

const CHUNK_BYTES = 64 * 1024;

export function fileSource(path: string): ByteSource {
  return { sizeBytes: statSync(path).size, chunks: () => chunksOf(path) };
}

/** At once and into the same memory: the process has nothing else to do, and buffers that come and go keep the garbage collector busy. */
function* chunksOf(path: string): Generator<Uint8Array> {
  const file = openSync(path, 'r');
  const room = Buffer.alloc(CHUNK_BYTES);
  try {
    for (let length = readSync(file, room); length > 0; length = readSync(file, room)) yield room.subarray(0, length);
  } finally {
    closeSync(file);
  }
}
