/** Remembers what cells were read as, found by their bytes: statements repeat their dates, categories and accounts, and a text need not even be made of them. */
import type { RegularLine } from './regular-line.ts';

const SLOTS = 2_048;

interface Remembered<T> { readonly text: string; readonly value: T }

export class CellMemory<T> {
  readonly #read: (cell: string) => T;
  readonly #slots = new Array<Remembered<T> | undefined>(SLOTS).fill(undefined);
  /** The row before most often has the same. */
  #last: Remembered<T> | undefined;

  constructor(read: (cell: string) => T) {
    this.#read = read;
  }

  of(line: RegularLine, column: number): T {
    const { bytes } = line;
    const start = line.starts[column]!;
    const end = line.ends[column]!;
    if (this.#last !== undefined && isThere(this.#last.text, bytes, start, end)) return this.#last.value;
    const slot = slotOf(bytes, start, end);
    let found = this.#slots[slot];
    if (found === undefined || !isThere(found.text, bytes, start, end)) {
      const text = line.ownCell(column);
      found = { text, value: this.#read(text) };
      // Beyond ASCII a text does not have the length of its bytes: it is read anew each time.
      if (text.length !== end - start) return found.value;
      this.#slots[slot] = found;
    }
    this.#last = found;
    return found.value;
  }
}

function slotOf(bytes: Buffer, start: number, end: number): number {
  let hash = end - start;
  for (let at = start; at < end; at++) hash = (Math.imul(hash, 31) + bytes[at]!) | 0;
  return (hash ^ (hash >>> 15)) & (SLOTS - 1);
}

function isThere(text: string, bytes: Buffer, start: number, end: number): boolean {
  if (text.length !== end - start) return false;
  for (let index = text.length - 1; index >= 0; index--) if (text.charCodeAt(index) !== bytes[start + index]) return false;
  return true;
}
