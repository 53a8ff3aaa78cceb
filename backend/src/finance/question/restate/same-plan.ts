/** Whether two readings of a question would answer the same: what is summed, of whom, when and how it is cut, whatever path led there. */
import type { Interpretation, Plan, PlanFilters, Subject } from '../plan.ts';

/** Readings with equal keys answer the same. */
export const keyOf = (found: Interpretation): string => (found.kind === 'plan' ? planKey(found.plan) : found.kind);

function planKey(plan: Plan): string {
  const { notes: _notes, premise: _premise, explains: _explains, replaced: _replaced, namedBefore: _namedBefore, replacedPeriod: _replacedPeriod, metric: _metric, filters: _filters, period: _period, against, order, ...rest } = plan;
  return JSON.stringify([subjectKey(plan), against && subjectKey(against), plan.task === 'trend' || plan.task === 'total' ? null : order, Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

function subjectKey({ metric, filters, period }: Subject): unknown[] {
  const isNamed = (filters.categories ?? filters.counterparties) !== undefined;
  const { direction, ...rest } = filters;
  return [isNamed && /^(bySide|movement|expenses|revenue|grossSales|cashIn|cashOut|operatingExpenses|cogs|taxes|interest)$/.test(metric) ? sideOf(metric, direction, filters) : metric, ordered(rest), isNamed ? null : direction ?? null, period.from, period.to];
}

/** Of a named party or category the rows decide the side, unless the question says it. */
const sideOf = (metric: string, direction: PlanFilters['direction'], { counterparties }: PlanFilters): string =>
  counterparties === undefined ? 'rows' : direction ?? (/^(revenue|grossSales|cashIn)$/.test(metric) ? 'in' : /^(bySide|movement)$/.test(metric) ? 'either' : 'out');

const ordered = (filters: Omit<PlanFilters, 'direction'>): unknown[] => Object.entries(filters).filter(([, value]) => value !== undefined).map(([key, value]) => [key, Array.isArray(value) ? [...(value as readonly (string | number)[])].sort() : value as unknown]).sort(([a], [b]) => String(a).localeCompare(String(b)));
