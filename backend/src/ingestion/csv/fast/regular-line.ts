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

/** Of one chunk, that are asked for as texts. */
const MANY_CELLS = 200;

const WORD_BYTES = 4;
/** So many cells in a row that do not repeat, and a column is not held against the line before until the next chunk. */
const TRUST = 16;

/** Ends a cell, or makes a line irregular. */
const SPECIAL = 1;
const CONTROL = 2;
const BLANK = 3;

export class RegularLine {
  number = 0;
  bytes: Buffer = Buffer.alloc(0);
  view: DataView = new DataView(new ArrayBuffer(0));
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** 1 where the cell is, byte for byte, that of the line before. */
  readonly repeats: Uint8Array;
  /** Counts the lines that were read. */
  count = 0;
  /** 1 where a cell may hold more than printed characters with single spaces between the words. */
  readonly #mayBeUneven: Uint8Array;
  /** How many bytes the line before has in its cells; 0 where they are quoted, or no line is before. */
  readonly #plainLengths: Int32Array;
  /** How often it still pays to hold a column's cells against those above them: the days and accounts of a statement repeat, its amounts do not. */
  readonly #trust: Uint8Array;
  /** All bytes as text where they are ASCII, once somebody has asked for many pieces: those cost less then than texts made of bytes. */
  #text: string | undefined;
  #askedCount = 0;
  #isAscii: boolean | undefined;
  readonly #delimiter: number;
  readonly #quote: number;
  /** What bytes need a second look, and why. */
  readonly #kinds = new Uint8Array(256);
  readonly #highestKind: number;

  constructor({ delimiter, quote, columnCount }: CsvDialect) {
    this.starts = new Int32Array(columnCount);
    this.ends = new Int32Array(columnCount);
    this.repeats = new Uint8Array(columnCount);
    this.#mayBeUneven = new Uint8Array(columnCount);
    this.#plainLengths = new Int32Array(columnCount);
    this.#trust = new Uint8Array(columnCount);
    this.#delimiter = delimiter.charCodeAt(0);
    this.#quote = quote.charCodeAt(0);
    for (let byte = 0; byte < SPACE; byte++) this.#kinds[byte] = CONTROL;
    this.#kinds[SPACE] = BLANK;
    for (const byte of [0, LINE_FEED, CARRIAGE_RETURN, this.#delimiter, this.#quote]) this.#kinds[byte] = SPECIAL;
    this.#highestKind = Math.max(SPACE, this.#delimiter, this.#quote);
  }

  /** The lines that follow stand in these bytes. */
  use(bytes: Buffer): void {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#text = undefined;
    this.#askedCount = 0;
    this.#isAscii = undefined;
    this.#plainLengths.fill(0);
    this.#trust.fill(TRUST);
  }

  /** Reads the line that begins at `from`; returns the position behind its end, `INCOMPLETE` or `IRREGULAR`. */
  scan(from: number): number {
    const next = this.#scan(from);
    if (next > 0) this.count++;
    else this.#plainLengths.fill(0);
    return next;
  }

  #scan(from: number): number {
    const { bytes, starts } = this;
    const length = bytes.length;
    const lastColumn = starts.length - 1;
    let at = from;
    for (let column = 0; ; column++) {
      at = bytes[at] === this.#quote ? this.#quotedCell(column, at + 1) : this.#plainCell(column, at);
      if (at < 0) return at;
      if (at >= length) return INCOMPLETE;
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

  /** Returns the position of what ends the cell. */
  #plainCell(column: number, start: number): number {
    const repeatedTo = this.#trust[column]! > 0 ? this.#repeated(column, start) : start;
    const end = repeatedTo > start ? repeatedTo : this.#endOf(column, start);
    this.repeats[column] = repeatedTo > start ? 1 : 0;
    this.starts[column] = start;
    this.ends[column] = end;
    this.#plainLengths[column] = end - start;
    return end;
  }

  /** The end of a cell that is, byte for byte, that of the line before; `start` where it is another one. */
  #repeated(column: number, start: number): number {
    const { bytes, view } = this;
    const length = this.#plainLengths[column]!;
    const end = start + length;
    if (length === 0 || end >= bytes.length) return start;
    const before = this.starts[column]! - start;
    let at = start;
    while (at <= end - WORD_BYTES && view.getInt32(at) === view.getInt32(at + before)) at += WORD_BYTES;
    while (at < end && bytes[at] === bytes[at + before]) at++;
    const isRepeated = at === end && this.#kinds[bytes[end]!] === SPECIAL;
    this.#trust[column] = isRepeated ? TRUST : this.#trust[column]! - 1;
    return isRepeated ? end : start;
  }

  #endOf(column: number, start: number): number {
    const { bytes } = this;
    const kinds = this.#kinds;
    const highestKind = this.#highestKind;
    const length = bytes.length;
    let isUneven = false;
    let end = start;
    for (; end < length; end++) {
      const byte = bytes[end]!;
      if (byte > highestKind) continue;
      const kind = kinds[byte];
      if (kind === SPECIAL) break;
      if (kind === CONTROL || (kind === BLANK && bytes[end - 1] === SPACE)) isUneven = true;
    }
    this.#mayBeUneven[column] = isUneven ? 1 : 0;
    return end;
  }

  #quotedCell(column: number, start: number): number {
    const { bytes } = this;
    const kinds = this.#kinds;
    const length = bytes.length;
    let end = start;
    while (end < length && (kinds[bytes[end]!] !== SPECIAL || bytes[end] === this.#delimiter)) end++;
    if (end >= length) return INCOMPLETE;
    // A doubled quote, a line end or a NUL inside: somebody else's work.
    if (bytes[end] !== this.#quote) return IRREGULAR;
    this.repeats[column] = 0;
    this.starts[column] = start;
    this.ends[column] = end;
    this.#plainLengths[column] = 0;
    this.#mayBeUneven[column] = 1;
    return end + 1;
  }

  cell(column: number): string {
    const start = this.starts[column]!;
    const end = this.ends[column]!;
    if (!this.#areBytesAscii()) return this.bytes.toString('utf8', start, end);
    if (this.#text === undefined && ++this.#askedCount < MANY_CELLS) return this.bytes.toString('latin1', start, end);
    this.#text ??= this.bytes.toString('latin1');
    return this.#text.slice(start, end);
  }

  #areBytesAscii(): boolean {
    this.#isAscii ??= isAscii(this.bytes);
    return this.#isAscii;
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
    if (this.#mayBeUneven[column] === 0 && this.#areBytesAscii()) return true;
    const { bytes } = this;
    const end = this.ends[column]!;
    let before = 0;
    for (let at = this.starts[column]!; at < end; at++) {
      const byte = bytes[at]!;
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
