/** Picks the first table out of a file's records: headings, rows, and a warning for every line that is left out or was mended. */
import type { Problem } from '../../statement.ts';
import type { CsvRecord } from '../record.ts';
import { findTableStart, isNote, isRowOfWords, joinedHeadings } from './heading-lines.ts';

export interface TableSink {
  row(cells: string[]): void;
  warning(warning: Problem): void;
}

const SAME_HEADINGS_SHARE = 0.8;

export class FirstTable {
  readonly #columnCount: number;
  readonly #sink: TableSink;
  readonly #firstLine: number;
  readonly #headingLines: ReadonlySet<number>;
  readonly #headingRows: string[][] = [];
  #headings = new Set<string>();
  /** Notes that end the table, unless more rows follow them. */
  #notes: CsvRecord[] = [];
  #lastLine = 0;
  #isHeadWritten = false;
  #other: { line: number; raw: string; rowCount: number } | null = null;

  /** `sample`: the first records of the file. */
  constructor(sample: readonly CsvRecord[], columnCount: number, sink: TableSink) {
    this.#columnCount = columnCount;
    this.#sink = sink;
    const { first, headingCount } = findTableStart(sample, columnCount);
    this.#firstLine = sample[first]?.line ?? 1;
    this.#headingLines = new Set(sample.slice(first, first + headingCount).map(({ line }) => line));
  }

  add(record: CsvRecord): void {
    if (this.#other) {
      this.#other.rowCount++;
      return;
    }
    if (record.line < this.#firstLine) return this.#warn(record, 'This line stands above the table and is left out.');
    this.#warnOfMending(record);
    if (this.#headingLines.has(record.line)) {
      this.#headingRows.push(record.cells);
      return;
    }
    this.#writeHead();
    if (this.#beginsOtherTable(record)) this.#other = { line: record.line, raw: record.cells.join(', '), rowCount: 0 };
    else if (isNote(record.cells, this.#columnCount) && record.cells.length !== this.#columnCount) this.#notes.push(record);
    else this.#write(record);
  }

  end(): void {
    this.#writeHead();
    for (const note of this.#notes) this.#warn(note, 'This line stands below the table and is left out.');
    if (this.#other) this.#sink.warning({ line: this.#other.line, reason: `Another table begins here; its headings and the ${this.#other.rowCount} lines below them are left out.`, raw: this.#other.raw });
  }

  #write(record: CsvRecord): void {
    for (const note of this.#notes) this.#sink.row(this.#padded(note.cells));
    this.#notes = [];
    this.#lastLine = record.line;
    this.#sink.row(this.#padded(record.cells));
  }

  #writeHead(): void {
    if (this.#isHeadWritten) return;
    this.#isHeadWritten = true;
    if (this.#headingRows.length === 0) return;
    this.#headings = new Set(this.#headingRows.flat().map(plain).filter((heading) => heading !== ''));
    this.#sink.row(this.#padded(joinedHeadings(this.#headingRows, 'repeats')));
  }

  /** The same headings again, or other ones behind a gap. */
  #beginsOtherTable({ line, cells }: CsvRecord): boolean {
    if (this.#headings.size < 2 || !this.#headings.has(plain(cells[0] ?? '')) && !isRowOfWords(cells)) return false;
    const filled = cells.map(plain).filter((cell) => cell !== '');
    if (filled.filter((cell) => this.#headings.has(cell)).length >= Math.max(2, filled.length * SAME_HEADINGS_SHARE)) return true;
    return isRowOfWords(cells) && this.#lastLine > 0 && line > this.#lastLine + 1 && cells.length !== this.#columnCount && cells.length > 2;
  }

  #warnOfMending(record: CsvRecord): void {
    if (record.damage) this.#sink.warning({ line: record.line, ...record.damage });
    if (record.repair) this.#sink.warning({ line: record.line, ...record.repair });
    if (record.doubt) this.#sink.warning({ line: record.line, reason: `${record.doubt.reason} It is kept as it is.`, raw: record.doubt.raw });
  }

  #warn({ line, cells }: CsvRecord, reason: string): void {
    this.#sink.warning({ line, reason, raw: cells.join(', ') });
  }

  #padded(cells: string[]): string[] {
    return cells.length >= this.#columnCount ? cells : [...cells, ...Array.from({ length: this.#columnCount - cells.length }, () => '')];
  }
}

const plain = (cell: string): string => cell.trim().toLowerCase();

