/** What an accounting provider states that each account of its books holds on a day, and which statement of several to take. */
import type { FigureOrigin } from '../figures/figure-origin.ts';
import type { LocalDate } from '../ledger/entry.ts';

export const ASSET_KINDS = ['bank', 'receivable', 'other-current-asset', 'fixed-asset', 'other-asset'] as const;
export const LIABILITY_KINDS = ['payable', 'card', 'other-current-liability', 'long-term-liability'] as const;
export const STATED_KINDS = [...ASSET_KINDS, ...LIABILITY_KINDS, 'equity'] as const;
export type StatedKind = (typeof STATED_KINDS)[number];

export interface StatedAccount {
  /** The provider's identifier; null for a line that is no account, such as the net income within equity. */
  readonly key: string | null;
  readonly name: string;
  readonly kind: StatedKind;
  /** As a balance sheet shows it: assets, debts and equity are positive on their own side. */
  readonly balanceMinor: number;
}

export interface StatedBalances {
  readonly asOf: LocalDate;
  /** cash: what was paid; accrual: what was earned and owed too, with receivables and payables. */
  readonly basis: 'cash' | 'accrual';
  readonly currency: string;
  readonly accounts: readonly StatedAccount[];
  /** The provider's own totals. */
  readonly assetsMinor: number;
  readonly claimsMinor: number;
  /** The service's name, once it is known who said so. */
  readonly statedBy?: string;
}

/** Of a balance that the books state: no transactions here add up to it. */
export function originOf({ asOf, statedBy }: Pick<StatedBalances, 'asOf' | 'statedBy'>): FigureOrigin {
  return { kind: 'books', name: statedBy ?? 'Your accounting software', on: asOf, fileId: null };
}

/** The newest one of the basis that is no younger than the date; null where none reaches back so far. */
export function statedOn(all: readonly StatedBalances[], basis: StatedBalances['basis'], date: LocalDate): StatedBalances | null {
  return all.reduce<StatedBalances | null>((best, one) => (one.basis === basis && one.asOf <= date && (best === null || one.asOf > best.asOf) ? one : best), null);
}
