/** The levers of a what-if question and of a saved scenario: what somebody supposes to change. Money in minor units, cash in positive and out negative; months as YYYY-MM. */

export interface RecurringLever {
  readonly kind: 'recurring';
  readonly amountMinor: number;
  readonly startMonth: string;
  /** The last month of it; null: it stays. */
  readonly endMonth: string | null;
}

export interface LoanLever {
  readonly kind: 'loan';
  readonly principalMinor: number;
  readonly annualRatePercent: number;
  readonly termMonths: number;
  /** The money comes in this month; the first instalment is due one month later. */
  readonly startMonth: string;
}

export interface DelayLever {
  readonly kind: 'payment-delay';
  readonly days: number;
  /** 0–1, the part of the revenue that comes later. */
  readonly share: number;
  readonly startMonth: string;
}

type Change =
  | { readonly kind: 'hire'; readonly count: number; readonly monthlyCostMinor: number; readonly startMonth: string }
  | { readonly kind: 'price-change' | 'volume-change'; readonly percent: number; readonly startMonth: string }
  | { readonly kind: 'one-off'; readonly amountMinor: number; readonly month: string }
  | RecurringLever
  | { readonly kind: 'category-change'; readonly category: number; readonly percent: number; readonly startMonth: string }
  | DelayLever
  | LoanLever;

/** `label`: what somebody calls it ("Marketing manager", "Without Acme"). */
export type Lever = Change & { readonly label?: string };

export type LeverKind = Lever['kind'];

export const LEVER_KINDS = ['hire', 'price-change', 'volume-change', 'one-off', 'recurring', 'category-change', 'payment-delay', 'loan'] as const satisfies readonly LeverKind[];

/** One question, and one scenario, holds at most this many. */
export const LEVERS_MOST = 10;

/** What each number of a lever may be. */
export const LEVER_BOUNDS = {
  percent: [-100, 1000],
  count: [1, 1000],
  days: [1, 365],
  share: [0, 1],
  annualRatePercent: [0, 100],
  termMonths: [1, 600],
} as const;

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
export const isMonth = (value: unknown): value is string => typeof value === 'string' && MONTH.test(value);

/** The month in which it begins. */
export const startOfLever = (lever: Lever): string => (lever.kind === 'one-off' ? lever.month : lever.startMonth);
