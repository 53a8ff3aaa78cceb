/** Answers of the server for tests of the overview. */
import type { Answers } from '../../test-server.tsx';

const period = (from: string, to: string, label: string) => ({ __typename: 'LabelledPeriod', from, to, label });

const october = period('2025-10-01', '2025-10-31', 'October 2025');
const september = period('2025-09-01', '2025-09-30', 'September 2025');

export const figures = {
  __typename: 'FinancialData',
  currency: 'USD', currencies: ['USD'], asOf: '2025-10-31', notice: 'Your data ends on 31 October 2025: periods count from there.', hasData: true, transactionCount: 120,
  period: october, previousPeriod: september,
  revenue: '1234.56', expenses: '1000.00', netProfit: '234.56', cashFlow: '-1.00',
  change: { __typename: 'FinancialChange', revenue: 12.5, expenses: 8.3, netProfit: null, cashFlow: -4 },
  byCategory: [
    { __typename: 'CategoryTotal', category: 'Rent', kind: 'opex', amount: '1000.00', count: 1 },
    { __typename: 'CategoryTotal', category: 'Consulting Income', kind: 'revenue', amount: '1234.56', count: 2 },
  ],
  series: [{
    __typename: 'FinancialPoint', label: 'Oct 1', from: '2025-10-01', to: '2025-10-01',
    revenue: '1234.56', expenses: '1000.00', netProfit: '234.56', cashFlow: '-1.00', moneyIn: '1234.56', moneyOut: '1235.56',
  }],
};

export const comparison = {
  __typename: 'FinancialComparison', currency: 'USD', period: october, previousPeriod: september,
  previous: { __typename: 'FinancialTotals', revenue: '1097.39', expenses: '923.36', netProfit: '-20.00', cashFlow: '1.00' },
  profitChange: '254.56',
  drivers: [{ __typename: 'ProfitDriver', category: 'Consulting Income', effect: '200.00' }],
  previousSeries: [],
};

export const ranking = {
  __typename: 'TopCounterparties', currency: 'USD',
  customers: [{ __typename: 'CounterpartyTotal', name: 'Nordwind Labs', amount: '900.00', count: 2 }],
  vendors: [{ __typename: 'CounterpartyTotal', name: 'Elm Street Properties', amount: '1000.00', count: 1 }],
};

/** A ledger with figures, nothing connected, nothing to warn about. */
export const quiet: Answers = {
  Connections: () => ({ integrations: [] }),
  RecentInsights: () => ({ insights: [] }),
  Files: () => ({ files: [] }),
  FinancialOverview: () => ({ financialData: figures }),
  FinancialComparison: () => ({ financialComparison: comparison }),
  TopCounterparties: () => ({ topCounterparties: ranking }),
  Transactions: () => ({ transactions: [] }),
};
