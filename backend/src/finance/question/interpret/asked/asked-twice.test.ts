/** Two questions in one, and what stands beside a name or a profit: both are answered, or neither. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const row = (date: string, amount: number, category: string, counterparty: string): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description: counterparty.toUpperCase() });
const ROWS = ['2025-05-10', '2026-05-10', '2026-09-10', '2026-11-10'].flatMap((date) => [
  row(date, 5000, 'Store Sales', 'Square'), row(date, 900, 'Store Sales', 'Oak Hill HOA'), row(date, -50, 'Refunds', 'Square'), row(date, -900, 'Payroll', 'Homebase'), row(date, -700, 'Rent', 'Elm Plaza Partners'),
  row(date, -120, 'Insurance', 'Liberty Mutual'), row(date, -80, 'Vehicle', 'Shell'), row(date, -15, 'Bank Fees', 'First Bank'), row(date, -60, 'Professional Fees', 'Lind CPA'), row(date, -200, 'Taxes', 'IRS'),
]);
const { vocabulary } = ledgerOf(ROWS, 'categorised');
const read = (question: string): string => inShort(understand(question, vocabulary, { asOf: '2026-11-22', previous: null }), vocabulary);

test.each([
  ['how much on rent and how much on payroll in 2025', 'ranking expenses [Rent; Payroll] 2025 by category largest'],
  ["what's our rent and what's our insurance bill in 2025", 'ranking expenses [Rent; Insurance] 2025 by category largest'],
  ['what was our rent in 2025, and what was our payroll', 'ranking expenses [Rent; Payroll] 2025 by category largest'],
  ['how much did we pay Homebase and how much did we pay Shell in 2025', 'ranking expenses [Homebase; Shell; out] 2025 by counterparty largest'],
  ['what did Oak Hill HOA pay and what did Square pay in 2025', 'ranking revenue [Oak Hill HOA; Square] 2025 by counterparty largest'],
  ['what did we pay Shell and what did we pay for rent in 2025', 'compare bySide [Shell; out] 2025 | expenses [Rent]'],
  ['what did we make in 2025 and what did we spend', 'compare revenue 2025 | expenses'],
  ['how much did we pay Shell in 2025 and how much did Oak Hill HOA pay us', 'compare bySide [Shell; out] 2025 | revenue [Oak Hill HOA]'],
  ['what was revenue and what was profit in May 2025', 'overview netProfit 2025-05'],
  ['how much did we spend on rent in May 2025 and how much on payroll in May 2026', 'clarify'],
])('two questions: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['how much did we spend on rent and payroll together in 2025', 'total expenses [Rent; Payroll] 2025'],
  ['how much rent did we pay and how many payments were there in 2025', 'count expenses [Rent; out] 2025'],
  ['what did we spend on rent in 2025 and what percentage of expenses is that', 'share expenses [Rent] 2025 | []'],
  ['how much revenue did we have in May 2025 and how much in May 2026', 'compare revenue 2025-05 | 2026-05'],
  ['of what we paid First Bank in 2025, how much was bank fees', 'total expenses [Bank Fees; First Bank] 2025'],
  ['what did we pay for rent and insurance in 2025', 'total expenses [Rent; Insurance] 2025'],
  ['how much did we pay Square in 2025 and how much did they pay us', 'total revenue [Square] 2025'],
  ['how much did Square pay us in 2025 and how much did we refund them', 'total refunds [Refunds; Square] 2025'],
  ['how much went out in 2025 and how much came in from Square', 'total cashIn [Square] 2025'],
  ['what did Square bring in, what Oak Hill HOA in 2025', 'clarify'],
  ["what's the sum of what Homebase got and what Shell got from us in 2025", 'total bySide [Homebase; Shell; out] 2025'],
  ['how much on rent in 2025 and how much did there go to payroll', 'total expenses [Rent; Payroll] 2025'],
])('one question: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['pretax profit 2025', 'total netProfit [-Taxes] 2025'],
  ['profit? before tax 2025', 'total netProfit [-Taxes] 2025'],
  ['profit before interest and tax 2025', 'total operatingProfit 2025'],
  ['what is our burn, including payroll', 'burn cashFlow 2026-08-01..2026-10-31'],
  ['what percentage of Square sales is refunded', 'share refunds [Refunds; Square] all | grossSales [Square]'],
  ['gross profit before tax 2025', 'clarify'],
  ['profit before tax for Oak Hill HOA in 2025', 'clarify'],
  ['pre-tax profit from Square', 'clarify'],
  ['what share of profit before tax goes to tax', 'clarify'],
  ['profit before tax and net profit 2025', 'clarify'],
  ['profit before tax in 2025, and after', 'clarify'],
  ['compare profit before tax and after tax in 2025', 'clarify'],
  ['net income before the tax bill of May 2025', 'clarify'],
  ['how much profit before tax did we make in 2025', 'total netProfit [-Taxes] 2025'],
  ['sales before tax in 2025', 'clarify'],
  ['refunds as a percentage of revenue 2025', 'share refunds [Refunds] 2025 | revenue []'],
])('what is taken off: %s', (question, plan) => expect(read(question)).toBe(plan));
