/** The rows of one stretch of a file, on sheets that are filled again and again. The last row of a regular line stays open: the next line may go on with its description. */
import type { ReadingSummary } from '../reading-summary.ts';
import type { StatementRow, StatementRows } from '../statement.ts';
import { RowSheet } from './row-sheet.ts';

/** So few that whoever takes them is busy for some milliseconds only: the server has other work, and its database waits for it. */
const SHEET_ROWS = 1_000;

export class RowSheets {
  readonly #sheets = [new RowSheet(SHEET_ROWS)];
  #current = this.#sheets[0]!;
  #currentIndex = 0;
  #isLastOpen = false;

  add(row: StatementRow): void {
    this.#sheetWithRoom().add(row);
    this.#isLastOpen = false;
  }

  /** With room for one more row, which the caller adds and which stays open. */
  sheetForOpenRow(): RowSheet {
    this.#isLastOpen = true;
    return this.#sheetWithRoom();
  }

  /** Null where the last row is none that may go on. */
  takeOpenRow(): StatementRow | null {
    if (!this.#isLastOpen) return null;
    this.#isLastOpen = false;
    return this.#current.takeLast();
  }

  #sheetWithRoom(): RowSheet {
    if (this.#current.length < this.#current.room) return this.#current;
    this.#currentIndex++;
    this.#current = this.#sheets[this.#currentIndex] ??= new RowSheet(SHEET_ROWS);
    return this.#current;
  }

  /** All rows, of which none is open; waits for each sheet to be taken. */
  async handOver(summary: ReadingSummary, onRows: (rows: StatementRows) => void | Promise<void>): Promise<void> {
    for (const sheet of this.#sheets.slice(0, this.#currentIndex + 1)) {
      summary.addSheet(sheet);
      if (sheet.length > 0) await onRows(sheet);
      sheet.clear();
    }
    this.#currentIndex = 0;
    this.#current = this.#sheets[0]!;
  }
}
