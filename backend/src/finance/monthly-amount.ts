/** What a price that is charged at a rhythm comes to in a month, so that weekly, monthly and yearly ones can be added up. */
import { assertMinor } from './money.ts';

export const INTERVALS = ['day', 'week', 'month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

/** How often each occurs in an average month of the Gregorian calendar, as a fraction: 365 days and 52 weeks in 12 months. */
const PER_MONTH: Readonly<Record<Interval, readonly [number, number]>> = { day: [365, 12], week: [52, 12], month: [1, 1], year: [1, 12] };

/** Minor units a month of an amount charged every `count` intervals, rounded half away from zero; `count` is at least 1. */
export function monthlyAmountMinor(amountMinor: number, interval: Interval, count: number): number {
  const [times, months] = PER_MONTH[interval];
  const share = (Math.abs(assertMinor(amountMinor)) * times) / (months * count);
  return assertMinor(Math.sign(amountMinor) * Math.round(share)) || 0;
}
