/** The biggest categories of one direction, the rest together, ready to be drawn as bars. */
import type { CategoryBreakdown_FiguresFragment } from '../../generated/graphql.ts';

type CategoryTotal = CategoryBreakdown_FiguresFragment['byCategory'][number];

export interface CategoryBar {
  readonly category: string;
  readonly amount: string;
  readonly count: number;
  /** Of the longest bar of its direction. */
  readonly lengthPercent: number;
  readonly isIncome: boolean;
}

export function largestCategories(totals: readonly CategoryTotal[], direction: 'in' | 'out'): CategoryBar[] {
  const isIncome = direction === 'in';
  const shown = totals
    .filter(({ amount }) => (isIncome ? Number(amount) > 0 : Number(amount) < 0))
    .sort((a, b) => Math.abs(Number(b.amount)) - Math.abs(Number(a.amount)));
  const longest = Math.abs(Number(shown[0]?.amount ?? 0));
  return shown.map(({ category, amount, count }) => ({
    category, amount, count, isIncome, lengthPercent: (Math.abs(Number(amount)) / longest) * 100,
  }));
}
