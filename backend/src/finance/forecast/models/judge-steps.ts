/** How well earlier forecasts did, beside repeating the last cycle: sMAPE in percent, MASE in errors of that repetition within the series. */
import { intervalsOf, type ErrorOptions } from './intervals.ts';
import { mean } from './numbers.ts';
import type { Step } from './walk-forward.ts';

export interface Accuracy {
  /** Between 0 and 200. */
  readonly smape: number;
  /** Null where the series never differed from its last cycle. */
  readonly mase: number | null;
}

export interface Backtest extends Accuracy {
  readonly origins: number;
  readonly naive: Accuracy;
  /** Percent of the judged points that lay within; each step's interval is built from all the others. */
  readonly coverage80: number;
  readonly coverage95: number;
}

export function judgeSteps(values: readonly number[], steps: readonly Step[], options: ErrorOptions): Backtest | null {
  if (steps.length < 2) return null;
  const ownError = repetitionError(values, options.period);
  const within = steps.flatMap((step) => {
    const found = intervalsOf(step.ahead, steps.filter((other) => other !== step), options)!;
    return step.actual.map((value, at) => ({ is80: value >= found.low80[at]! && value <= found.high80[at]!, is95: value >= found.low95[at]! && value <= found.high95[at]! }));
  });
  return {
    origins: steps.length,
    ...accuracy(steps.map(({ actual, ahead }) => ({ actual, ahead })), ownError),
    naive: accuracy(steps.map(({ actual, naive }) => ({ actual, ahead: naive })), ownError),
    coverage80: 100 * mean(within.map(({ is80 }) => Number(is80))),
    coverage95: 100 * mean(within.map(({ is95 }) => Number(is95))),
  };
}

export function accuracy(pairs: readonly { readonly actual: readonly number[]; readonly ahead: readonly number[] }[], ownError: number): Accuracy {
  const points = pairs.flatMap(({ actual, ahead }) => actual.map((value, at) => ({ value, foretold: ahead[at]! })));
  return {
    smape: mean(points.map(({ value, foretold }) => (value === foretold ? 0 : (200 * Math.abs(value - foretold)) / (Math.abs(value) + Math.abs(foretold))))),
    mase: ownError > 0 ? mean(points.map(({ value, foretold }) => Math.abs(value - foretold))) / ownError : null,
  };
}

/** The mean error of repeating the last cycle within the series; of the last value where there is no cycle yet. */
export function repetitionError(values: readonly number[], period: number): number {
  const lag = values.length > period ? period : 1;
  return mean(values.slice(lag).map((value, at) => Math.abs(value - values[at]!)));
}
