/** What the cells of each column look like in the file's first data rows. */
import { markEvidence, splitAmount } from '../cells/amounts.ts';
import { currencyOfCode } from '../cells/currencies.ts';
import { dateEvidence } from '../cells/dates.ts';
import { remembered } from '../cells/remembered.ts';
import { directionOf, directionOfHeadedKind, directionOfKind } from '../cells/flags.ts';
import { isDone, isNotDone } from '../cells/payment-states.ts';

export interface ColumnFacts {
  index: number;
  filledCount: number;
  /** Of all rows, the share whose cell is filled. */
  filledShare: number;
  dateShare: number;
  /** Shares are of the filled cells; a dash is no amount and none that is missing. */
  amountShare: number;
  currencyShare: number;
  directionShare: number;
  /** Cells that name a kind of payment of one way, and of the other. */
  kindCounts: Readonly<Record<'in' | 'out', number>>;
  /** With those that name one only under a heading of kinds. */
  headedKindCounts: Readonly<Record<'in' | 'out', number>>;
  /** Cells that could be the code of something that is not money (BTC, shares). */
  unknownCodeShare: number;
  negativeCount: number;
  signedCount: number;
  /** Amounts with cents, a sign or a currency: numbers that are not just identifiers. */
  moneyLikeCount: number;
  /** Numbers without any mark. */
  wholeCount: number;
  /** Cells that say of their payment that it is booked, or that it is not. */
  stateCount: number;
  averageChars: number;
  distinctCount: number;
}

export function columnFacts(rows: readonly (readonly string[])[], columnCount: number): ColumnFacts[] {
  return Array.from({ length: columnCount }, (_, index) => factsOf(index, rows.length, rows.map((cells) => (cells[index] ?? '').trim()).filter((cell) => cell !== '')));
}

/** Some banks draw a dash where nothing stands. */
const EMPTY = /^[-–—]$/;

function factsOf(index: number, rowCount: number, cells: readonly string[]): ColumnFacts {
  const share = (count: number): number => (cells.length === 0 ? 0 : count / cells.length);
  const count = (test: (cell: string) => boolean): number => cells.reduce((sum, cell) => sum + (test(cell) ? 1 : 0), 0);
  const written = cells.length - count((cell) => EMPTY.test(cell));
  const isDate = cells.map(remembered((cell) => dateEvidence(cell) !== null));
  const amounts = cells.map(remembered(splitAmount));
  const isMoney = amounts.map((amount) => amount !== null && (amount.isNegative || amount.hasPlus || amount.side !== null || amount.currency !== null || markEvidence(amount.digits) !== 'none' || /[^\d\s]/.test(amount.digits)));
  return {
    index,
    filledCount: cells.length,
    filledShare: rowCount === 0 ? 0 : cells.length / rowCount,
    dateShare: share(isDate.filter(Boolean).length),
    amountShare: written === 0 ? 0 : amounts.filter((amount) => amount !== null).length / written,
    currencyShare: share(count((cell) => currencyOfCode(cell) !== null)),
    directionShare: share(count(remembered((cell) => directionOf(cell) !== null))),
    kindCounts: { in: count(remembered((cell) => directionOfKind(cell) === 'in')), out: count(remembered((cell) => directionOfKind(cell) === 'out')) },
    headedKindCounts: { in: count(remembered((cell) => directionOfHeadedKind(cell) === 'in')), out: count(remembered((cell) => directionOfHeadedKind(cell) === 'out')) },
    unknownCodeShare: share(count((cell) => /^[A-Z][A-Z0-9]{2,5}$/.test(cell) && currencyOfCode(cell) === null)),
    negativeCount: amounts.filter((amount) => amount?.isNegative).length,
    signedCount: amounts.filter((amount) => amount && (amount.isNegative || amount.hasPlus || amount.side !== null)).length,
    moneyLikeCount: isMoney.filter(Boolean).length,
    wholeCount: amounts.filter((amount) => amount !== null && /^\d+$/.test(amount.digits)).length,
    stateCount: count(remembered((cell) => isDone(cell) || isNotDone(cell))),
    averageChars: share(cells.reduce((sum, cell) => sum + cell.length, 0)),
    distinctCount: new Set(cells).size,
  };
}
