/** The two sides of each transaction, from which every report is a sum. Debits are positive. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import type { AccountType, BookTxn, CompanyBook } from './book.ts';
import { PAYABLE, RECEIVABLE } from './chart.ts';

export type Basis = 'Accrual' | 'Cash';

export interface Posting {
  readonly accountId: string;
  readonly amountMinor: number;
}

export const CLASSIFICATIONS: Readonly<Record<AccountType, 'Asset' | 'Liability' | 'Equity' | 'Revenue' | 'Expense'>> = {
  Bank: 'Asset', 'Accounts Receivable': 'Asset', 'Credit Card': 'Liability', 'Accounts Payable': 'Liability', 'Long Term Liability': 'Liability', Equity: 'Equity',
  Income: 'Revenue', 'Other Income': 'Revenue', 'Cost of Goods Sold': 'Expense', Expense: 'Expense',
};

export function postingsOf(txn: BookTxn, basis: Basis): Posting[] {
  const lines = (sign: 1 | -1): Posting[] => txn.lines.map(({ accountId, amountMinor }) => ({ accountId, amountMinor: sign * amountMinor }));
  const leg = (accountId: string, sign: 1 | -1): Posting => ({ accountId, amountMinor: sign * txn.totalMinor });
  switch (txn.entity) {
    case 'Invoice': return basis === 'Cash' ? [] : [leg(RECEIVABLE, 1), ...lines(-1)];
    case 'Payment': return [leg(txn.accountId, 1), ...(basis === 'Cash' ? lines(-1) : [leg(RECEIVABLE, -1)])];
    case 'SalesReceipt': case 'Deposit': return [leg(txn.accountId, 1), ...lines(-1)];
    case 'RefundReceipt': case 'JournalEntry': return [leg(txn.accountId, -1), ...lines(1)];
    case 'Purchase': return txn.isCredit ? [leg(txn.accountId, 1), ...lines(-1)] : [leg(txn.accountId, -1), ...lines(1)];
    case 'Bill': return basis === 'Cash' ? [] : [leg(PAYABLE, -1), ...lines(1)];
    case 'BillPayment': return [leg(txn.accountId, -1), ...(basis === 'Cash' ? lines(1) : [leg(PAYABLE, 1)])];
    case 'Transfer': return [leg(txn.accountId, -1), leg(txn.toAccountId ?? txn.accountId, 1)];
  }
}

/** By account, both days included. */
export function movedBetween(book: CompanyBook, basis: Basis, from: LocalDate, to: LocalDate): Map<string, number> {
  const sums = new Map<string, number>();
  for (const txn of book.txns.filter(({ date }) => date >= from && date <= to)) {
    for (const { accountId, amountMinor } of postingsOf(txn, basis)) sums.set(accountId, (sums.get(accountId) ?? 0) + amountMinor);
  }
  return sums;
}

/** By account, with the openings; null for everything that is known. */
export function balancesOn(book: CompanyBook, basis: Basis, date: LocalDate | null): Map<string, number> {
  const moved = movedBetween(book, basis, '0000-01-01', date ?? '9999-12-31');
  return new Map(book.accounts.map(({ id, openingMinor }) => [id, openingMinor + (moved.get(id) ?? 0)]));
}
