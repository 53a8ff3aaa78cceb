/** What is told beside a question: who wants to know, what for, what a figure is made of, when it is to hold. */
import { expect, test } from '@jest/globals';
import { contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(contractorRows(), 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ['Home Depot is asking what our revenue was in 2025', 'total revenue 2025'],
  ['Oakmont wants to know our expenses last month', 'total expenses 2026-10'],
  ['my partner Hendricks keeps asking me about insurance in 2025', 'total expenses [Insurance] 2025'],
  ['Oakmont asked how much they paid us in 2025', 'total revenue [Oakmont HOA] 2025'],
])('who asks is no condition, unless it goes back to them: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['whats our revenue for 2025 im filling in a loan application', 'total revenue 2025'],
  ['total spending last month im doing the tax forms', 'total expenses 2026-10'],
  ['how much did we spend on insurance in 2025 i am preparing the payroll report', 'total expenses [Insurance] 2025'],
])('what somebody is busy with is no condition: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['gross profit last quarter, so revenue less materials and subcontractors', 'total grossProfit 2026-07-01..2026-09-30'],
  ['what was net profit in 2025, i.e. sales minus payroll, materials and all the rest', 'total netProfit 2025'],
])('a figure explained stays the figure: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['When Oakmont pays us, how big is that payment on average in 2025?', 'average grossSales [Oakmont HOA; in] 2025 per row'],
  ['we close our books at the end of june. revenue for fiscal 2025?', 'total revenue 2024-07-01..2025-06-30'],
  ['We close our books end of September, so FY25 means Oct 2024 thru Sep 2025. Revenue for that fiscal year?', 'total revenue 2024-10-01..2025-09-30'],
])('whenever, and a year told first: %s', (question, plan) => expect(read(question)).toBe(plan));
