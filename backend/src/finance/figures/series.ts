/** How a period is cut for a chart: days for months, months for longer, years for very long; with empty stretches kept. */
import type { GroupKey } from '../ledger/ledger-reader.ts';
import { addDays, addMonths, dayOf, daysBetween, endOfMonth, localDate, monthKey, monthName, monthOf, startOfMonth, yearOf } from '../local-date.ts';
import type { Period } from '../period.ts';

export type SeriesStep = Extract<GroupKey, 'day' | 'month' | 'year'>;

const MAX_DAYS = 62;
const MAX_MONTHS = 60;

export function seriesStep({ from, to }: Period): SeriesStep {
  const days = daysBetween(from, to) + 1;
  if (days <= MAX_DAYS) return 'day';
  return days / 30 <= MAX_MONTHS ? 'month' : 'year';
}

/** The stretches of the period, oldest first, cut at its ends. */
export function stretches(period: Period, step: SeriesStep): Period[] {
  const found: Period[] = [];
  for (let from = period.from; from <= period.to; from = addDays(found.at(-1)?.to ?? from, 1)) {
    const end = endOf(from, step);
    found.push({ from, to: end < period.to ? end : period.to });
  }
  return found;
}

function endOf(date: string, step: SeriesStep): string {
  if (step === 'day') return date;
  return step === 'month' ? endOfMonth(date) : localDate(yearOf(date), 12, 31);
}

/** The group key under which a reader sums the stretch. */
export function stretchKey({ from }: Period, step: SeriesStep): string {
  if (step === 'day') return from;
  return step === 'month' ? monthKey(from) : String(yearOf(from));
}

/** "Nov 3", "Mar 2025", "2025": short enough for an axis. */
export function stretchLabel({ from }: Period, step: SeriesStep): string {
  const month = monthName(monthOf(from)).slice(0, 3);
  if (step === 'day') return `${month} ${dayOf(from)}`;
  return step === 'month' ? `${month} ${yearOf(from)}` : String(yearOf(from));
}

/** "Nov 2026", and "Nov 1 – 20, 2026" for a part of it, which nobody should take for a weak month. */
export function monthOrPart({ from, to }: Period): string {
  const name = stretchLabel({ from, to }, 'month');
  return from === startOfMonth(from) && to === endOfMonth(from) ? name : `${name.slice(0, 3)} ${dayOf(from)} – ${dayOf(to)}, ${yearOf(from)}`;
}

/** The last `count` calendar months up to and including the date's own. */
export function monthsUpTo(date: string, count: number): Period[] {
  return stretches({ from: addMonths(startOfMonth(date), 1 - count), to: endOfMonth(date) }, 'month');
}
