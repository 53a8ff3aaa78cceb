/** Which month, quarter or week was ahead of or behind the others, and what made a change, in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

const BEAT = '(beat|beats|topped|was ahead of|led|outdid|outperformed|came out ahead of)';
const TRAILED = '(was behind|trailed|lagged|lagged behind|came in behind|came out behind|fell behind)';
const OTHERS = 'all (the|) (others|rest|other months|other quarters|other weeks)';
const ON = '(on|in|for|by)';
const ROSE = '(rose|grew|increased|went up|climbed|gone up|jumped)';
const CHANGING = '(changing|moving|rising|falling|going up|going down|growing|increasing|to change|to move)';
const TO_CHANGE = '(change|move|differ|shift|end up where they did|come out where they did)';

const BUYERS = '(customers|clients|guests|patients|members|buyers|people)';
const PAID_US = '(pay us|spend with us|bring us|give us|buy from us|bring in)';

export const WHICH_UNIT_SAYINGS: readonly Saying[] = [
  // The month in which all of them paid most, and not the one who did.
  ...['', '… '].flatMap((between): Saying[] => [
    [`(which|what) <unit> ${between}(did|have) ${BUYERS} ${PAID_US} (the|) most`, `which <unit> ${between}had the highest revenue`], [`(which|what) <unit> ${between}(did|have) ${BUYERS} ${PAID_US} (the|) least`, `which <unit> ${between}had the lowest revenue`],
  ]),
  // The first or the last of all.
  [`which <unit> ${BEAT} ${OTHERS} ${ON}`, 'which <unit> had the highest'], [`which <unit> ${TRAILED} ${OTHERS} ${ON}`, 'which <unit> had the lowest'],
  ['(please|) (compare|look at|go through|take) (all|) (the|) months (of|in) … and tell me which (one|) had', 'which month of … had'], ['(please|) (compare|look at|go through|take) (all|) (the|) quarters (of|in) … and tell me which (one|) had', 'which quarter of … had'],
  ...[['month', 'months'], ['quarter', 'quarters'], ['week', 'weeks']].flatMap(([one, many]): Saying[] => [
    [`(if|when) (i|we|you) (sort|rank|order) (all|) (the|) ${many} (of|in) … by <measure> , which (one|) (is|comes|would be|comes out) (on top|first|at the top|top)`, `which ${one} of … had the highest <measure>`],
    [`(if|when) (i|we|you) (sort|rank|order) (all|) (the|) ${many} (of|in) … by <measure> , which (one|) (is|comes|would be|comes out) (at the bottom|last|bottom)`, `which ${one} of … had the lowest <measure>`],
    [`of all (the|) ${many} (of|in) … , which (one|) was number (one|1) (for|in|on|by)`, `which ${one} of … had the highest`],
    [`(one|a) <measure> (figure|number) (per|for each|for every) ${one} (of|in) … (:|,) which ${one} (has|had) the (largest|highest|biggest)`, `which ${one} of … had the highest <measure>`],
  ]),
  ['<monthname> (through|to|thru|until) <monthname2> (of|) <yearnumber> (:|,) which (one|month|) had', 'which month from <monthname> to <monthname2> <yearnumber> had'],
  ['which <unit> hurt (us|) (the|) most', 'which <unit> was the worst'], ['(the|) low point <unit> (for|in|of)', 'lowest <unit> for'], ['(the|) high point <unit> (for|in|of)', 'highest <unit> for'], ['with (the|) (maximum|max) <measure>', 'with the highest <measure>'], ['with (the|) (minimum|min) <measure>', 'with the lowest <measure>'],
  // What made a change.
  ['(break down|lay out|spell out) (for me|for us|) what changed', 'what changed'],
  [`(which|what) (items|lines|things|categories|positions|accounts|) made (the|our|my|) <taken> (of the business|of the company|of our business|) ${TO_CHANGE}`, 'what drove the change in <taken>'],
  [`what contributed (the|) most to (the|our|my|) <taken> ${CHANGING}`, 'what drove the change in <taken>'],
  ['to what do (we|i) owe the (change|difference|rise|fall|increase|drop) in (the|our|my|) <taken>', 'what drove the change in <taken>'], ['what went up and what went down to make (the|our|my|) <taken> (change|move|differ)', 'what drove the change in <taken>'],
  ['the (change|difference) in (our|) <taken> … … (came|comes) from what $', 'what drove the change in <taken> … …'],
  // Of kinds of cost, the one that rose most.
  ['(what|which) (one|single|) (expense category|category of cost|category of expense|category of spending|cost category) added (the|) most to (the|our|) (spending|expenses|costs)', 'which expense category rose the most'],
  [`${ROSE} more than (the rest|all the rest|any other|any of the others|all others)`, 'rose the most'],
  ['(top|biggest|largest) riser (by|among|amongst|in|of|for) (the|our|all|) (expense|cost|spending) (category|categories)', 'expense category with the biggest increase'], ['biggest plus in (dollars|money|euros)', 'biggest increase'],
  ['^ first <monthname> #1 , then <monthname2> #2 (:|,)', 'from <monthname> #1 to <monthname2> #2 ,'],
];
