/** A month's net by category: what is expected under its own category, the rest as the rest of the last year was. */
import type { AccountRole } from '../ledger/entry.ts';
import { dayNumber } from '../local-date.ts';
import type { LocalDate } from '../ledger/entry.ts';
import { defaultAccount } from '../chart-of-accounts.ts';
import { countUpTo, type CashBooks } from './cash-books.ts';
import type { PlannedAmount } from './expected-items.ts';
import type { MonthParts } from './forecast-types.ts';
import { spread } from './spread.ts';

/** Which categories the rest consisted of, and how much of each: money in and out apart. */
export interface RestShares {
  readonly inByCategory: readonly (readonly [number, number])[];
  readonly outByCategory: readonly (readonly [number, number])[];
}

export type RoleOf = (categoryNumber: number) => AccountRole | undefined;

const SHARE_DAYS = 365;
const UNNAMED_IN = defaultAccount('Uncategorized Income').number;
const UNNAMED_OUT = defaultAccount('Uncategorized Expense').number;

export function restShares(books: CashBooks, asOf: LocalDate, isRest: (place: number) => boolean): RestShares {
  const { columns: { days, amountsMinor, categoryNumbers } } = books;
  const sums = [new Map<number, number>(), new Map<number, number>()] as const;
  const since = dayNumber(asOf) - SHARE_DAYS;
  for (let place = countUpTo(books, dayNumber(asOf)) - 1; place >= 0 && days[place]! > since; place -= 1) {
    if (!isRest(place)) continue;
    const amount = amountsMinor[place]!;
    const side = sums[amount >= 0 ? 0 : 1];
    side.set(categoryNumbers[place]!, (side.get(categoryNumbers[place]!) ?? 0) + Math.abs(amount));
  }
  const sorted = (side: ReadonlyMap<number, number>): (readonly [number, number])[] => [...side].sort(([a], [b]) => a - b);
  return { inByCategory: sorted(sums[0]), outByCategory: sorted(sums[1]) };
}

export interface MonthAmounts {
  readonly planned: readonly PlannedAmount[];
  readonly restInMinor: number;
  readonly restOutMinor: number;
  /** What has happened, signed, by category. */
  readonly happened: ReadonlyMap<number, number>;
}

export function monthParts({ planned, restInMinor, restOutMinor, happened }: MonthAmounts, shares: RestShares, roleOf: RoleOf): MonthParts {
  const byCategory = new Map(happened);
  const add = (category: number, amountMinor: number): void => { byCategory.set(category, (byCategory.get(category) ?? 0) + amountMinor); };
  for (const { amountMinor, categoryNumber } of planned) add(categoryNumber ?? (amountMinor < 0 ? UNNAMED_OUT : UNNAMED_IN), amountMinor);
  for (const [category, amountMinor] of shared(restInMinor, shares.inByCategory, UNNAMED_IN)) add(category, amountMinor);
  for (const [category, amountMinor] of shared(restOutMinor, shares.outByCategory, UNNAMED_OUT)) add(category, -amountMinor);
  const sumOf = (roles: readonly AccountRole[]): number => [...byCategory].reduce((sum, [category, amountMinor]) => sum + (roles.includes(roleOf(category) ?? 'opex') ? amountMinor : 0), 0);
  const kept = [...byCategory].filter(([, amountMinor]) => amountMinor !== 0).sort(([a], [b]) => a - b);
  return { revenueMinor: sumOf(['revenue', 'refund']), cogsMinor: sumOf(['cogs']), byCategory: Object.fromEntries(kept) };
}

function shared(amountMinor: number, shares: readonly (readonly [number, number])[], unnamed: number): (readonly [number, number])[] {
  if (shares.length === 0) return amountMinor === 0 ? [] : [[unnamed, amountMinor]];
  const parts = spread(amountMinor, shares.map(([, weight]) => weight));
  return shares.map(([category], place) => [category, parts[place]!] as const);
}
