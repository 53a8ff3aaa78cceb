/** THE definition of burn rate and runway, for answers, key figures, insights, alerts and forecasts alike. */
import type { LocalDate } from '../ledger/entry.ts';
import { divideMinor } from '../money.ts';
import { lastMonths, type Period } from '../period.ts';

/** Full calendar months that a burn rate is averaged over when nobody asks for others. */
export const BURN_MONTHS = 3;

export interface Burn {
  readonly cashFlowMinor: number;
  readonly months: number;
  /** Average monthly net outflow; 0 when the business is not burning. */
  readonly burnMinor: number;
}

/** The months before the as-of date's month. */
export function burnPeriod(asOf: LocalDate): Period {
  return lastMonths(BURN_MONTHS, asOf);
}

/** `cashFlows`: one per full calendar month, in minor units; a month without a row is 0. */
export function burnOf(cashFlows: readonly number[]): Burn {
  const cashFlowMinor = cashFlows.reduce((sum, flow) => sum + flow, 0);
  return { cashFlowMinor, months: cashFlows.length, burnMinor: cashFlows.length === 0 ? 0 : Math.max(0, divideMinor(-cashFlowMinor, cashFlows.length)) };
}

/** Unrounded months until the balance is used up; null where it is unknown, and where nothing is burned: no limit is not 0. An overdrawn account lasts no time. */
export function runwayMonths(balanceMinor: number | null, burnMinor: number): number | null {
  return balanceMinor === null || burnMinor === 0 ? null : Math.max(0, balanceMinor) / burnMinor;
}
