/** Goes along while the lines of a file go by, and makes rows of them by one layout. */
import { ReadingSummary } from '../reading-summary.ts';
import { RowSheets } from '../rows/row-sheets.ts';
import type { Problem, StatementRows } from '../statement.ts';
import type { StatementLayout } from '../understand/layout.ts';
import { FastRows } from './fast/fast-rows.ts';
import type { LineReading } from './fast/line-reading.ts';
import type { CsvRecord } from './record.ts';
import type { LineTaker } from './record-source.ts';
import { RowIntake } from './row-intake.ts';

type TakeRows = (rows: StatementRows) => void | Promise<void>;

export class RowPass implements LineTaker {
  readonly summary = new ReadingSummary();
  readonly layout: StatementLayout;
  readonly #firstDataLine: number;
  readonly #sheets = new RowSheets();
  readonly #intake: RowIntake;
  readonly #fastRows: FastRows;

  /** `leftOut`: lines that are known to be left out. */
  constructor(layout: StatementLayout, quote: string, firstDataLine: number, leftOut: readonly Problem[]) {
    for (const problem of leftOut) this.summary.addProblem(problem);
    this.layout = layout;
    this.#firstDataLine = firstDataLine;
    this.#intake = new RowIntake(layout, quote, this.summary, (row) => this.#sheets.add(row));
    this.#fastRows = new FastRows(layout, this.#intake, this.#sheets);
  }

  regular(line: LineReading): void {
    this.#fastRows.take(line);
  }

  record(record: CsvRecord): void {
    if (record.line >= this.#firstDataLine) this.#fastRows.takeRecord(record);
  }

  unreadable(problem: Problem): void {
    this.summary.addProblem(problem);
  }

  /** The rows so far; waits until they are taken. What the last one lies in is about to be filled anew. */
  async handOver(onRows: TakeRows): Promise<void> {
    this.#fastRows.keepOpenRow();
    await this.#sheets.handOver(this.summary, onRows);
  }

  async end(onRows: TakeRows): Promise<void> {
    this.#fastRows.keepOpenRow();
    this.#intake.end();
    await this.#sheets.handOver(this.summary, onRows);
  }
}
