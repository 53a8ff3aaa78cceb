/** A column called the original amount, the local or the gross one, or a part, beside the one that moved, whose heading no list knows. */
import { printedMinor } from './arithmetic.ts';
import { isOfOriginal } from './currency-column.ts';
import type { ColumnFacts } from './column-facts.ts';
import type { HeadedColumn } from './direction-flag.ts';
import { normalisedHeading } from './heading.ts';
import { turnTakerOf } from './money-by-content.ts';

type Rows = readonly (readonly string[])[];

const OF_PART = /(?:^| )(?:split|part|portion|share)(?: |$)/;
const FEWEST_ROWS = 5;
const ALWAYS = 0.9;
/** As many are in the account's own currency, at the least, where the original stands in every row. */
const SHARE_ALIKE = 1 / 3;

/** Null where the one that is named so stands alone, or beside more than one that may be meant. 'in turns': two that take turns. */
export function ownAmount(named: HeadedColumn, columns: readonly HeadedColumn[], rows: Rows): HeadedColumn | 'in turns' | null {
  const isOriginal = isOfOriginal(named.heading);
  if (rows.length < FEWEST_ROWS || !(isOriginal || OF_PART.test(normalisedHeading(named.heading)))) return null;
  const mayBe = columns.filter(({ heading, facts, matches }) => heading.trim() !== '' && matches.length === 0 && facts.dateShare < 0.5 && facts.amountShare >= ALWAYS && facts.moneyLikeCount >= facts.filledCount / 2);
  const belongs = (amount: (row: readonly string[]) => number | null): boolean => (isOriginal ? isOwnOf : isWholeOf)(rows.map((row) => [amount(row), printedMinor(row[named.facts.index])]));
  const own = mayBe.filter(({ facts }) => facts.filledShare >= ALWAYS && belongs((row) => printedMinor(row[facts.index])));
  if (own.length > 0) return own.length === 1 ? own[0]! : null;
  const pairs = mayBe.filter(({ facts }) => turnTakerIn(facts, mayBe, rows, belongs));
  return pairs.length === 2 ? 'in turns' : null;
}

function turnTakerIn(first: ColumnFacts, others: readonly HeadedColumn[], rows: Rows, belongs: (amount: (row: readonly string[]) => number | null) => boolean): boolean {
  const second = turnTakerOf(first, others.map(({ facts }) => facts), rows);
  return second !== null && belongs((row) => printedMinor(row[first.index]) || printedMinor(row[second.index]));
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
