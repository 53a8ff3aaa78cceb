/** Exponential smoothing in state space form (Hyndman and others, 2008): error, trend and season added or multiplied, fitted by likelihood, told apart by AICc. */
import { minimise, type Bound } from './nelder-mead.ts';
import { mean, straightLine } from './numbers.ts';
import { findSeason, noSeason, type Season, type SeasonKind } from './season.ts';
import { foretell, likelihoodCost, stateOf, type EtsShape } from './ets-run.ts';

export interface EtsFit { readonly shape: EtsShape; readonly aicc: number; readonly ahead: readonly number[] }

const EVALUATIONS_PER_PARAMETER = 30;

const SHAPES: readonly EtsShape[] = (['additive', 'multiplicative'] as const).flatMap((error) =>
  [false, true].flatMap((isDamped) => (['none', 'additive', 'multiplicative'] as const).map((season) => ({ error, isDamped, season }))))
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

/** A damped trend on a series without season. */
export function dampedTrend(values: readonly number[], horizon: number): readonly number[] {
  return fitEts(values, { error: 'additive', isDamped: true, season: 'none' }, noSeason(values), horizon).ahead;
}

function fitEts(values: readonly number[], shape: EtsShape, season: Season, horizon: number): EtsFit {
  const bounds = boundsOf(values, shape, season);
  const state = stateOf(values, shape, season.indices);
  const { point, cost } = minimise((candidate) => likelihoodCost(state, candidate), bounds, EVALUATIONS_PER_PARAMETER * bounds.length);
  const count = bounds.length + (shape.season === 'none' ? 0 : season.indices.length - 1) + 1;
  const penalty = 2 * count + (2 * count * (count + 1)) / Math.max(values.length - count - 1, 0.5);
  return { shape, aicc: cost + penalty, ahead: foretell(state, point, horizon) };
}

/** In the order in which `ets-run` reads them. */
function boundsOf(values: readonly number[], { isDamped, season: kind }: EtsShape, { adjusted }: Season): Bound[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const spread = most - least || 1;
  const line = straightLine(adjusted.slice(0, 24));
  return [
    { from: 0.001, to: 0.999, start: 0.3 }, { from: least - spread, to: most + spread, start: isDamped ? line.level : mean(adjusted.slice(0, 6)) },
    ...(isDamped ? [{ from: 0.0001, to: 0.5, start: 0.03 }, { from: -spread, to: spread, start: line.slope }, { from: 0.8, to: 0.98, start: 0.93 }] : []),
    ...(kind === 'none' ? [] : [{ from: 0.0001, to: 0.7, start: 0.05 }]),
  ];
}
