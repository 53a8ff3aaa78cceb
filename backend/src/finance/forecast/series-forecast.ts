/** What one series of months, weeks or days will probably do next, how far that may be wrong, and how well the same method would have done before. */
import { combine } from './models/combine.ts';
import { fillGaps } from './models/fill-gaps.ts';
import { intervalsOf, type Intervals } from './models/intervals.ts';
import { mean } from './models/numbers.ts';
import { askModels } from './models/pool.ts';
import { judgeSteps, type Backtest } from './models/judge-steps.ts';
import { walkForward } from './models/walk-forward.ts';

export interface SeriesOptions {
  /** Points in a whole cycle: months of a year, weeks of a year, days of a week. */
  readonly period: 12 | 52 | 7;
  /** Points to foretell. */
  readonly horizon: number;
}

export interface SeriesForecast {
  readonly method: 'combination' | 'constant' | 'average';
  /** The models that it is made of. */
  readonly models: readonly string[];
  readonly mean: readonly number[];
  readonly intervals: Intervals;
  /** Null where nothing earlier could be judged. */
  readonly backtest: Backtest | null;
  /** Why it is no more than an average; null where it is more. */
  readonly reason: string | null;
}

/** Fewer points show neither level nor spread. */
export const FEWEST_POINTS = 6;

/** What is older than this many cycles, or points, tells nothing of tomorrow and costs time. */
const LONGEST_MEMORY = { 12: 180, 52: 208, 7: 371 } as const;

/** Oldest first, the last one complete; gaps are `NaN`. Of any sign and size: twice the values give twice the forecast. */
export function forecastSeries(values: readonly number[], { period, horizon }: SeriesOptions): SeriesForecast {
  const filled = fillGaps(values, period).slice(-LONGEST_MEMORY[period]);
  if (filled.length < FEWEST_POINTS) return average(filled, horizon);
  if (filled.every((value) => value === filled[0])) return constant(filled[0]!, horizon);
  const unit = mean(filled.map(Math.abs)) * (filled.every((value) => value <= 0) ? -1 : 1);
  const scaled = filled.map((value) => value / unit);
  const candidates = askModels(scaled, period, horizon);
  const steps = walkForward(scaled, period, horizon);
  const isSized = scaled.every((value) => value >= 0);
  const options = { period, isSized };
  const ahead = combine(candidates, steps, horizon);
  const backtest = judgeSteps(scaled, steps, options);
  return inUnits({ method: 'combination', models: candidates.map(({ name }) => name), mean: ahead, intervals: intervalsOf(ahead, steps, options) ?? flat(ahead), backtest, reason: null }, unit, isSized);
}

/** Back to the series' own size; what never was negative stays so. */
function inUnits(forecast: SeriesForecast, unit: number, isSized: boolean): SeriesForecast {
  const all = (values: readonly number[]): number[] => values.map((value) => (isSized ? Math.max(0, value) : value) * unit || 0);
  const { low80, high80, low95, high95 } = forecast.intervals;
  const intervals = unit > 0
    ? { low80: all(low80), high80: all(high80), low95: all(low95), high95: all(high95) }
    : { low80: all(high80), high80: all(low80), low95: all(high95), high95: all(low95) };
  return { ...forecast, mean: all(forecast.mean), intervals };
}

function constant(value: number, horizon: number): SeriesForecast {
  const ahead = Array.from({ length: horizon }, () => value);
  return { method: 'constant', models: [], mean: ahead, intervals: flat(ahead), backtest: null, reason: null };
}

function average(values: readonly number[], horizon: number): SeriesForecast {
  const [centre, reach] = [mean(values), 2 * (Math.max(0, ...values) - Math.min(0, ...values))];
  const all = (value: number): number[] => Array.from({ length: horizon }, () => value);
  const intervals = { low80: all(centre - reach / 2), high80: all(centre + reach / 2), low95: all(centre - reach), high95: all(centre + reach) };
  return { method: 'average', models: [], mean: all(centre), intervals, backtest: null, reason: `${values.length} points are known and a forecast needs ${FEWEST_POINTS}.` };
}

function flat(ahead: readonly number[]): Intervals {
  return { low80: ahead, high80: ahead, low95: ahead, high95: ahead };
}
