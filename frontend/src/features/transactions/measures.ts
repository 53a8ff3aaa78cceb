/** Which ledger rows stand behind a figure, by the role of their category. The sums are the server's; this only picks the rows to show. */

export type Measure = 'revenue' | 'expenses' | 'netProfit' | 'cashFlow';

const REVENUE = ['revenue', 'refund'];
const EXPENSES = ['cogs', 'opex', 'tax', 'interest'];
const PROFIT = [...REVENUE, 'other-income', ...EXPENSES];

/** The `kinds` of the transactions query. */
export const KINDS_OF_MEASURE: Record<Measure, string[]> = {
  revenue: REVENUE,
  expenses: EXPENSES,
  netProfit: PROFIT,
  cashFlow: [...PROFIT, 'owner', 'loan'],
};

export const MEASURE_LABEL: Record<Measure, string> = {
  revenue: 'Revenue',
  expenses: 'Expenses',
  netProfit: 'Net Profit',
  cashFlow: 'Cash Flow',
};
