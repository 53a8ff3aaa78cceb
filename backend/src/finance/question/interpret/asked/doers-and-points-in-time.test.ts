/** Those who do the work that is paid for, the same point a year before, and clauses beside a question that say what it needs. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (date: string, amount: number, category: string, counterparty: string, account = 'Business Checking'): PlainRow => ({ date, amount, category, counterparty, account, description: counterparty.toUpperCase() });
const ROWS = ['2024-05-10', '2025-05-10', '2026-05-10', '2026-11-10'].flatMap((date) => [
  row(date, 9000, 'Design Fees', 'Okafor Residence'), row(date, -2000, 'Subconsultants', 'Terra Civil'), row(date, -900, 'Session Musicians', 'Ida Brandt'), row(date, -300, 'Printing & Plotting', 'FastSigns'), row(date, -200, 'Travel', 'Delta'), row(date, -60, 'Software', 'Zoom'),
  row(date, -500, 'Transfer', 'Own Transfer'),
]);
const { vocabulary } = ledgerOf(ROWS, 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ['which subconsultants did we pay the most in 2025? I want the top three', 'ranking expenses [Subconsultants] 2025 by counterparty largest #3'],
  ['biggest session musicians by spend, 2025', 'ranking expenses [Session Musicians] 2025 by counterparty largest #5'],
  ['how many different subconsultants did we pay in 2025', 'count expenses [Subconsultants] 2025 by counterparty'],
  ['how many payments to subconsultants in 2025', 'count expenses [Subconsultants; out] 2025'],
  ['what did subconsultants cost us in 2025', 'total expenses [Subconsultants] 2025'],
  ['total revenue from the Okafor Residence project', 'total revenue [Okafor Residence] all'],
])('those who are paid: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['revenue YTD compared with this time last year', 'compare revenue 2026-01-01..2026-11-20 | 2025-01-01..2025-11-20'],
  ['how do costs year to date stack up against this point last year', 'compare expenses 2026-01-01..2026-11-20 | 2025-01-01..2025-11-20'],
  ['revenue this year vs last year', 'compare revenue 2026-01-01..2026-11-20 | 2025-01-01..2025-11-20'],
  ['partway through the month, where have the costs got to by now', 'total expenses 2026-11-01..2026-11-20'],
  ['total revenue from start to finish', 'total revenue all'],
])('points in time: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['which took more of our money in 2025, travel or printing & plotting, and what was the gap?', 'compare expenses [Travel] 2025 | [Printing & Plotting]'],
  ['There is 140k in the account. How long can we last at the present burn?', 'runway cashFlow 2026-08-01..2026-10-31 has 140000'],
  ['money in during Q2 2025 apart from transfers between our own accounts', 'total cashIn [-Transfer] 2025-04-01..2025-06-30'],
  ['we finished that job ages ago - how much did Okafor Residence pay us in total', 'total revenue [Okafor Residence] all'],
  ['Zoom we cancelled, when was the final charge', 'date movement [Zoom; out] all last'],
  ['in which category did we save most in H2 2025 compared with H1 2025', 'drivers expenses 2025-07-01..2025-12-31 by category smallest | 2025-01-01..2025-06-30'],
  ['how much did Zoom and Delta cost us between them in 2025', 'total bySide [Zoom; Delta; out] 2025'],
])('clauses beside a question: %s', (question, plan) => expect(read(question)).toBe(plan));
