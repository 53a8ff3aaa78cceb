/** What is told beside a question is no condition on it; what the question leans on stays. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ['Tom and I are meeting with the bank on Tuesday and they want to know, what was revenue for 2025', 'total revenue 2025'],
  ['so the card statement gave me a fright this morning, anyway, what did we spend last month?', 'total expenses 2026-10'],
  ['I keep telling Priya that rent is nothing, so how much did we pay WeWork in 2025', 'total bySide [WeWork; out] 2025'],
  ['what was cash flow in 2025, I want to see the dip', 'total cashFlow 2025'],
  ['our fiscal year starts in October. What was revenue in FY2025?', 'total revenue 2024-10-01..2025-09-30'],
  ['expenses in 2025 excluding December 2025', 'total expenses 2025-01-01..2025-11-30'],
  ['average monthly revenue in 2025 without December', 'average revenue 2025-01-01..2025-11-30 by month per month'],
  ['expenses in 2025 with July taken out', 'remainder expenses 2025 | 2025-07'],
  ['what did we spend in 2025 if you take out payroll and rent', 'total expenses [-Payroll; -Rent] 2025'],
  ['waht was our gross proft last mnoth', 'total grossProfit 2026-10'],
  ['totl spnt teh last 30 dyas', 'total expenses 2026-10-22..2026-11-20'],
  ['net 2025', 'total netProfit 2025'],
  ['14-day revenue', 'total revenue 2026-11-07..2026-11-20'],
  ['expenses 4/1/26 - 5/15/26', 'total expenses 2026-04-01..2026-05-15'],
])('%s', (text, plan) => expect(read(text)).toBe(plan));
