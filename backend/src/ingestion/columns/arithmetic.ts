/** What the numbers of a row's columns prove of each other: a total of net and tax, a fee that the balance counts beside the amount. */
import { minorUnits, splitAmount } from '../cells/amounts.ts';
import { decimalMarkOf } from '../cells/decimal-mark.ts';
import type { ColumnPlan } from './plan.ts';

type Rows = readonly (readonly string[])[];

const MIN_SHARE = 0.9;

/** In thousandths, so that currencies with three digits compare as well. */
export function printedMinor(cell: string | undefined): number | null {
  const parts = splitAmount((cell ?? '').trim());
  if (!parts) return null;
  const minor = minorUnits(parts.digits, decimalMarkOf([parts.digits]) ?? '.', 3);
  return minor === null ? null : parts.isNegative || parts.side === 'debit' ? -minor : minor;
}

/** Of every row; a tax of a payment out may be printed without its minus. */
export function isSumOf(rows: Rows, total: number, parts: readonly [number, number]): boolean {
  const checked = rows.map((row) => [row[total], row[parts[0]], row[parts[1]]].map(printedMinor)).filter((numbers) => numbers.every((number) => number !== null)) as number[][];
  return checked.length >= 2 && checked.every(([sum, first, second]) => sum === first! + second! || Math.abs(sum!) === Math.abs(first!) + Math.abs(second!));
}

/** The balances follow from amount and fee together, and not from the amount alone. */
export function isChargedBeside(fee: number, rows: Rows, { money, balance }: ColumnPlan): boolean {
  if (money.kind !== 'signed' || balance === null || fee === money.amount || fee === balance) return false;
  const printed = rows.map((row) => ({ amount: printedMinor(row[money.amount]), fee: printedMinor(row[fee]), balance: printedMinor(row[balance]) }));
  const charged = printed.slice(1).map((row, index) => ({ older: printed[index]!, newer: row })).filter(({ older, newer }) => (older.fee ?? 0) !== 0 && (newer.fee ?? 0) !== 0);
  const follows = (isNewestFirst: boolean): boolean => {
    const proved = charged.filter(({ older, newer }) => { const [before, after] = isNewestFirst ? [newer, older] : [older, newer]; return before.balance! + after.amount! - Math.abs(after.fee!) === after.balance; });
    return charged.length >= 2 && proved.length >= charged.length * MIN_SHARE;
  };
  return follows(false) || follows(true);
}
