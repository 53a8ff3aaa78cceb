/** The parts of a zip that are asked for, inflated within a bound: what an entry declares is checked before, what really comes out while it is inflated. */
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

/** Why the container is not read, in words for its owner. */
export class ZipRefused extends Error {}

const MAX_ENTRIES = 5_000;
export const MAX_INFLATED_BYTES = 64 * 1024 * 1024;

export class ZipParts {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  #leftBytes = MAX_INFLATED_BYTES;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** Throws ZipRefused. */
  static async open(bytes: Uint8Array): Promise<ZipParts> {
    const zip = await new Promise<ZipFile>((resolve, reject) => {
      fromBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), { lazyEntries: true }, (error, opened) => (error ? reject(damaged(error)) : resolve(opened)));
    });
    return new ZipParts(zip, await entriesOf(zip));
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** As they are written in the container. */
  get names(): string[] {
    return [...this.#entries.values()].map((entry) => entry.fileName);
  }

  /** Null where there is no such part. Throws ZipRefused. */
  async text(name: string): Promise<string | null> {
    return (await this.bytes(name))?.toString('utf8').replace(/^\uFEFF/, '') ?? null;
  }

  /** Null where there is no such part. Throws ZipRefused. */
  async bytes(name: string): Promise<Buffer | null> {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) return null;
    if (entry.isEncrypted()) throw new ZipRefused('It is protected by a password. Save a copy without one and upload that.');
    if (entry.uncompressedSize > this.#leftBytes) throw tooLarge();
    const parts: Buffer[] = [];
    const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => { this.#zip.openReadStream(entry, (error, opened) => (error ? reject(damaged(error)) : resolve(opened))); });
    try {
      for await (const part of stream as AsyncIterable<Buffer>) {
        this.#leftBytes -= part.length;
        if (this.#leftBytes < 0) throw tooLarge();
        parts.push(part);
      }
    } catch (error) {
      throw error instanceof ZipRefused ? error : damaged(error as Error);
    }
    return Buffer.concat(parts);
  }
}

/** Names without regard to capitals, as spreadsheet programs compare them. */
function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    if (zip.entryCount > MAX_ENTRIES) return reject(new ZipRefused(`It holds more than ${MAX_ENTRIES} parts.`));
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName.toLowerCase(), entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', (error: Error) => reject(damaged(error)));
    zip.readEntry();
  });
}

const damaged = (error: Error): ZipRefused => new ZipRefused(`It is damaged or incomplete (${error.message.slice(0, 120)}).`);
const tooLarge = (): ZipRefused => new ZipRefused(`It unpacks to more than ${MAX_INFLATED_BYTES / 2 ** 20} MB; statements are far smaller. Export it again, or upload a CSV.`);
