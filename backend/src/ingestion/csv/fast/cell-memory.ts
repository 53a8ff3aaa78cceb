/** Remembers what cells were read as, found by their bytes: statements repeat their dates, categories and accounts, and a text need not even be made of them. */
import type { RegularLine } from './regular-line.ts';

const SLOTS = 2_048;

interface Remembered<T> { readonly bytes: Uint8Array; readonly value: T }

export class CellMemory<T> {
  readonly #read: (cell: string) => T;
  readonly #slots = new Array<Remembered<T> | undefined>(SLOTS).fill(undefined);
  /** The row before most often has the same. */
  #last: Remembered<T> | undefined;
  /** Where the last one stood. */
  #lineOfLast = -1;
  #columnOfLast = -1;

  constructor(read: (cell: string) => T) {
    this.#read = read;
  }

  of(line: RegularLine, column: number): T {
    const isLastBefore = line.count === this.#lineOfLast + 1 && column === this.#columnOfLast;
    this.#lineOfLast = line.count;
    this.#columnOfLast = column;
    if (isLastBefore && line.repeats[column] === 1 && this.#last !== undefined) return this.#last.value;
    const { bytes } = line;
    const start = line.starts[column]!;
    const end = line.ends[column]!;
    if (this.#last !== undefined && isThere(this.#last.bytes, bytes, start, end)) return this.#last.value;
    const slot = slotOf(bytes, start, end);
    let found = this.#slots[slot];
    if (found === undefined || !isThere(found.bytes, bytes, start, end)) {
      found = { bytes: Uint8Array.prototype.slice.call(bytes, start, end), value: this.#read(line.ownCell(column)) };
      this.#slots[slot] = found;
    }
    this.#last = found;
    return found.value;
  }
}

function slotOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = end - start;
  for (let at = start; at < end; at++) hash = (Math.imul(hash, 31) + bytes[at]!) | 0;
  return (hash ^ (hash >>> 15)) & (SLOTS - 1);
}

function isThere(remembered: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  if (remembered.length !== end - start) return false;
  for (let index = remembered.length - 1; index >= 0; index--) if (remembered[index] !== bytes[start + index]) return false;
  return true;
}
