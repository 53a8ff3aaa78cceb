/** What several models say, as one: those that did better on the series so far weigh more, and one that runs away moves little. */
import { median } from './numbers.ts';

export interface Candidate { readonly name: string; readonly ahead: readonly number[] }
export interface Trial { readonly candidates: readonly Candidate[]; readonly actual: readonly number[] }

/** Twice the error is a quarter of the weight. */
const STRICTNESS = 2;

/** Farther from the middle than this many ordinary errors is no forecast. */
const FARTHEST = 3;

/** Half weighted mean, half weighted median (decision 0037). `trials` are earlier forecasts whose outcome is known by now. */
export function combine(candidates: readonly Candidate[], trials: readonly Trial[], horizon: number): number[] {
  const errors = candidates.map(({ name }) => errorOf(name, trials));
  const known = errors.filter((error) => error !== null);
  const [least, usual] = [Math.min(...known), median(known)];
  const weights = errors.map((error) => (known.length === 0 ? 1 : ((least + usual / 100 || 1) / ((error ?? usual) + usual / 100 || 1)) ** STRICTNESS));
  return Array.from({ length: horizon }, (_, at) => {
    const said = candidates.map(({ ahead }) => ahead[at]!);
    const middle = weightedMedian(said, weights);
    const reach = known.length === 0 ? 0 : FARTHEST * usual;
    return (middle + weightedMean(said.map((value) => Math.min(middle + reach, Math.max(middle - reach, value))), weights)) / 2;
  });
}

function errorOf(name: string, trials: readonly Trial[]): number | null {
  let [sum, count] = [0, 0];
  for (const { candidates, actual } of trials) {
    const ahead = candidates.find((candidate) => candidate.name === name)?.ahead;
    if (!ahead) continue;
    actual.forEach((value, at) => { sum += Math.abs(value - ahead[at]!); });
    count += actual.length;
  }
  return count === 0 ? null : sum / count;
}

function weightedMean(values: readonly number[], weights: readonly number[]): number {
  let [sum, total] = [0, 0];
  values.forEach((value, at) => {
    sum += value * weights[at]!;
    total += weights[at]!;
  });
  return sum / total;
}

/** Between the two values around the middle of the weight. */
function weightedMedian(values: readonly number[], weights: readonly number[]): number {
  const sorted = values.map((value, at) => ({ value, weight: weights[at]! })).sort((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let below = 0;
  let before: { value: number; centre: number } | null = null;
  for (const { value, weight } of sorted) {
    const centre = below + weight / 2;
    if (centre >= half) return before ? before.value + ((value - before.value) * (half - before.centre)) / (centre - before.centre) : value;
    before = { value, centre };
    below += weight;
  }
  return before?.value ?? 0;
}
