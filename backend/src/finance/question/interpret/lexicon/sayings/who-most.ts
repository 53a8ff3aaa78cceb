/** Whom the money went to and came from, ranked and bounded, without the word vendor or customer. Add a line to teach one. */
import type { Saying } from './saying.ts';

const NAMES = '(names|name|parties|outfits|companies|payees|counterparties|firms|places|ones|people|vendors or whoever|money eaters)';
const TOOK = '(took|got|ate up|received|ate|pulled in|swallowed|had|with|where|whom)';
const MOST = '(the most|most|the biggest part|the biggest piece|the largest part|the highest|the biggest share)';
const MONEY = '(spending|expenses|expense|money|spend|costs)';

export const WHO_MOST_SAYINGS: readonly Saying[] = [
  [`(which|what|the|our) # ${NAMES} ${TOOK} ${MOST} (of|off|) (our|) ${MONEY}`, 'top # counterparties by expenses'], [`(which|what|the|our) # ${NAMES} ${TOOK} ${MOST} (of|) (our|) … (spending|money|spend)`, 'top # counterparties by … spending'],
  ['(the|which|our|what) # (that|whom|) (we|i) (spent|spend|paid|pay) (the|) most (with|to|at|)', 'top # counterparties by expenses'], ['(to|with) which # (went|did we spend) (the|) most (of|) (our|) (expenses|money|spending|)', 'top # counterparties by expenses'], ['which # did we pay (the|) most', 'top # counterparties by expenses'],
  ['(which|what) (party|name|outfit|counterparty) (had|with|did|do) (we|i) … (the|) (highest|most|biggest) (expenses|spending)', 'counterparty with the highest expenses …'], ['with (which|what) (party|name|outfit|counterparty) (had|did|have) (we|i) … (the|) (highest|most|biggest) (expenses|spending)', 'counterparty with the highest expenses …'],
  ['(one|the|which|what) (name|party|outfit) (that|which|who|) (took|got|received) (the|) most (of|) (our|) (spending|money|expenses|)', 'counterparty with the highest expenses'], ['with whom did (we|i) spend (the most|more than with anybody else|most)', 'counterparty with the highest expenses'],
  ['who (are|were|is) (the|our) (top|biggest|largest) # (by|for|on|in) <costs>', 'top # counterparties by <costs>'], ['who (are|were|is) <thisorlast> (top|biggest|largest) # (by|for|on|in) <costs>', 'top # counterparties by <costs> <thisorlast>'], ['who (are|were|is) (the|our|) # (biggest|largest|top) (by|for|on|in) <costs>', 'top # counterparties by <costs>'], ['# (costliest|fattest|biggest|priciest|largest) (vendors|names|parties|outfits|payees) (or whoever|)', 'top # counterparties by expenses'],
  ['(lowest|smallest|bottom|last) # (names|parties) (for|by|on|in) <sales>', 'bottom # counterparties by <sales>'], ['(the|) # (names|parties) with (the|) (least|lowest) (of|) <sales>', 'bottom # counterparties by <sales>'], ['# biggest bringers of <sales>', 'top # customers by <sales>'],
  // Each of them.
  ['(for|per) (every|each) name (that|) (we|i) (spent|spend|paid) with', 'expenses by counterparty'], ['by who got (them|it|the money|)', 'by vendor'], ['who (we|i) (spent|spend) with', 'vendors by expenses'], ['(by|split by|down by) who (paid|pays|brought it in|paid us)', 'by customer'], ['(from whom|from who) (has|did|does) … (come|came)', '… by customer'],
  // Above a sum.
  ['(list|name|show|) (everybody|everyone|anybody|anyone|all|those|who) (that|whom|) (we|i) (spent|spend|paid|pay) (over|more than|above|north of) # (with|to|at|) ', 'vendors with total expenses above # '], ['(list|name|show|) (everybody|everyone|anybody|anyone|all|those|who) (that|whom|) (we|i) (spent|spend|paid|pay) (over|more than|above|north of) # … (with|to|at)', 'vendors with total expenses above # …'], ['(anyone|everyone|names|payees) (with|whose|,|) … (aggregate|total) (expense|expenses|expense total) (is|are|) (>|over|above|more than) #', 'vendors with total expenses above # …'], ['(which|what) names took us for (over|more than|above|north of) #', 'vendors with total expenses above #'], ['^ <yearnumber> (:|,|) who cost (over|more than|above) #', '<yearnumber> vendors with total expenses above #'], ['^ who cost (over|more than|above) #', 'vendors with total expenses above #'],
  // The most often.
  ['(highest|largest|biggest) (number|count) of payments', 'most payments'], ['(kind|kinds|type|types) of (work|job|jobs|service|services)', 'revenue categories'],
];
