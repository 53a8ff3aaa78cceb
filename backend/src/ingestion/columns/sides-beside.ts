/** Columns for money out and money in beside an amount that is another one: what was paid abroad, the whole of which a fee was taken, a part of it. */
import { printedMinor } from './arithmetic.ts';
import { isExact } from './best-named.ts';
import { isOfOriginal } from './currency-column.ts';
import type { HeadedColumn } from './direction-flag.ts';
import { normalisedHeading } from './heading.ts';

type Rows = readonly (readonly string[])[];

/** Of the local money of a shop abroad, of a whole before its fee, or a part. */
const OF_ANOTHER = /(?:^| )(?:local|gross|brutto|bruto|brut|lordo|split|part)(?: |$)/;
const FEWEST_ROWS = 5;
const MIN_SHARE = 0.9;

/** Both columns are called by their ways alone, each payment fills one of them, and somewhere the amount is another. */
export function isTurnedFrom(amount: HeadedColumn, [debit, credit]: readonly [HeadedColumn, HeadedColumn], rows: Rows): boolean {
  const isOfAnother = isOfOriginal(amount.heading) || OF_ANOTHER.test(normalisedHeading(amount.heading));
  if (rows.length < FEWEST_ROWS || !isOfAnother || !isExact(debit, ['debit']) || !isExact(credit, ['credit'])) return false;
  const moved = rows.map((row) => [debit, credit].map(({ facts }) => Math.abs(printedMinor(row[facts.index]) ?? 0)) as [number, number]);
  const takeTurns = moved.filter(([out, into]) => (out === 0) !== (into === 0)).length >= rows.length * MIN_SHARE;
  return takeTurns && rows.some((row, at) => Math.abs(printedMinor(row[amount.facts.index]) ?? 0) !== Math.max(...moved[at]!));
}
