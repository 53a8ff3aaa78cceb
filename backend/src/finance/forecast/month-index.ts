/** Months as consecutive numbers, so that series of them are plain arrays. */
import type { LocalDate } from '../ledger/entry.ts';
import { dayNumber, fromDayNumber, localDate, monthOf, yearOf } from '../local-date.ts';

export function monthIndex(date: LocalDate): number {
  return yearOf(date) * 12 + monthOf(date) - 1;
}

export function monthIndexOfDay(day: number): number {
  return monthIndex(fromDayNumber(day));
}

/** YYYY-MM. */
export function monthName(index: number): string {
  return firstDate(index).slice(0, 7);
}

export function firstDate(index: number): LocalDate {
  return localDate(Math.floor(index / 12), (index % 12) + 1, 1);
}

export function firstDay(index: number): number {
  return dayNumber(firstDate(index));
}

export function lastDay(index: number): number {
  return firstDay(index + 1) - 1;
}
