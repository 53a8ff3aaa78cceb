/** What the models would have foretold at earlier points of the same series, knowing only what stood before: the measure of how far a forecast can be trusted. */
import { median } from './numbers.ts';
import { askModels, seasonalNaive, type Candidate } from './pool.ts';

export interface Step {
  /** How many values were known. */
  readonly known: number;
  readonly candidates: readonly Candidate[];
  readonly ahead: readonly number[];
  readonly naive: readonly number[];
  readonly actual: readonly number[];
}

export const LEAST_KNOWN = 4;
const MOST_STEPS = 11;

/** Walks back from the last value; the steps come oldest first. */
export function walkForward(values: readonly number[], period: number, horizon: number): Step[] {
  return originsOf(values.length, period).map((known) => {
    const before = values.slice(0, known);
    const length = Math.min(horizon, values.length - known);
    const candidates = askModels(before, period, length);
    return { known, candidates, ahead: combine(candidates, length), naive: seasonalNaive(before, period, length), actual: values.slice(known, known + length) };
  });
}

/** The middle of what the models say, by point: one that runs away moves nothing. */
export function combine(candidates: readonly Candidate[], horizon: number): number[] {
  return Array.from({ length: horizon }, (_, at) => median(candidates.map(({ ahead }) => ahead[at]!)));
}

/** A season has to be known before it can be judged; shorter series are walked through their second half. */
function originsOf(length: number, period: number): number[] {
  const first = length >= 3 * period ? 2 * period + 1 : Math.max(LEAST_KNOWN, Math.ceil(length / 2));
  const step = Math.min(period === 7 ? 14 : 3, Math.max(1, Math.floor((length - first) / MOST_STEPS)));
  const origins: number[] = [];
  for (let known = length - 1; known >= first && origins.length < MOST_STEPS; known -= step) origins.unshift(known);
  return origins;
}
