/** Tells the reader what of the question was taken for an explanation. */
import type { Interpretation } from '../../plan.ts';
import type { Reading } from '../reading.ts';

export function withGloss(found: Interpretation, { tokens }: Reading): Interpretation {
  const gloss = tokens.find((token) => token.gloss !== undefined)?.gloss;
  if (found.kind !== 'plan' || gloss === undefined) return found;
  if (gloss.outside) return { kind: 'clarify', message: `${gloss.outside.of} hold no “${gloss.outside.said}”. Which of the two do you mean?`, choices: [], plan: null };
  return { ...found, plan: { ...found.plan, notes: [...found.plan.notes, `“${gloss.said}” was taken as an explanation of what is asked about, not as a condition.`] }, ...(gloss.parties.length > 0 ? { examples: gloss.parties } : {}) };
}
