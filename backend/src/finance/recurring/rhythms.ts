/** The rhythms that are looked for, and how exact each has to be kept. Bounds are in days. */
import type { Rhythm } from './recurring-series.ts';

export interface RhythmRule {
  readonly rhythm: Rhythm;
  readonly periodDays: number;
  /** Null where the calendar's months do not matter. */
  readonly everyMonths: number | null;
  /** How far a step from one to the next may be off: weekends, holidays, months of 28 and 31 days. */
  readonly stepTolerance: number;
  /** How far from their schedule they may lie on average. */
  readonly meanTolerance: number;
  /** How late one may be before it counts as missing. */
  readonly lateDays: number;
  readonly leastOccurrences: number;
  /** A step may be this many periods long: ones that were left out. */
  readonly mostPeriods: number;
}

/** A year of days over twelve. */
const MONTH_DAYS = 365.25 / 12;

export const RHYTHMS: readonly RhythmRule[] = [
  { rhythm: 'weekly', periodDays: 7, everyMonths: null, stepTolerance: 2, meanTolerance: 0.9, lateDays: 4, leastOccurrences: 5, mostPeriods: 3 },
  { rhythm: 'fortnightly', periodDays: 14, everyMonths: null, stepTolerance: 3, meanTolerance: 1.5, lateDays: 5, leastOccurrences: 4, mostPeriods: 2 },
  { rhythm: 'four-weekly', periodDays: 28, everyMonths: null, stepTolerance: 2, meanTolerance: 0.9, lateDays: 6, leastOccurrences: 5, mostPeriods: 2 },
  { rhythm: 'monthly', periodDays: MONTH_DAYS, everyMonths: 1, stepTolerance: 7, meanTolerance: 3.2, lateDays: 8, leastOccurrences: 3, mostPeriods: 3 },
  { rhythm: 'quarterly', periodDays: 3 * MONTH_DAYS, everyMonths: 3, stepTolerance: 14, meanTolerance: 7, lateDays: 16, leastOccurrences: 3, mostPeriods: 2 },
  { rhythm: 'yearly', periodDays: 12 * MONTH_DAYS, everyMonths: 12, stepTolerance: 21, meanTolerance: 11, lateDays: 30, leastOccurrences: 2, mostPeriods: 1 },
];
