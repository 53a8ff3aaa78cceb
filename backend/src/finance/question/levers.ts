/** What a what-if question changes: the levers of a scenario. Money in minor units, cash in positive and out negative; months as YYYY-MM. */
import type { Subject } from './plan.ts';

/** A monthly amount that only the ledger knows: the mean of the subject's full months; `largest` takes its largest name ("our biggest client"). */
export interface LeverBasis extends Subject {
  readonly largest: 'counterparty' | null;
}

export type Lever =
  | { readonly kind: 'hire'; readonly count: number; readonly monthlyCostMinor: number; readonly startMonth: string }
  | { readonly kind: 'price-change' | 'volume-change'; readonly percent: number; readonly startMonth: string }
  | { readonly kind: 'one-off'; readonly amountMinor: number; readonly month: string }
  /** `basis` where the question names no amount: the amount is then its monthly mean, and the sign says whether it comes or goes. */
  | { readonly kind: 'recurring'; readonly amountMinor: number; readonly basis: null; readonly startMonth: string; readonly endMonth: string | null }
  | { readonly kind: 'recurring'; readonly amountMinor: null; readonly basis: LeverBasis; readonly sign: 1 | -1; readonly startMonth: string; readonly endMonth: string | null }
  | { readonly kind: 'category-change'; readonly category: number; readonly percent: number; readonly startMonth: string }
  /** `share`: 0–1, the part of the revenue that comes later. */
  | { readonly kind: 'payment-delay'; readonly days: number; readonly share: number; readonly startMonth: string }
  | { readonly kind: 'loan'; readonly principalMinor: number; readonly annualRatePercent: number; readonly termMonths: number; readonly startMonth: string };

export type LeverKind = Lever['kind'];

/** One question holds at most this many. */
export const LEVERS_MOST = 10;
