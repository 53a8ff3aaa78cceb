/** The ledger's vocabulary: what one entry is, and which chart-of-accounts roles it can touch. */

/** A calendar date `YYYY-MM-DD`, without time zone. Compares correctly as a string. */
export type LocalDate = string;

/** What an account of the chart means for the figures (see docs of each metric in `metrics.ts`). */
export type AccountRole =
  | 'bank' | 'card'
  | 'revenue' | 'refund' | 'other-income'
  | 'cogs' | 'opex' | 'tax' | 'interest'
  | 'owner' | 'loan' | 'transfer';

export type AccountClass = 'asset' | 'liability' | 'equity' | 'income' | 'expense';

/** An account of the chart. `number` is unique within a business: 1000s assets, 2000s liabilities, 3000s equity, 4000s income, 5000s–8000s expenses. */
export interface ChartAccount {
  readonly number: number;
  readonly name: string;
  readonly accountClass: AccountClass;
  readonly role: AccountRole;
}

/**
 * A two-legged posting: `amountMinor` (minor units of `currency`, positive = money in) goes to the bank or card account
 * `accountNumber`, and its negative to the category account `categoryNumber`.
 */
export interface Entry {
  readonly id: string;
  readonly date: LocalDate;
  readonly description: string;
  /** The other party, cleaned from the bank's text; null where the text names none. */
  readonly counterparty: string | null;
  readonly amountMinor: number;
  /** ISO 4217. Different currencies are never added up. */
  readonly currency: string;
  readonly accountNumber: number;
  readonly categoryNumber: number;
  readonly fileId: string | null;
}
