/** The Theta method in its dynamic optimised form (Fiorucci and others, 2016), on a series without season. */
import { minimise } from './nelder-mead.ts';

const MOST_EVALUATIONS = 80;

/** Simple exponential smoothing around a straight line that follows the series; the line's weight is found from the series. */
export function dynamicTheta(values: readonly number[], horizon: number): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const bounds = [{ from: 0.05, to: 0.99, start: 0.4 }, { from: 1, to: 10, start: 2 }, { from: 2 * least - most, to: 2 * most - least, start: values[0]! }];
  const { point } = minimise((candidate) => run(values, candidate, null, 0), bounds, MOST_EVALUATIONS);
  const ahead: number[] = [];
  run(values, point, ahead, horizon);
  return ahead;
}

/** The squared errors of the parameters (alpha, weight of the line, first level); what follows the last value is put `ahead`. */
function run(values: readonly number[], parameters: Float64Array, ahead: number[] | null, horizon: number): number {
  const [alpha, weight] = [parameters[0]!, parameters[1]!];
  let level = parameters[2]!;
  let average = 0;
  let intercept = values[0]!;
  let slope = 0;
  let cost = 0;
  let left = 1;
  for (let at = 0; at < values.length + horizon; at += 1) {
    const foretold = at === 0 ? level : level + (1 - 1 / weight) * (intercept * left + (slope * (1 - left * (1 - alpha))) / alpha);
    const value = at < values.length ? values[at]! : foretold;
    if (at >= values.length) ahead?.push(foretold);
    else if (at > 0) cost += (value - foretold) ** 2;
    level += alpha * (value - level);
    slope = at === 0 ? 0 : ((at - 1) * slope + (6 * (value - average)) / (at + 1)) / (at + 2);
    average = (at * average + value) / (at + 1);
    intercept = average - (slope * (at + 2)) / 2;
    left *= 1 - alpha;
  }
  return cost;
}
