/** Which months an executive summary compares: the longest two stretches of equal length that the data holds. */
import type { MonthlyLedger } from '../figures/monthly-ledger.ts';
import type { Period } from '../period.ts';

export interface Comparison {
  readonly now: readonly Period[];
  readonly before: readonly Period[];
}

const LENGTHS = [12, 6, 3, 1] as const;

/** Null where there are not even two whole months. */
export function comparison(monthly: MonthlyLedger): Comparison | null {
  const count = LENGTHS.find((length) => monthly.months.length >= 2 * length);
  return count === undefined ? null : { now: monthly.lastMonths(count), before: monthly.lastMonths(count, count) };
}
