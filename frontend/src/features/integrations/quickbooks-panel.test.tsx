/** The QuickBooks panel: only when connected, five transactions and how many more, its empty words, and hidden as soon as one call fails. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Refusal, renderWithServer, type Answers } from '../../test-server.tsx';
import { QuickBooksPanel } from './QuickBooksPanel.tsx';

afterEach(cleanup);

const connection = (provider: string, status: string) => ({ __typename: 'Integration', id: provider, provider, status, lastSync: null, companyName: null, isSandbox: false, isSyncing: false, progressPercent: null, transactionCount: 0, skippedCount: 0, skippedReason: null, error: null });

const summary = {
  __typename: 'QuickBooksSummary',
  data: {
    __typename: 'QuickBooksSummaryData', last_updated: '2026-11-20T10:00:00Z', currency: 'USD',
    financial_metrics: { __typename: 'QuickBooksMetrics', total_revenue: '1000.00', total_expenses: '400.00', net_profit: '600.00', total_balance: '5000.00', profit_margin: 60 },
    transaction_summary: { __typename: 'QuickBooksTransactionSummary', total_transactions: 7 },
    account_summary: { __typename: 'QuickBooksAccountSummary', total_accounts: 1 },
  },
};

const transactions = (count: number) => ({
  __typename: 'QuickBooksTransactions',
  data: Array.from({ length: count }, (_, index) => ({
    __typename: 'QuickBooksTransaction', id: `${index}`, description: `Landscaping ${index}`, date: '2026-11-19', category: 'Services', type: index === 0 ? 'expense' : 'income', amount: '100.00', currency: 'USD',
  })),
});
const accounts = (names: string[]) => ({
  __typename: 'QuickBooksAccounts', data: names.map((name) => ({ __typename: 'QuickBooksAccount', id: name, name, type: 'Bank', balance: '5000.00', currency: 'USD' })),
});

function show(answers: Answers, connections = [connection('quickbooks', 'connected')]) {
  return renderWithServer(<QuickBooksPanel />, {
    Connections: () => ({ integrations: connections }),
    QuickBooksSummary: () => ({ quickBooksSummary: summary }),
    QuickBooksTransactions: () => ({ quickBooksTransactions: transactions(7) }),
    QuickBooksAccounts: () => ({ quickBooksAccounts: accounts(['Checking']) }),
    ...answers,
  });
}

test('the first five transactions, and how many more there are', async () => {
  show({});
  expect(await screen.findByText('Landscaping 4')).toBeTruthy();
  expect(screen.queryByText('Landscaping 5')).toBeNull();
  expect(screen.getByText('And 2 more transactions...')).toBeTruthy();
  expect(screen.getByText('−$100.00')).toBeTruthy();
  expect(screen.getByText('Checking')).toBeTruthy();
});

test('five are five', async () => {
  show({ QuickBooksTransactions: () => ({ quickBooksTransactions: transactions(5) }) });
  expect(await screen.findByText('Landscaping 4')).toBeTruthy();
  expect(screen.queryByText(/more transactions/)).toBeNull();
});

test('a company without anything', async () => {
  show({ QuickBooksTransactions: () => ({ quickBooksTransactions: transactions(0) }), QuickBooksAccounts: () => ({ quickBooksAccounts: accounts([]) }) });
  expect(await screen.findByText('No transactions found in QuickBooks sandbox data.')).toBeTruthy();
  expect(screen.getByText('No accounts found in QuickBooks sandbox data.')).toBeTruthy();
});

test.each(['QuickBooksSummary', 'QuickBooksTransactions', 'QuickBooksAccounts'])('hidden when %s fails, which is asked once', async (operation) => {
  const { asked } = show({ [operation]: () => new Refusal(503, 'QuickBooks does not answer.') });
  await waitFor(() => expect(asked.map((call) => call.operation)).toEqual(expect.arrayContaining(['QuickBooksSummary', 'QuickBooksTransactions', 'QuickBooksAccounts'])));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'QuickBooks' })).toBeNull());
  expect(asked.filter((call) => call.operation === operation)).toHaveLength(1);
});

test.each([['nothing', []], ['another provider', [connection('stripe', 'connected')]], ['a connection that ended', [connection('quickbooks', 'disconnected')]]])('with %s QuickBooks is not even asked', async (_what, connections) => {
  const { asked } = show({}, connections);
  await waitFor(() => expect(asked).toHaveLength(1));
  await new Promise((done) => { setTimeout(done, 20); });
  expect(asked.map((call) => call.operation)).toEqual(['Connections']);
  expect(screen.queryByRole('region')?.textContent ?? '').toBe('');
});
