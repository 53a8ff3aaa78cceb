/** Profit as what stayed when everything was paid, and what is said around it. Add a line to teach one. */
import type { Saying } from './saying.ts';

const PAID = '(once|after|when|with|as) (all|every|everything|the|our|its|) (the|) (costs|cost|bills|expenses|spending|dust) (were|was|are|is|had been|have been|has been|) (paid|off|done|in|out|settled|covered|gone|taken out|taken off)';
const LEFT = '(left over|left|remained|remaining|over|stayed|survived|still there|ours to keep|there to keep|there)';

export const WHAT_STAYED_SAYINGS: readonly Saying[] = [
  ['(when|once|after) the dust (settled|has settled|had settled) on', 'in'], ['(when|once|after) the dust (settled|has settled|had settled) (,|)', ''],
  [`(what|how much) (did|has|have|) … leave us ${PAID}`, 'what was net profit in …'], [`(what|how much) (was|is|were) ${LEFT} (of|from|for|in) … (,|) ${PAID}`, 'what was net profit in …'], [`(,|) (what|how much) (was|is|s) ${LEFT} (,|) ${PAID}`, ', net profit'],
  [`what (was|is) ${LEFT} (of|from|for|in) … ${PAID}`, 'net profit in …'], ['(what|how much) (has|have|did) … (left|leave|leaves) us (after|net of) (its|the|all|our) (costs|expenses|bills)', 'net profit in …'], ['(what|how much) … left us after its (costs|expenses)', 'net profit …'],
  ['(what|how much) (stuck|stayed|sticks) (to our fingers|in our pocket|with us|in the till) (once|after|when) (costs|everything|the bills|expenses) (were|was) (paid|covered)', 'what was net profit'], ['(leave|left) (anything|something) in our pocket (,|) (and|) how much', 'make a net profit , how much'],
  ['(how much|what) (of|from) (our|the|) <sales> … (survived|remained after|was left after|stayed after|rested after) (the|all|) (expenses|costs)', 'net profit …'], ['(revenue|sales) … (less|minus) (the|) (costs|expenses) (,|) (what|how much) (stayed|was left|remained|rests)', 'net profit …'], ['(,|) (sales|revenue|money earned) (,|less|minus) (the|) (costs|expenses|expenses paid|costs paid) (,|) (what|how much) (stayed|was left|remained|rests)', ', net profit'],
  ['(how much|what) did (rest|remain|stay) after (the|) (expenses|costs)', 'net profit'], ['what did (the|) (expenses|costs) leave us (out of|of|from)', 'net profit of'], ['after (the|) (expenses|costs) what was (still there|left) (from|of)', 'net profit of'], ['(residual|remainder) (post|after) - (expenses|costs)', 'after expenses'],
  ['take … costs off … income', 'net profit …'],
  ['(black or red|red or black|in the black or (in|) the red|net up or net down|up or down net) (,|) (and|) (by how many dollars net|by how much|what is the amount|whats the amount|by how many dollars|how much|) ', 'net profit'],
  ['(come out|came out|coming out) ahead and by how much', 'make a net profit'], ['(making|make) us money', 'net profit'], ['paying for itself', 'net profit'],
  ['(after|before) (taking|knocking) (the|) (direct costs|direct job costs|cost of sales|cost of goods sold|cogs) off', 'gross profit'], ['(sales|revenue) less (the|) (direct job costs|direct costs|cost of sales)', 'gross profit'], ['after (the|) direct costs (we|i) (grossed|made|kept) what', 'gross profit'], ['after (the|) direct costs (,|) what', 'gross profit , what'], ['(what|how much) gross (,|) profit - wise', 'gross profit'], ['(,|) before overhead (,|)', ''], ['gross (profit|) (,|) (profit|) (,|) not sales', 'gross profit'], ['gross . profit , i mean , not sales', 'gross profit'], ['direct job costs', 'direct costs'],
];
