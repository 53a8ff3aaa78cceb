/** Dates without a year in a table below another one, whose dates have one: both are of the same time where the days of the one lie in the months of the other, and these in one year. */
import { NO_YEAR, readDate, type WrittenOrder } from '../cells/dates.ts';
import { headingMatches } from '../columns/heading.ts';
import { spelled } from '../understand/asked-year.ts';
import { withCell } from './headed-dates.ts';
import type { CsvRecord } from './record.ts';

const ORDERS: readonly WrittenOrder[] = ['day-first', 'month-first'];
const MOST_DATES = 2_000;
const MIN_SHARE = 0.8;
/** An amount of two decimals looks the same. */
const DOTTED = /^\d{1,2}[. ]\d{1,2}$/;

interface Months { year: string; from: string; to: string }

export class YearsOfNeighbours {
  readonly #dates = new Set<string>();

  /** What stands where a table above has its dates. */
  add(cell: string): void {
    if (this.#dates.size <= MOST_DATES) this.#dates.add(cell.trim());
  }

  /** What gives the records of a table their year; null where the tables above do not settle it. `rows`: below its headings. */
  of(headings: readonly string[], rows: readonly CsvRecord[]): ((record: CsvRecord) => CsvRecord) | null {
    const months = this.#months();
    const column = yearlessColumn(headings, rows);
    if (months.length === 0 || column < 0) return null;
    const cells = rows.map(({ cells: row }) => (row[column] ?? '').trim()).filter((cell) => NO_YEAR.test(cell));
    if (!cells.every((cell) => months.every((span) => isWithin(cell, span)))) return null;
    const { year } = months[0]!;
    return (record) => withCell(record, column, (cell) => (NO_YEAR.test(cell) && months.every((span) => isWithin(cell, span)) ? spelled(cell, year) : null));
  }

  /** By each order in which they can be read; none where they go over more than one year. */
  #months(): Months[] {
    if (this.#dates.size > MOST_DATES) return [];
    const found = ORDERS.flatMap((order) => {
      const dates = [...this.#dates].map((cell) => readDate(cell, order));
      const sorted = dates.filter((date) => date !== null).sort();
      return sorted.length === 0 || sorted.length < dates.length ? [] : [{ year: sorted[0]!.slice(0, 4), from: sorted[0]!.slice(0, 7), to: sorted.at(-1)!.slice(0, 7) }];
    });
    return found.every(({ year, to }) => year === found[0]!.year && to.startsWith(year)) ? found : [];
  }
}

/** In some order of day and month. */
function isWithin(cell: string, { year, from, to }: Months): boolean {
  return ORDERS.some((order) => {
    const month = readDate(spelled(cell, year), order)?.slice(0, 7);
    return month !== undefined && month >= from && month <= to;
  });
}

function yearlessColumn(headings: readonly string[], rows: readonly CsvRecord[]): number {
  return headings.findIndex((heading, column) => {
    // A title of the next table stands alone in its line.
    const filled = rows.filter(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1).map(({ cells }) => (cells[column] ?? '').trim()).filter((cell) => cell !== '');
    const yearless = filled.filter((cell) => NO_YEAR.test(cell));
    if (yearless.length === 0 || yearless.length < filled.length * MIN_SHARE) return false;
    return !yearless.every((cell) => DOTTED.test(cell)) || headingMatches(heading).some(({ role }) => role === 'date');
  });
}
