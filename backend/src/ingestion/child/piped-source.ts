/** The bytes of an upload on their way through a pipe: reading begins with the first of them, not with the last. */
import type { Readable } from 'node:stream';
import type { ByteSource } from '../byte-source.ts';

/** The rows of one chunk are handed over together, so a chunk is whole unless it is the last one. */
const CHUNK_BYTES = 64 * 1024;

export class PipedSource implements ByteSource {
  readonly sizeBytes: number;
  readonly #bytes: Buffer;
  #length = 0;
  #hasEnded = false;
  #stir: () => void = () => undefined;

  constructor(pipe: Readable, sizeBytes: number) {
    this.sizeBytes = sizeBytes;
    this.#bytes = Buffer.allocUnsafeSlow(sizeBytes);
    pipe.on('data', (part: Buffer) => {
      this.#length += part.copy(this.#bytes, this.#length);
      this.#stir();
    });
    const end = (): void => {
      this.#hasEnded = true;
      this.#stir();
    };
    pipe.once('end', end).once('close', end);
  }

  async *chunks(): AsyncGenerator<Uint8Array> {
    for (let start = 0; start < this.sizeBytes; start += CHUNK_BYTES) {
      const end = Math.min(start + CHUNK_BYTES, this.sizeBytes);
      await this.#arrived(end);
      if (this.#length > start) yield this.#bytes.subarray(start, Math.min(end, this.#length));
    }
  }

  async whole(): Promise<Buffer> {
    await this.#arrived(this.sizeBytes);
    return this.#bytes.subarray(0, this.#length);
  }

  /** One asks at a time. A pipe that ends early has nothing more to wait for. */
  async #arrived(end: number): Promise<void> {
    while (this.#length < end && !this.#hasEnded) await new Promise<void>((resolve) => { this.#stir = resolve; });
  }
}
