/** The middle one of the rows or calendar units that an average would be taken over. */
import { divideMinor } from '../../money.ts';

/** Null without any; of an even number the mean of the two in the middle. */
export function medianMinor(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [upper, lower] = [sorted[middle], sorted[middle - 1]];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 || lower === undefined ? upper : divideMinor(lower + upper, 2);
}
