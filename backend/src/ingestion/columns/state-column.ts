/** The column that says of each payment whether it is booked: by its heading, or by what it holds. */
import { isPendingHeading } from '../cells/payment-states.ts';
import { bestNamed } from './best-named.ts';
import type { ColumnFacts } from './column-facts.ts';
import type { HeadedColumn } from './direction-flag.ts';
import { isOfPayout } from './payout.ts';

export function stateColumn(columns: readonly HeadedColumn[], isText: (facts: ColumnFacts) => boolean = (facts) => facts.filledCount > 0 && facts.dateShare < 0.5): number | null {
  const asked = columns.find(({ heading, facts }) => isPendingHeading(heading) && isText(facts));
  const own = columns.filter(({ heading }) => !isOfPayout(heading));
  return (asked ?? bestNamed(own, 'status', isText))?.facts.index ?? statesByContent(own, isText);
}

/** A column of few words, nearly all of which say whether their payment is booked, whatever its heading. */
function statesByContent(columns: readonly HeadedColumn[], isText: (facts: ColumnFacts) => boolean): number | null {
  return columns.find(({ facts }) => isText(facts) && facts.stateCount >= facts.filledCount * STATES_SHARE && facts.distinctCount <= MOST_STATES)?.facts.index ?? null;
}

const STATES_SHARE = 0.9;
const MOST_STATES = 6;
