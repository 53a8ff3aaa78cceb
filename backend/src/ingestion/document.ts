/** What a file says that is no list of payments: an invoice or a financial statement. Nothing of it goes into the ledger. */
import type { LocalDate } from '../finance/ledger/entry.ts';

/** What could not be read for certain is null. */
export interface InvoiceDocument {
  kind: 'invoice';
  issuer: string | null;
  number: string | null;
  date: LocalDate | null;
  /** The invoice's total, in minor units of `currency` (hundredths where it names none); negative on a credit note. */
  amountMinor: number | null;
  /** ISO 4217. */
  currency: string | null;
}

export interface FinancialStatementDocument {
  kind: 'financial-statement';
  statement: FinancialStatementKind;
}

export type FinancialStatementKind = 'profit-and-loss' | 'balance-sheet' | 'cash-flow';
export type FinancialDocument = InvoiceDocument | FinancialStatementDocument;
