/** What the numbers of a row's columns prove of each other: a total of net and tax, a fee that the balance counts beside the amount. */
import { minorUnits, splitAmount } from '../cells/amounts.ts';
import { decimalMarkOf } from '../cells/decimal-mark.ts';
import type { ColumnPlan } from './plan.ts';

type Rows = readonly (readonly string[])[];

const MIN_SHARE = 0.9;
const MIN_PARTS = 3;

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

/** Every row adds up to its last number: the parts of a payment, and the payment. `parts` stand beside each other, right before the total. */
export function isTotalOfParts(rows: Rows, total: number): boolean {
  for (let first = total - MIN_PARTS; first >= 0; first--) {
    const sums = rows.map((row) => ({ parts: row.slice(first, total).map(printedMinor), sum: printedMinor(row[total]) }));
    if (sums.some(({ parts, sum }) => sum === null || parts.some((part) => part === null))) return false;
    if (sums.length > 1 && sums.every(({ parts, sum }) => parts.reduce<number>((all, part) => all + part!, 0) === sum) && sums.some(({ sum }) => sum! < 0)) return true;
  }
  return false;
}

/** In every row net = gross less the fee, and somewhere there is one. */
export function isNetOf(rows: Rows, gross: number, fee: number, net: number): boolean {
  const checked = rows.map((row) => [row[gross], row[fee], row[net]].map(printedMinor)).filter((numbers) => numbers.every((number) => number !== null)) as [number, number, number][];
  if (checked.length < 2 || checked.length < rows.length * MIN_SHARE) return false;
  const isLess = ([whole, , rest]: [number, number, number]): boolean => whole > 0 && rest < whole;
  // A fee is the smaller part of what it is taken from.
  if (checked.some(([whole, part]) => Math.abs(part) > Math.abs(whole) / 2)) return false;
  const signed = checked.every(([whole, part, rest]) => rest === whole + part);
  const unsigned = checked.every(([whole, part, rest]) => rest === whole - part);
  return (signed || unsigned) && checked.some(([, part]) => part !== 0) && checked.some(isLess);
}

/** The balances follow from amount and fee together, and not from the amount alone. */
export function isChargedBeside(fee: number, rows: Rows, { money, balance }: ColumnPlan): boolean {
  if (money.kind !== 'signed' || balance === null || fee === money.amount || fee === balance) return false;
  const printed = rows.map((row) => ({ amount: printedMinor(row[money.amount]), fee: printedMinor(row[fee]), balance: printedMinor(row[balance]) }));
  const links = printed.slice(1).map((row, index) => ({ above: printed[index]!, below: row })).filter(({ above, below }) => above.balance !== null && below.balance !== null);
  const follows = (isNewestFirst: boolean): boolean => {
    const charged = links.map(({ above, below }) => (isNewestFirst ? { before: below, after: above } : { before: above, after: below })).filter(({ after }) => (after.fee ?? 0) !== 0 && after.amount !== null);
    const holdsWith = (feeShare: 0 | 1): number => charged.filter(({ before, after }) => before.balance! + after.amount! - feeShare * Math.abs(after.fee!) === after.balance).length;
    return charged.length >= 1 && holdsWith(0) === 0 && holdsWith(1) >= charged.length * MIN_SHARE;
  };
  return follows(false) || follows(true);
}
