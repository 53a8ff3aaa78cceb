/** How a figure stands against what its owner wants it to be. */
import { divideMinor } from '../money.ts';
import { daysBetween } from '../local-date.ts';
import { wholeMonths, type Period } from '../period.ts';

/** `met`, `close` (within a tenth of the target) or `missed`. */
export type TargetStatus = 'met' | 'close' | 'missed';

const CLOSE = 0.1;
const DAYS_IN_MONTH = 365 / 12;

/** Nothing is burned: no runway is too short. */
export function targetStatus(value: number, target: number, isGoodWhenUp: boolean): TargetStatus {
  const short = isGoodWhenUp ? target - value : value - target;
  if (short <= 0) return 'met';
  return short <= Math.abs(target) * CLOSE ? 'close' : 'missed';
}

/** A sum over a period as one for an average month, so that it can be held against a monthly target. */
export function perMonth(amountMinor: number, period: Period): number {
  const months = wholeMonths(period);
  return months === null ? divideMinor(amountMinor * DAYS_IN_MONTH, daysBetween(period.from, period.to) + 1) : divideMinor(amountMinor, months);
}
