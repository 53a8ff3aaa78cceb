/** What a long reading need not have at hand, in a file without a name: it is gone with the process, however that ends. */
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where something lies that was set aside. */
export class Place {
  readonly offset: number;
  readonly length: number;

  constructor(offset: number, length: number) {
    this.offset = offset;
    this.length = length;
  }
}

export class SetAside {
  #file: number | null = null;
  #length = 0;

  put(bytes: Uint8Array): Place {
    this.#file ??= openNameless();
    const place = new Place(this.#length, bytes.length);
    for (let done = 0; done < bytes.length;) done += writeSync(this.#file, bytes, done, bytes.length - done, place.offset + done);
    this.#length += bytes.length;
    return place;
  }

  get({ offset, length }: Place): Uint8Array {
    if (this.#file === null) throw new Error('nothing was set aside, or it was closed');
    const bytes = new Uint8Array(length);
    for (let done = 0; done < length;) {
      const count = readSync(this.#file, bytes, done, length - done, offset + done);
      if (count === 0) throw new Error('what was set aside ends early');
      done += count;
    }
    return bytes;
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }
}

function openNameless(): number {
  const directory = mkdtempSync(path.join(tmpdir(), 'purser-'));
  const file = openSync(path.join(directory, 'aside'), 'wx+', 0o600);
  rmSync(directory, { recursive: true });
  return file;
}
