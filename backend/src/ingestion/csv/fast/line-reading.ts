/** A regular line and what its cells say by themselves, worked out once for all who go along with it: those who gather evidence and those who make rows. */
import type { CsvDialect } from '../record.ts';
import { AmountSide } from './amount-side.ts';
import { CellMemory } from './cell-memory.ts';
import { DateCell } from './date-cell.ts';
import { PlainAmount } from './plain-amount.ts';
import { RegularLine } from './regular-line.ts';

export class LineReading extends RegularLine {
  readonly #dates = new CellMemory((cell) => new DateCell(cell));
  #date: DateCell | null = null;
  #dateColumn = -1;
  #lineOfDate = -1;
  readonly #amounts: readonly PlainAmount[];
  readonly #linesOfAmounts: Int32Array;
  readonly #side = new AmountSide();

  constructor(dialect: CsvDialect) {
    super(dialect);
    this.#amounts = Array.from(this.starts, () => new PlainAmount());
    this.#linesOfAmounts = new Int32Array(this.starts.length).fill(-1);
  }

  dateAt(column: number): DateCell {
    if (this.#date === null || this.#lineOfDate !== this.count || this.#dateColumn !== column) {
      const date = this.#dates.of(this, column);
      if (date !== this.#date) this.#date = date;
      this.#dateColumn = column;
      this.#lineOfDate = this.count;
    }
    return this.#date!;
  }

  /** Null where it is not a plain number. */
  amountAt(column: number): PlainAmount | null {
    const amount = this.#amounts[column]!;
    if (this.#linesOfAmounts[column] !== this.count) {
      this.#linesOfAmounts[column] = this.count;
      amount.read(this.bytes, this.starts[column]!, this.ends[column]!);
    }
    return amount.isPlain ? amount : null;
  }

  /** The CR or DR behind the amount at `column`. */
  sideBeside(column: number): 'credit' | 'debit' | null {
    return this.#side.beside(this, column);
  }
}
