/** What a certificate proves, in one word: kept with the file, so that lists can say it. */
import type { BalanceEquation } from './equation.ts';
import { isEqual, type TotalsLine } from './totals.ts';

export const PROOFS = ['ties-out', 'balance-broken', 'ledger-differs', 'no-balances'] as const;
/**
 * `ties-out`: opening balance and rows make the closing balance, and the ledger holds the same. `balance-broken`: they do not.
 * `ledger-differs`: the ledger held something else than the file after the import. `no-balances`: the file states none; the ledger holds the same rows.
 */
export type Proof = (typeof PROOFS)[number];

export function proofOf(equations: readonly BalanceEquation[], totals: readonly TotalsLine[]): Proof {
  if (totals.some(({ file, imported }) => file && imported && !isEqual(file, imported))) return 'ledger-differs';
  if (equations.length === 0) return 'no-balances';
  return equations.every(holds) ? 'ties-out' : 'balance-broken';
}

/** Rows of one day in another order than the bank's break a running balance without a cent being wrong: the sum decides, and the chain where there is no sum. */
export function holds({ differenceMinor, brokenCount }: BalanceEquation): boolean {
  return differenceMinor === null ? brokenCount === 0 : differenceMinor === 0;
}
