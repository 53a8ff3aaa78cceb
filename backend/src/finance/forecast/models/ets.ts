/** Exponential smoothing in state space form (Hyndman and others, 2008): error, trend and season added or multiplied, fitted by likelihood, told apart by AICc. */
import { minimise, type Bound } from './nelder-mead.ts';
import { mean, straightLine } from './numbers.ts';
import { findSeason, noSeason, type Season, type SeasonKind } from './season.ts';

export interface EtsShape { readonly error: 'additive' | 'multiplicative'; readonly trend: 'none' | 'damped'; readonly season: SeasonKind }
export interface EtsFit { readonly shape: EtsShape; readonly aicc: number; readonly ahead: readonly number[] }

interface Parameters { alpha: number; beta: number; gamma: number; phi: number; level: number; slope: number }

const SHAPES: readonly EtsShape[] = (['additive', 'multiplicative'] as const).flatMap((error) =>
  (['none', 'damped'] as const).flatMap((trend) => (['none', 'additive', 'multiplicative'] as const).map((season) => ({ error, trend, season }))))
  .filter(({ error, season }) => !(error === 'additive' && season === 'multiplicative'));

/** Every shape that the series allows, the likeliest first. A trend that never ends is left out: over months it costs more than it wins. */
export function ets(values: readonly number[], period: number, horizon: number, seasons: readonly SeasonKind[]): EtsFit[] {
  const isPositive = values.every((value) => value > 0);
  const found = { none: noSeason(values), additive: findSeason(values, period, 'additive'), multiplicative: findSeason(values, period, 'multiplicative') };
  return SHAPES
    .filter((shape) => (isPositive || (shape.error === 'additive' && shape.season !== 'multiplicative')) && found[shape.season].kind === shape.season && seasons.includes(shape.season))
    .map((shape) => fitEts(values, shape, found[shape.season], horizon))
    .filter(({ aicc, ahead }) => Number.isFinite(aicc) && ahead.every(Number.isFinite))
    .sort((a, b) => a.aicc - b.aicc);
}

/** The shapes' forecasts, each with the weight of its likelihood. */
export function weighEts(fits: readonly EtsFit[], horizon: number): number[] {
  const weights = fits.map(({ aicc }) => Math.exp((fits[0]!.aicc - aicc) / 2));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Array.from({ length: horizon }, (_, at) => fits.reduce((sum, { ahead }, index) => sum + weights[index]! * ahead[at]!, 0) / total);
}

function fitEts(values: readonly number[], shape: EtsShape, season: Season, horizon: number): EtsFit {
  const line = straightLine(season.adjusted.slice(0, Math.max(10, Math.min(values.length, 24))));
  const spread = Math.max(...values) - Math.min(...values) || 1;
  const names = namesOf(shape);
  const start = season.adjusted.slice(0, 6);
  const all: Record<keyof Parameters, Bound> = {
    alpha: { from: 0.001, to: 0.999, start: 0.3 }, beta: { from: 0.0001, to: 0.5, start: 0.03 }, gamma: { from: 0.0001, to: 0.7, start: 0.05 }, phi: { from: 0.8, to: 0.98, start: 0.93 },
    level: { from: Math.min(...values) - spread, to: Math.max(...values) + spread, start: shape.trend === 'none' ? mean(start) : line.level },
    slope: { from: -spread, to: spread, start: shape.trend === 'none' ? 0 : line.slope },
  };
  const read = (point: readonly number[]): Parameters => {
    const parameters = { alpha: 0, beta: 0, gamma: 0, phi: 1, level: 0, slope: 0 };
    names.forEach((name, at) => { parameters[name] = point[at]!; });
    return parameters;
  };
  const bounds = names.map((name) => all[name]);
  const { point, cost } = minimise((candidate) => run(values, shape, season, read(candidate), 0).cost, bounds, 60 * names.length);
  const count = names.length + (shape.season === 'none' ? 0 : season.indices.length - 1) + 1;
  const penalty = 2 * count + (2 * count * (count + 1)) / Math.max(values.length - count - 1, 0.5);
  return { shape, aicc: cost + penalty, ahead: run(values, shape, season, read(point), horizon).ahead };
}

function namesOf(shape: EtsShape): (keyof Parameters)[] {
  return ['alpha', 'level', ...(shape.trend === 'none' ? [] : ['beta', 'slope', 'phi'] as const), ...(shape.season === 'none' ? [] : ['gamma'] as const)];
}

/** Minus twice the logarithm of the likelihood, and what follows the last value. */
function run(values: readonly number[], { error, trend, season: kind }: EtsShape, season: Season, parameters: Parameters, horizon: number): { cost: number; ahead: number[] } {
  const { alpha, beta, gamma, phi } = parameters;
  if (beta > alpha || gamma > 1 - alpha) return { cost: Infinity, ahead: [] };
  let [level, slope, squares, logs] = [parameters.level, parameters.slope, 0, 0];
  const seasonal = [...season.indices];
  const ahead: number[] = [];
  for (let at = 0; at < values.length + horizon; at += 1) {
    const place = at % seasonal.length;
    const now = seasonal[place]!;
    const base = trend === 'none' ? level : level + phi * slope;
    const foretold = kind === 'none' ? base : kind === 'additive' ? base + now : base * now;
    if (at >= values.length) {
      ahead.push(foretold);
      [level, slope] = [base, phi * slope];
      continue;
    }
    const difference = values[at]! - foretold;
    if (error === 'multiplicative') {
      if (foretold <= 0) return { cost: Infinity, ahead: [] };
      squares += (difference / foretold) ** 2;
      logs += Math.log(foretold);
    } else squares += difference ** 2;
    const shift = kind === 'multiplicative' ? difference / Math.max(now, 0.01) : difference;
    level = base + alpha * shift;
    slope = trend === 'none' ? 0 : phi * slope + beta * shift;
    if (kind === 'additive') seasonal[place] = now + gamma * difference;
    else if (kind === 'multiplicative') seasonal[place] = now + (gamma * difference) / Math.max(base, 1e-9);
  }
  return { cost: values.length * Math.log(squares / values.length + 1e-300) + 2 * logs, ahead };
}
