/** The months and weeks ahead of a day, and what falls into each. */
import type { LocalDate } from '../ledger/entry.ts';
import { addDays, dayNumber, endOfMonth, startOfWeek } from '../local-date.ts';
import type { Period } from '../period.ts';

/** From the day after `asOf` to `to`; the first week and the last may be cut, and so may the first month. */
export function monthsAhead(asOf: LocalDate, to: LocalDate): Period[] {
  return cut(asOf, to, endOfMonth);
}

/** Monday to Sunday. */
export function weeksAhead(asOf: LocalDate, to: LocalDate): Period[] {
  return cut(asOf, to, (date) => addDays(startOfWeek(date), 6));
}

function cut(asOf: LocalDate, to: LocalDate, endOf: (date: LocalDate) => LocalDate): Period[] {
  const periods: Period[] = [];
  for (let from = addDays(asOf, 1); from <= to; from = addDays(periods.at(-1)!.to, 1)) {
    const end = endOf(from);
    periods.push({ from, to: end < to ? end : to });
  }
  return periods;
}

/** The sum of daily figures (the first is that of the day after `asOf`) over each period. */
export function sumsOver(daily: readonly number[], periods: readonly Period[], asOf: LocalDate): number[] {
  const start = dayNumber(asOf) + 1;
  return periods.map(({ from, to }) => {
    let sum = 0;
    for (let day = dayNumber(from) - start; day <= dayNumber(to) - start; day += 1) sum += daily[day] ?? 0;
    return sum;
  });
}

export function running(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => (sum += value));
}
