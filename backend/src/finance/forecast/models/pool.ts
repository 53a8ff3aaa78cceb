/** The models that are asked about a series, each by itself; their middle foretells better than the one that looked best (decision 0037). */
import { ets, weighEts, type EtsFit } from './ets.ts';
import { addSeason, findSeason, findSteadySeason, isSeasonal, noSeason, type Season } from './season.ts';
import { dynamicTheta } from './theta.ts';

export interface Candidate { readonly name: string; readonly ahead: readonly number[] }

/** A cycle longer than this has too many states for exponential smoothing: there the season is taken out beforehand. */
const LONGEST_CYCLE_SMOOTHED = 24;

/** At least 4 finite values; forecasts may be of any sign. */
export function askModels(values: readonly number[], period: number, horizon: number): Candidate[] {
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
    { name: 'damped trend, steady season', ahead: through(seasons.steady, (adjusted) => damped(adjusted, horizon)) },
    { name: 'damped trend, added season', ahead: through(seasons.added, (adjusted) => damped(adjusted, horizon)) },
    { name: 'same season of the last cycle', ahead: seasonalNaive(values, period, horizon) },
  ];
  const fits = ets(values, period, horizon, period <= LONGEST_CYCLE_SMOOTHED ? ['none', 'additive', 'multiplicative'] : ['none']);
  if (fits.length > 0) candidates.push({ name: 'exponential smoothing', ahead: weighEts(fits, horizon) });
  for (const season of ['additive', 'multiplicative'] as const) {
    const fit = fits.find(({ shape }) => shape.season === season && shape.trend === 'damped');
    if (fit) candidates.push({ name: `smoothed ${season} season`, ahead: fit.ahead });
  }
  return candidates.filter(({ ahead }) => ahead.every(Number.isFinite));
}

/** The value of the same place in the last whole cycle; the last value where there is none. */
export function seasonalNaive(values: readonly number[], period: number, horizon: number): number[] {
  const cycle = values.length >= period ? period : 1;
  return Array.from({ length: horizon }, (_, at) => values[values.length - cycle + (at % cycle)]!);
}

function through(season: Season, model: (adjusted: readonly number[]) => readonly number[]): number[] {
  return addSeason(model(season.adjusted), season, season.adjusted.length);
}

function damped(adjusted: readonly number[], horizon: number): readonly number[] {
  const fits: readonly EtsFit[] = ets(adjusted, 1, horizon, ['none']);
  return (fits.find(({ shape }) => shape.trend === 'damped') ?? fits[0])?.ahead ?? dynamicTheta(adjusted, horizon);
}
