/** What a path of monthly cash comes to: cash at the end, its lowest point, how long it lasts. */
import { daysInMonth, endOfMonth } from '../local-date.ts';
import type { LocalDate } from '../ledger/entry.ts';

export interface PlayedMonth {
  /** YYYY-MM. */
  readonly month: string;
  readonly cashInMinor: number;
  readonly cashOutMinor: number;
  readonly netMinor: number;
  /** At the end of the month; null without a known balance at the start. */
  readonly balanceMinor: number | null;
}

export interface Outcome {
  readonly cashAtEndMinor: number | null;
  /** The lowest month's end. */
  readonly lowest: { readonly month: string; readonly balanceMinor: number } | null;
  /** Unrounded; null where it cannot be told, see `runwayState`. */
  readonly runwayMonths: number | null;
  /** known: a number of months · not-burning: cash does not run out · no-balance: nobody said what there is to burn. */
  readonly runwayState: 'known' | 'not-burning' | 'no-balance';
  /** The day on which cash is used up within these months. */
  readonly zeroCashDate: LocalDate | null;
}

/** `paceMinor`: the net cash of a month after the last one, should it go on like this. */
export function outcomeOf(months: readonly PlayedMonth[], openingMinor: number | null, paceMinor: number): Outcome {
  const last = months.at(-1);
  if (openingMinor === null || !last) return { cashAtEndMinor: null, lowest: null, runwayMonths: null, runwayState: 'no-balance', zeroCashDate: null };
  const cashAtEndMinor = last.balanceMinor ?? openingMinor;
  const lowest = months.reduce<Outcome['lowest']>((low, { month, balanceMinor }) => (balanceMinor !== null && (low === null || balanceMinor < low.balanceMinor) ? { month, balanceMinor } : low), null);
  const end = runsOut(months, openingMinor);
  if (end) return { cashAtEndMinor, lowest, runwayMonths: end.monthsOn, runwayState: 'known', zeroCashDate: end.date };
  if (paceMinor >= 0) return { cashAtEndMinor, lowest, runwayMonths: null, runwayState: 'not-burning', zeroCashDate: null };
  return { cashAtEndMinor, lowest, runwayMonths: months.length + cashAtEndMinor / -paceMinor, runwayState: 'known', zeroCashDate: null };
}

/** Where the balance first reaches zero, the money of a month taken to go evenly through it. */
function runsOut(months: readonly PlayedMonth[], openingMinor: number): { readonly monthsOn: number; readonly date: LocalDate } | null {
  let before = openingMinor;
  for (const [at, { month, balanceMinor }] of months.entries()) {
    const after = balanceMinor ?? before;
    if (before <= 0) return { monthsOn: at, date: `${month}-01` };
    if (after <= 0) return { monthsOn: at + before / (before - after), date: dayIn(month, before / (before - after)) };
    before = after;
  }
  return null;
}

function dayIn(month: string, part: number): LocalDate {
  const days = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
  const day = Math.min(days, Math.max(1, Math.ceil(part * days)));
  return day === days ? endOfMonth(`${month}-01`) : `${month}-${String(day).padStart(2, '0')}`;
}
