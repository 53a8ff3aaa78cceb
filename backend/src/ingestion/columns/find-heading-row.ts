/** Finds the heading row anywhere in the first records, or that there is none. */
import { splitAmount } from '../cells/amounts.ts';
import { dateEvidence } from '../cells/dates.ts';
import type { CsvRecord } from '../csv/record.ts';
import { headingCountAt, joinedHeadings } from '../csv/table/heading-lines.ts';
import { headingMatches } from './heading.ts';
import type { ColumnRole } from './roles.ts';

/** `index` is the position in `records`; null: the data begins at `firstData` without headings. */
export interface HeadingRow { index: number | null; firstData: number; headings: string[] }

const MAX_PREAMBLE_RECORDS = 60;
const DATE_ROLES: readonly ColumnRole[] = ['date', 'value-date'];
const MONEY_ROLES: readonly ColumnRole[] = ['amount', 'debit', 'credit', 'balance'];

export function findHeadingRow(records: readonly CsvRecord[]): HeadingRow {
  let best = { index: -1, score: 0 };
  records.slice(0, MAX_PREAMBLE_RECORDS).forEach((record, index) => {
    const score = headingScore(record.cells);
    if (score > best.score) best = { index, score };
  });
  if (best.score === 0) best = bestPair(records);
  const firstPayment = records.findIndex((record) => isPaymentLike(record.cells));
  // A row of known headings, or, in a language we do not know, the row of words right above the first payment.
  if (best.score > 0) return headingFrom(records, best.index);
  const above = records[firstPayment - 1];
  if (above && firstPayment > 0 && isRowOfWords(above.cells, records[firstPayment]!.cells.length)) return { index: firstPayment - 1, firstData: firstPayment, headings: above.cells };
  return { index: null, firstData: Math.max(0, firstPayment), headings: [] };
}

/** Headings may go over several lines: "Date | Amount" above "| EUR". */
function headingFrom(records: readonly CsvRecord[], index: number): HeadingRow {
  const count = Math.max(1, headingCountAt(records, index));
  const lines = records.slice(index, index + count).map(({ cells }) => cells);
  return { index, firstData: index + count, headings: count === 1 ? lines[0]! : joinedHeadings(lines, 'once') };
}

/** Two lines that name date and money only together. */
function bestPair(records: readonly CsvRecord[]): { index: number; score: number } {
  let best = { index: -1, score: 0 };
  records.slice(0, MAX_PREAMBLE_RECORDS).forEach(({ cells }, index) => {
    if (headingCountAt(records, index) < 2) return;
    const score = headingScore(joinedHeadings([cells, records[index + 1]!.cells], 'once'));
    if (score > best.score) best = { index, score };
  });
  return best;
}

/** Whether a row names the columns of a statement. */
export const namesColumns = (cells: readonly string[]): boolean => cells.length > 1 && headingScore(cells) > 0;

/** The same headings again, as on the next page. */
export function isSameHeading(cells: readonly string[], headings: readonly string[]): boolean {
  const words = (row: readonly string[]): string => row.map((cell) => cell.trim().toLowerCase()).filter((cell) => cell !== '').join('\u0000');
  return words(cells) === words(headings);
}

/** 0 unless the row names a date and money (or things that show it is no statement at all) and holds neither. */
function headingScore(cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length < 2 || filled.some((cell) => dateEvidence(cell) !== null || splitAmount(cell.trim()) !== null)) return 0;
  const strengths = new Map<ColumnRole, number>();
  let foreign = 0;
  for (const cell of filled) {
    for (const { role, strength } of headingMatches(cell)) strengths.set(role, Math.max(strengths.get(role) ?? 0, strength));
    if (headingMatches(cell).some(({ role, strength }) => role === 'not-a-payment' && strength === 3)) foreign++;
  }
  const hasDate = DATE_ROLES.some((role) => strengths.has(role));
  const hasMoney = MONEY_ROLES.some((role) => strengths.has(role));
  if (!(hasDate && hasMoney) && foreign < 3) return 0;
  return [...strengths.values()].reduce((sum, strength) => sum + strength, 0) + foreign;
}

const isPaymentLike = (cells: readonly string[]): boolean =>
  cells.some((cell) => dateEvidence(cell) !== null) && cells.some((cell) => dateEvidence(cell) === null && splitAmount(cell.trim()) !== null);

function isRowOfWords(cells: readonly string[], dataWidth: number): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length >= 3 && Math.abs(cells.length - dataWidth) <= 1 && filled.every((cell) => dateEvidence(cell) === null && splitAmount(cell.trim()) === null);
}
