/** Columns for money out and money in beside an amount that is another one: what was paid abroad, the whole of which a fee was taken, a part of it. */
import { printedMinor } from './arithmetic.ts';
import { isExact } from './best-named.ts';
import { isOfOriginal } from './currency-column.ts';
import type { HeadedColumn } from './direction-flag.ts';
import { normalisedHeading } from './heading.ts';
import { isOfTax } from './net-amount.ts';

type Rows = readonly (readonly string[])[];

/** Of the local money of a shop abroad, of a whole before its fee, or a part. */
const OF_ANOTHER = /(?:^| )(?:local|gross|brutto|bruto|brut|lordo|split|part)(?: |$)/;
const FEWEST_ROWS = 5;
const MIN_SHARE = 0.9;
/** A cent, in thousandths. */
const ROUNDING = 10;

/** Both columns are called by their ways alone, each payment fills one of them, and somewhere the amount is another. */
export function isTurnedFrom(amount: HeadedColumn, [debit, credit]: readonly [HeadedColumn, HeadedColumn], columns: readonly HeadedColumn[], rows: Rows): boolean {
  const isOfAnother = isOfOriginal(amount.heading) || OF_ANOTHER.test(normalisedHeading(amount.heading));
  if (rows.length < FEWEST_ROWS || !isOfAnother || !isExact(debit, ['debit']) || !isExact(credit, ['credit'])) return false;
  const moved = rows.map((row) => [debit, credit].map(({ facts }) => Math.abs(printedMinor(row[facts.index]) ?? 0)) as [number, number]);
  const takeTurns = moved.filter(([out, into]) => (out === 0) !== (into === 0)).length >= rows.length * MIN_SHARE;
  const sides = moved.map((both) => Math.max(...both));
  if (!isOfOriginal(amount.heading) && isWholeOfTax(amount, sides, columns.filter((column) => ![amount, debit, credit].includes(column)), rows)) return false;
  return takeTurns && rows.some((row, at) => Math.abs(printedMinor(row[amount.facts.index]) ?? 0) !== sides[at]);
}

/** Beside a tax, or another part that makes each side the whole, the sides are what is left without it; a fee alone was charged. */
function isWholeOfTax(amount: HeadedColumn, sides: readonly number[], others: readonly HeadedColumn[], rows: Rows): boolean {
  const minorOf = (row: readonly string[], { facts }: HeadedColumn): number => Math.abs(printedMinor(row[facts.index]) ?? 0);
  const isPart = (part: HeadedColumn): boolean => part.facts.amountShare >= MIN_SHARE && !part.matches.some(({ role }) => role === 'fee') && rows.every((row, at) => minorOf(row, amount) >= sides[at]! && Math.abs(minorOf(row, amount) - sides[at]! - minorOf(row, part)) <= ROUNDING);
  return others.some((other) => (isOfTax(other.heading) && other.facts.filledCount > 0) || isPart(other));
}

const OF_FEE = /(?:^| )(?:fees?|commissions?|vat|tax|gebuhr(?:en)?|provision|mwst|frais|tva|comision(?:es)?|iva|commissioni|prowizja|avgift|gebyr|poplatek)(?: |$)/;
/** With a tax or without it a payment is still one, and fees may be what it was paid for. */
const WITH_TAX = /(?:^| )(?:incl\w*|inkl\w*|inc|excl\w*|exkl\w*|ex|con|sin|avec|hors|mit|ohne|with|without|before|after|net|gross|received|paid)(?: |$)/;

export const isSideOfFee = (heading: string): boolean => OF_FEE.test(normalisedHeading(heading)) && !WITH_TAX.test(normalisedHeading(heading));
