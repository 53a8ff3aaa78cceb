/** Due days like the first Monday or the last Friday of a month: which one a series keeps, and when it comes. */
import { dayOf, daysInMonth, fromDayNumber, localDate, monthOf, weekdayOf, yearOf } from '../local-date.ts';
import type { NthWeekday } from './recurring-series.ts';

const PLACES = [1, 2, 3, 4, -1] as const;
/** Of the dates: holidays move one now and then. */
const LEAST_SAME = 0.75;

/** The day of the month; months outside 1–12 roll over. */
export function dayOfNth(year: number, month: number, { nth, weekday }: NthWeekday): number {
  const first = weekdayOf(localDate(year, month, 1));
  if (nth > 0) return 1 + ((weekday - first + 7) % 7) + 7 * (nth - 1);
  const length = daysInMonth(year, month);
  return length - ((first + length - 1 - weekday + 7) % 7);
}

/** Days from the nearest due day: negative before it. */
export function offFromNth(day: number, due: NthWeekday): number {
  const date = fromDayNumber(day);
  const [year, month, ofMonth] = [yearOf(date), monthOf(date), dayOf(date)];
  const offs = [
    ofMonth + daysInMonth(year, month - 1) - dayOfNth(year, month - 1, due),
    ofMonth - dayOfNth(year, month, due),
    ofMonth - daysInMonth(year, month) - dayOfNth(year, month + 1, due),
  ];
  return offs.reduce((nearest, off) => (Math.abs(off) < Math.abs(nearest) ? off : nearest));
}

/** The one that the dates lie nearest to; null where they share no day of the week. */
export function fitNthWeekday(days: readonly number[]): { due: NthWeekday; offs: readonly number[]; cost: number } | null {
  const weekday = sharedWeekday(days, LEAST_SAME);
  if (weekday === null) return null;
  const fits = PLACES.map((nth) => {
    const due = { nth, weekday };
    const offs = days.map((day) => offFromNth(day, due));
    return { due, offs, cost: offs.reduce((sum, off) => sum + Math.abs(off), 0) / days.length };
  });
  return fits.reduce((best, fit) => (fit.cost < best.cost ? fit : best));
}

/** The day of the week that so large a share of the days falls on: 0 = Sunday. */
export function sharedWeekday(days: readonly number[], share: number): number | null {
  const counts = new Array<number>(7).fill(0);
  // 1970-01-01 was a Thursday.
  for (const day of days) counts[(((day + 4) % 7) + 7) % 7]! += 1;
  const most = Math.max(...counts);
  return most >= share * days.length ? counts.indexOf(most) : null;
}
