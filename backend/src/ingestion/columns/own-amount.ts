/** A column called the original amount, the local or the gross one, or a part, beside the one that moved, whose heading no list knows. */
import { printedMinor } from './arithmetic.ts';
import { isOfOriginal } from './currency-column.ts';
import type { HeadedColumn } from './direction-flag.ts';
import { normalisedHeading } from './heading.ts';
import { turnTakerOf } from './money-by-content.ts';
import type { MoneyColumns } from './plan.ts';

type Rows = readonly (readonly string[])[];

const OF_PART = /(?:^| )(?:split|part|portion|share)(?: |$)/;
const FEWEST_ROWS = 5;
const ALWAYS = 0.9;
/** As many are in the account's own currency, at the least, where the original stands in every row. */
const SHARE_ALIKE = 1 / 3;

/** Null where the one that is named so stands alone, or beside more than one that may be meant. Of two that take turns the way may be told by the sign of the one that is named. */
export function ownAmount(named: HeadedColumn, columns: readonly HeadedColumn[], rows: Rows): HeadedColumn | 'in turns' | MoneyColumns | null {
  const isOriginal = isOfOriginal(named.heading);
  if (rows.length < FEWEST_ROWS || !(isOriginal || OF_PART.test(normalisedHeading(named.heading)))) return null;
  const mayBe = columns.filter(({ heading, facts, matches }) => heading.trim() !== '' && matches.length === 0 && facts.dateShare < 0.5 && facts.amountShare >= ALWAYS && facts.moneyLikeCount >= facts.filledCount / 2);
  const namedMinor = (row: readonly string[]): number | null => printedMinor(row[named.facts.index]);
  const belongs = (amount: (row: readonly string[]) => number | null): boolean => (isOriginal ? isOwnOf : isWholeOf)(rows.map((row) => [amount(row), namedMinor(row)]));
  const own = mayBe.filter(({ facts }) => facts.filledShare >= ALWAYS && belongs((row) => printedMinor(row[facts.index])));
  if (own.length > 0) return own.length === 1 ? own[0]! : null;
  const pairs = mayBe.flatMap(({ facts: first }) => { const second = turnTakerOf(first, mayBe.map(({ facts }) => facts).filter(({ index }) => index > first.index), rows); return second ? [[first, second] as const] : []; });
  const [pair] = pairs;
  if (!pair || pairs.length > 1) return null;
  const [first, second] = pair;
  const minorOf = (row: readonly string[]): number | null => printedMinor(row[first.index]) || printedMinor(row[second.index]);
  if (belongs(minorOf)) return 'in turns';
  const [outOfFirst, outOfSecond] = pair.map(({ index }) => new Set(rows.filter((row) => printedMinor(row[index]) && namedMinor(row)).map((row) => namedMinor(row)! < 0)));
  const isTold = first.signedCount + second.signedCount === 0 && outOfFirst!.size === 1 && outOfSecond!.size === 1 && outOfFirst!.has(true) !== outOfSecond!.has(true);
  if (!isTold || !belongs((row) => { const minor = minorOf(row); return minor === null ? null : minor * Math.sign(namedMinor(row) || 1); })) return null;
  const [debit, credit] = outOfFirst!.has(true) ? [first.index, second.index] : [second.index, first.index];
  return { kind: 'two-columns', debit, credit, hasSigns: false };
}

type Pair = readonly [own: number | null, named: number | null];

const goesAlike = ([own, named]: Pair): boolean => own === null || !named || Math.sign(own) === Math.sign(named);

/** The same number but where another currency was paid, and the same way. */
function isOwnOf(pairs: readonly Pair[]): boolean {
  const both = pairs.filter(([own, named]) => own && named);
  const isBesideAll = both.length >= pairs.length * ALWAYS;
  return both.length > 0 && pairs.every(goesAlike) && (!isBesideAll || both.filter(([own, named]) => own === named).length >= both.length * SHARE_ALIKE);
}

/** No row has less, and no two rows below each other share one whole, as the parts of one payment do. */
function isWholeOf(pairs: readonly Pair[]): boolean {
  const isWhole = ([own, named]: Pair): boolean => own === null || Math.abs(own) >= Math.abs(named ?? 0);
  const isShared = pairs.some(([own, named], at) => at > 0 && own !== null && own === pairs[at - 1]![0] && own !== named);
  return pairs.every((pair) => goesAlike(pair) && isWhole(pair)) && pairs.some(([own, named]) => own !== named) && !isShared;
}
