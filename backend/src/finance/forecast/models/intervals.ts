/** How far the truth may lie from a forecast: measured on the forecasts that the series itself has already proved wrong by so much. */
import type { Step } from './walk-forward.ts';

export interface Intervals {
  readonly low80: readonly number[];
  readonly high80: readonly number[];
  readonly low95: readonly number[];
  readonly high95: readonly number[];
}

/** By so much of the first error the later ones grow with every further month, week or day. */
const GROWTH = { 12: 0.1, 52: 0.04, 7: 0.02 } as const;

export interface ErrorOptions {
  readonly period: keyof typeof GROWTH;
  /** Do errors grow with the square root of the level, as those of sums of payments do? */
  readonly isSized: boolean;
}

/** Average errors that 80 % and 95 % of later errors stay within: found on monthly series of many origins (decision 0037), heavier tails than a normal's 1.61 and 2.46 for 95 %. */
const USUAL = { 80: 1.51, 95: 2.66 } as const;

/** As many of the series' own errors weigh as much as what is usual. */
const TRUST = 60;

/** Null where no earlier forecast could be judged. */
export function intervalsOf(ahead: readonly number[], steps: readonly Step[], { period, isSized }: ErrorOptions): Intervals | null {
  const level = levelOf(steps);
  const unit = (foretold: number, at: number): number => (1 + GROWTH[period] * at) * (isSized && level > 0 ? Math.sqrt(Math.max(Math.abs(foretold), 0.05 * level)) : 1);
  const errors = steps.flatMap((step) => step.actual.map((value, at) => Math.abs(value - step.ahead[at]!) / unit(step.ahead[at]!, at))).sort((a, b) => a - b);
  if (errors.length === 0) return null;
  const average = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  const reach = (level: 80 | 95): number => {
    const own = errors[Math.min(errors.length - 1, Math.ceil(((errors.length + 1) * level) / 100) - 1)]!;
    return ((own * errors.length + USUAL[level] * average * TRUST) / (errors.length + TRUST)) * caution(steps.length);
  };
  const [near, far] = [reach(80), Math.max(reach(80), reach(95))];
  const band = (sign: 1 | -1, width: number): number[] => ahead.map((value, at) => value + sign * width * unit(value, at));
  return { low80: band(-1, near), high80: band(1, near), low95: band(-1, far), high95: band(1, far) };
}

/** A few judged forecasts are a small sample of how wrong one can be. */
function caution(steps: number): number {
  return 1 + 2.2 / steps ** 1.8;
}

function levelOf(steps: readonly Step[]): number {
  const sizes = steps.flatMap(({ actual }) => actual.map(Math.abs));
  return sizes.length === 0 ? 0 : sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}
