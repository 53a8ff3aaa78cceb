/** Simple models of a monthly series: what any better one has to beat. */
import { tameOutliers } from './models/tame-outliers.ts';

/** The next `horizon` values of a monthly series of positive amounts. Never throws; short series give what they can. */
export type MonthModel = (values: readonly number[], horizon: number) => number[];

const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length);

/** The average of the last six months, without what came once. */
export const recentAverage: MonthModel = (values, horizon) => new Array<number>(horizon).fill(mean(tameOutliers(values, 12).slice(-6)));

/** The same month of the year before; the latest month where there is none. */
export const lastYear: MonthModel = (values, horizon) =>
  Array.from({ length: horizon }, (_, step) => {
    const at = values.length + step;
    for (let place = at - 12; place >= 0; place -= 12) if (place < values.length) return values[place]!;
    return values.at(-1) ?? 0;
  });

/** How far the seasonal index is believed with one year, and with two or more. */
const BELIEVED = { one: 0.25, more: 0.6 } as const;

/** The recent level, moved by what the time of year did in earlier years as far as it can be believed. */
export const seasonalAverage: MonthModel = (values, horizon) => {
  if (values.length < 12) return recentAverage(values, horizon);
  const years = Math.floor(values.length / 12);
  const told = tameOutliers(values, 12).slice(-12 * years);
  const believed = years === 1 ? BELIEVED.one : BELIEVED.more;
  const indices = Array.from({ length: 12 }, (_, place) => {
    const raw = mean(Array.from({ length: years }, (_, year) => {
      const usual = mean(told.slice(12 * year, 12 * year + 12));
      return usual > 0 ? told[12 * year + place]! / usual : 1;
    }));
    return 1 + believed * (raw - 1);
  });
  const level = mean(told.slice(-6).map((value, at) => value / Math.max(0.1, indices[6 + at]!)));
  return Array.from({ length: horizon }, (_, step) => Math.max(0, level * indices[step % 12]!));
};
