/** The columns of a PDF's table: taken from its heading line, or from where payments place their amounts; and which cell belongs to which. */
import { splitAmount } from '../cells/amounts.ts';
import { dateEvidence } from '../cells/dates.ts';
import { headingMatches } from '../columns/heading.ts';
import type { ColumnRole } from '../columns/roles.ts';
import { isShortDate } from './statement-period.ts';
import type { TextCell, TextLine } from './text-lines.ts';

export interface GridColumn { heading: string; left: number; right: number }

const MONEY_ROLES: readonly ColumnRole[] = ['amount', 'debit', 'credit', 'balance'];
const DATE_AT_START = /^(\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}(?:[./-](?:\d{4}|\d{2}))?\.?|\d{1,2}(?:st|nd|rd|th)?[ -]\p{L}{3,9}\.?(?:[ -]\d{2,4})?|\p{L}{3,9}\.? \d{1,2}(?:, ?\d{4})?)(?=\s|$)/u;
/** Points. */
const SAME_EDGE = 4;

export const isDateText = (text: string): boolean => dateEvidence(text) !== null || isShortDate(text);
export const isMoney = (text: string): boolean => /\d[.,]\d{2}\b/.test(text) && splitAmount(text) !== null;

export function isHeadingLine(line: TextLine): boolean {
  const roles = line.cells.flatMap((cell) => headingMatches(cell.text).filter((match) => match.strength >= 2).map((match) => match.role));
  return line.cells.length >= 3 && roles.some((role) => role === 'date' || role === 'value-date') && MONEY_ROLES.some((role) => roles.includes(role))
    && !line.cells.some((cell) => splitAmount(cell.text) !== null);
}

export const columnsOfHeading = (line: TextLine): GridColumn[] => line.cells.map((cell) => ({ heading: cell.text, left: cell.left, right: cell.right }));

/** "Check no., Date, Amount, Check no., Date, Amount": tables that stand beside each other under one line of headings. */
export function sideBySide(columns: readonly GridColumn[]): GridColumn[][] {
  const width = columns.findIndex((column, index) => index > 0 && column.heading === columns[0]!.heading);
  const isRepeated = width > 1 && columns.length % width === 0 && columns.every((column, index) => column.heading === columns[index % width]!.heading);
  if (!isRepeated) return [[...columns]];
  return Array.from({ length: columns.length / width }, (_, table) => columns.slice(table * width, (table + 1) * width));
}

/** A cell that begins with a date gives the date a cell of its own. */
export function withDateApart(line: TextLine): TextCell[] {
  const [first, ...rest] = line.cells;
  const match = first && DATE_AT_START.exec(first.text);
  if (!first || !match || !isDateText(match[1]!) || match[1]!.length === first.text.length) return line.cells;
  const split = first.left + ((first.right - first.left) * match[1]!.length) / first.text.length;
  return [{ text: match[1]!, left: first.left, right: split }, { text: first.text.slice(match[1]!.length).trim(), left: split + 1, right: first.right }, ...rest];
}

export function isPaymentLine(cells: readonly TextCell[]): boolean {
  // A reference or a running number may stand before the date.
  const dateAt = cells.slice(0, 2).findIndex((cell) => isDateText(cell.text));
  return dateAt >= 0 && cells.slice(dateAt + 1).some((cell) => isMoney(cell.text));
}

/** Without headings: date, text, and one column for each right edge at which amounts end. */
export function columnsOfPayments(lines: readonly TextLine[]): GridColumn[] | null {
  const payments = lines.map(withDateApart).filter(isPaymentLine);
  if (payments.length < 2) return null;
  const edges: { right: number; left: number; count: number }[] = [];
  for (const cell of payments.flat().filter((candidate) => isMoney(candidate.text))) {
    const edge = edges.find((known) => Math.abs(known.right - cell.right) <= SAME_EDGE);
    if (edge) {
      edge.count++;
      edge.left = Math.min(edge.left, cell.left);
    } else edges.push({ right: cell.right, left: cell.left, count: 1 });
  }
  const [sample] = payments;
  const amounts = edges.sort((a, b) => a.right - b.right).map(({ left, right }) => ({ heading: '', left, right }));
  return [{ heading: '', left: sample![0]!.left, right: sample![0]!.right }, { heading: '', left: sample![0]!.right + 1, right: (amounts[0]?.left ?? sample![0]!.right + 3) - 1 }, ...amounts];
}

/** Each cell goes to the column whose left edge, right edge or middle is nearest. */
export function placeCells(cells: readonly TextCell[], columns: readonly GridColumn[]): string[] {
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
