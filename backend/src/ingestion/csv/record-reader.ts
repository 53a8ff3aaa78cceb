/** Drives csv-parse chunk by chunk: bounded records with their line numbers, and recovery from a stray quote that would swallow the lines after it. */
import { parse, type Parser } from 'csv-parse';

export interface CsvDialect {
  delimiter: string;
  quote: '"' | "'";
  escape: '"' | "'" | '\\';
  /** The number of cells of most records, 0 while unknown; a record over several lines with another number is read line by line. */
  columnCount: number;
}

export interface CsvRecord { line: number; cells: string[] }

export interface RecordSink {
  record(record: CsvRecord): void;
  /** A line that cannot be taken apart at all. */
  unreadable(line: number, reason: string, raw: string): void;
}

/** Longer than any real record; what a stray quote may swallow before it is noticed. */
const MAX_RECORD_BYTES = 64 * 1024;
export const MAX_COLUMNS = 1_000;
export const MAX_CELL_CHARS = 16_384;
const RAW_CHARS = 500;
const LINE_FEED = 10;
/** After that many stray quotes quotes mean nothing in this file. Bounds the time that recovery can cost. */
const MAX_RECOVERIES = 200;
/** More than csv-parse looks ahead. */
const FLUSH = Buffer.from('\n'.repeat(16));

export class RecordReader {
  readonly #dialect: CsvDialect;
  readonly #sink: RecordSink;
  #parser: Parser;
  /** Bytes that the running parser was given, from `#pendingStart` on (counted from its beginning), for recovery. */
  #pending: Buffer = Buffer.alloc(0);
  #pendingStart = 0;
  /** Where the last record ended, counted like `#pendingStart`. */
  #recordEnd = 0;
  /** Lines before the running parser's first one. */
  #lineBase = 0;
  #lastLine = 0;
  #recoveries = 0;
  #isSkippingLine = false;
  #mustRecover = false;

  /** `linesBefore`: lines of the file that were read before this reader's first one. */
  constructor(dialect: CsvDialect, sink: RecordSink, linesBefore = 0) {
    this.#dialect = dialect;
    this.#sink = sink;
    this.#lineBase = linesBefore;
    this.#lastLine = linesBefore;
    this.#parser = this.#newParser();
  }

  /** Line ends of `text` are line feeds (`line-ends.ts`): csv-parse is a third faster then. */
  write(text: string): void {
    this.#feed(Buffer.from(text, 'utf8'));
  }

  /** Line ends instead of the stream's own end, which would come a tick later: whatever still waits then stands behind an open quote. */
  end(): void {
    this.#feed(FLUSH);
    while (!isBlank(this.#unread())) {
      this.#readFirstLineAlone();
      this.#continueAfterRecovery();
    }
  }

  /** What no record has come out of yet. */
  #unread(): Buffer {
    return this.#pending.subarray(this.#recordEnd - this.#pendingStart);
  }

  #newParser(): Parser {
    const hasQuotes = this.#recoveries < MAX_RECOVERIES;
    const parser: Parser = parse({
      delimiter: this.#dialect.delimiter, quote: hasQuotes ? this.#dialect.quote : null, escape: hasQuotes ? this.#dialect.escape : null,
      record_delimiter: '\n', relax_quotes: true, relax_column_count: true, skip_empty_lines: false,
      on_record: (cells: string[], context): null => this.#onRecord(parser, cells, context.lines, context.bytes),
    });
    return parser;
  }

  /** Returns null: records go to the sink at once, csv-parse's own queue stays empty. */
  #onRecord(parser: Parser, cells: string[], lastLine: number, endBytes: number): null {
    // The parser goes through the rest of its chunk even when it has been replaced.
    if (parser !== this.#parser || this.#mustRecover) return null;
    const line = this.#lastLine + 1;
    const lineSpan = this.#lineBase + lastLine - this.#lastLine;
    if (lineSpan > 1 && this.#recoveries < MAX_RECOVERIES && this.#looksSwallowed(cells)) {
      this.#mustRecover = true;
      return null;
    }
    this.#lastLine = this.#lineBase + lastLine;
    this.#emit(line, cells, this.#recordEnd, endBytes);
    this.#recordEnd = endBytes;
    return null;
  }

  /** Of a record over several lines: another number of cells, or a cell that csv-parse had to give its opening quote back. */
  #looksSwallowed(cells: string[]): boolean {
    const { columnCount, quote } = this.#dialect;
    return columnCount > 0 && (cells.length !== columnCount || cells.some((cell) => cell.startsWith(quote) && cell.includes('\n')));
  }

  #emit(line: number, cells: string[], start: number, end: number): void {
    const isBounded = cells.length <= MAX_COLUMNS && (end - start <= MAX_CELL_CHARS || cells.every((cell) => cell.length <= MAX_CELL_CHARS));
    if (isBounded) return this.#sink.record({ line, cells });
    const reason = cells.length > MAX_COLUMNS ? `This line has ${cells.length} columns; at most ${MAX_COLUMNS} are read.` : `A cell of this line is longer than ${MAX_CELL_CHARS} characters.`;
    this.#sink.unreadable(line, reason, rawText(this.#pending.subarray(start - this.#pendingStart, end - this.#pendingStart)));
  }

  #feed(bytes: Buffer): void {
    const chunk = this.#isSkippingLine ? this.#afterSkippedLine(bytes) : bytes;
    for (let start = 0; start < chunk.length && !this.#isSkippingLine; start += MAX_RECORD_BYTES) {
      const part = chunk.subarray(start, start + MAX_RECORD_BYTES);
      this.#pending = Buffer.concat([this.#unread(), part]);
      this.#pendingStart = this.#recordEnd;
      this.#parser.write(part);
      this.#continueAfterRecovery();
      while (this.#unread().length > MAX_RECORD_BYTES + part.length && !this.#isSkippingLine) this.#readFirstLineAlone();
      if (this.#isSkippingLine) return this.#feed(chunk.subarray(start + MAX_RECORD_BYTES));
    }
  }

  /** A record over several lines has an unexpected number of cells: its first line's quote is taken for a stray one. */
  #continueAfterRecovery(): void {
    while (this.#mustRecover) {
      this.#mustRecover = false;
      this.#readFirstLineAlone();
    }
  }

  /** Reads the first pending line without quotes and lets a new parser go on behind it. */
  #readFirstLineAlone(): void {
    const rest = this.#unread();
    const end = rest.indexOf(LINE_FEED);
    if (end < 0 || end > MAX_RECORD_BYTES) {
      this.#sink.unreadable(this.#lastLine + 1, `This line is longer than ${MAX_RECORD_BYTES} bytes.`, rawText(rest));
      this.#isSkippingLine = end < 0;
    } else {
      this.#recoveries++;
      const text = rest.subarray(0, end).toString('utf8');
      this.#emit(this.#lastLine + 1, text.split(this.#dialect.delimiter).map((cell) => withoutQuotes(cell, this.#dialect.quote)), this.#recordEnd, this.#recordEnd + end);
    }
    this.#lastLine++;
    this.#restartAt(end < 0 ? Buffer.alloc(0) : rest.subarray(end + 1));
  }

  #restartAt(rest: Buffer): void {
    this.#lineBase = this.#lastLine;
    this.#pendingStart = 0;
    this.#recordEnd = 0;
    this.#pending = rest;
    this.#parser = this.#newParser();
    if (rest.length > 0) this.#parser.write(rest);
  }

  /** Empty while the overlong line goes on. */
  #afterSkippedLine(bytes: Buffer): Buffer {
    const end = bytes.indexOf(LINE_FEED);
    if (end < 0) return Buffer.alloc(0);
    this.#isSkippingLine = false;
    return bytes.subarray(end + 1);
  }
}

function withoutQuotes(cell: string, quote: string): string {
  const text = cell.trim();
  const start = text.startsWith(quote) ? 1 : 0;
  return text.slice(start, text.length > start && text.endsWith(quote) ? -1 : undefined).replaceAll(quote + quote, quote);
}

const isBlank = (bytes: Buffer): boolean => bytes.every((byte) => byte === LINE_FEED);

const rawText = (raw: Buffer): string => raw.subarray(0, RAW_CHARS * 2).toString('utf8').slice(0, RAW_CHARS);
