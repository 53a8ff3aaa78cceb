/** "What did they cost us in 2025?", "how much did we pay them" where nothing was named before: all expenses are not what is asked. */
import type { Interpretation } from '../../plan.ts';
import { choicesFor } from '../choices.ts';
import type { Frame } from '../frame.ts';
import { namedGroups } from '../reading.ts';

const POINTS = /\b(?:did|do|does|have|has) (they|it) (?:cost|charge|bill)(?: (?:us|me))?(?: (?:in|during|for|over|last|this|altogether|so far|all told)\b|[ ?.!]*$)|\b(?:pay|paid|give|gave|spend with|spent with) (them)\b(?! (?:all|both|each)\b)/;

export function pointsAtNobody({ reading }: Frame): Interpretation | null {
  const [, who, whom] = POINTS.exec(reading.text) ?? [];
  const said = who ?? whom;
  const isOfSomething = reading.names.length + reading.exceptions.length + reading.leftovers.length + reading.unheeded.length + namedGroups(reading).length + reading.rowWords.length > 0;
  if (said === undefined || isOfSomething) return null;
  return { kind: 'clarify', message: `I cannot tell what “${said}” stands for here. Which vendor or category do you mean?`, choices: choicesFor(reading).slice(0, 4), plan: null };
}
