/** The column that a heading calls the date, with what stands below it: for files whose dates are none as they stand. */
import { unescaped } from '../cells/unescaped.ts';
import { headingMatches } from '../columns/heading.ts';
import type { CsvRecord } from './record.ts';

export interface HeadedDates {
  column: number;
  /** Of the heading, among the first records. */
  headingIndex: number;
  /** The filled cells below. */
  cells: readonly string[];
}

/** Headings stand no further down. */
const MAX_PREAMBLE_RECORDS = 30;
const MIN_SHARE = 0.8;

/** Null where less than nearly all of its cells have this shape. */
export function headedDates(records: readonly CsvRecord[], shape: RegExp): HeadedDates | null {
  for (const [headingIndex, { cells }] of records.slice(0, MAX_PREAMBLE_RECORDS).entries()) {
    const column = cells.findIndex((cell) => headingMatches(cell).some(({ role, strength }) => role === 'date' && strength === 3));
    if (column < 0) continue;
    // Remarks below the table are shorter than its rows.
    const rows = records.slice(headingIndex + 1);
    const whole = rows.filter((record) => record.cells.length >= cells.length - 1);
    const below = (whole.length > 0 ? whole : rows).map((record) => unescaped((record.cells[column] ?? '').trim())).filter((cell) => cell !== '');
    const shaped = below.filter((cell) => shape.test(cell));
    if (shaped.length > 0 && shaped.length >= below.length * MIN_SHARE) return { column, headingIndex, cells: shaped };
  }
  return null;
}

/** The record with another text in one column, where `change` has one. */
export function withCell(record: CsvRecord, column: number, change: (cell: string) => string | null): CsvRecord {
  const cell = record.cells[column];
  const changed = cell === undefined ? null : change(unescaped(cell.trim()));
  return changed === null ? record : { ...record, cells: record.cells.with(column, changed) };
}
