/** Statistics that a single odd value does not move. */
import { median } from '../recurring/schedule.ts';

/** Makes the median distance comparable to a standard deviation. */
const MAD_SCALE = 1.4826;

export interface Usual {
  readonly middle: number;
  readonly spread: number;
}

export function usualOf(values: readonly number[]): Usual {
  const middle = median(values);
  return { middle, spread: MAD_SCALE * median(values.map((value) => Math.abs(value - middle))) };
}

/** The value below which that share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
