/** "Best and worst month", "largest and smallest payment", "our biggest and who is our smallest customer": both ends of a list. */
import type { Interpretation, Plan } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { rankOf } from './slots.ts';

const BOTH_WITHIN = 12;

/** So few words stand between two ends of single rows or names: further apart, the second one may be of something else. */
const CLOSE = /^(and|or|&|plus|\/)( (the|our|my|who is|who was|what is|what was|which is|which was|also))*$/;

/** Which of the two is said first; null where only one of them is. */
function endsSaid({ reading }: Frame): { readonly first: 'largest' | 'smallest'; readonly between: readonly string[] } | null {
  const [large] = reading.operations.get('largest') ?? [];
  const [small] = reading.operations.get('smallest') ?? [];
  if (!large || !small) return null;
  const [first, second] = large.from < small.from ? [large, small] : [small, large];
  return { first: first === large ? 'largest' : 'smallest', between: reading.tokens.slice(first.to, second.from).map(({ text }) => text) };
}

export function asksBothEnds(frame: Frame): boolean {
  const ends = endsSaid(frame);
  if (ends === null || rankOf(frame) !== null) return false;
  return ends.between.length <= BOTH_WITHIN && ends.between.some((word) => /^(and|&|plus|\/|,|or)$/.test(word)) && !/^(to|most|least)$/.test(ends.between[0] ?? '');
}

/** The same rule, with the other end beside the one that it found where both are asked for. */
export const withBothEnds = (rule: (frame: Frame) => Interpretation | null) => (frame: Frame): Interpretation | null => {
  const found = rule(frame);
  const ends = found?.kind === 'plan' && isOfOneEnd(found.plan) ? endsSaid(frame) : null;
  return ends !== null && found?.kind === 'plan' && CLOSE.test(ends.between.join(' ')) ? { ...found, plan: { ...found.plan, order: ends.first, limit: found.plan.limit ?? 1, bothEnds: true } } : found;
};

const isOfOneEnd = ({ order, rank, combined, ofWhole, counted, asDate, membership }: Plan): boolean => (order === 'largest' || order === 'smallest') && rank === null && (combined ?? ofWhole ?? counted ?? asDate ?? membership) === undefined;
