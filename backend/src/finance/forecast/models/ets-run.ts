/** The recursion of exponential smoothing: what one set of parameters makes of a series. Called tens of thousands of times a forecast, so it allocates nothing. */
import type { SeasonKind } from './season.ts';

export interface EtsShape { readonly error: 'additive' | 'multiplicative'; readonly isDamped: boolean; readonly season: SeasonKind }

export interface EtsState {
  readonly values: readonly number[];
  readonly shape: EtsShape;
  /** The season at the start of the series, and as it has become. */
  readonly first: Float64Array;
  readonly season: Float64Array;
  level: number;
  slope: number;
}

export function stateOf(values: readonly number[], shape: EtsShape, indices: readonly number[]): EtsState {
  return { values, shape, first: Float64Array.from(indices), season: Float64Array.from(indices), level: 0, slope: 0 };
}

/** Minus twice the logarithm of the likelihood; the state is then that after the last value. `point`: alpha, level, then beta, slope and phi of a trend, then gamma of a season. */
export function likelihoodCost(state: EtsState, point: Float64Array): number {
  const { values, shape: { error, isDamped, season: kind }, season } = state;
  const alpha = point[0]!;
  const beta = isDamped ? point[2]! : 0;
  const phi = isDamped ? point[4]! : 0;
  const gamma = kind === 'none' ? 0 : point[isDamped ? 5 : 2]!;
  if (beta > alpha || gamma > 1 - alpha) return Infinity;
  season.set(state.first);
  let level = point[1]!;
  let slope = isDamped ? point[3]! : 0;
  let squares = 0;
  let logs = 0;
  for (let at = 0, place = 0; at < values.length; at += 1, place = place + 1 === season.length ? 0 : place + 1) {
    const now = season[place]!;
    const base = level + phi * slope;
    const foretold = kind === 'none' ? base : kind === 'additive' ? base + now : base * now;
    const difference = values[at]! - foretold;
    if (error === 'multiplicative') {
      if (foretold <= 0) return Infinity;
      squares += (difference / foretold) ** 2;
      logs += Math.log(foretold);
    } else squares += difference * difference;
    const shift = kind === 'multiplicative' ? difference / Math.max(now, 0.01) : difference;
    level = base + alpha * shift;
    slope = phi * slope + beta * shift;
    if (kind === 'additive') season[place] = now + gamma * difference;
    else if (kind === 'multiplicative') season[place] = now + (gamma * difference) / Math.max(base, 1e-9);
  }
  state.level = level;
  state.slope = slope;
  return values.length * Math.log(squares / values.length + 1e-300) + 2 * logs;
}

export function foretell(state: EtsState, point: Float64Array, horizon: number): number[] {
  likelihoodCost(state, point);
  const { values, shape: { isDamped, season: kind }, season } = state;
  const phi = isDamped ? point[4]! : 0;
  let [level, slope] = [state.level, state.slope];
  return Array.from({ length: horizon }, (_, at) => {
    slope *= phi;
    level += slope;
    const now = season[(values.length + at) % season.length]!;
    return kind === 'none' ? level : kind === 'additive' ? level + now : level * now;
  });
}
