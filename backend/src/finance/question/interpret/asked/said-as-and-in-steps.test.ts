/** What the asker explains in the question: a sum of their own, a month known for something, a sum told in steps; and what is no such explanation. */
import { expect, test } from '@jest/globals';
import { contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(contractorRows(), 'categorised');
const told = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);
const both = (text: string, other: string): void => { expect(told(text)).toBe(told(other)); expect(told(text)).not.toMatch(/clarify|unsupported/); };

test.each<[string, string]>([
  ['Prime cost for 2025 in dollars, meaning subcontractors plus payroll', 'Subcontractors plus payroll in 2025'],
  ['What was our prime cost, meaning subcontractors and payroll, in Q2 2026?', 'Subcontractors plus payroll in Q2 2026'],
  ['our prime cost (i.e. subcontractors, payroll and rent) in 2025', 'Subcontractors, payroll and rent in 2025'],
  ['2025 costs leaving out the people, i.e. payroll and subcontractors', '2025 costs without payroll and subcontractors'],
  ['2025 costs leaving out two things, i.e. payroll and rent', '2025 costs without payroll and rent'],
  ['core costs (rent plus payroll) in Q2 2026', 'Rent plus payroll in Q2 2026'],
  ['Total for the big two last month, namely rent and payroll', 'Rent plus payroll last month'],
  ['fixed costs, meaning rent plus payroll, in 2025', 'Rent plus payroll in 2025'],
])('told what it is made of: %s', both);

test.each<[string, string]>([
  ['October 2025, the festival month: cash coming in, how much', 'Money in, October 2025'],
  ['Fair month, March 2025 - how much did we sell??', 'Revenue, March 2025'],
  ['expenses in the festival month, June 2026', 'Expenses, June 2026'],
  ['June 2026 (our festival month) expenses', 'Expenses, June 2026'],
  ['the month of the flood, October 2025: total costs', 'Expenses, October 2025'],
  ['2025, the year we opened the second place: revenue', 'Revenue in 2025'],
  ['2025, our opening year: revenue?', 'Revenue in 2025'],
])('known for something: %s', both);

test.each<[string, string]>([
  ["Take expenses for last month, drop rent and payroll, and tell me what's left.", 'Expenses last month without rent and payroll'],
  ['take total expenses of last quarter and drop payroll and rent from it', 'Expenses last quarter without payroll and rent'],
  ["Start with Q2 2026 expenses. Remove payroll. What's left?", 'Expenses in Q2 2026 without payroll'],
  ['Take rent, add payroll, and tell me the total for Q2 2026.', 'Rent plus payroll for Q2 2026'],
  ['take 2025 revenue, deduct payroll and rent, and give me the result', '2025 revenue minus payroll and rent'],
])('told in steps: %s', both);

test.each<[string, RegExp]>([
  ['revenue in 2025, the best month', /^best-period revenue 2025 by month/],
  ['2025, which month was the best?', /^best-period/],
  ['revenue in 2025, per quarter', /^trend revenue 2025 by quarter/],
  ['March 2025, the month before: revenue', /^(?!total revenue 2025-03$)/],
  ['net profit in 2025, i.e. after all costs', /^total netProfit 2025$/],
  ['sales for 2025, meaning revenue before refunds', /^total grossSales 2025$/],
  ['take 2025 expenses, add rent of 500 a month, what do we get?', /^(?!total)/],
  ['Take payroll, cut it by 10%, what happens to profit?', /^what-if/],
  ['did payroll drop in 2025', /^compare expenses \[Payroll\]/],
])('no such explanation: %s', (question, plan) => {
  expect(told(question)).toMatch(plan);
});
