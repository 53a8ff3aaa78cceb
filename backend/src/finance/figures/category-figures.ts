/** Sums per category: what was earned and spent on what. */
import type { AccountRole } from '../ledger/entry.ts';
import type { GroupTotal, LedgerVocabulary } from '../ledger/ledger-reader.ts';
import { EXPENSE_ROLES, type RoleTotals } from '../metrics.ts';

/** What the figures need to know about a category. */
export type CategoryInfo = Pick<LedgerVocabulary['categories'][number], 'number' | 'name' | 'role'>;

export interface CategoryFigure {
  readonly categoryNumber: number;
  readonly category: string;
  readonly role: AccountRole;
  /** Costs and customer refunds as positive numbers (credits deducted), everything else as its signed sum. */
  readonly amountMinor: number;
  readonly count: number;
}

const TOLD_AS_POSITIVE: ReadonlySet<AccountRole> = new Set([...EXPENSE_ROLES, 'refund']);

/** Largest first. `groups` carry `category` among their keys; groups of one category are added up. */
export function categoryFigures(groups: readonly GroupTotal[], categories: readonly CategoryInfo[]): CategoryFigure[] {
  const byNumber = new Map(categories.map((category) => [String(category.number), category]));
  const figures = new Map<string, { -readonly [K in keyof CategoryFigure]: CategoryFigure[K] }>();
  for (const group of groups) {
    const info = byNumber.get(group.key.category ?? '');
    if (!info) continue;
    const figure = figures.get(group.key.category ?? '') ?? { categoryNumber: info.number, category: info.name, role: info.role, amountMinor: 0, count: 0 };
    const sumMinor = group.inMinor - group.outMinor;
    figure.amountMinor += TOLD_AS_POSITIVE.has(info.role) ? -sumMinor || 0 : sumMinor;
    figure.count += group.inCount + group.outCount;
    figures.set(group.key.category ?? '', figure);
  }
  return [...figures.values()].sort((a, b) => b.amountMinor - a.amountMinor || a.categoryNumber - b.categoryNumber);
}

/** The sums per role that the same groups make up. */
export function rolesFromCategories(groups: readonly GroupTotal[], categories: readonly CategoryInfo[]): RoleTotals {
  const roles = new Map(categories.map((category) => [String(category.number), category.role]));
  const totals: Partial<Record<AccountRole, { inMinor: number; outMinor: number }>> = {};
  for (const group of groups) {
    const role = roles.get(group.key.category ?? '');
    if (!role) throw new Error(`category ${group.key.category} is not in the vocabulary`);
    const total = (totals[role] ??= { inMinor: 0, outMinor: 0 });
    total.inMinor += group.inMinor;
    total.outMinor += group.outMinor;
  }
  return totals;
}

export function isExpense(figure: CategoryFigure): boolean {
  return (EXPENSE_ROLES as readonly AccountRole[]).includes(figure.role);
}
