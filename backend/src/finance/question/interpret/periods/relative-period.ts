/** Periods counted from the as-of date: this, last, N ago, the last N, and the one before another. */
import type { LocalDate } from '../../../ledger/entry.ts';
import { addDays, addMonths, daysBetween, monthOf, startOfMonth, startOfWeek, yearOf } from '../../../local-date.ts';
import type { Period } from '../../../period.ts';
import { half, lastDays, lastMonths, quarterAround, week, wholeMonths, year } from '../../../period.ts';
import type { Calendar, DatedPeriod } from './period-atom.ts';
import { fiscalYear } from './period-atom.ts';
import type { CalendarUnit } from './period-words.ts';

/** The unit `offset` steps from the running one: 0 = this (whole), −1 = last. */
export function unitAt(unit: CalendarUnit, offset: number, calendar: Calendar): DatedPeriod {
  return { ...unitAround(shift(calendar.asOf, unit, offset), unit, calendar), unit };
}

function shift(date: LocalDate, unit: CalendarUnit, offset: number): LocalDate {
  switch (unit) {
    case 'day': return addDays(date, offset);
    case 'week': return addDays(date, offset * 7);
    default: return addMonths(startOfMonth(date), offset * MONTHS_IN[unit]);
  }
}

const MONTHS_IN = { month: 1, quarter: 3, half: 6, year: 12 } as const;

function unitAround(date: LocalDate, unit: CalendarUnit, calendar: Calendar): Period {
  switch (unit) {
    case 'day': return { from: date, to: date };
    case 'week': return week(date);
    case 'month': return { from: startOfMonth(date), to: addDays(addMonths(startOfMonth(date), 1), -1) };
    case 'quarter': return quarterAround(date);
    case 'half': return half(yearOf(date), monthOf(date) <= 6 ? 1 : 2);
    case 'year': return fiscalYear(calendar.fiscalStart > 1 && monthOf(date) >= calendar.fiscalStart ? yearOf(date) + 1 : yearOf(date), calendar);
  }
}

/** The last N units: days end on the as-of date; everything else are N full units before the running one. */
export function trailing(count: number, unit: CalendarUnit, calendar: Calendar): DatedPeriod {
  const { asOf } = calendar;
  switch (unit) {
    case 'day': return { ...lastDays(count, asOf), unit: 'range' };
    case 'week': return { from: addDays(startOfWeek(asOf), -7 * count), to: addDays(startOfWeek(asOf), -1), unit: count === 1 ? 'week' : 'range' };
    case 'month': return { ...lastMonths(count, asOf), unit: count === 1 ? 'month' : 'range' };
    case 'year': return { from: year(yearOf(asOf) - count).from, to: year(yearOf(asOf) - 1).to, unit: count === 1 ? 'year' : 'range' };
    default: return { from: unitAt(unit, -count, calendar).from, to: unitAt(unit, -1, calendar).to, unit: 'range' };
  }
}

export const lastFullMonths = (count: number, calendar: Calendar): DatedPeriod => trailing(count, 'month', calendar);

/** The first or last N units inside a period: "the first three months of 2024", "the last week of March". */
export function edgeOf(period: Period, count: number, unit: CalendarUnit, edge: 'first' | 'last'): DatedPeriod {
  const days = unit === 'day' ? count : unit === 'week' ? count * 7 : 0;
  const months = unit === 'day' || unit === 'week' ? 0 : count * MONTHS_IN[unit];
  const dated = count === 1 ? unit : 'range';
  if (edge === 'first') return { from: period.from, to: addDays(addMonths(addDays(period.from, days), months), -1), unit: dated };
  const after = addDays(period.to, 1);
  return { from: addMonths(addDays(after, -days), -months), to: period.to, unit: dated };
}

/** The stretch of the same kind just before. */
export function periodBefore(period: DatedPeriod, steps: number): DatedPeriod {
  let { from, to } = period;
  for (let step = 0; step < steps; step++) ({ from, to } = stepBefore({ from, to, unit: period.unit }));
  return { from, to, unit: period.unit };
}

/** The stretch of the same kind just after. */
export function periodAfter({ from, to, unit }: DatedPeriod): DatedPeriod {
  const start = addDays(to, 1);
  if (unit === 'month' || unit === 'quarter' || unit === 'half' || unit === 'year') return { from: start, to: addDays(addMonths(start, MONTHS_IN[unit]), -1), unit };
  const months = wholeMonths({ from, to });
  return { from: start, to: months === null ? addDays(start, daysBetween(from, to)) : addDays(addMonths(start, months), -1), unit };
}

function stepBefore({ from, to, unit }: DatedPeriod): Period {
  const end = addDays(from, -1);
  switch (unit) {
    case 'month': case 'quarter': case 'half': case 'year': return { from: addMonths(from, -MONTHS_IN[unit]), to: end };
    case 'week': return { from: addDays(from, -7), to: end };
    default: {
      const months = wholeMonths({ from, to });
      return months === null ? { from: addDays(from, -daysBetween(from, to) - 1), to: end } : { from: addMonths(from, -months), to: end };
    }
  }
}
