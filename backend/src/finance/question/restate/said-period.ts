/** A stretch of time in words that every form reads back as the same days. */
import type { LocalDate } from '../../ledger/entry.ts';
import { monthName, monthOf, quarterOf, yearOf } from '../../local-date.ts';
import type { DatedPeriod } from '../interpret/periods/period-atom.ts';

/** One that still runs, or is all of the books, is best said as it was: "this month" is more than its days. */
export function saidPeriod({ from, to, unit }: DatedPeriod, asSaid: string, asOf: LocalDate): string {
  if (unit === 'all') return 'all time';
  if (to >= asOf) return asSaid;
  if (from === to) return from;
  if (unit === 'month' && from.slice(0, 7) === to.slice(0, 7)) return `${monthName(monthOf(from))} ${yearOf(from)}`;
  if (unit === 'quarter') return `Q${quarterOf(from)} ${yearOf(from)}`;
  if (unit === 'year' && from.endsWith('-01-01') && to.endsWith('-12-31')) return String(yearOf(from));
  if (unit === 'half' && yearOf(from) === yearOf(to)) return `the ${monthOf(from) === 1 ? 'first' : 'second'} half of ${yearOf(from)}`;
  return `from ${from} to ${to}`;
}
