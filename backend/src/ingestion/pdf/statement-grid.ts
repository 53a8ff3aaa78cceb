/** Turns the lines of a PDF statement into records with columns, as a CSV has them, so that one understanding serves both. */
import { splitAmount } from '../cells/amounts.ts';
import { dateEvidence } from '../cells/dates.ts';
import { headingMatches } from '../columns/heading.ts';
import type { ColumnRole } from '../columns/roles.ts';
import type { CsvRecord } from '../csv/record.ts';
import { sectionDirection } from './sections.ts';
import { isShortDate } from './statement-period.ts';
import type { TextCell, TextLine } from './text-lines.ts';

export interface StatementGrid {
  headings: string[];
  /** `line` counts the rebuilt lines from 1. Lines that are neither payments nor continue one are left out. */
  records: CsvRecord[];
  /** Where the first record's line stands in the lines. */
  firstLine: number;
  /** Every record stands below a title that tells its direction: the last column says which. */
  hasSections: boolean;
  /** Records with amounts but without a date: perhaps of the same day as the one above. */
  undatedCount: number;
}

interface GridColumn { heading: string; left: number; right: number }

const MONEY_ROLES: readonly ColumnRole[] = ['amount', 'debit', 'credit', 'balance'];
const DATE_AT_START = /^(\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}(?:[./-](?:\d{4}|\d{2}))?\.?|\d{1,2}(?:st|nd|rd|th)?[ -]\p{L}{3,9}\.?(?:[ -]\d{2,4})?|\p{L}{3,9}\.? \d{1,2}(?:, ?\d{4})?)(?=\s|$)/u;
/** Shares of the text height, points. */
const NEXT_LINE = 2.2;
const SAME_EDGE_POINTS = 4;

/** Null when no line looks like a payment in a table. */
export function statementGrid(lines: readonly TextLine[]): StatementGrid | null {
  const headingAt = lines.findIndex(isHeadingLine);
  const columns = headingAt >= 0 ? lines[headingAt]!.cells.map((cell) => ({ heading: cell.text, left: cell.left, right: cell.right })) : columnsOfPayments(lines);
  if (!columns) return null;
  return buildGrid(lines, columns, headingAt);
}

function isHeadingLine(line: TextLine): boolean {
  const roles = line.cells.flatMap((cell) => headingMatches(cell.text).filter((match) => match.strength >= 2).map((match) => match.role));
  return line.cells.length >= 3 && roles.some((role) => role === 'date' || role === 'value-date') && MONEY_ROLES.some((role) => roles.includes(role))
    && !line.cells.some((cell) => splitAmount(cell.text) !== null);
}

const isDateText = (text: string): boolean => dateEvidence(text) !== null || isShortDate(text);

/** A cell that begins with a date gives the date a cell of its own. */
function withDateApart(line: TextLine): TextCell[] {
  const [first, ...rest] = line.cells;
  const match = first && DATE_AT_START.exec(first.text);
  if (!first || !match || !isDateText(match[1]!) || match[1]!.length === first.text.length) return line.cells;
  const split = first.left + ((first.right - first.left) * match[1]!.length) / first.text.length;
  return [{ text: match[1]!, left: first.left, right: split }, { text: first.text.slice(match[1]!.length).trim(), left: split + 1, right: first.right }, ...rest];
}

function isPaymentLine(cells: readonly TextCell[]): boolean {
  // A reference or a running number may stand before the date.
  const dateAt = cells.slice(0, 2).findIndex((cell) => isDateText(cell.text));
  return dateAt >= 0 && cells.slice(dateAt + 1).some((cell) => isMoney(cell.text));
}

const isMoney = (text: string): boolean => /\d[.,]\d{2}\b/.test(text) && splitAmount(text) !== null;

/** Without headings: date, text, and one column for each right edge at which amounts end. */
function columnsOfPayments(lines: readonly TextLine[]): GridColumn[] | null {
  const payments = lines.map(withDateApart).filter(isPaymentLine);
  if (payments.length < 2) return null;
  const edges: { right: number; left: number; count: number }[] = [];
  for (const cell of payments.flat().filter((candidate) => isMoney(candidate.text))) {
    const edge = edges.find((known) => Math.abs(known.right - cell.right) <= SAME_EDGE_POINTS);
    if (edge) {
      edge.count++;
      edge.left = Math.min(edge.left, cell.left);
    } else edges.push({ right: cell.right, left: cell.left, count: 1 });
  }
  const [sample] = payments;
  const amounts = edges.sort((a, b) => a.right - b.right).map(({ left, right }) => ({ heading: '', left, right }));
  return [{ heading: '', left: sample![0]!.left, right: sample![0]!.right }, { heading: '', left: sample![0]!.right + 1, right: (amounts[0]?.left ?? sample![0]!.right + 3) - 1 }, ...amounts];
}

function buildGrid(lines: readonly TextLine[], columns: readonly GridColumn[], headingAt: number): StatementGrid | null {
  const headings = columns.map((column) => column.heading);
  const records: (CsvRecord & { direction: 'in' | 'out' | null })[] = [];
  let direction: 'in' | 'out' | null = null;
  let previous: TextLine | null = null;
  let undatedCount = 0;
  lines.forEach((line, index) => {
    const cells = withDateApart(line);
    const title = isPaymentLine(cells) ? null : sectionDirection(cells[0]?.text ?? '');
    if (title && cells.length <= 2) direction = title;
    if (index <= headingAt || isSameHeading(line, headings)) return;
    const row = placeCells(cells, columns);
    const isPayment = isPaymentLine(cells);
    const isUndatedPayment = !isPayment && records.length > 0 && cells.some((cell) => isMoney(cell.text));
    const continues = !isPayment && !isUndatedPayment && previous !== null && isNextLine(previous, line) && cells.length === 1 && title === null;
    if (!isPayment && !isUndatedPayment && !continues) return;
    if (isUndatedPayment) undatedCount++;
    records.push({ line: index + 1, cells: row, direction });
    previous = line;
  });
  if (!records.some((record) => isDateText(record.cells[0] ?? '') || record.cells.some(isDateText))) return null;
  const hasSections = records.filter((record) => record.cells.some(isDateText)).every((record) => record.direction !== null);
  return {
    headings: hasSections && headings.some((heading) => heading !== '') ? [...headings, 'Debit/Credit'] : headings,
    records: records.map(({ line, cells, direction: way }) => ({ line, cells: hasSections ? [...cells, cells.some(isDateText) ? (way === 'in' ? 'credit' : 'debit') : ''] : cells })),
    firstLine: records[0]!.line, hasSections, undatedCount,
  };
}

const isNextLine = (previous: TextLine, line: TextLine): boolean => previous.page === line.page && line.y - previous.y <= NEXT_LINE * Math.max(previous.height, line.height);

const isSameHeading = (line: TextLine, headings: readonly string[]): boolean => headings.some((heading) => heading !== '') && line.cells.length === headings.length && line.cells.every((cell, index) => cell.text === headings[index]);

/** Each cell goes to the column whose left edge, right edge or middle is nearest. */
function placeCells(cells: readonly TextCell[], columns: readonly GridColumn[]): string[] {
  const row = columns.map(() => '');
  for (const cell of cells) {
    let best = 0;
    let bestDistance = Infinity;
    columns.forEach((column, index) => {
      const distance = distanceOf(cell, column);
      if (distance < bestDistance) [best, bestDistance] = [index, distance];
    });
    row[best] = row[best] === '' ? cell.text : `${row[best]} ${cell.text}`;
  }
  return row;
}

function distanceOf(cell: TextCell, column: GridColumn): number {
  const middle = Math.abs((cell.left + cell.right) / 2 - (column.left + column.right) / 2);
  const right = Math.abs(cell.right - column.right);
  // Amounts are set flush right, text flush left.
  return isMoney(cell.text) ? Math.min(right, middle) : Math.min(Math.abs(cell.left - column.left), middle);
}
