/** Lines that look like payments and are in no table that could be read: each is told by itself, so that no payment is left out without a word. */
import { splitAmount } from '../cells/amounts.ts';
import { dateEvidence } from '../cells/dates.ts';
import { lineKind } from '../cells/line-words.ts';
import type { Problem } from '../statement.ts';
import type { CsvRecord } from './record.ts';

const RAW_CHARS = 500;
/** "05 Jan", "Fri 5", "5.I." */
const LONGEST_DAY_CHARS = 9;
const DAY_COLUMNS = 2;

/** A day, in whatever words, and an amount beside it. */
export function seemsPayment(cells: readonly string[]): boolean {
  const day = cells.findIndex((cell, column) => dateEvidence(cell) !== null || (column < DAY_COLUMNS && isShortDay(cell.trim())));
  return day >= 0 && !cells.some((cell) => lineKind(cell) !== null) && cells.some((cell, column) => column !== day && dateEvidence(cell) === null && splitAmount(cell.trim()) !== null);
}

/** Rows of another table above the headings of the one that is read; one alone sums up, or says when the file was made. */
export function paymentsAbove(records: readonly CsvRecord[], firstData: number): Problem[] {
  const above = records.slice(0, firstData).filter(({ cells }) => cells.some((cell) => dateEvidence(cell) !== null) && seemsPayment(cells));
  return above.length < FEWEST_ABOVE ? [] : above.map((record) => leftOutLine(record, 'This line stands above the headings of the payments and is left out.'));
}

const FEWEST_ABOVE = 2;

const isShortDay = (cell: string): boolean => cell.length <= LONGEST_DAY_CHARS && /\d/.test(cell) && /[^\d.,-]|\d[.-]\d+[.-]?$/.test(cell);

export function leftOutLine({ line, cells }: CsvRecord, reason: string): Problem {
  return { line, reason, raw: cells.join(', ').slice(0, RAW_CHARS) };
}
