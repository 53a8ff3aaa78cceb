/** Names by their part of the whole: those that each make up more than so much of it, or the fewest that make it up together. */
import type { OfWhole } from '../plan.ts';

/** `ranked` largest first; `whole` in the same unit. */
export function partOfWhole(ranked: readonly (readonly [string, number])[], { percent, is }: OfWhole, whole: number): (readonly [string, number])[] {
  if (whole <= 0) return [];
  const bound = (whole * percent) / 100;
  if (is !== 'together') return ranked.filter(([, value]) => (is === 'above' ? value > bound : value < bound));
  let sum = 0;
  return ranked.filter(([, value]) => {
    const isNeeded = sum < bound;
    sum += value;
    return isNeeded;
  });
}
