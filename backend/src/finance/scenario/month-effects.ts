/** What the levers that run in one month change in it: the one arithmetic of what-if answers and scenarios. */
import type { Flow } from './flow.ts';
import { addFlows, changeOfCost, changeOfIncome, statedFlow } from './flow.ts';
import type { Lever, LeverKind } from './lever.ts';
import type { CategoryRoles, MonthParts } from './month-parts.ts';
import { categoryScaled, scaled } from './month-parts.ts';

/**
 * Shares of the baseline build on each other (10 % more sales at prices up 10 % are 21 % more revenue), in this order whatever order somebody lists them in.
 * Stated amounts stand beside the baseline and change nothing but themselves.
 */
const ORDER: readonly LeverKind[] = ['volume-change', 'category-change', 'price-change'];
const rank = ({ kind }: Lever): number => ORDER.indexOf(kind) + (ORDER.includes(kind) ? 0 : ORDER.length + 1);

export interface MonthEffects {
  readonly flows: ReadonlyMap<Lever, Flow>;
  /** The month with all of them. */
  readonly parts: MonthParts;
}

/** Of the levers given; all of them are taken to run. One-offs, loans and delays have no effect that every month shares: they are not among the flows. */
export function monthEffects(levers: readonly Lever[], baseline: MonthParts, roles: CategoryRoles): MonthEffects {
  const flows = new Map<Lever, Flow>();
  let parts = baseline;
  for (const lever of [...levers].sort((one, other) => rank(one) - rank(other))) {
    const after = changedParts(lever, parts, roles);
    const flow = after ? flowBetween(parts, after, lever, roles) : statedOf(lever);
    if (flow) flows.set(lever, flow);
    parts = after ?? parts;
  }
  return { flows, parts };
}

function statedOf(lever: Lever): Flow | null {
  if (lever.kind === 'hire') return statedFlow(-lever.count * lever.monthlyCostMinor);
  return lever.kind === 'recurring' ? statedFlow(lever.amountMinor) : null;
}

/** Null for levers that change no share of the baseline. */
function changedParts(lever: Lever, parts: MonthParts, roles: CategoryRoles): MonthParts | null {
  switch (lever.kind) {
    // Each sale brings more, and costs what it cost.
    case 'price-change': return scaled(parts, lever.percent, roles, { revenue: true, cogs: false });
    // More sales need more goods: cost of sales moves along, operating expenses do not.
    case 'volume-change': return scaled(parts, lever.percent, roles, { revenue: true, cogs: true });
    case 'category-change': return categoryScaled(parts, lever.category, lever.percent, roles);
    default: return null;
  }
}

function flowBetween(before: MonthParts, after: MonthParts, lever: Lever, roles: CategoryRoles): Flow {
  if (lever.kind !== 'category-change') return addFlows(changeOfIncome(after.revenueMinor - before.revenueMinor), changeOfCost(after.cogsMinor - before.cogsMinor));
  const change = (after.byCategory[lever.category] ?? 0) - (before.byCategory[lever.category] ?? 0);
  return isIncome(lever.category, roles) ? changeOfIncome(change) : withoutProfit(changeOfCost(change), lever.category, roles);
}

const isIncome = (category: number, roles: CategoryRoles): boolean => ['revenue', 'refund', 'other-income'].includes(roles.get(category) ?? '');

/** Owner and loan movements are cash, and neither income nor expense. */
function withoutProfit(flow: Flow, category: number, roles: CategoryRoles): Flow {
  const role = roles.get(category);
  return role === 'owner' || role === 'loan' ? { ...flow, profitMinor: 0 } : flow;
}
