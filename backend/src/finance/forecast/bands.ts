/** Ranges around a forecast, measured from how far earlier ones missed. */
import type { Band } from './forecast-types.ts';

/** By step ahead (0 = the nearest): the misses that were measured there. */
export type Misses = readonly (readonly number[])[];

export interface Spread {
  /** Half the width of each step's range, in minor units; 95 is never narrower than 80, nor a later step than an earlier one. */
  readonly half80: readonly number[];
  readonly half95: readonly number[];
}

/** Fewer misses tell nothing of how wide a range has to be. */
export const FEWEST_MISSES = 4;

/**
 * Misses of all steps are made comparable by their step's usual size (which never falls with distance), and the range is the share of them that held:
 * the order statistic of split conformal prediction (Lei and others, 2018). Null where too few were measured.
 */
export function spreadOf(misses: Misses, steps: number): Spread | null {
  const measured = misses.flat().length;
  if (measured < FEWEST_MISSES) return null;
  const sizes = usualSizes(misses, steps);
  const shares = misses.flatMap((ofStep, step) => ofStep.map((miss) => (sizes[step]! > 0 ? Math.abs(miss) / sizes[step]! : 0))).sort((a, b) => a - b);
  const share80 = heldShare(shares, 0.8, NORMAL_80);
  const share95 = Math.max(share80, heldShare(shares, 0.95, NORMAL_95));
  return { half80: sizes.map((size) => Math.ceil(size * share80)), half95: sizes.map((size) => Math.ceil(size * share95)) };
}

export function bandAround(mean: number, spread: Spread, step: number): Band {
  const [half80, half95] = [spread.half80[step] ?? 0, spread.half95[step] ?? 0];
  return { low80: mean - half80, high80: mean + half80, low95: mean - half95, high95: mean + half95 };
}

const NORMAL_80 = 1.2816;
const NORMAL_95 = 1.96;

/** The order statistic; where there are too few for it, the widest or what a t distribution would say, whichever is more. */
function heldShare(sorted: readonly number[], probability: number, normal: number): number {
  const place = Math.ceil((sorted.length + 1) * probability);
  if (place <= sorted.length) return sorted[place - 1]!;
  const size = Math.sqrt(sorted.reduce((sum, share) => sum + share * share, 0) / sorted.length);
  return Math.max(sorted.at(-1)!, size * normal * (1 + (normal * normal + 1) / (4 * sorted.length)));
}

/** The root of the mean square per step, evened so that it never falls (pool adjacent violators); steps that were not measured grow as a sum of chances does. */
function usualSizes(misses: Misses, steps: number): number[] {
  const blocks: { square: number; weight: number; length: number }[] = [];
  for (let step = 0; step < steps; step += 1) {
    const ofStep = misses[step] ?? [];
    if (ofStep.length === 0) break;
    blocks.push({ square: ofStep.reduce((sum, miss) => sum + miss * miss, 0) / ofStep.length, weight: ofStep.length, length: 1 });
    while (blocks.length > 1 && blocks.at(-2)!.square >= blocks.at(-1)!.square) {
      const [later, earlier] = [blocks.pop()!, blocks.pop()!];
      const weight = later.weight + earlier.weight;
      blocks.push({ square: (earlier.square * earlier.weight + later.square * later.weight) / weight, weight, length: earlier.length + later.length });
    }
  }
  const sizes = blocks.flatMap(({ square, length }) => new Array<number>(length).fill(Math.sqrt(square)));
  while (sizes.length < steps) sizes.push((sizes.at(-1) ?? 0) * Math.sqrt((sizes.length + 1) / Math.max(1, sizes.length)));
  return sizes;
}
