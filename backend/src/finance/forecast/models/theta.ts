/** The Theta method in its dynamic optimised form (Fiorucci and others, 2016), on a series without season. */
import { minimise } from './nelder-mead.ts';

/** Simple exponential smoothing around a straight line that follows the series; the line's weight is found from the series. */
export function dynamicTheta(values: readonly number[], horizon: number): number[] {
  const spread = Math.max(...values) - Math.min(...values);
  const bounds = [{ from: 0.05, to: 0.99, start: 0.4 }, { from: 1, to: 10, start: 2 }, { from: Math.min(...values) - spread, to: Math.max(...values) + spread, start: values[0]! }];
  const { point } = minimise(([alpha = 0, weight = 2, start = 0]) => runDynamic(values, alpha, weight, start, 0).cost, bounds, 160);
  return runDynamic(values, point[0]!, point[1]!, point[2]!, horizon).ahead;
}

function runDynamic(values: readonly number[], alpha: number, weight: number, start: number, horizon: number): { cost: number; ahead: number[] } {
  let [level, average, intercept, slope, cost] = [start, 0, values[0]!, 0, 0];
  const ahead: number[] = [];
  for (let at = 0; at < values.length + horizon; at += 1) {
    const left = (1 - alpha) ** at;
    const foretold = at === 0 ? start : level + (1 - 1 / weight) * (intercept * left + (slope * (1 - left * (1 - alpha))) / alpha);
    const value = at < values.length ? values[at]! : foretold;
    if (at >= values.length) ahead.push(foretold);
    else if (at > 0) cost += (value - foretold) ** 2;
    const before = average;
    level = alpha * value + (1 - alpha) * level;
    average = (at * before + value) / (at + 1);
    const earlier = slope;
    slope = at === 0 ? 0 : ((at - 1) * earlier + (6 * (value - before)) / (at + 1)) / (at + 2);
    intercept = average - (slope * (at + 2)) / 2;
  }
  return { cost, ahead };
}
