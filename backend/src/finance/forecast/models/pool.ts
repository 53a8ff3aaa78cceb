/** The models that are asked about a series, each by itself; together they foretell better than the one that looked best (decision 0037). */
import { airline } from './airline.ts';
import type { Candidate } from './combine.ts';
import { dampedTrend, ets, weighEts } from './ets.ts';
import { mean } from './numbers.ts';
import { addSeason, findSeason, findSteadySeason, isSeasonal, noSeason, type Season } from './season.ts';
import { tameOutliers } from './tame-outliers.ts';
import { dynamicTheta } from './theta.ts';

/** A cycle longer than this has too many states for exponential smoothing: there the season is taken out beforehand. */
const LONGEST_CYCLE_SMOOTHED = 24;

/** A week does not grow upon the one before. */
const DAYS_OF_WEEK = 7;

/** A year's growth that is carried on. */
const GROWTH_KEPT = 0.7;

/** At least 4 finite values; forecasts may be of any sign. */
export function askModels(raw: readonly number[], period: 12 | 52 | 7, horizon: number): Candidate[] {
  const values = tameOutliers(raw, period);
  const kind = values.every((value) => value > 0) ? 'multiplicative' as const : 'additive' as const;
  const seasons = {
    tested: isSeasonal(values, period) ? findSeason(values, period, kind) : noSeason(values),
    steady: findSteadySeason(values, period, kind),
    added: findSteadySeason(values, period, 'additive'),
  };
  const candidates: Candidate[] = [
    { name: 'theta, tested season', ahead: through(seasons.tested, (adjusted) => dynamicTheta(adjusted, horizon)) },
    { name: 'theta, steady season', ahead: through(seasons.steady, (adjusted) => dynamicTheta(adjusted, horizon)) },
    { name: 'theta, added season', ahead: through(seasons.added, (adjusted) => dynamicTheta(adjusted, horizon)) },
    { name: 'damped trend, steady season', ahead: through(seasons.steady, (adjusted) => dampedTrend(adjusted, horizon)) },
    { name: 'damped trend, added season', ahead: through(seasons.added, (adjusted) => dampedTrend(adjusted, horizon)) },
    { name: 'average of the last cycle, steady season', ahead: through(seasons.steady, (adjusted) => new Array<number>(horizon).fill(mean(adjusted.slice(-period)))) },
    { name: 'same season of the last cycle', ahead: seasonalNaive(values, period, horizon) },
  ];
  if (period !== DAYS_OF_WEEK) {
    for (const [name, ahead] of [['same season of the last cycle, grown', grownCycle(values, period, horizon)], ['airline', airline(values, period, horizon)]] as const) if (ahead) candidates.push({ name, ahead });
  }
  const fits = ets(values, period, horizon, period <= LONGEST_CYCLE_SMOOTHED ? ['none', 'additive', 'multiplicative'] : ['none']);
  if (fits.length > 0) candidates.push({ name: 'exponential smoothing', ahead: weighEts(fits, horizon) });
  for (const season of ['additive', 'multiplicative'] as const) {
    const fit = fits.find(({ shape }) => shape.season === season && shape.isDamped);
    if (fit) candidates.push({ name: `smoothed ${season} season`, ahead: fit.ahead });
  }
  const finite = candidates.filter(({ ahead }) => ahead.every(Number.isFinite));
  return values.length >= period && values.length < 2 * period ? towardsLastCycle(finite, raw, period, horizon) : finite;
}

/** One cycle shows no season that could be told from chance, and yet a good part of it returns: half of last year's month is a better guess than none of it. */
function towardsLastCycle(candidates: readonly Candidate[], values: readonly number[], period: number, horizon: number): Candidate[] {
  const last = seasonalNaive(values, period, horizon);
  const share = period <= LONGEST_CYCLE_SMOOTHED ? 0.5 : 0.25;
  return candidates.map(({ name, ahead }) => ({ name, ahead: ahead.map((value, at) => (1 - share) * value + share * last[at]!) }));
}

/** The value of the same place in the last whole cycle; the last value where there is none. */
export function seasonalNaive(values: readonly number[], period: number, horizon: number): number[] {
  const cycle = values.length >= period ? period : 1;
  return Array.from({ length: horizon }, (_, at) => values[values.length - cycle + (at % cycle)]!);
}

/** The last cycle moved by most of what it stood above the one before; null where there is none. */
function grownCycle(values: readonly number[], period: number, horizon: number): number[] | null {
  if (values.length < 2 * period) return null;
  const growth = mean(values.slice(-period)) - mean(values.slice(-2 * period, -period));
  return seasonalNaive(values, period, horizon).map((value) => value + GROWTH_KEPT * growth);
}

function through(season: Season, model: (adjusted: readonly number[]) => readonly number[]): number[] {
  return addSeason(model(season.adjusted), season, season.adjusted.length);
}
