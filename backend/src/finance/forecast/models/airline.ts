/** The difference to last month and to last year at once, each smoothed (Box and Jenkins' model of airline passengers), fitted by conditional least squares. */
import { minimise } from './nelder-mead.ts';

const MOST_EVALUATIONS = 60;
/** Beyond two whole cycles, so that there is more than one error to smooth. */
const LEAST_BEYOND = 6;

/** Null where fewer than two cycles and some points are known. Values that are all positive are taken by their logarithm. */
export function airline(values: readonly number[], period: number, horizon: number): number[] | null {
  if (values.length < 2 * period + LEAST_BEYOND) return null;
  const isPositive = values.every((value) => value > 0);
  const known = isPositive ? values.map(Math.log) : [...values];
  const changes = known.slice(period + 1).map((value, at) => value - known[at + period]! - known[at + 1]! + known[at]!);
  const errors = new Float64Array(changes.length);
  const bounds = [{ from: -0.3, to: 0.98, start: 0.6 }, { from: 0, to: 0.98, start: 0.7 }];
  const { point } = minimise((candidate) => smooth(changes, errors, candidate, period), bounds, MOST_EVALUATIONS);
  smooth(changes, errors, point, period);
  for (let step = 0; step < horizon; step += 1) {
    const at = known.length;
    known.push(known[at - 1]! + known[at - period]! - known[at - period - 1]! - remembered(errors, point, changes.length + step, period));
  }
  return known.slice(values.length).map((value) => (isPositive ? Math.exp(value) : value));
}

/** The squared errors; each is put into `errors`. */
function smooth(changes: readonly number[], errors: Float64Array, parameters: Float64Array, period: number): number {
  let cost = 0;
  for (let at = 0; at < changes.length; at += 1) {
    const error = changes[at]! + remembered(errors, parameters, at, period);
    errors[at] = error;
    cost += error * error;
  }
  return cost;
}

/** What of earlier errors is taken back at a point. */
function remembered(errors: Float64Array, parameters: Float64Array, at: number, period: number): number {
  const [month, year] = [parameters[0]!, parameters[1]!];
  return month * (at > 0 ? errors[at - 1] ?? 0 : 0) + (at >= period ? year * (errors[at - period] ?? 0) : 0) - (at > period ? month * year * (errors[at - period - 1] ?? 0) : 0);
}
