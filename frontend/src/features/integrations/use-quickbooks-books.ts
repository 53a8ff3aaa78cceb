/** The connected QuickBooks company with its newest transactions and its accounts. */
import {
  useQuickBooksAccountsQuery, useQuickBooksTransactionsQuery,
  type QuickBooksPanel_AccountsFragment, type QuickBooksPanel_SummaryFragment, type QuickBooksPanel_TransactionsFragment,
} from '../../generated/graphql.ts';
import { useConnectedQuickBooks, useQuickBooksSummary } from './use-quickbooks.ts';

export interface QuickBooksBooks {
  summary: QuickBooksPanel_SummaryFragment['data'];
  transactions: QuickBooksPanel_TransactionsFragment['data'];
  accounts: QuickBooksPanel_AccountsFragment['data'];
  /** Invented books. */
  isSandbox: boolean;
}

/** All three answers, or what has become of them. */
export function useQuickBooks(): { state: 'none' | 'loading' | 'failed' } | { state: 'ready'; books: QuickBooksBooks } {
  const { isConnected, summary, error } = useQuickBooksSummary();
  const connection = useConnectedQuickBooks();
  const transactions = useQuickBooksTransactionsQuery({ skip: !isConnected });
  const accounts = useQuickBooksAccountsQuery({ skip: !isConnected });
  if (!isConnected) return { state: 'none' };
  if (error || transactions.error || accounts.error) return { state: 'failed' };
  if (!summary || !transactions.data || !accounts.data) return { state: 'loading' };
  return { state: 'ready', books: { summary, transactions: transactions.data.quickBooksTransactions.data, accounts: accounts.data.quickBooksAccounts.data, isSandbox: connection?.isSandbox ?? false } };
}
