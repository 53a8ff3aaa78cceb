/** What a period is compared with: a finished one with the whole one before it, a running one with the same days of the one before. */
import type { LocalDate } from './ledger/entry.ts';
import { addDays, addMonths, daysBetween, endOfMonth, monthOf, startOfMonth, yearOf } from './local-date.ts';
import type { OverviewPeriodName, Period } from './period.ts';
import { lastMonths, overviewPeriod, wholeMonths, year } from './period.ts';

export function previousOverviewPeriod(name: OverviewPeriodName, asOf: LocalDate): Period {
  const period = overviewPeriod(name, asOf);
  switch (name) {
    case 'today': return shiftDays(period, -1);
    case 'this-week':
    case 'last-week': return shiftDays(period, -7);
    case 'this-month': return sameDays(period, -1);
    case 'this-year': return sameDays(period, -12);
    case 'last-month': return lastMonths(1, period.from);
    case 'last-6-months': return lastMonths(6, period.from);
    case 'last-year': return year(yearOf(period.from) - 1);
  }
}

/** For any range: whole months compare with as many whole months before; a month, quarter or year up to some day with the same days of the one before, so that each holds as many rents and pay days; anything else with as many days before. */
export function previousPeriod(period: Period): Period {
  const months = wholeMonths(period);
  if (months !== null) return { from: addMonths(period.from, -months), to: addDays(period.from, -1) };
  for (const length of [1, 3, 12]) if (isWithin(period, length)) return sameDays(period, -length);
  return shiftDays(period, -(daysBetween(period.from, period.to) + 1));
}

/** Whether it begins with a stretch of so many months of the calendar, and ends in it. */
function isWithin({ from, to }: Period, length: number): boolean {
  return from === startOfMonth(from) && (monthOf(from) - 1) % length === 0 && to < addMonths(from, length);
}

/** The same months and days one year before; whole months stay whole (February 2025 → all 29 days of February 2024). */
export function yearBefore(period: Period): Period {
  const { from, to } = sameDays(period, -12);
  return { from, to: wholeMonths(period) === null ? to : endOfMonth(to) };
}

/** The same days a number of months away, cut where that month is shorter. */
function sameDays(period: Period, months: number): Period {
  return { from: addMonths(period.from, months), to: addMonths(period.to, months) };
}

function shiftDays(period: Period, days: number): Period {
  return { from: addDays(period.from, days), to: addDays(period.to, days) };
}
