/** From a printed amount to one with its sign, by the rule that was settled for the file. */
import type { AmountParts } from '../cells/amounts.ts';
import type { StatementLayout } from './layout.ts';
import { isOfOwnBooks, type SignRule } from './sign-rule.ts';

export const NO_AMOUNT = 'This line has no amount.';

/** Minor units with their sign, or the reason why they cannot have one. */
export function signedAmount(signRule: SignRule, minor: number, parts: AmountParts, side: 'credit' | 'debit' | null, direction: 'in' | 'out' | null): number | string {
  switch (signRule) {
    case 'by-flag': return direction === null ? 'This line does not say whether it is money in or money out.' : signed(minor, direction === 'out');
    case 'by-flag-with-reversals': return direction === null ? 'This line does not say whether it is money in or money out.' : signed(minor, (direction === 'out') !== parts.isNegative);
    case 'debit-is-in': {
      const way = side === null ? direction : side === 'debit' ? 'out' : 'in';
      return way === null ? 'This line does not say whether it is a debit or a credit.' : signed(minor, (way === 'in') !== parts.isNegative);
    }
    case 'unmarked-is-out': return signed(minor, !(parts.hasPlus || side === 'credit'));
    case 'unmarked-is-in': return signed(minor, side === 'debit' || parts.isNegative);
    case 'all-out': return signed(minor, !parts.isNegative);
    case 'all-in': return signed(minor, parts.isNegative);
    case 'inverted': return signed(minor, !(parts.isNegative || side === 'credit'));
    default: return signed(minor, parts.isNegative || side === 'debit');
  }
}

/** `side`: on which the balance stands, where it is marked. */
export function signedBalance(signRule: SignRule, minor: number | null, isNegative: boolean, side: 'credit' | 'debit' | null): number | null {
  return signed(minor, isNegative || side === (isOfOwnBooks(signRule) ? 'credit' : 'debit'));
}

/** Of a debit and a credit column; null where the cell is empty. */
export function amountOfTwo({ signRule, debitHasMinus, creditHasMinus }: Pick<StatementLayout, 'signRule' | 'debitHasMinus' | 'creditHasMinus'>, debit: number | null, credit: number | null): number | string {
  if (debit === null && credit === null) return NO_AMOUNT;
  if (signRule === 'as-printed') return (debit ?? 0) + (credit ?? 0);
  const out = debitHasMinus ? -(debit ?? 0) : (debit ?? 0);
  const into = creditHasMinus ? -(credit ?? 0) : (credit ?? 0);
  return (signRule === 'columns-exchanged' ? out - into : into - out) || 0;
}

export function signed(minor: number, isOut: boolean): number;
export function signed(minor: number | null, isOut: boolean): number | null;
export function signed(minor: number | null, isOut: boolean): number | null {
  return minor === null || minor === 0 ? minor : isOut ? -minor : minor;
}
