/** One line of a CSV as bytes: where its cells begin and end. Only lines that every reader takes apart the same way; cells become text when somebody asks for it. */
import { isAscii } from 'node:buffer';
import type { CsvDialect } from '../record.ts';

/** What `scan` returns instead of the position behind the line. */
export const INCOMPLETE = -1;
export const IRREGULAR = -2;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const HIGHEST_ASCII = 127;

export class RegularLine {
  number = 0;
  bytes: Buffer = Buffer.alloc(0);
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** All bytes as text where they are ASCII, once somebody asks for one: pieces of a text cost less than texts made of bytes. */
  #text: string | null | undefined;
  readonly #delimiter: number;
  readonly #quote: number;
  /** Bytes that need a second look: the quote, NUL, and what ends a cell. */
  readonly #isSpecial = new Uint8Array(256);

  constructor({ delimiter, quote, columnCount }: CsvDialect) {
    this.starts = new Int32Array(columnCount);
    this.ends = new Int32Array(columnCount);
    this.#delimiter = delimiter.charCodeAt(0);
    this.#quote = quote.charCodeAt(0);
    for (const byte of [0, LINE_FEED, CARRIAGE_RETURN, this.#delimiter, this.#quote]) this.#isSpecial[byte] = 1;
  }

  /** The lines that follow stand in these bytes. */
  use(bytes: Buffer): void {
    this.bytes = bytes;
    this.#text = undefined;
  }

  /** Reads the line that begins at `from`; returns the position behind its end, `INCOMPLETE` or `IRREGULAR`. */
  scan(from: number): number {
    const { bytes, starts, ends } = this;
    const isSpecial = this.#isSpecial;
    const length = bytes.length;
    const lastColumn = starts.length - 1;
    let at = from;
    for (let column = 0; ; column++) {
      const isQuoted = bytes[at] === this.#quote;
      const start = isQuoted ? at + 1 : at;
      let end = start;
      if (isQuoted) {
        while (end < length && isSpecial[bytes[end]!] === 0 || bytes[end] === this.#delimiter) end++;
        if (end >= length) return INCOMPLETE;
        // A doubled quote, a line end or a NUL inside: somebody else's work.
        if (bytes[end] !== this.#quote) return IRREGULAR;
        at = end + 1;
      } else {
        while (end < length && isSpecial[bytes[end]!] === 0) end++;
        at = end;
      }
      if (at >= length) return INCOMPLETE;
      starts[column] = start;
      ends[column] = end;
      const byte = bytes[at];
      if (byte === this.#delimiter) {
        if (column === lastColumn) return IRREGULAR;
        at++;
        continue;
      }
      if (column !== lastColumn) return IRREGULAR;
      if (byte === LINE_FEED) return at + 1;
      if (byte !== CARRIAGE_RETURN) return IRREGULAR;
      if (at + 1 === length) return INCOMPLETE;
      return bytes[at + 1] === LINE_FEED ? at + 2 : IRREGULAR;
    }
  }

  cell(column: number): string {
    const start = this.starts[column]!;
    const end = this.ends[column]!;
    if (this.#text === undefined) this.#text = isAscii(this.bytes) ? this.bytes.toString('latin1') : null;
    return this.#text === null ? this.bytes.toString('utf8', start, end) : this.#text.slice(start, end);
  }

  /** To be kept: a piece of a text keeps the whole text. */
  ownCell(column: number): string {
    return this.bytes.toString('utf8', this.starts[column]!, this.ends[column]!);
  }

  cells(): string[] {
    return Array.from(this.starts, (_, column) => this.cell(column));
  }

  isEmpty(column: number): boolean {
    return this.starts[column] === this.ends[column];
  }

  /** Whether the cell may begin or end with what trimming takes away. */
  mayHaveBlankEnds(column: number): boolean {
    return isBlankOrHigh(this.bytes[this.starts[column]!]!) || isBlankOrHigh(this.bytes[this.ends[column]! - 1]!);
  }

  /** Printed ASCII with nothing but single spaces between the words. */
  isOneLine(column: number): boolean {
    let before = 0;
    for (let at = this.starts[column]!; at < this.ends[column]!; at++) {
      const byte = this.bytes[at]!;
      if (byte > HIGHEST_ASCII || byte < SPACE || (byte === SPACE && before === SPACE)) return false;
      before = byte;
    }
    return true;
  }

  /** Without blanks around it. */
  trimmed(column: number): string {
    if (this.isEmpty(column)) return '';
    const text = this.cell(column);
    return this.mayHaveBlankEnds(column) ? text.trim() : text;
  }
}

const isBlankOrHigh = (byte: number): boolean => byte <= SPACE || byte > HIGHEST_ASCII;
