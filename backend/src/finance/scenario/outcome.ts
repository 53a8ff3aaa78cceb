/** What a path of monthly cash comes to: cash at the end, its lowest point, how long it lasts. */
import { pathFacts } from '../forecast/balance-path.ts';
import type { LocalDate } from '../ledger/entry.ts';
import { dayOf, daysBetween, daysInMonth, monthOf, yearOf } from '../local-date.ts';
import { monthsBetween } from './months.ts';

export interface PlayedMonth {
  /** YYYY-MM. */
  readonly month: string;
  readonly cashInMinor: number;
  readonly cashOutMinor: number;
  readonly netMinor: number;
  /** At the end of the month; null without a known balance at the start. */
  readonly balanceMinor: number | null;
}

export interface Outcome {
  readonly cashAtEndMinor: number | null;
  /** The lowest day, the as-of date included. */
  readonly lowest: { readonly date: LocalDate; readonly balanceMinor: number } | null;
  /** Unrounded; null where it cannot be told, see `runwayState`. */
  readonly runwayMonths: number | null;
  /** known: a number of months · not-burning: cash does not run out · no-balance: nobody said what there is to burn. */
  readonly runwayState: 'known' | 'not-burning' | 'no-balance';
  /** The day on which cash is used up within these months. */
  readonly zeroCashDate: LocalDate | null;
}

/** Cash day by day, as the forecast has it. */
export interface DailyPath {
  readonly asOf: LocalDate;
  /** On the as-of date. */
  readonly openingMinor: number;
  /** From the day after it to the end of the last month. */
  readonly dailyNetMinor: readonly number[];
}

/** `paceMinor`: the net cash of a month after the last one, should it go on like this. */
export function outcomeOf(months: readonly PlayedMonth[], path: DailyPath | null, paceMinor: number): Outcome {
  const [first, last] = [months[0], months.at(-1)];
  if (path === null || !first || !last) return { cashAtEndMinor: null, lowest: null, runwayMonths: null, runwayState: 'no-balance', zeroCashDate: null };
  const cashAtEndMinor = last.balanceMinor ?? path.openingMinor;
  const { lowest, zeroCashDate } = pathFacts(path.openingMinor, path.dailyNetMinor, path.asOf);
  if (zeroCashDate !== null) return { cashAtEndMinor, lowest, runwayMonths: monthsUntil(zeroCashDate, first.month, path), runwayState: 'known', zeroCashDate };
  if (paceMinor >= 0) return { cashAtEndMinor, lowest, runwayMonths: null, runwayState: 'not-burning', zeroCashDate: null };
  return { cashAtEndMinor, lowest, runwayMonths: months.length + cashAtEndMinor / -paceMinor, runwayState: 'known', zeroCashDate: null };
}

/** From the beginning of the first month to the moment of that day at which the cash is gone; 0 for a day before. */
function monthsUntil(date: LocalDate, firstMonth: string, { asOf, openingMinor, dailyNetMinor }: DailyPath): number {
  const month = date.slice(0, 7);
  if (month < firstMonth) return 0;
  const passed = daysBetween(asOf, date) - 1;
  const before = dailyNetMinor.slice(0, passed).reduce((sum, net) => sum + net, openingMinor);
  const partOfDay = Math.min(1, before / -(dailyNetMinor[passed] ?? -before));
  return monthsBetween(firstMonth, month) + (dayOf(date) - 1 + partOfDay) / daysInMonth(yearOf(date), monthOf(date));
}
