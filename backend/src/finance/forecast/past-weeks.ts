/** The full weeks before the as-of date, with what was in the bank at the end of each. */
import type { LocalDate } from '../ledger/entry.ts';
import { addDays, dayNumber, startOfWeek } from '../local-date.ts';
import type { PastWeek } from './forecast-types.ts';
import type { DayFlows } from './outlook.ts';

/** Daily flows from the first of the weeks that are shown, and the first day that the ledger has. */
export interface RecentDays extends DayFlows {
  readonly from: LocalDate;
  readonly firstRow: LocalDate | null;
}

export const SHOWN_WEEKS = 13;

/** The Monday from which days are needed. */
export function firstShownWeek(asOf: LocalDate): LocalDate {
  return addDays(startOfWeek(addDays(asOf, 1)), -7 * SHOWN_WEEKS);
}

/** `bankNetByDay`: what moved in the accounts of known balance; going back from today's balance by it gives what was there. Weeks before the ledger's first row are left out. */
export function pastWeeks({ asOf, recent: { from, inMinor, outMinor, firstRow } }: { readonly asOf: LocalDate; readonly recent: RecentDays }, openingMinor: number | null, bankNetByDay: ReadonlyMap<string, number>): PastWeek[] {
  const weeks: PastWeek[] = [];
  let [balance, day] = [openingMinor, asOf];
  for (let at = SHOWN_WEEKS - 1; at >= 0; at -= 1) {
    const monday = addDays(from, 7 * at);
    if (firstRow === null || monday < firstRow) break;
    const sunday = addDays(monday, 6);
    for (; day > sunday; day = addDays(day, -1)) if (balance !== null) balance -= bankNetByDay.get(day) ?? 0;
    const sum = (values: readonly number[]): number => values.slice(7 * at, 7 * at + 7).reduce((total, value) => total + value, 0);
    const [cashInMinor, cashOutMinor] = [sum(inMinor), sum(outMinor)];
    weeks.unshift({ from: monday, to: sunday, cashInMinor, cashOutMinor, netMinor: cashInMinor - cashOutMinor, balanceMinor: balance });
  }
  return weeks;
}

/** How many days there are from the first shown week to the as-of date. */
export function recentDays(asOf: LocalDate): number {
  return dayNumber(asOf) - dayNumber(firstShownWeek(asOf)) + 1;
}
