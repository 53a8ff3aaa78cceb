/** The as-of rule: one date from which everything that an account shows counts its periods. */
import type { LocalDate } from './ledger/entry.ts';
import { dayOf, daysBetween, monthName, monthOf, yearOf } from './local-date.ts';

export interface AsOf {
  readonly date: LocalDate;
  /** A sentence for the user when periods do not count from today; null when they do. */
  readonly notice: string | null;
}

const STALE_AFTER_DAYS = 31;

/** Today; or the newest row's date when that is more than 31 days older, with a notice that says so. */
export function asOf(today: LocalDate, newest: LocalDate | null): AsOf {
  if (newest === null || daysBetween(newest, today) <= STALE_AFTER_DAYS) return { date: today, notice: null };
  const end = `${dayOf(newest)} ${monthName(monthOf(newest))} ${yearOf(newest)}`;
  return { date: newest, notice: `Your data ends on ${end}: periods count from there.` };
}
