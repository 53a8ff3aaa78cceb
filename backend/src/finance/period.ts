/** Periods of the calendar: both ends count, weeks start on Monday, everything counts from an as-of date that the caller passes. */
import type { LocalDate } from './ledger/entry.ts';
import { addDays, addMonths, endOfMonth, localDate, monthOf, quarterOf, startOfMonth, startOfWeek, yearOf } from './local-date.ts';

export interface Period {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export const OVERVIEW_PERIODS = ['today', 'this-week', 'last-week', 'this-month', 'last-month', 'last-6-months', 'this-year', 'last-year'] as const;
export type OverviewPeriodName = (typeof OVERVIEW_PERIODS)[number];

export function isOverviewPeriodName(text: string): text is OverviewPeriodName {
  return (OVERVIEW_PERIODS as readonly string[]).includes(text);
}

/** The eight periods of the overview's selector. */
export function overviewPeriod(name: OverviewPeriodName, asOf: LocalDate): Period {
  switch (name) {
    case 'today': return { from: asOf, to: asOf };
    case 'this-week': return { from: startOfWeek(asOf), to: asOf };
    case 'last-week': return week(addDays(asOf, -7));
    case 'this-month': return { from: startOfMonth(asOf), to: asOf };
    case 'last-month': return lastMonths(1, asOf);
    case 'last-6-months': return lastMonths(6, asOf);
    case 'this-year': return { from: localDate(yearOf(asOf), 1, 1), to: asOf };
    case 'last-year': return year(yearOf(asOf) - 1);
  }
}

/** Monday to Sunday around the date. */
export function week(date: LocalDate): Period {
  const from = startOfWeek(date);
  return { from, to: addDays(from, 6) };
}

/** A whole calendar month; `monthNumber` may lie outside 1–12 and rolls over. */
export function month(yearNumber: number, monthNumber: number): Period {
  return { from: localDate(yearNumber, monthNumber, 1), to: localDate(yearNumber, monthNumber, 31) };
}

/** A whole calendar quarter; `quarterNumber` may lie outside 1–4 and rolls over. */
export function quarter(yearNumber: number, quarterNumber: number): Period {
  return { from: localDate(yearNumber, quarterNumber * 3 - 2, 1), to: localDate(yearNumber, quarterNumber * 3, 31) };
}

export function half(yearNumber: number, halfNumber: 1 | 2): Period {
  return { from: localDate(yearNumber, halfNumber * 6 - 5, 1), to: localDate(yearNumber, halfNumber * 6, 31) };
}

export function year(yearNumber: number): Period {
  return { from: localDate(yearNumber, 1, 1), to: localDate(yearNumber, 12, 31) };
}

/** The calendar quarter that holds the date, whole. */
export function quarterAround(date: LocalDate): Period {
  return quarter(yearOf(date), quarterOf(date));
}

/** The N full calendar months before the as-of date's month. */
export function lastMonths(count: number, asOf: LocalDate): Period {
  const firstOfThis = startOfMonth(asOf);
  return { from: addMonths(firstOfThis, -count), to: addDays(firstOfThis, -1) };
}

/** The N days that end on the as-of date, that day included. */
export function lastDays(count: number, asOf: LocalDate): Period {
  return { from: addDays(asOf, 1 - count), to: asOf };
}

/** Cuts a running period at the as-of date. */
export function capAt(period: Period, asOf: LocalDate): Period {
  return period.to > asOf ? { from: period.from, to: asOf } : period;
}

/** The whole calendar months inside the period that are over at the as-of date, oldest first. */
export function fullMonthsIn(period: Period, asOf: LocalDate): Period[] {
  const months: Period[] = [];
  let from = startOfMonth(period.from);
  if (from < period.from) from = addMonths(from, 1);
  for (; endOfMonth(from) <= period.to && endOfMonth(from) < asOf; from = addMonths(from, 1)) months.push({ from, to: endOfMonth(from) });
  return months;
}

/** How many calendar months the period covers from first to last day, or null when it does not consist of whole ones. */
export function wholeMonths(period: Period): number | null {
  if (period.from !== startOfMonth(period.from) || period.to !== endOfMonth(period.to)) return null;
  const months = (yearOf(period.to) - yearOf(period.from)) * 12 + monthOf(period.to) - monthOf(period.from) + 1;
  return months > 0 ? months : null;
}
