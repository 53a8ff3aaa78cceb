/** The full months that a forecast starts from, with what was in the bank at the end of each. */
import { monthKey } from '../local-date.ts';
import { lastFullMonth, type ForecastGround } from './forecast-ground.ts';
import type { PastMonth } from './forecast-types.ts';
import { monthName } from './month-index.ts';

export const SHOWN_MONTHS = 24;

/** `bankNetByMonth`: what moved in the accounts of known balance; going back from today's balance by it gives what was there. */
export function pastMonths({ asOf, past: { first, flows } }: ForecastGround, openingMinor: number | null, bankNetByMonth: ReadonlyMap<string, number>): PastMonth[] {
  const last = lastFullMonth(asOf);
  let balance = openingMinor === null ? null : openingMinor - (monthKey(asOf) === monthName(last) ? 0 : bankNetByMonth.get(monthKey(asOf)) ?? 0);
  const months: PastMonth[] = [];
  for (let index = last; index >= Math.max(first, last - SHOWN_MONTHS + 1); index -= 1) {
    const [cashInMinor, cashOutMinor] = [flows.inMinor[index - first]!, flows.outMinor[index - first]!];
    months.unshift({ month: monthName(index), cashInMinor, cashOutMinor, netMinor: cashInMinor - cashOutMinor, balanceMinor: balance });
    if (balance !== null) balance -= bankNetByMonth.get(monthName(index)) ?? 0;
  }
  return months;
}
