/** A series without holes: gaps are `NaN`, and those before the first value are no part of it. */
import { seasonalNaive } from './pool.ts';

/** A gap is what the same place of the cycle before it was, or else what stood next to it. */
export function fillGaps(values: readonly number[], period: number): number[] {
  const first = values.findIndex(Number.isFinite);
  const filled: number[] = [];
  for (const value of first < 0 ? [] : values.slice(first)) filled.push(Number.isFinite(value) ? value : seasonalNaive(filled, period, 1)[0]!);
  return filled;
}
