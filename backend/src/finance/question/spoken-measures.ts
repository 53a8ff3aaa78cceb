/** Measures as a question says them, so that questions we offer are understood; the others are not offered. */
import type { Measure } from './measures.ts';

export const SPOKEN: Readonly<Partial<Record<Measure, string>>> = {
  revenue: 'revenue', grossSales: 'gross sales', expenses: 'expenses', operatingExpenses: 'operating expenses', cogs: 'cost of sales', netProfit: 'net profit',
  grossProfit: 'gross profit', cashFlow: 'cash flow', cashIn: 'money in', cashOut: 'money out', grossMargin: 'gross margin', netMargin: 'profit margin', refunds: 'refunds',
};

/** "What were my expenses", "what was my cost of sales". */
export const wasOrWere = (spoken: string): 'was' | 'were' => (/(expenses|sales|refunds)$/.test(spoken) && spoken !== 'cost of sales' ? 'were' : 'was');
