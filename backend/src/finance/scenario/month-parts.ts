/** One month of a baseline by what levers can change in it. */
import type { AccountRole } from '../ledger/entry.ts';
import { REVENUE_ROLES } from '../metrics.ts';
import { divideMinor } from '../money.ts';

/** Signed as cash: costs are negative. */
export interface MonthParts {
  /** Net of refunds. */
  readonly revenueMinor: number;
  /** Cost of sales. */
  readonly cogsMinor: number;
  readonly byCategory: Readonly<Record<number, number>>;
}

/** The role of each category that occurs. */
export type CategoryRoles = ReadonlyMap<number, AccountRole>;

export const isRevenue = (role: AccountRole | undefined): boolean => (REVENUE_ROLES as readonly (AccountRole | undefined)[]).includes(role);

/** Percent of an amount, rounded half away from zero to whole minor units. */
export const percentOfMinor = (amountMinor: number, percent: number): number => divideMinor(amountMinor * percent, 100);

/** Every category of these kinds changed by so many percent, and the sums with them. */
export function scaled(parts: MonthParts, percent: number, roles: CategoryRoles, what: { readonly revenue: boolean; readonly cogs: boolean }): MonthParts {
  const isTouched = (role: AccountRole | undefined): boolean => (what.revenue && isRevenue(role)) || (what.cogs && role === 'cogs');
  const byCategory = Object.fromEntries(Object.entries(parts.byCategory).map(([number, minor]) => [number, isTouched(roles.get(Number(number))) ? minor + percentOfMinor(minor, percent) : minor]));
  return {
    revenueMinor: parts.revenueMinor + (what.revenue ? percentOfMinor(parts.revenueMinor, percent) : 0),
    cogsMinor: parts.cogsMinor + (what.cogs ? percentOfMinor(parts.cogsMinor, percent) : 0),
    byCategory,
  };
}

/** One category changed by so many percent. */
export function categoryScaled(parts: MonthParts, category: number, percent: number, roles: CategoryRoles): MonthParts {
  const before = parts.byCategory[category] ?? 0;
  const change = percentOfMinor(before, percent);
  const role = roles.get(category);
  return {
    revenueMinor: parts.revenueMinor + (isRevenue(role) ? change : 0),
    cogsMinor: parts.cogsMinor + (role === 'cogs' ? change : 0),
    byCategory: { ...parts.byCategory, [category]: before + change },
  };
}
