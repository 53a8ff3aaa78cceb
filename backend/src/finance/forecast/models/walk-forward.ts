/** What would have been foretold at earlier points of the same series, knowing only what stood before: the measure of how far a forecast can be trusted. */
import { combine, type Candidate, type Trial } from './combine.ts';
import { askModels, seasonalNaive } from './pool.ts';

export interface Step extends Trial {
  /** How many values were known. */
  readonly known: number;
  readonly ahead: readonly number[];
  readonly naive: readonly number[];
}

const LEAST_KNOWN = 4;
const MOST_STEPS = 11;

/** At most so many points lie between two steps, so that a long series is judged by its last years. */
const LONGEST_STEP = { 12: 3, 52: 4, 7: 14 } as const;
type Period = keyof typeof LONGEST_STEP;

/** Walks back from the last value; the steps come oldest first, and each weighs the models by the outcomes known at its time. */
export function walkForward(values: readonly number[], period: Period, horizon: number): Step[] {
  const steps: Step[] = [];
  for (const known of originsOf(values.length, period)) {
    const before = values.slice(0, known);
    const length = Math.min(horizon, values.length - known);
    const candidates = askModels(before, period, length);
    const ahead = combine(candidates, outcomesBy(known, steps), length);
    steps.push({ known, candidates, ahead, naive: seasonalNaive(before, period, length), actual: values.slice(known, known + length) });
  }
  return steps;
}

function outcomesBy(known: number, steps: readonly Step[]): Trial[] {
  return steps.map(({ candidates, actual, known: then }): { candidates: readonly Candidate[]; actual: readonly number[] } => ({ candidates, actual: actual.slice(0, known - then) }));
}

/** A season has to be known before it can be judged; shorter series are walked through their second half. */
function originsOf(length: number, period: Period): number[] {
  const first = length >= 3 * period ? 2 * period + 1 : Math.max(LEAST_KNOWN, Math.ceil(length / 2));
  const step = Math.min(LONGEST_STEP[period], Math.max(1, Math.floor((length - first) / MOST_STEPS)));
  const origins: number[] = [];
  for (let known = length - 1; known >= first && origins.length < MOST_STEPS; known -= step) origins.unshift(known);
  return origins;
}
