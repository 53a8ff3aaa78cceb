/** The categories of one direction as bars, largest first. */
import type { CategoryBreakdown_FiguresFragment } from '../../generated/graphql.ts';

type CategoryTotal = CategoryBreakdown_FiguresFragment['byCategory'][number];

export interface CategoryBar {
  readonly category: string;
  /** Positive in its own direction; negative only where more came back than went out, or the reverse. */
  readonly amount: string;
  readonly count: number;
  /** Of the longest bar of its direction. */
  readonly lengthPercent: number;
}

const INCOME_KINDS = ['revenue', 'other-income'];
/** Of these the server tells the amount that went out as a positive one. */
const COST_KINDS = ['refund', 'cogs', 'opex', 'tax', 'interest'];

/** Owner and loan movements go either way; their sign tells. */
function directionOf({ kind, amount }: CategoryTotal): 'in' | 'out' {
  if (INCOME_KINDS.includes(kind)) return 'in';
  if (COST_KINDS.includes(kind)) return 'out';
  return amount.startsWith('-') ? 'out' : 'in';
}

function amountInDirection({ kind, amount }: CategoryTotal): string {
  const isSigned = !INCOME_KINDS.includes(kind) && !COST_KINDS.includes(kind);
  return isSigned ? amount.replace('-', '') : amount;
}

export function largestCategories(totals: readonly CategoryTotal[], direction: 'in' | 'out'): CategoryBar[] {
  const bars = totals
    .filter((total) => total.kind !== 'transfer' && directionOf(total) === direction)
    .map((total) => ({ category: total.category, amount: amountInDirection(total), count: total.count }))
    .sort((a, b) => Number(b.amount) - Number(a.amount));
  const longest = Math.max(...bars.map(({ amount }) => Number(amount)), 0);
  return bars.map((bar) => ({ ...bar, lengthPercent: longest === 0 ? 0 : (Math.max(Number(bar.amount), 0) / longest) * 100 }));
}
