/** A QuickBooks company's books before they take QuickBooks' shape: accounts, and transactions with both of their sides. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import type { SandboxCompany } from '../company.ts';

export type AccountType = 'Bank' | 'Credit Card' | 'Accounts Receivable' | 'Accounts Payable' | 'Long Term Liability' | 'Equity' | 'Income' | 'Cost of Goods Sold' | 'Expense' | 'Other Income';

export interface BookAccount {
  readonly id: string;
  readonly name: string;
  readonly type: AccountType;
  readonly subType: string;
  /** At the company's first day; assets and expenses count as positive, what is owed as negative. */
  readonly openingMinor: number;
}

export interface Party {
  readonly kind: 'Customer' | 'Vendor';
  readonly id: string;
  readonly name: string;
}

export interface BookLine {
  readonly accountId: string;
  readonly amountMinor: number;
  readonly description: string;
}

export const TXN_ENTITIES = ['Invoice', 'Payment', 'SalesReceipt', 'RefundReceipt', 'Deposit', 'Purchase', 'Bill', 'BillPayment', 'Transfer', 'JournalEntry'] as const;
export type TxnEntity = (typeof TXN_ENTITIES)[number];

export interface BookTxn {
  readonly entity: TxnEntity;
  /** Digits, unique within the company. */
  readonly id: string;
  readonly date: LocalDate;
  readonly party: Party | null;
  /** The bank or card account; of invoices and bills what is owed. */
  readonly accountId: string;
  /** What stands against it, positive. Of payments: what the invoice or bill stood for. */
  readonly lines: readonly BookLine[];
  readonly totalMinor: number;
  /** The receiving account of a transfer. */
  readonly toAccountId?: string;
  /** A purchase that was given back. */
  readonly isCredit?: boolean;
  readonly paidBy?: 'Cash' | 'Check' | 'CreditCard';
  readonly settles?: { readonly entity: 'Invoice' | 'Bill'; readonly id: string };
  readonly settledBy?: { readonly entity: 'Payment' | 'BillPayment'; readonly id: string; readonly date: LocalDate };
  readonly docNumber?: string;
  readonly note: string;
  /** When it was written down and changed last. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Raised with every change. */
  readonly version: number;
}

export interface CompanyBook {
  readonly company: SandboxCompany;
  readonly firstDay: LocalDate;
  readonly accounts: readonly BookAccount[];
  /** By date. */
  readonly txns: readonly BookTxn[];
  /** Those that are gone, with the time of it. */
  readonly deleted: readonly { readonly entity: TxnEntity; readonly id: string; readonly at: string }[];
}

/** Written down at the end of its day. */
export function writtenOn(date: LocalDate): Pick<BookTxn, 'createdAt' | 'updatedAt' | 'version'> {
  const at = `${date}T23:59:59.000Z`;
  return { createdAt: at, updatedAt: at, version: 0 };
}

export function partyOf(kind: Party['kind'], name: string): Party {
  let hash = 2_166_136_261;
  for (const sign of `${kind} ${name}`) hash = Math.imul(hash ^ sign.charCodeAt(0), 16_777_619);
  return { kind, name, id: String(100_000 + ((hash >>> 0) % 900_000)) };
}
