/** What each customer or vendor brought or cost by month, from the rows that all finders share. */
import type { AccountRole } from '../ledger/entry.ts';
import { fromDayNumber, monthKey } from '../local-date.ts';
import type { Period } from '../period.ts';
import type { InsightContext } from './insight.ts';

/** Signed minor units by name and month; rows that name nobody are left out. */
export type PartySums = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface PartyChange { readonly name: string; readonly nowMinor: number; readonly thenMinor: number; readonly changeMinor: number }

type Rows = Pick<InsightContext, 'rows' | 'roleOf'>;

export function sumsByParty({ rows, roleOf }: Rows, belongs: (row: { role: AccountRole; categoryNumber: number; amountMinor: number }) => boolean): PartySums {
  const sums = new Map<string, Map<string, number>>();
  const monthOfDay = monthsOfDays();
  for (let row = 0; row < rows.count; row += 1) {
    const name = rows.names[rows.counterparties[row]!];
    const [categoryNumber, amountMinor] = [rows.categoryNumbers[row]!, rows.amountsMinor[row]!];
    const role = roleOf(categoryNumber);
    if (name === undefined || role === undefined || !belongs({ role, categoryNumber, amountMinor })) continue;
    const months = sums.get(name) ?? new Map<string, number>();
    const month = monthOfDay(rows.days[row]!);
    months.set(month, (months.get(month) ?? 0) + amountMinor);
    sums.set(name, months);
  }
  return sums;
}

/** Rows are many and days few. */
function monthsOfDays(): (day: number) => string {
  const known = new Map<number, string>();
  return (day) => {
    const month = known.get(day) ?? monthKey(fromDayNumber(day));
    known.set(day, month);
    return month;
  };
}

export function sumOver(months: ReadonlyMap<string, number> | undefined, over: readonly Period[]): number {
  return over.reduce((sum, { from }) => sum + (months?.get(monthKey(from)) ?? 0), 0);
}

/** Between some months and the average of as many others; largest change first. */
export function changesByParty(sums: PartySums, now: readonly Period[], then: readonly Period[]): PartyChange[] {
  if (then.length === 0) return [];
  return [...sums].map(([name, months]) => {
    const [nowMinor, thenMinor] = [sumOver(months, now), Math.round((sumOver(months, then) * now.length) / then.length)];
    return { name, nowMinor, thenMinor, changeMinor: nowMinor - thenMinor };
  }).sort((a, b) => Math.abs(b.changeMinor) - Math.abs(a.changeMinor) || (a.name < b.name ? -1 : 1));
}
