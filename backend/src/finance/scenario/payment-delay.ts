/** Money that comes later: a share of the revenue arrives a number of days after the month in which it would have. */
import { divideMinor } from '../money.ts';

/** Days of an average month of the Gregorian calendar's year of 365 days. */
const DAYS_A_MONTH = 365 / 12;

/**
 * Revenue comes evenly through a month, so a delay of d days moves it by k = ⌊d / (365/12)⌋ whole months and the part f = d / (365/12) − k of it one month further.
 * What is moved is split without a remainder: nothing is lost or gained, it only comes later.
 */
export function delayed(movedMinor: number, days: number): { readonly months: number; readonly laterMinor: number; readonly latestMinor: number } {
  const months = Math.floor(days / DAYS_A_MONTH);
  const latestMinor = divideMinor(movedMinor * (days - months * DAYS_A_MONTH), DAYS_A_MONTH);
  return { months, laterMinor: movedMinor - latestMinor, latestMinor };
}

/** The part of a month's revenue that comes later. */
export const movedMinor = (revenueMinor: number, share: number): number => divideMinor(revenueMinor * share, 1);

/** What steady revenue leaves outstanding for good: k months of the moved part, and the part of one month that comes a month further. */
export function outstandingMinor(revenueMinor: number, share: number, days: number): number {
  const moved = movedMinor(revenueMinor, share);
  const { months, latestMinor } = delayed(moved, days);
  return moved * months + latestMinor;
}

/** Changes of what comes in each month; `from` is the index of the first month whose revenue is delayed. */
export function delayedReceipts(receiptsMinor: readonly number[], from: number, { share, days }: { readonly share: number; readonly days: number }): number[] {
  const changes = receiptsMinor.map(() => 0);
  receiptsMinor.forEach((receipt, at) => {
    if (at < from) return;
    const moved = movedMinor(receipt, share);
    const { months, laterMinor, latestMinor } = delayed(moved, days);
    add(changes, at, -moved);
    add(changes, at + months, laterMinor);
    add(changes, at + months + 1, latestMinor);
  });
  return changes;
}

/** What comes after the last month is not seen. */
function add(changes: number[], at: number, minor: number): void {
  if (at < changes.length) changes[at] = (changes[at] ?? 0) + minor;
}
