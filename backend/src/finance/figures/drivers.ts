/** Why a figure changed: the change of net profit taken apart into the changes of its categories, without a remainder. */
import type { AccountRole } from '../ledger/entry.ts';
import { PROFIT_ROLES } from '../metrics.ts';
import type { CategoryFigure } from './category-figures.ts';

export interface Driver {
  readonly categoryNumber: number;
  readonly category: string;
  readonly role: AccountRole;
  readonly nowMinor: number;
  readonly beforeMinor: number;
  /** What the change did to net profit: a cost that rises has a negative effect. */
  readonly effectMinor: number;
}

const ADDS_TO_PROFIT: ReadonlySet<AccountRole> = new Set(['revenue', 'other-income']);

/** Largest effect first; their sum is the change of net profit. */
export function profitDrivers(now: readonly CategoryFigure[], before: readonly CategoryFigure[]): Driver[] {
  const drivers = new Map<number, Driver>();
  const inProfit = (figure: CategoryFigure) => (PROFIT_ROLES as readonly AccountRole[]).includes(figure.role);
  for (const figure of [...now, ...before].filter(inProfit)) {
    const amountIn = (figures: readonly CategoryFigure[]) => figures.find((one) => one.categoryNumber === figure.categoryNumber)?.amountMinor ?? 0;
    const nowMinor = amountIn(now);
    const beforeMinor = amountIn(before);
    const change = nowMinor - beforeMinor;
    drivers.set(figure.categoryNumber, { categoryNumber: figure.categoryNumber, category: figure.category, role: figure.role, nowMinor, beforeMinor, effectMinor: ADDS_TO_PROFIT.has(figure.role) ? change : -change || 0 });
  }
  return [...drivers.values()].filter((driver) => driver.effectMinor !== 0)
    .sort((a, b) => Math.abs(b.effectMinor) - Math.abs(a.effectMinor) || a.categoryNumber - b.categoryNumber);
}
