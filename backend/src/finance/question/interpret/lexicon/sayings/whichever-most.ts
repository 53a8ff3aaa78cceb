/** The most and the least, how thick a margin was, and lists of which one line is wanted, in talkers' words. Add a line to teach one. */
import type { Saying } from './saying.ts';

const THICK = 'thick|thin|fat|wide|skinny|slim|narrow|healthy|deep|tight';

export const WHICHEVER_MOST_SAYINGS: readonly Saying[] = [
  [`how (${THICK}) (was|is|were|are) (our|the|my|) <marginwords>`, 'what was <marginwords>'], [`how (${THICK}) (was|is|were|are) <thisorlast> <marginwords>`, 'what was <marginwords> in <thisorlast>'], [`how (${THICK}) (was|is|were|are) (our|the|my|) <namedprofit> profit`, 'what was <namedprofit> profit'], [`how (${THICK}) (a|our|the|my) <marginwords>`, 'what <marginwords>'],
  ['(sorriest|weakest|most weak|rock - bottom|rock bottom)', 'lowest'], ...['month', 'quarter', 'week', 'day', 'year'].map((unit): Saying => [`trough ${unit}`, `lowest ${unit}`]), ['(skimpiest|tiniest|puniest|meagerest)', 'smallest'],
  ['(trio) of', 'three'], ['(the|) (pair) of', 'two'], ['(bronze medal|third place)', 'third largest'], ['(silver medal|second place)', 'second largest'],
  // In a line by size, and which of them is wanted.
  ...['month', 'quarter', 'week', 'weekday', 'day', 'year'].flatMap((unit): Saying[] => [
    [`^ (line up|rank|sort|order) (the|) #1 (${unit}s|${unit}) (by|on|in) … , (and|) (which|which one|what|who) (is|was) (on top|at the top|first|the top|highest|biggest)`, `which ${unit} of #1 had the highest …`],
    [`^ (line up|rank|sort|order) (the|) #1 (${unit}s|${unit}) (by|on|in) … , (and|) (which|which one|what|who) (is|was) (at the bottom|last|lowest|smallest)`, `which ${unit} of #1 had the lowest …`],
    [`^ (line up|rank|sort|order) (the|) <thisorlast> (${unit}s|${unit}) (by|on|in) … , (and|) (which|which one|what|who) (is|was) (on top|at the top|first|the top|highest|biggest)`, `which ${unit} of <thisorlast> had the highest …`],
    [`^ (line up|rank|sort|order) (the|) <thisorlast> (${unit}s|${unit}) (by|on|in) … , (and|) (which|which one|what|who) (is|was) (at the bottom|last|lowest|smallest)`, `which ${unit} of <thisorlast> had the lowest …`],
    [`^ (line up|rank|sort|order) (the|) (last|past) #1 ${unit}s (by|on|in) … , (and|) (which|which one|what|who) (is|was) (on top|at the top|first|the top|highest|biggest)`, `which ${unit} of the last #1 ${unit}s had the highest …`],
    [`^ (line up|rank|sort|order) (the|) (last|past) #1 ${unit}s (by|on|in) … , (and|) (which|which one|what|who) (is|was) (at the bottom|last|lowest|smallest)`, `which ${unit} of the last #1 ${unit}s had the lowest …`],
    [`${unit} (leads|leading|led|came first|comes first|came out on top|takes first place|took first place) (in|on|for|by)`, `${unit} had the highest`],
  ]),
  // How far a ranking goes.
  ['(,|and) (stop|cut|cut off|stopping) (it|) at (number|no|) #', 'top #'], ['(places|place|numbers) (one|1|number one) (to|through) (number|) # $', 'top #'], ['(starting|start|starts|beginning|begin) with (the|) (fattest|biggest|heaviest|largest|highest|priciest|dearest)', 'largest first'], ['(the|) (fattest|heaviest|biggest|largest|priciest|highest) (first|on top|at the top|should be first|comes first)', 'largest first'], ['(,|from|) (big|large|high|most) to (small|little|low|least)', 'largest first'], ['in (falling|descending|decreasing) order', 'largest first'], ['ranked high to low', 'largest first'],
  ['just (number one|the first one|the one|the top one) $', 'top 1'],
  // Single ones.
  ['(single|individual) (expenses|costs)', 'expense transactions'], ['refund (items|item)', 'refunds'],
];
