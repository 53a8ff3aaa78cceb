/** What is left out of a figure, said at length. Add a line to teach one. */
import type { Saying } from './saying.ts';

const WITHOUT = '(excluding|exclude|without|except|except for|not counting|not including|leaving out|leave out|taking out|take out|stripping out|strip out|ignoring|ignore|minus|apart from|aside from|besides|other than)';
const GIVEN_BACK = '(refunds|returns|refund|what we refunded|what we gave back|what we paid back to customers|the money we gave back|the money we refunded|money we gave back|money given back|money refunded)';

export const LEFT_OUT_SAYINGS: readonly Saying[] = [
  // Whom or what the money goes to is left out, not the paying of it.
  [`${WITHOUT} (what|whatever|all|everything|the money) (we|i) (pay|paid|spend|spent|give|gave) (to|on|for|)`, 'excluding'],
  [`${WITHOUT} (the|any|all|) (receipts|deposits|money) (received|) (from|by)`, 'excluding'],
  ['(the|any|all|) (own|internal|) transfers (between|) (our|my|the|) (own|) (accounts|) (left|put|set|kept) (aside|out)', 'without transfers'],
  // Sales from which nothing was taken.
  ['before (taking|knocking|netting) (the|our|any|all|) (refunds|returns) off', 'before refunds'],
  ['before (taking|netting) (the|our|any|all|) (refunds|returns) out', 'before refunds'],
  [`(if|when) (you|we|one) (do not|don) (knock off|take off|deduct|subtract|count off|net off|take out) (the|our|any|) ${GIVEN_BACK}`, 'before refunds'],
  [`without (knocking off|taking off|deducting|subtracting|netting off|taking out) (the|our|any|) ${GIVEN_BACK}`, 'before refunds'],
];
