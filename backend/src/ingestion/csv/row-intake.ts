/** Makes the records of one table into rows; says which of them had to be mended, and keeps those out that could be read in more than one way. */
import type { ReadingSummary } from '../reading-summary.ts';
import type { StatementRow } from '../statement.ts';
import type { StatementLayout } from '../understand/layout.ts';
import { RowReader } from '../understand/row-reader.ts';
import type { CsvRecord } from './record.ts';

export class RowIntake {
  readonly #reader: RowReader;
  readonly #summary: ReadingSummary;
  readonly #add: (row: StatementRow) => void;
  readonly #quote: string;
  /** Records that the row reader has not answered yet. */
  readonly #noted = new Map<number, CsvRecord>();

  /** `add` is given what counts as a row; it counts the row, too. */
  constructor(layout: StatementLayout, quote: string, summary: ReadingSummary, add: (row: StatementRow) => void) {
    this.#summary = summary;
    this.#add = add;
    this.#quote = quote;
    this.#reader = new RowReader(layout, { row: (row) => this.#row(row), problem: (problem) => {
      this.#noted.delete(problem.line);
      summary.addProblem(problem);
    } });
  }

  take(record: CsvRecord): void {
    if (!record.repair && !record.doubt && !record.damage) return this.#reader.read(record);
    this.#noted.set(record.line, record);
    if (!record.repair && !record.doubt) return this.#reader.read(record);
    this.#reader.read({ line: record.line, cells: record.cells.map((cell) => withoutStrayQuote(cell, this.#quote)) });
  }

  /** A row that was read from the bytes of a regular line, and may go on in the line that comes next. */
  hold(row: StatementRow): void {
    this.#reader.hold(row);
  }

  /** No line goes on with the row that came last. */
  end(): void {
    this.#reader.flush();
  }

  #row(row: StatementRow): void {
    const noted = this.#noted.size === 0 ? undefined : this.#noted.get(row.line);
    if (noted) this.#noted.delete(row.line);
    if (noted?.doubt) return this.#summary.addProblem({ line: row.line, ...noted.doubt });
    if (noted?.damage) this.#summary.addRepair({ line: row.line, ...noted.damage });
    if (noted?.repair) this.#summary.addRepair({ line: row.line, ...noted.repair });
    this.#add(row);
  }
}

/** A date with a stray quote before it is still a date. */
const withoutStrayQuote = (cell: string, quote: string): string => (cell.trimStart().startsWith(quote) ? cell.trimStart().slice(quote.length) : cell);
