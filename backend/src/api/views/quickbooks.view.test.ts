/** QuickBooks' books leave the house with the names that the documented API has. */
import { expect, test } from '@jest/globals';
import { quickBooksAccountsView, quickBooksSummaryView, quickBooksTransactionsView } from './quickbooks.view.ts';

test('the summary', () => {
  const summary = { lastUpdated: '2026-11-20T10:00:00.000Z', currency: 'USD', totalRevenue: '100.00', totalExpenses: '40.00', netProfit: '60.00', netCashFlow: '55.00', totalBalance: '500.00', profitMargin: 60, transactionCount: 7, accountCount: 2 };
  expect(quickBooksSummaryView(summary)).toEqual({
    success: true, source: 'quickbooks', connection: 'connected',
    data: {
      last_updated: '2026-11-20T10:00:00.000Z', currency: 'USD',
      financial_metrics: { total_revenue: '100.00', total_expenses: '40.00', net_profit: '60.00', net_cash_flow: '55.00', total_balance: '500.00', profit_margin: 60 },
      transaction_summary: { total_transactions: 7 },
      account_summary: { total_accounts: 2 },
    },
  });
});

test('transactions and accounts', () => {
  const transaction = { id: '1', description: 'Landscaping', date: '2026-11-19', category: 'Services', type: 'income', amount: '100.00', currency: 'USD' } as const;
  const account = { id: '35', name: 'Checking', type: 'Bank', balance: '500.00', currency: 'USD' };
  expect(quickBooksTransactionsView([transaction])).toEqual({ success: true, data: [transaction] });
  expect(quickBooksAccountsView([account])).toEqual({ success: true, data: [account] });
});
