/** The cash of each day ahead: where it is lowest, and when there is none left. */
import type { LocalDate } from '../ledger/entry.ts';
import { addDays } from '../local-date.ts';
import { running } from './buckets.ts';
import type { Stretch } from './forecast-types.ts';

export interface PathFacts {
  readonly lowest: { readonly date: LocalDate; readonly balanceMinor: number };
  readonly zeroCashDate: LocalDate | null;
}

/** `dailyNet`: from the day after `asOf` on. */
export function pathFacts(openingMinor: number, dailyNet: readonly number[], asOf: LocalDate): PathFacts {
  const balances = [openingMinor, ...running(dailyNet).map((sum) => openingMinor + sum)];
  const lowestAt = balances.reduce((found, balance, at) => (balance < balances[found]! ? at : found), 0);
  const zeroAt = balances.findIndex((balance) => balance <= 0);
  return { lowest: { date: addDays(asOf, lowestAt), balanceMinor: balances[lowestAt]! }, zeroCashDate: zeroAt === -1 ? null : addDays(asOf, zeroAt) };
}

/** The end of the first stretch whose lower end is at zero or below. */
export function zeroAtLow80(stretches: readonly Stretch[]): LocalDate | null {
  return stretches.find(({ balanceBand }) => balanceBand !== null && balanceBand.low80 <= 0)?.to ?? null;
}
