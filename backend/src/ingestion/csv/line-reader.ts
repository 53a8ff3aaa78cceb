/** The fast way through a CSV: lines that are one record each and quote properly, as nearly all are. From the first other line on csv-parse takes over. */
import { MAX_CELL_CHARS, MAX_COLUMNS, RecordReader, type CsvDialect, type RecordSink } from './record-reader.ts';

/** Gives the very records that a `RecordReader` alone would give. */
export class LineReader {
  readonly #dialect: CsvDialect;
  readonly #sink: RecordSink;
  /** Once set it reads all that follows. */
  #tolerant: RecordReader | null = null;
  /** A line whose end has not come yet. */
  #begun = '';
  #lineCount = 0;

  constructor(dialect: CsvDialect, sink: RecordSink) {
    this.#dialect = dialect;
    this.#sink = sink;
    if (dialect.escape !== dialect.quote) this.#tolerant = new RecordReader(dialect, sink);
  }

  /** Line ends of `text` are line feeds (`line-ends.ts`). */
  write(text: string): void {
    if (this.#tolerant) return this.#tolerant.write(text);
    const lines = this.#begun + text;
    let start = 0;
    let nextQuote = indexOrEnd(lines, this.#dialect.quote, 0);
    for (let end = lines.indexOf('\n'); end >= 0; end = lines.indexOf('\n', start)) {
      if (nextQuote < start) nextQuote = indexOrEnd(lines, this.#dialect.quote, start);
      if (!this.#read(lines.slice(start, end), nextQuote < end)) return this.#giveUp(lines.slice(start));
      start = end + 1;
    }
    this.#begun = lines.slice(start);
    if (this.#begun.length > MAX_CELL_CHARS) this.#giveUp(this.#begun);
  }

  end(): void {
    if (!this.#tolerant && this.#begun !== '' && !this.#read(this.#begun, this.#begun.includes(this.#dialect.quote))) this.#giveUp(this.#begun);
    this.#tolerant?.end();
  }

  /** False for a line that is not surely a record of its own. */
  #read(line: string, hasQuote: boolean): boolean {
    if (line.length > MAX_CELL_CHARS) return false;
    const { delimiter, quote } = this.#dialect;
    const cells = hasQuote ? splitQuoted(line, delimiter, quote) : line.split(delimiter);
    if (cells === null || cells.length > MAX_COLUMNS) return false;
    this.#lineCount++;
    this.#sink.record({ line: this.#lineCount, cells });
    return true;
  }

  #giveUp(rest: string): void {
    this.#begun = '';
    this.#tolerant = new RecordReader(this.#dialect, this.#sink, this.#lineCount);
    this.#tolerant.write(rest);
  }
}

/** Null where a quoted cell does not end on this line, or something stands behind its end. Quotes inside a cell without quotes are letters. */
function splitQuoted(line: string, delimiter: string, quote: string): string[] | null {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    const isQuoted = line.startsWith(quote, at);
    const end = isQuoted ? closingQuote(line, at + 1, quote) + 1 : indexOrEnd(line, delimiter, at);
    if (isQuoted && (end === 0 || (end < line.length && !line.startsWith(delimiter, end)))) return null;
    cells.push(isQuoted ? line.slice(at + 1, end - 1).replaceAll(quote + quote, quote) : line.slice(at, end));
    if (end === line.length) return cells;
    at = end + 1;
  }
}

/** -1 where there is none. */
function closingQuote(line: string, from: number, quote: string): number {
  let at = line.indexOf(quote, from);
  while (at >= 0 && line.startsWith(quote, at + 1)) at = line.indexOf(quote, at + 2);
  return at;
}

function indexOrEnd(text: string, searched: string, from: number): number {
  const index = text.indexOf(searched, from);
  return index < 0 ? text.length : index;
}
