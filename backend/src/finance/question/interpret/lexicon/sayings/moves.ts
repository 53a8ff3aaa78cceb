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
  ['<unit> (lost|has lost|bled|bled us) (us|) (the|) most money', '<unit> had the lowest net profit'],
  // Why it is so different.
  ['why (did|do|have) (we|i) (spend|spent|pay|paid) (so|that|this|so very|) (differently|much differently)', 'why did spending change'],
  // How it goes from one to the next.
  ...['month', 'week', 'quarter', 'year'].map((unit): Saying => [`how (is|are|was|were|has|have) (it|that|this|they) (been|) (moving|going|running|tracking|shifting|swinging|changing|developing) (from|) (${unit} to ${unit}|${unit} by ${unit}|${unit} on ${unit}|${unit} after ${unit}|each ${unit}|every ${unit})`, `${unit} by ${unit}`]),
  // "Our spending now versus last quarter, how does it look?"
  ['<heldagainst> … , (how|what) (does|do|did) (it|that|this|they) (look|compare|come out|turn out|look like) $', '<heldagainst> …'],
];
