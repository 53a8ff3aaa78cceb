/** Which thing moved most, and how a figure goes, in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

const HARDEST = '(the|) (hardest|sharpest|steepest|furthest|farthest|deepest|most sharply|most steeply|most strongly|most of all)';
const GROUND = '(money|revenue|sales|income|ground|business|)';

export const MOVE_SAYINGS: readonly Saying[] = [
  // How hard it moves.
  ...([['come down', 'fall most'], ['go down', 'go down most'], ['fall', 'fall most'], ['drop', 'drop most'], ['decline', 'fall most'], ['shrink', 'fall most'], ['go up', 'go up most'], ['rise', 'rise most'], ['grow', 'grow most'], ['climb', 'climb most'], ['jump', 'jump most'], ['increase', 'increase most']] as const).map(([moves, most]): Saying => [`${moves} ${HARDEST}`, most]),
  // "Which income category lost the most money": between two times it is the one that fell; of a month that lost most its loss is asked.
  [`<thingmoved> (lost|has lost|have lost|shed|gave up) (the|) most ${GROUND} !<movedaway>`, '<thingmoved> fell most'],
  [`<thingmoved> (gained|has gained|have gained|added|put on) (the|) most ${GROUND} !<movedaway>`, '<thingmoved> rose most'],
  ['<unit> (lost|has lost|bled) (us|) (the|) most money', '<unit> had the lowest net profit'], ['<unit> lost us (the|) most $', '<unit> had the lowest net profit'], ['<unit> lost us (the|) most in <yearnumber>', '<unit> had the lowest net profit in <yearnumber>'],
  // Why it is so different.
  ['why (did|do|have) (we|i) (spend|spent|pay|paid) (so|that|this|so very|) (differently|much differently)', 'why did spending change'],
  // How it goes from one to the next.
  ...['month', 'week', 'quarter', 'year'].flatMap((unit): Saying[] => {
    const steps = `(moving|going|running|tracking|shifting|swinging|changing|developing) (from|) (${unit} to ${unit}|${unit} by ${unit}|${unit} on ${unit}|${unit} after ${unit}|each ${unit}|every ${unit})`;
    return [[`how (is|are|was|were|has|have) (it|that|this|they) (been|) ${steps}`, `${unit} by ${unit}`], [`how (is|are|was|were|has|have) (the|our|my|) <taken> (been|) ${steps}`, `<taken> ${unit} by ${unit}`]];
  }),
  // "Our spending now versus last quarter, how does it look?"
  ['<heldagainst> … , (how|what) (does|do|did) (it|that|this|they) (look|compare|come out|turn out|look like) $', '<heldagainst> …'],
  ['how (dependent|reliant|exposed) (on|to) … are we', 'how dependent are we on …'],
  // "What three things pushed expenses up most".
  ['(what|which) # (things|factors|items) (pushed|drove|sent|took|brought) (the|our|) <taken> up (the|) most', 'which # categories rose most in <taken>'],
  ['(what|which) # (things|factors|items) (pushed|drove|sent|took|brought|dragged|pulled) (the|our|) <taken> down (the|) most', 'which # categories fell most in <taken>'],
  // "The last three months against the three before".
  ['(the|) (last|past) # <units> (against|vs|versus|compared with|compared to|over) (the|) #2 (before|before that|before those|prior|earlier|preceding)', 'last # <units> vs the previous #2 <units>'],
  // The month of the peak.
  ['(the|which|what) <unit> (that|when|in which|) (the|our|) <taken> (peaked|topped out|was at its peak|were at their peak|was at its height)', 'which <unit> had the highest <taken>'],
  ['(thinnest|leanest|slimmest) <taken>', 'lowest <taken>'], ['<timeunit> for cash in <yearnumber>', '<timeunit> for cash flow in <yearnumber>'], ['<timeunit> for cash $', '<timeunit> for cash flow'],
  // "How dependent on Acme are we for retainers": of these.
  ...['how (dependent|reliant|exposed) on … are we for …', 'how (dependent|reliant|exposed) are we on … for …'].flatMap((says): Saying[] => [[`${says} <intime>`, 'what share of …1 is … <intime>'], [`${says} $`, 'what share of …1 is …']]),
];
