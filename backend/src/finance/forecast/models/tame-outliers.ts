/** A series without what came once and is far from everything around it: a machine sold, a payment booked in the wrong month. Models would carry it into the future. */
import { mean, median } from './numbers.ts';

/** Points to each side that say what is usual there. */
const AROUND = { 12: 6, 52: 6, 7: 7 } as const;

/** Usual distances from its surroundings that nothing ordinary reaches. */
const FAR = 12;

/** And so many times what is usual there: less is an ordinary month somewhere. */
const TIMES = 2;

/** Where more than one in so many is far, being far is ordinary. */
const RARE = 18;

/** `values` are gapless. What recurs at its time of the cycle, and what stays (two points in a row), is kept. */
export function tameOutliers(values: readonly number[], period: keyof typeof AROUND): readonly number[] {
  const reach = AROUND[period];
  if (values.length < 2 * reach) return values;
  const usual = values.map((_, at) => median([...values.slice(Math.max(0, at - reach), at), ...values.slice(at + 1, at + 1 + reach)]));
  const apart = values.map((value, at) => value - usual[at]!);
  const distances = apart.map(Math.abs);
  const far = FAR * Math.max(1.4826 * median(distances), mean(distances) / 2);
  const excess = apart.map((distance, at) => distance - mean(sameSeason(apart, at, period)));
  const isFar = apart.map((distance, at) => Math.min(Math.abs(distance), Math.abs(excess[at]!)) > Math.max(far, TIMES * Math.abs(usual[at]!)));
  const isOdd = isFar.map((is, at) => is && !isFar[at - 1] && !isFar[at + 1]);
  if (isFar.filter(Boolean).length > values.length / RARE) return values;
  return values.map((value, at) => (isOdd[at] ? value - excess[at]! : value));
}

function sameSeason(apart: readonly number[], at: number, period: number): number[] {
  return apart.filter((_, other) => other !== at && (other - at) % period === 0);
}
