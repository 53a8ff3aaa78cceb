/** Goes along while the lines of a file go by, and makes rows of them by one layout. */
import { ReadingSummary } from '../reading-summary.ts';
import type { Problem, StatementRow } from '../statement.ts';
import type { StatementLayout } from '../understand/layout.ts';
import { FastRows } from './fast/fast-rows.ts';
import type { RegularLine } from './fast/regular-line.ts';
import type { CsvRecord } from './record.ts';
import type { LineTaker } from './record-source.ts';
import { RowIntake } from './row-intake.ts';

/** So few that whoever takes them is busy for some milliseconds only: the server has other work, and its database waits for it. */
const BATCH_ROWS = 1_000;

type TakeRows = (rows: StatementRow[]) => void | Promise<void>;

export class RowPass implements LineTaker {
  readonly summary = new ReadingSummary();
  readonly layout: StatementLayout;
  readonly #firstDataLine: number;
  readonly #rows: StatementRow[] = [];
  readonly #intake: RowIntake;
  readonly #fastRows: FastRows;

  constructor(layout: StatementLayout, quote: string, firstDataLine: number) {
    this.layout = layout;
    this.#firstDataLine = firstDataLine;
    this.#intake = new RowIntake(layout, quote, this.summary, this.#rows);
    this.#fastRows = new FastRows(layout, this.#intake);
  }

  regular(line: RegularLine): void {
    this.#fastRows.take(line);
  }

  record(record: CsvRecord): void {
    if (record.line >= this.#firstDataLine) this.#intake.take(record);
  }

  unreadable(problem: Problem): void {
    this.summary.addProblem(problem);
  }

  /** Whole batches of the rows so far; waits for each to be taken. */
  async handOver(onRows: TakeRows): Promise<void> {
    while (this.#rows.length >= BATCH_ROWS) await onRows(this.#rows.splice(0, BATCH_ROWS));
  }

  async end(onRows: TakeRows): Promise<void> {
    this.#intake.end();
    await this.handOver(onRows);
    if (this.#rows.length > 0) await onRows(this.#rows.splice(0));
  }
}
