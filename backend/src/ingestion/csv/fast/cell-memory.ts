/** Remembers what cells were read as, found by their bytes: statements repeat their dates, categories and accounts, and a text need not even be made of them. */
import type { RegularLine } from './regular-line.ts';

const SLOTS = 2_048;
const WORD_BYTES = 4;

interface Remembered<T> {
  readonly bytes: Uint8Array;
  /** Its first four bytes, four from its middle and its last four: all of them where it is no longer than that. */
  readonly head: number;
  readonly middle: number;
  readonly tail: number;
  readonly value: T;
}

export class CellMemory<T> {
  readonly #read: (cell: string) => T;
  readonly #slots = new Array<Remembered<T> | undefined>(SLOTS).fill(undefined);
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
    const found = this.#find(line, column);
    if (this.#last !== found) this.#last = found;
    return found.value;
  }

  #find(line: RegularLine, column: number): Remembered<T> {
    const { bytes, view } = line;
    const start = line.starts[column]!;
    const end = line.ends[column]!;
    const length = end - start;
    const isShort = length < WORD_BYTES;
    const head = isShort ? shortWord(bytes, start, end) : view.getInt32(start, true);
    const middle = isShort ? 0 : view.getInt32(start + ((length - WORD_BYTES) >> 1), true);
    const tail = isShort ? 0 : view.getInt32(end - WORD_BYTES, true);
    const hash = Math.imul(Math.imul(Math.imul(head ^ length, 0x9e3779b1) ^ middle, 0x85ebca6b) ^ tail, 0xc2b2ae35);
    const slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
    const found = this.#slots[slot];
    if (found !== undefined && found.head === head && found.middle === middle && found.tail === tail && isThere(found.bytes, bytes, start, length)) return found;
    return this.#slots[slot] = { bytes: Uint8Array.prototype.slice.call(bytes, start, end), head, middle, tail, value: this.#read(line.ownCell(column)) };
  }
}

function shortWord(bytes: Uint8Array, start: number, end: number): number {
  let word = 0;
  for (let at = start; at < end; at++) word = (word << 8) | bytes[at]!;
  return word;
}

/** The three words are known to be equal. */
function isThere(remembered: Uint8Array, bytes: Uint8Array, start: number, length: number): boolean {
  if (remembered.length !== length) return false;
  if (length <= 2 * WORD_BYTES) return true;
  for (let index = WORD_BYTES; index < length - WORD_BYTES; index++) if (remembered[index] !== bytes[start + index]) return false;
  return true;
}
