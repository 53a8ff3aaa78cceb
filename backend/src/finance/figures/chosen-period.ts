/** Which days a reader of the overview means, and which days they are compared with. */
import { asOf } from '../as-of.ts';
import type { LocalDate } from '../ledger/entry.ts';
import { isOverviewPeriodName, overviewPeriod, type OverviewPeriodName, type Period } from '../period.ts';
import { previousOverviewPeriod, previousPeriod } from '../previous-period.ts';

/** One of the eight names, counted from the as-of date, or any range. */
export type WantedPeriod = OverviewPeriodName | Period;

export interface ChosenPeriod {
  readonly period: Period;
  readonly before: Period;
  readonly asOf: LocalDate;
  readonly notice: string | null;
}

/** `newest`: the date of the ledger's newest row; null when it is empty. */
export function chosenPeriod(wanted: WantedPeriod, newest: LocalDate | null, today: LocalDate): ChosenPeriod {
  const { date, notice } = asOf(today, newest);
  if (typeof wanted !== 'string') return { period: wanted, before: previousPeriod(wanted), asOf: date, notice };
  if (!isOverviewPeriodName(wanted)) throw new Error(`${wanted} is no period`);
  return { period: overviewPeriod(wanted, date), before: previousOverviewPeriod(wanted, date), asOf: date, notice };
}
