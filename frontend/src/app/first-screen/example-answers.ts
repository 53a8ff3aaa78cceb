/** Answers of an invented business, with which the build draws the overview once to learn which styles it needs. Nobody sees them. */
import type { FirstAnswersQuery, RecentSmartAlertsQuery } from '../../generated/graphql.ts';

const period = (from: string, to: string, label: string) => ({ __typename: 'LabelledPeriod' as const, from, to, label });
const totals = { revenue: '1200.00', expenses: '900.00', netProfit: '300.00', cashFlow: '250.00' };
const point = (label: string, day: string) => ({ __typename: 'FinancialPoint' as const, label, from: day, to: day, ...totals, moneyIn: '1200.00', moneyOut: '950.00' });
const series = [point('Oct 1', '2025-10-01'), point('Oct 2', '2025-10-02')];
const periods = { period: period('2025-10-01', '2025-10-31', 'October 2025'), previousPeriod: period('2025-09-01', '2025-09-30', 'September 2025') };
/** More than are shown at first. */
const counterparties = Array.from({ length: 6 }, (_, index) => ({ __typename: 'CounterpartyTotal' as const, name: `Somebody ${index}`, amount: '900.00', count: 2 }));

export const exampleAnswers = {
  financialData: {
    __typename: 'FinancialData', currency: 'USD', currencies: ['USD'], asOf: '2025-10-31', notice: null, hasData: true, transactionCount: 120, ...periods, ...totals, series,
    change: { __typename: 'FinancialChange', revenue: 12.5, expenses: 8.3, netProfit: -4, cashFlow: 0 },
    byCategory: [
      { __typename: 'CategoryTotal', category: 'Rent', kind: 'opex', amount: '900.00', count: 1 },
      { __typename: 'CategoryTotal', category: 'Sales', kind: 'revenue', amount: '1200.00', count: 2 },
    ],
  },
  financialComparison: {
    __typename: 'FinancialComparison', currency: 'USD', ...periods, profitChange: '100.00', previous: { __typename: 'FinancialTotals', ...totals },
    drivers: [{ __typename: 'ProfitDriver', category: 'Sales', effect: '100.00' }], previousSeries: series,
  },
  topCounterparties: { __typename: 'TopCounterparties', currency: 'USD', customers: counterparties, vendors: counterparties },
  files: [],
  integrations: [{ __typename: 'Integration', id: '1', provider: 'stripe', status: 'connected', lastSync: '2025-10-31T08:00:00Z', companyName: 'Somebody', isSandbox: true, isSyncing: false, progressPercent: null, transactionCount: 2, skippedCount: 0, skippedReason: null, error: null }],
  insights: [{ __typename: 'Insight', id: '1', type: 'warning', title: 'Something', content: 'Something' }],
} as unknown as FirstAnswersQuery;

export const exampleAlerts: RecentSmartAlertsQuery = { alerts: [{ __typename: 'SmartAlert', id: '1', severity: 'high', title: 'Something' }] } as unknown as RecentSmartAlertsQuery;
