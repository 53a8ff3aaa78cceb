/** Which figure is wanted, for whom and what for, said in other words; and what only begins like it. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ['can i get a chart of expenses by month for 2025', 'trend expenses 2025 by month'],
  ['draw net profit for every quarter of 2025', 'trend netProfit 2025 by quarter'],
  ['for the bank meeting we need revenue by quarter for 2025', 'trend revenue 2025 by quarter'],
  ['give me payroll by month for 2025 so I can see where it is heading', 'trend expenses [Payroll] 2025 by month'],
  ['revenue in 2025 across every channel', 'total revenue 2025'],
  ['what did we pay for rent in 2025, insurance people are asking', 'total expenses [Rent] 2025'],
  ['spending fell between may and june 2026, what was that in percent', 'compare expenses 2026-06 in % | 2026-05'],
  ['expenses sept vs oct 2026, percent change', 'compare expenses 2026-10 in % | 2026-09'],
  ['how much was earned and how much was spent in May 2026', 'overview netProfit 2026-05'],
  ['what would rent in 2025 have been with a 10 percent cut', 'supposed expenses [Rent] 2025 supposed -10% | '],
  ['this spring, so march and april and may, how much revenue came in', 'total revenue 2026-03-01..2026-05-31'],
  ['we close our books at the end of September. Give me revenue for that fiscal year 2025, i.e. October 2024 thru September 2025', 'total revenue 2024-10-01..2025-09-30'],
  ['rent and payroll in a table for q1 2026: categories down, months across', 'trend expenses [Rent; Payroll] 2026-01-01..2026-03-31 by month split by category'],
  // None of them.
  ['for each of April, May and June 2026, split the sales out by channel', 'clarify'],
  ['months with expenses 10% over the average', 'clarify'],
  ['can we get a loan', 'unsupported'],
  ['how come march 2026 was so costly', 'drivers expenses 2026-03 by category largest | 2026-02'],
  ['give me expenses for 2025 so I can see the split by category', 'ranking expenses 2025 by category largest'],
  ['what do we pay the insurance people', 'total expenses [Insurance] all'],
  ['which category fell most between may and june 2026, by what percent', 'drivers expenses 2026-06 by category smallest in % | 2026-05'],
  ['how much did we pay in rent and how much more than in 2024', 'compare expenses [Rent] 2026-01-01..2026-11-20 | 2024'],
])('%s', (text, plan) => expect(read(text)).toBe(plan));
