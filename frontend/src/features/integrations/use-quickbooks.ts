/** The connected QuickBooks company: asked for only while one is connected, and never twice. */
import {
  useConnectionsQuery, useQuickBooksAccountsQuery, useQuickBooksSummaryQuery, useQuickBooksTransactionsQuery,
  type QuickBooksPanel_AccountsFragment, type QuickBooksPanel_SummaryFragment, type QuickBooksPanel_TransactionsFragment,
} from '../../generated/graphql.ts';

export interface QuickBooksBooks {
  summary: QuickBooksPanel_SummaryFragment['data'];
  transactions: QuickBooksPanel_TransactionsFragment['data'];
  accounts: QuickBooksPanel_AccountsFragment['data'];
}

/** Undefined until it is known. */
export function useIsQuickBooksConnected(): boolean | undefined {
  const { data } = useConnectionsQuery();
  return data?.integrations.some(({ provider, status }) => provider === 'quickbooks' && status === 'connected');
}

export function useQuickBooksSummary() {
  const isConnected = useIsQuickBooksConnected() ?? false;
  const { data, error } = useQuickBooksSummaryQuery({ skip: !isConnected });
  return { isConnected, summary: data?.quickBooksSummary.data, error };
}

/** All three answers, or what has become of them. */
export function useQuickBooks(): { state: 'none' | 'loading' | 'failed' } | { state: 'ready'; books: QuickBooksBooks } {
  const { isConnected, summary, error } = useQuickBooksSummary();
  const transactions = useQuickBooksTransactionsQuery({ skip: !isConnected });
  const accounts = useQuickBooksAccountsQuery({ skip: !isConnected });
  if (!isConnected) return { state: 'none' };
  if (error || transactions.error || accounts.error) return { state: 'failed' };
  if (!summary || !transactions.data || !accounts.data) return { state: 'loading' };
  return { state: 'ready', books: { summary, transactions: transactions.data.quickBooksTransactions.data, accounts: accounts.data.quickBooksAccounts.data } };
}
