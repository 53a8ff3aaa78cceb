/** Where the first table of a file begins, and over how many lines its headings go. */
import type { CsvRecord } from '../record.ts';

/** Positions among the first records. */
export interface TableStart { first: number; headingCount: number }

const MAX_HEADING_LINES = 4;
/** So many columns with numbers below set headings off from other rows of words. */
const MIN_NUMBER_COLUMNS = 2;
const NUMBER_SHARE = 0.9;
const LONGEST_HEADING_PART_CHARS = 30;

export function findTableStart(records: readonly CsvRecord[], columnCount: number): TableStart {
  const first = Math.max(0, records.findIndex(({ cells }) => !isNote(cells, columnCount)));
  return { first, headingCount: headingCountAt(records, first) };
}

/** A line above or below a table: a title, a remark, "Page 1". */
export function isNote(cells: readonly string[], columnCount: number): boolean {
  const filled = filledCount(cells);
  if (columnCount === 2) return cells.length === 1;
  return columnCount > 2 && filled <= Math.max(1, Math.floor(columnCount / 4));
}

/** 0 where the record at `index` is no row of words. */
export function headingCountAt(records: readonly CsvRecord[], index: number): number {
  const top = records[index]?.cells;
  if (!top || !isRowOfWords(top)) return 0;
  for (let count = MAX_HEADING_LINES; count > 1; count--) {
    const lines = records.slice(index, index + count);
    const numberColumns = columnsOfNumbers(records.slice(index + count));
    const areHeadings = lines.length === count && numberColumns.length >= MIN_NUMBER_COLUMNS && lines.slice(1).every(({ cells }) => isFurtherHeading(cells, top, numberColumns));
    if (areHeadings) return count;
  }
  return 1;
}

/** The lines of one heading above each other. */
export function joinedHeadings(lines: readonly (readonly string[])[], mayRepeat: 'repeats' | 'once'): string[] {
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  return Array.from({ length: width }, (_, column) => {
    const parts = lines.map((cells) => (cells[column] ?? '').trim()).filter((part) => part !== '');
    return (mayRepeat === 'once' ? [...new Set(parts)] : parts).join(' ');
  });
}

export function isRowOfWords(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length >= 2 && filled.every((cell) => !/\d/.test(cell));
}

/** Says something about the columns of numbers, in words. */
function isFurtherHeading(cells: readonly string[], top: readonly string[], numberColumns: readonly number[]): boolean {
  if (cells.length !== top.length || cells.some((cell) => /\d/.test(cell) || cell.trim().length > LONGEST_HEADING_PART_CHARS)) return false;
  return numberColumns.some((column) => (cells[column] ?? '').trim() !== '');
}

function columnsOfNumbers(records: readonly CsvRecord[]): number[] {
  const width = Math.max(0, ...records.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, column) => column).filter((column) => {
    const filled = records.map(({ cells }) => (cells[column] ?? '').trim()).filter((cell) => cell !== '');
    return filled.length > 0 && filled.filter((cell) => /\d/.test(cell)).length >= filled.length * NUMBER_SHARE;
  });
}

const filledCount = (cells: readonly string[]): number => cells.reduce((count, cell) => count + (cell.trim() === '' ? 0 : 1), 0);
