/** Hands the records of a file with one or more tables to the reader of the table they stand in. */
import type { ReadingSummary } from '../reading-summary.ts';
import type { Problem, StatementRow } from '../statement.ts';
import { leftOutLine, seemsPayment } from './left-out.ts';
import type { CsvRecord } from './record.ts';
import { RowIntake } from './row-intake.ts';
import type { StatementTable } from './statement-tables.ts';
import type { UnderstoodTable } from './understand-tables.ts';

export class TableIntake {
  readonly rows: StatementRow[] = [];
  readonly #summary: ReadingSummary;
  /** In the order of their lines; a table without payments has no intake. */
  readonly #tables: { table: StatementTable; intake: RowIntake | null }[];
  #current = 0;

  constructor(tables: readonly StatementTable[], understood: readonly UnderstoodTable[], quote: string, summary: ReadingSummary) {
    this.#summary = summary;
    this.#tables = tables.map((table) => {
      const layout = understood.find((other) => other.table === table)?.understanding.layout;
      return { table, intake: layout ? new RowIntake(layout, quote, summary, (row) => this.#add(row)) : null };
    });
  }

  #add(row: StatementRow): void {
    this.#summary.addRow(row);
    this.rows.push(row);
  }

  refuse(problem: Problem): void {
    this.#summary.addProblem(problem);
  }

  take(record: CsvRecord): void {
    const next = this.#tables[this.#current + 1];
    if (next && record.line >= next.table.firstLine) {
      this.#tables[this.#current]!.intake?.end();
      this.#summary.beginTable();
      this.#current++;
      return this.take(record);
    }
    const { table, intake } = this.#tables[this.#current]!;
    if (record.line < table.firstDataLine) return;
    if (intake) intake.take(table.content?.change?.(record) ?? record);
    else if (table.unread !== null && seemsPayment(record.cells)) this.refuse(leftOutLine(record, `This line stands in a table that could not be read: ${table.unread}.`));
  }

  end(): void {
    this.#tables[this.#current]!.intake?.end();
  }
}
