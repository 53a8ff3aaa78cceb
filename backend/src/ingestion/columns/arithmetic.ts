/** What the numbers of a row's columns prove of each other: a total of net and tax, a total of many parts, what is left of an amount after its fee. */
import { minorUnits, splitAmount } from '../cells/amounts.ts';
import { decimalMarkOf } from '../cells/decimal-mark.ts';
import type { MoneyColumns } from './plan.ts';

type Rows = readonly (readonly string[])[];

const MIN_SHARE = 0.9;
const MIN_PARTS = 3;
/** A cent, in thousandths. */
const ROUNDING = 10;
/** One line of so many may hold something else. */
const FEWEST_WITH_ANOTHER = 10;

/** In thousandths, so that currencies with three digits compare as well. */
export function printedMinor(cell: string | undefined): number | null {
  const parts = splitAmount((cell ?? '').trim());
  if (!parts) return null;
  const minor = minorUnits(parts.digits, decimalMarkOf([parts.digits]) ?? '.', 3);
  return minor === null ? null : parts.isNegative || parts.side === 'debit' ? -minor : minor;
}

/** What a row moved, money in less money out as a bank has it; of one column as it is printed. Null where its cells are empty. */
export function printedMovement(row: readonly string[], money: MoneyColumns): number | null {
  if (money.kind !== 'two-columns') return printedMinor(row[money.amount]);
  const [debit, credit] = [printedMinor(row[money.debit ?? -1]), printedMinor(row[money.credit ?? -1])];
  return debit === null && credit === null ? null : money.hasSigns ? (debit ?? 0) + (credit ?? 0) : Math.abs(credit ?? 0) - Math.abs(debit ?? 0);
}

/** To the cent, or nearly so: but for a cent of rounding and a line; a tax of a payment out may be printed without its minus. */
export function isSumOf(rows: Rows, total: number, parts: readonly [number, number], proof: 'of every row' | 'of nearly every row'): boolean {
  const checked = rows.map((row) => [row[total], row[parts[0]], row[parts[1]]].map(printedMinor)).filter((numbers) => numbers.every((number) => number !== null)) as number[][];
  const isSum = ([sum, first, second]: number[]): boolean => [sum! - first! - second!, Math.abs(sum!) - Math.abs(first!) - Math.abs(second!)].some((rest) => Math.abs(rest) <= (proof === 'of every row' ? 0 : ROUNDING));
  return checked.length >= 2 && checked.some(([, first, second]) => Math.abs(first!) > ROUNDING && Math.abs(second!) > ROUNDING) && checked.length - checked.filter(isSum).length <= (proof === 'of every row' || checked.length < FEWEST_WITH_ANOTHER ? 0 : 1);
}

/** The first of the parts where every row adds up to this number of it: the parts of a payment, and the payment. Null where rows do not. Parts stand beside each other, right before the total; without a heading that names it, more of them have to be something, and none may be the total of the row before or behind, as a balance is. */
export function partsOfTotal(rows: Rows, total: number, proof: 'with its heading' | 'by itself'): number | null {
  const sums: number[] = [];
  const parts: number[][] = rows.map(() => []);
  for (const row of rows) {
    const sum = printedMinor(row[total]);
    if (sum === null) return null;
    sums.push(sum);
  }
  if (sums.length < 2 || sums.every((sum) => sum >= 0)) return null;
  for (let first = total - 1; first >= 0; first--) {
    for (const [index, row] of rows.entries()) {
      const part = printedMinor(row[first]);
      if (part === null) return null;
      parts[index]!.push(part);
    }
    const isWhole = total - first >= MIN_PARTS && sums.every((sum, index) => parts[index]!.reduce((all, part) => all + part, 0) === sum);
    if (isWhole) return proof === 'with its heading' || (isOfMany(parts) && !isRunning(parts, sums)) ? first : null;
  }
  return null;
}

const isOfMany = (parts: readonly (readonly number[])[]): boolean => parts.filter((own) => own.filter((part) => part !== 0).length >= MIN_PARTS).length * 2 >= parts.length;

/** Each is a part of the row behind it, or of the one before: balances. */
function isRunning(parts: readonly (readonly number[])[], sums: readonly number[]): boolean {
  return sums.every((sum, index) => index === 0 || parts[index]!.includes(sums[index - 1]!) || parts[index - 1]!.includes(sum));
}

/** In every row net = gross less the fee, and somewhere there is one; of a column that is headed as fees it may be charged on money out alone. */
export function isNetOf(rows: Rows, [gross, fee, net]: readonly [number, number, number], proof: 'of a fee' | 'of any part'): boolean {
  const checked = rows.map((row) => [row[gross], row[fee], row[net]].map(printedMinor)).filter((numbers) => numbers.every((number) => number !== null)) as [number, number, number][];
  if (checked.length < 2 || checked.length < rows.length * MIN_SHARE) return false;
  const isLess = ([whole, , rest]: [number, number, number]): boolean => (whole > 0 || proof === 'of a fee') && rest < whole;
  // A fee is the smaller part of what it is taken from, and makes no payment in larger.
  if (checked.some(([whole, part, rest]) => Math.abs(part) > Math.abs(whole) / 2 || (whole > 0 && rest > whole))) return false;
  const signed = checked.every(([whole, part, rest]) => rest === whole + part);
  const unsigned = checked.every(([whole, part, rest]) => rest === whole - part);
  return (signed || unsigned) && checked.some(([, part]) => part !== 0) && checked.some(isLess);
}
