/** The value axis of a chart: from zero, with four or five round ticks. */

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  /** Where a value stands between the bottom (0) and the top (1). */
  at(value: number): number;
}

const WANTED_TICKS = 4;

/** Always holds zero; a chart without values gets an axis all the same. */
export function scaleOf(values: readonly (number | null)[]): Scale {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
  const step = roundStep((most - least || 1) / WANTED_TICKS);
  const [low, high] = [Math.floor(least / step) * step, Math.max(Math.ceil(most / step), Math.floor(least / step) + 1) * step];
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { low, high, ticks, at: (value) => (value - low) / (high - low) };
}

/** The next of 1, 2, 2.5, 5, 10 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= rough * 0.999) ?? 10;
  return factor * power;
}
