/** Categories and counterparties of one direction as bars, largest first. */
import type { MoneySides_FiguresFragment, TopCounterparties_RankingFragment } from '../../generated/graphql.ts';

type CategoryTotal = MoneySides_FiguresFragment['byCategory'][number];
type CounterpartyTotal = TopCounterparties_RankingFragment['customers'][number];

export interface RankedAmount {
  readonly name: string;
  /** Positive in its own direction; negative only where more came back than went out, or the reverse. */
  readonly amount: string;
  readonly count: number;
  /** Of the longest bar beside it. */
  readonly lengthPercent: number;
}

/** Asked for of each side; half of them show once the list is unfolded. */
export const COUNTERPARTIES = 10;

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

/** Transfers between own accounts stand on neither side. */
export function largestCategories(totals: readonly CategoryTotal[], direction: 'in' | 'out'): RankedAmount[] {
  const ofDirection = totals.filter((total) => total.kind !== 'transfer' && directionOf(total) === direction);
  return ranked(ofDirection.map((total) => ({ name: total.category, amount: amountInDirection(total), count: total.count })));
}

export function ranked(totals: readonly CounterpartyTotal[]): RankedAmount[] {
  const longest = Math.max(...totals.map(({ amount }) => Number(amount)), 0);
  return totals
    .map(({ name, amount, count }) => ({ name, amount, count, lengthPercent: longest === 0 ? 0 : (Math.max(Number(amount), 0) / longest) * 100 }))
    .sort((a, b) => Number(b.amount) - Number(a.amount));
}
