/** Which method to use, how far it was off, and how often its ranges held: all as it would have been done at the time. */
import { bandAround, FEWEST_MISSES, spreadOf } from './bands.ts';
import { byMethod, FORECAST_METHODS, type CashBacktest, type ForecastMethod, type HitRate } from './forecast-types.ts';
import { isWhole, monthMisses, monthNet, type Trial } from './walk-forward.ts';

/** Until months have been compared. */
export const FIRST_METHOD: ForecastMethod = 'recurring-and-model';
/** Fewer months compared are chance. */
const LEAST_COMPARED = 3;
/** Another method has to be clearly better than the one that tells most: by 2 %. */
const CLEARLY = 0.98;

/** The one that missed least over the whole months of these trials. */
export function bestMethod(trials: readonly Trial[]): ForecastMethod {
  const ranked = rankedMethods(trials);
  const [best] = ranked;
  const first = ranked.find(({ method }) => method === FIRST_METHOD);
  if (!best || !first) return FIRST_METHOD;
  return best.meanErrorMinor < first.meanErrorMinor * CLEARLY ? best.method : FIRST_METHOD;
}

export function rankedMethods(trials: readonly Trial[]): { method: ForecastMethod; meanErrorMinor: number }[] {
  if (comparedMonths(trials) < LEAST_COMPARED) return [];
  return FORECAST_METHODS.map((method) => ({ method, meanErrorMinor: meanMiss(trials, (trial) => monthNet(trial.foreseen[method])) }))
    .sort((a, b) => a.meanErrorMinor - b.meanErrorMinor || FORECAST_METHODS.indexOf(a.method) - FORECAST_METHODS.indexOf(b.method));
}

/** Oldest trial first. Null where nothing could be compared. */
export function judged(trials: readonly Trial[]): CashBacktest | null {
  const monthsCompared = comparedMonths(trials);
  if (monthsCompared < LEAST_COMPARED) return null;
  const chosen = new Map(trials.map((trial) => [trial, bestMethod(known(trials, trial))]));
  const methodOf = (trial: Trial): ForecastMethod => chosen.get(trial)!;
  const share = (side: 'monthIn' | 'monthOut', of: (trial: Trial) => readonly number[]): number | null => missShare(trials, (trial) => trial.came[side], of);
  return {
    origins: trials.filter((trial) => trial.months.some(isWhole)).length, monthsCompared,
    meanErrorMinor: meanMiss(trials, (trial) => monthNet(trial.foreseen[methodOf(trial)])),
    naiveMeanErrorMinor: meanMiss(trials, (trial) => monthNet(trial.naive)),
    cashInErrorPercent: share('monthIn', (trial) => trial.foreseen[methodOf(trial)].monthIn),
    cashOutErrorPercent: share('monthOut', (trial) => trial.foreseen[methodOf(trial)].monthOut),
    naiveCashInErrorPercent: share('monthIn', (trial) => trial.naive.monthIn),
    naiveCashOutErrorPercent: share('monthOut', (trial) => trial.naive.monthOut),
    ...hitRates(trials, methodOf),
    methods: rankedMethods(trials),
  };
}

/** The trials of before, with the months that were over on the day of this one. */
function known(trials: readonly Trial[], { origin }: Trial): Trial[] {
  return trials.filter((trial) => trial.origin < origin).map((trial) => ({ ...trial, months: trial.months.filter(({ to }) => to <= origin) }));
}

function hitRates(trials: readonly Trial[], methodOf: (trial: Trial) => ForecastMethod): { held80: HitRate; held95: HitRate } {
  const [held80, held95] = [{ held: 0, of: 0 }, { held: 0, of: 0 }];
  for (const trial of trials) {
    const before = known(trials, trial);
    const method = methodOf(trial);
    const misses = monthMisses(before.map((one) => shortened(one)), () => method).net;
    const spread = misses.flat().length < LEAST_MEASURED ? null : spreadOf(misses, trial.months.length);
    if (!spread) continue;
    const [came, foreseen] = [monthNet(trial.came), monthNet(trial.foreseen[method])];
    trial.months.forEach((period, step) => {
      if (!isWhole(period)) return;
      const { low80, high80, low95, high95 } = bandAround(foreseen[step]!, spread, step);
      const net = came[step]!;
      held80.of += 1;
      held95.of += 1;
      if (net >= low80 && net <= high80) held80.held += 1;
      if (net >= low95 && net <= high95) held95.held += 1;
    });
  }
  return { held80, held95 };
}

/** A range that is drawn from fewer misses than these is not counted among those that held or failed. */
const LEAST_MEASURED = 2 * FEWEST_MISSES;

/** Figures of the months that are left of it. */
function shortened(trial: Trial): Trial {
  const { length } = trial.months;
  const cut = <T extends { monthIn: readonly number[]; monthOut: readonly number[] }>(flows: T): T => ({ ...flows, monthIn: flows.monthIn.slice(0, length), monthOut: flows.monthOut.slice(0, length) });
  return { ...trial, came: cut(trial.came), foreseen: byMethod((method) => cut(trial.foreseen[method])) };
}

function comparedMonths(trials: readonly Trial[]): number {
  return trials.reduce((sum, { months }) => sum + months.filter(isWhole).length, 0);
}

function meanMiss(trials: readonly Trial[], foreseen: (trial: Trial) => readonly number[]): number {
  let [sum, count] = [0, 0];
  for (const trial of trials) {
    const [came, told] = [monthNet(trial.came), foreseen(trial)];
    trial.months.forEach((period, step) => {
      if (!isWhole(period)) return;
      sum += Math.abs(came[step]! - told[step]!);
      count += 1;
    });
  }
  return count === 0 ? 0 : Math.round(sum / count);
}

/** All misses as a share of all that came, in percent. */
function missShare(trials: readonly Trial[], came: (trial: Trial) => readonly number[], told: (trial: Trial) => readonly number[]): number | null {
  let [missed, total] = [0, 0];
  for (const trial of trials) {
    const [one, other] = [came(trial), told(trial)];
    trial.months.forEach((period, step) => {
      if (!isWhole(period)) return;
      missed += Math.abs(one[step]! - other[step]!);
      total += Math.abs(one[step]!);
    });
  }
  return total === 0 ? null : (missed / total) * 100;
}
