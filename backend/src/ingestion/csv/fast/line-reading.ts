/** What the cells of a regular line say by themselves, worked out once for all who go along with it: those who gather evidence and those who make rows. */
import { AmountSide } from './amount-side.ts';
import { CellMemory } from './cell-memory.ts';
import { DateCell } from './date-cell.ts';
import { PlainAmount } from './plain-amount.ts';
import type { RegularLine } from './regular-line.ts';

export class LineReading {
  readonly #line: RegularLine;
  readonly #dates = new CellMemory((cell) => new DateCell(cell));
  #date: DateCell | null = null;
  #dateColumn = -1;
  #lineOfDate = -1;
  readonly #amounts: readonly PlainAmount[];
  readonly #linesOfAmounts: Int32Array;
  readonly #side = new AmountSide();

  constructor(line: RegularLine) {
    this.#line = line;
    this.#amounts = Array.from(line.starts, () => new PlainAmount());
    this.#linesOfAmounts = new Int32Array(line.starts.length).fill(-1);
  }

  dateAt(column: number): DateCell {
    const line = this.#line;
    if (this.#date === null || this.#lineOfDate !== line.count || this.#dateColumn !== column) {
      this.#date = this.#dates.of(line, column);
      this.#dateColumn = column;
      this.#lineOfDate = line.count;
    }
    return this.#date;
  }

  /** Null where it is not a plain number. */
  amountAt(column: number): PlainAmount | null {
    const line = this.#line;
    const amount = this.#amounts[column]!;
    if (this.#linesOfAmounts[column] !== line.count) {
      this.#linesOfAmounts[column] = line.count;
      amount.read(line.bytes, line.starts[column]!, line.ends[column]!);
    }
    return amount.isPlain ? amount : null;
  }

  /** The CR or DR behind the amount at `column`. */
  sideBeside(column: number): 'credit' | 'debit' | null {
    return this.#side.beside(this.#line, column);
  }
}
