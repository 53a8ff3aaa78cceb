/** The parts of a zip that are asked for, inflated within a bound: what an entry declares is checked before, what really comes out while it is inflated. */
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { withoutTurns } from '../../finance/ledger/ledger-text.ts';

/** Why the container is not read, in words for its owner. */
export class ZipRefused extends Error {}

const MAX_ENTRIES = 5_000;
const LONGEST_SHOWN = 200;
export const MAX_INFLATED_BYTES = 64 * 1024 * 1024;

export class ZipParts {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  /** Without regard to capitals, as spreadsheet programs compare names; of two that differ in them alone the first. */
  readonly #folded: ReadonlyMap<string, Entry>;
  #leftBytes = MAX_INFLATED_BYTES;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
    this.#folded = new Map([...entries].reverse().map(([name, entry]) => [name.toLowerCase(), entry]));
  }

  /** Throws ZipRefused. */
  static async open(bytes: Uint8Array): Promise<ZipParts> {
    const zip = await new Promise<ZipFile>((resolve, reject) => {
      fromBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), { lazyEntries: true }, (error, opened) => (error ? reject(damaged(error)) : resolve(opened)));
    });
    return new ZipParts(zip, await entriesOf(zip));
  }

  has(name: string): boolean {
    return this.#find(name) !== undefined;
  }

  /** As they are written in the container. */
  get names(): string[] {
    return [...this.#entries.keys()];
  }

  /** Null where there is no such part. Throws ZipRefused. */
  async text(name: string): Promise<string | null> {
    return (await this.bytes(name))?.toString('utf8').replace(/^\uFEFF/, '') ?? null;
  }

  /** Null where there is no such part. Throws ZipRefused. */
  async bytes(name: string): Promise<Buffer | null> {
    const entry = this.#find(name);
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

  #find(name: string): Entry | undefined {
    return this.#entries.get(name) ?? this.#folded.get(name.toLowerCase());
  }
}

/** By their names as they are written. Two parts of one name are a trap: programs do not agree on which of them counts. */
function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    if (zip.entryCount > MAX_ENTRIES) return reject(new ZipRefused(`It holds more than ${MAX_ENTRIES} parts.`));
    zip.on('entry', (entry: Entry) => {
      const { fileName } = entry;
      if (entries.has(fileName) && !fileName.endsWith('/')) return reject(new ZipRefused(`It holds two parts of one name (${memberName(fileName)}).`));
      entries.set(fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', (error: Error) => reject(damaged(error)));
    zip.readEntry();
  });
}

/** A part's name as it may stand in a sentence: one line of bounded length that turns nothing round. */
export function memberName(name: string): string {
  const shown = withoutTurns(name).replaceAll(/[\p{Cc}\u2028\u2029]/gu, '');
  return shown.length <= LONGEST_SHOWN ? shown : `…${shown.slice(1 - LONGEST_SHOWN).replace(/^[\udc00-\udfff]/, '')}`;
}

const damaged = (error: Error): ZipRefused => new ZipRefused(`It is damaged or incomplete (${error.message.slice(0, 120)}).`);
const tooLarge = (): ZipRefused => new ZipRefused(`It unpacks to more than ${MAX_INFLATED_BYTES / 2 ** 20} MB; statements are far smaller. Export it again, or upload a CSV.`);
