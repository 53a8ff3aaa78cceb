/** Puts the rows of a report's table together, and remembers which rows a sum adds up. */
import type { FigureOrigin } from '../figures/figure-origin.ts';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import type { ReportRow } from './document.ts';

type Cells = ReportRow['cells'];
type Parts = NonNullable<ReportRow['sumOf']>;

export class TableRows {
  readonly #rows: ReportRow[] = [];

  get rows(): readonly ReportRow[] {
    return this.#rows;
  }

  heading(label: string, columns: number, depth = 0): void {
    this.#add({ role: 'heading', depth, cells: [label, ...Array.from({ length: columns - 1 }, () => null)], place: null });
  }

  /** Gives the row's index. */
  line(cells: Cells, place: LedgerPlace | null, depth = 0): number {
    return this.#add({ role: 'line', depth, cells, place });
  }

  /** A line that books state and no transactions add up to. */
  stated(cells: Cells, origin: FigureOrigin, depth = 0): number {
    return this.#add({ role: 'line', depth, cells, place: null, origin });
  }

  /** A line that adds up the rows of `sumOf`. */
  sum(role: 'subtotal' | 'total', cells: Cells, sumOf: Parts, place: LedgerPlace | null, depth = 0): number {
    return this.#add({ role, depth, cells, sumOf, place });
  }

  #add(row: ReportRow): number {
    this.#rows.push(row);
    return this.#rows.length - 1;
  }
}

/** What a sum adds, and what it takes off. */
export function plus(...rows: readonly number[]): Parts {
  return rows.map((row) => ({ row, sign: 1 }));
}

export function minus(...rows: readonly number[]): Parts {
  return rows.map((row) => ({ row, sign: -1 }));
}
