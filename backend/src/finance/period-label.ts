/** A period in words: "November 1 – 20, 2026", "October 2026", "Q2 2025", "2025". */
import { dateInWords, dayOf, monthName, monthOf, yearOf } from './local-date.ts';
import type { Period } from './period.ts';
import { wholeMonths } from './period.ts';

export function periodLabel(period: Period): string {
  if (period.from === period.to) return dateInWords(period.from);
  const months = wholeMonths(period);
  return months === null ? daysLabel(period) : monthsLabel(period, months);
}

function monthsLabel({ from, to }: Period, months: number): string {
  const year = yearOf(from);
  const month = monthOf(from);
  if (months === 1) return `${monthName(month)} ${year}`;
  if (months === 12 && month === 1) return String(year);
  if (months === 3 && month % 3 === 1) return `Q${(month + 2) / 3} ${year}`;
  if (year !== yearOf(to)) return `${monthName(month)} ${year} – ${monthName(monthOf(to))} ${yearOf(to)}`;
  return `${monthName(month)} – ${monthName(monthOf(to))} ${year}`;
}

function daysLabel({ from, to }: Period): string {
  if (yearOf(from) !== yearOf(to)) return `${dateInWords(from)} – ${dateInWords(to)}`;
  const start = `${monthName(monthOf(from))} ${dayOf(from)}`;
  const end = monthOf(from) === monthOf(to) ? String(dayOf(to)) : `${monthName(monthOf(to))} ${dayOf(to)}`;
  return `${start} – ${end}, ${yearOf(to)}`;
}
