/** Arithmetic on calendar dates (`YYYY-MM-DD`) without any time zone and without the clock. */
import type { LocalDate } from './ledger/entry.ts';

/** Days since 1970-01-01; UTC is used as a plain calendar, so no time zone enters. */
export function dayNumber(date: LocalDate): number {
  return Date.UTC(yearOf(date), monthOf(date) - 1, dayOf(date)) / 86_400_000;
}

export function fromDayNumber(days: number): LocalDate {
  return new Date(days * 86_400_000).toISOString().slice(0, 10);
}

/** Years of a ledger that anybody keeps; they bound every loop over a range of dates. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** A date that the calendar has, within the years that a ledger can have. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year, month, day] = [yearOf(text), monthOf(text), dayOf(text)];
  return year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

export const yearOf = (date: LocalDate): number => Number(date.slice(0, 4));
/** 1 = January. */
export const monthOf = (date: LocalDate): number => Number(date.slice(5, 7));
export const dayOf = (date: LocalDate): number => Number(date.slice(8, 10));

/** `month` may lie outside 1–12 and `day` past the end of the month: months roll over, days are cut to the month's last. */
export function localDate(year: number, month: number, day: number): LocalDate {
  const monthIndex = year * 12 + (month - 1);
  const realYear = Math.floor(monthIndex / 12);
  const realMonth = monthIndex - realYear * 12 + 1;
  const realDay = Math.min(day, daysInMonth(realYear, realMonth));
  return `${String(realYear).padStart(4, '0')}-${String(realMonth).padStart(2, '0')}-${String(realDay).padStart(2, '0')}`;
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** 31 January + 1 month = 28 (29) February. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  return localDate(yearOf(date), monthOf(date) + months, dayOf(date));
}

/** Days from `from` to `to`: 0 on the same day. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayOf(date: LocalDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

/** The Monday of the date's week. */
export function startOfWeek(date: LocalDate): LocalDate {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

export const startOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 7)}-01`;
export const endOfMonth = (date: LocalDate): LocalDate => localDate(yearOf(date), monthOf(date), 31);
export const quarterOf = (date: LocalDate): number => Math.ceil(monthOf(date) / 3);

/** `YYYY-MM`. */
export const monthKey = (date: LocalDate): string => date.slice(0, 7);
/** `YYYY-Qn`. */
export const quarterKey = (date: LocalDate): string => `${date.slice(0, 4)}-Q${quarterOf(date)}`;

export const MONTH_NAMES = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] as const;

export function monthName(month: number): string {
  return MONTH_NAMES[month - 1] ?? '';
}

/** "October 31, 2025". */
export function dateInWords(date: LocalDate): string {
  return `${monthName(monthOf(date))} ${dayOf(date)}, ${yearOf(date)}`;
}

/** 2025-03 → "March 2025". */
export function monthInWords(month: string): string {
  return `${monthName(Number(month.slice(5, 7)))} ${month.slice(0, 4)}`;
}
