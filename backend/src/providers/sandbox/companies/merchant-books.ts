/** The books of a merchant at a card processor: what was sold, given back, disputed and paid out on each day. Pure, and any day by itself. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import type { SandboxCompany } from '../company.ts';

export interface Sale {
  /** Unique within the day. */
  readonly number: number;
  readonly date: LocalDate;
  /** Seconds since midnight UTC. */
  readonly second: number;
  readonly amountMinor: number;
  readonly feeMinor: number;
  /** Which of the merchant's customers; null for strangers at the counter. */
  readonly customer: number | null;
  readonly item: string;
}

/** Money that goes back for a sale: all of it, on `date`. */
export interface Reversal {
  /** Unique within the day and what is reversed by. */
  readonly number: number;
  readonly sale: Sale;
  readonly date: LocalDate;
  /** Seconds since midnight UTC; null leaves it to the kind's usual time. */
  readonly second: number | null;
  /** What the processor takes for it, besides the fee that it keeps. */
  readonly feeMinor: number;
}

export interface PaidOut {
  /** On which it is sent; at most one a day. */
  readonly date: LocalDate;
  /** On which the bank has it. */
  readonly arrivesOn: LocalDate;
  /** Every movement of these days, both included. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly amountMinor: number;
}

/** Sales and reversals from this number on were made by control calls; no payout holds them. */
export const FIRST_CHANGE_NUMBER = 8_000;

export interface MerchantBooks {
  readonly company: SandboxCompany;
  readonly firstDay: LocalDate;
  /** Nothing after this day is told; null where the clock alone decides. */
  readonly lastDay: LocalDate | null;
  /** By second. */
  salesOn(date: LocalDate): readonly Sale[];
  refundsOn(date: LocalDate): readonly Reversal[];
  disputesOn(date: LocalDate): readonly Reversal[];
  payoutOn(date: LocalDate): PaidOut | null;
}
