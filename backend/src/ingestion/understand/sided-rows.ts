/** Payments whose amounts stand on the debit or the credit side, by their column, a flag or a mark: read without deciding yet which side is money in. */
import { minorUnits, splitAmount, type DecimalMark } from '../cells/amounts.ts';
import { lineKind, partsByLabel } from '../cells/line-words.ts';
import { namesSide, sideOfMark, type Side } from '../cells/sides.ts';
import { normalisedHeading } from '../columns/heading.ts';
import type { ColumnPlan } from '../columns/plan.ts';
import { sideBeside } from './file-facts.ts';

type Rows = readonly (readonly string[])[];

/** In thousandths. `minor` without its side: a minus takes a payment back. */
export interface SidedAmount { minor: number; side: Side | null }

/** Of each payment; null where amounts do not stand on sides. */
export function sidedRows({ money }: ColumnPlan, headings: readonly string[], payments: Rows, mark: DecimalMark): SidedAmount[] | null {
  if (money.kind === 'two-columns') {
    const { debit, credit } = money;
    if (debit === null || credit === null || money.hasSigns || ![debit, credit].every((column) => namesSide(normalisedHeading(headings[column] ?? '')))) return null;
    const [debits, credits] = [debit, credit].map((column) => withoutRepeatedMinus(payments.map((cells) => printedAt(cells, column, mark)?.minor ?? 0)));
    return payments.map((_, at) => ofTwo(debits![at]!, credits![at]!));
  }
  const rows = payments.map((cells) => {
    const printed = printedAt(cells, money.amount, mark);
    return { minor: printed?.minor ?? 0, side: money.kind === 'flagged' ? sideOfMark(cells[money.flag]) : (printed?.side ?? null) };
  });
  return rows.some(({ side }) => side !== null) && rows.every(({ minor, side }) => minor === 0 || side !== null) ? rows : null;
}

/** A minus before every amount of a column only repeats its heading. */
const withoutRepeatedMinus = (column: readonly number[]): readonly number[] => (column.every((minor) => minor <= 0) ? column.map((minor) => Math.abs(minor)) : column);

const ofTwo = (debit: number, credit: number): SidedAmount => (Math.abs(debit) > Math.abs(credit) ? { minor: debit - credit, side: 'debit' } : { minor: credit - debit, side: 'credit' });

/** Debits and credits added up as a bank does it: credits less debits. */
export const creditsLessDebits = (rows: readonly SidedAmount[]): number => rows.reduce((sum, { minor, side }) => (side === 'credit' ? sum + minor : sum - minor), 0);

/** The balance of a row, with the mark that stands in its cell or behind it. */
export function balanceAt(cells: readonly string[], { balance, balanceFlag }: ColumnPlan, mark: DecimalMark): SidedAmount | null {
  const printed = balance === null ? null : printedAt(cells, balance, mark);
  return printed && { minor: printed.minor, side: printed.side ?? (balanceFlag === undefined ? null : sideOfMark(cells[balanceFlag])) };
}

function printedAt(cells: readonly string[], column: number, mark: DecimalMark): SidedAmount | null {
  const parts = splitAmount((cells[column] ?? '').trim());
  const minor = parts && minorUnits(parts.digits, mark, 3);
  return parts === null || minor === null ? null : { minor: parts.isNegative ? -minor : minor, side: parts.side ?? sideBeside(cells[column + 1]) };
}

/** What the file states before its first payment and behind its last one. `isInColumn`: its side is that of the column in which it stands. */
export interface StatedEnd extends SidedAmount { isInColumn: boolean }
export interface StatedEnds { opening: StatedEnd | null; closing: StatedEnd | null }

/** Null where it states neither, or those of several accounts. */
export function statedEnds(above: Rows, rows: Rows, plan: ColumnPlan, mark: DecimalMark): StatedEnds | null {
  const found = { 'opening-balance': [] as StatedEnd[], 'closing-balance': [] as StatedEnd[] };
  const stated = [...above.flatMap(partsByLabel).map((cells) => ({ cells, columns: null })), ...rows.map((cells) => ({ cells, columns: plan }))];
  for (const { cells, columns } of stated) {
    const kind = cells.map(lineKind).find((word) => word !== null) ?? null;
    const end = kind === 'opening-balance' || kind === 'closing-balance' ? endIn(cells, columns, mark) : null;
    if (end) found[kind as keyof typeof found].push(end);
  }
  const { 'opening-balance': openings, 'closing-balance': closings } = found;
  return openings.length > 1 || closings.length > 1 || openings.length + closings.length === 0 ? null : { opening: openings[0] ?? null, closing: closings[0] ?? null };
}

/** `plan`: null where the line stands above the columns. */
function endIn(cells: readonly string[], plan: ColumnPlan | null, mark: DecimalMark): StatedEnd | null {
  const { money, balance, balanceFlag } = plan ?? { money: null, balance: null, balanceFlag: undefined };
  const columns = cells.map((_, column) => column).reverse();
  const sideOfColumn = (column: number): Side | null => (money?.kind !== 'two-columns' ? null : column === money.debit ? 'debit' : column === money.credit ? 'credit' : null);
  const preferred = balance === null ? columns : [balance, ...columns];
  for (const column of preferred) {
    const printed = printedAt(cells, column, mark);
    if (!printed || (printed.minor === 0 && sideOfColumn(column) !== null)) continue;
    const side = printed.side ?? (column === balance && balanceFlag !== undefined ? sideOfMark(cells[balanceFlag]) : null);
    return { minor: printed.minor, side: side ?? sideOfColumn(column), isInColumn: side === null && sideOfColumn(column) !== null };
  }
  return null;
}
