/** Where a reader gets its bytes from: something of known size that can be gone through more than once. */

export interface ByteSource {
  readonly sizeBytes: number;
  /** The whole content from its beginning, in chunks; each is good until the next one is asked for. */
  chunks(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** The rows of one chunk are handed over together: what comes behind should not have to wait long for the first ones. */
const CHUNK_BYTES = 64 * 1024;

export function memorySource(bytes: Uint8Array): ByteSource {
  return {
    sizeBytes: bytes.length,
    *chunks() {
      for (let start = 0; start < bytes.length; start += CHUNK_BYTES) yield bytes.subarray(start, start + CHUNK_BYTES);
    },
  };
}

/** The first `limitBytes` of the source. */
export async function headOf(source: ByteSource, limitBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let taken = 0;
  for await (const chunk of source.chunks()) {
    parts.push(Buffer.from(chunk.subarray(0, limitBytes - taken)));
    taken += chunk.length;
    if (taken >= limitBytes) break;
  }
  return Buffer.concat(parts);
}
