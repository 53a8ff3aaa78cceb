/** What one of many comes to, who pays again and again, who was the first, and what left the account. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const row = (date: string, amount: number, category: string, counterparty: string): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description: counterparty.toUpperCase() });
const ROWS = ['2025-05-10', '2026-05-10', '2026-09-10', '2026-11-10'].flatMap((date) => [
  row(date, 5000, 'Store Sales', 'Square'), row(date, 900, 'Store Sales', 'Oak Hill HOA'), row(date, -900, 'Payroll', 'Homebase'), row(date, -700, 'Rent', 'Elm Plaza Partners'),
  row(date, -80, 'Vehicle', 'Shell'), row(date, -15, 'Bank Fees', 'First Bank'), row(date, -60, 'Professional Fees', 'Lind CPA'), row(date, -90, 'Utilities', 'Eversource'), row(date, -40, 'Repairs', 'Mower Medic'),
]);
const { vocabulary } = ledgerOf(ROWS, 'categorised');
const read = (question: string): string => inShort(understand(question, vocabulary, { asOf: '2026-11-22', previous: null }), vocabulary);

test.each([
  ['normal payment from Oak Hill HOA', 'average grossSales [Oak Hill HOA; in] all per row'],
  ['normal bill from Eversource in 2025', 'average bySide [Eversource; out] 2025 per row'],
  ['payments above the normal payment to Eversource', 'clarify'],
  ['how much higher than normal was the Eversource bill in May 2025', 'clarify'],
  ['standard order of categories by cost', 'clarify'],
  ['a normal month of payroll', 'average expenses [Payroll] all by month per month'],
  ['how much per visit at Mower Medic', 'average bySide [Mower Medic; out] all per row'],
  ['how much do we pay per fill at Shell', 'average bySide [Shell; out] all per row'],
  ['2nd dearest month in 2025', 'best-period expenses 2025 by month largest #1 nth 2'],
  ['third priciest quarter', 'best-period expenses all by quarter largest #1 nth 3'],
  ['third quietest month of 2025 for revenue', 'best-period revenue 2025 by month smallest #1 nth 3'],
  ['top 3 vendors in each quarter of 2025', 'trend expenses 2025 by quarter largest #3 split by counterparty'],
  ['what charges hit the account in May 2026', 'rows expenses [out] 2026-05 last'],
  ['what fees did we pay the bank in 2025', 'total expenses [Bank Fees] 2025'],
  ['who sends us money every month', 'recurring revenue 2026-08-01..2026-10-31 by counterparty'],
  ['list recurring customers', 'recurring revenue 2026-08-01..2026-10-31 by counterparty'],
  ['which costs hit our account in May 2026', 'ranking expenses 2026-05 by category largest'],
  ['which customers pay monthly', 'recurring revenue 2026-08-01..2026-10-31 by counterparty'],
  ['our recurring customers in 2025', 'recurring revenue 2025 by counterparty'],
  ['how much does Oak Hill HOA pay us per visit', 'average grossSales [Oak Hill HOA; in] all per row'],
  ['who paid us first', 'rows grossSales [in] all first #1'],
  ['who was our first customer in 2025', 'rows grossSales [in] 2025 first #1'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['what deposits hit the account in May 2026', 'rows cashIn [in] 2026-05 last'],
  ['which vendors charge us monthly', 'recurring expenses 2026-08-01..2026-10-31 by counterparty'],
  ['what regular bills do we pay', 'recurring expenses 2026-08-01..2026-10-31 by counterparty'],
  ['top vendor in each quarter of 2025', 'trend expenses 2025 by quarter largest #1 split by counterparty'],
  ['first payment to Shell in 2026', 'date movement [Shell; out] 2026-01-01..2026-11-22 first'],
  ['2nd biggest customer in 2025', 'ranking revenue 2025 by counterparty largest #1 nth 2'],
  ['which costs came out of the checking account in May 2026', 'ranking expenses [@Checking] 2026-05 by category largest'],
  ['revenue from recurring customers', 'recurring revenue 2026-08-01..2026-10-31 by counterparty'],
  ['share of revenue from recurring customers', 'clarify'],
  ['recurring client payments by month', 'clarify'],
  ['do customers pay monthly or yearly', 'clarify'],
  ['what did we pay per order in 2026', 'clarify'],
  ['what does Square charge per visit', 'unsupported'],
  ['what do owners pay per appointment', 'unsupported'],
  ['how much did we get back from customers', 'clarify'],
  ['how much did we get back from Oak Hill HOA', 'total revenue [Oak Hill HOA] all'],
])('not caught: %s', (question, plan) => expect(read(question)).toBe(plan));
