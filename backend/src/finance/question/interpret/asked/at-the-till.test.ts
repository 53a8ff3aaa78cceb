/** What is taken and spent as it is said over a counter; a list that names its whole; who asks; and what may not be read into it. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const row = (date: string, amount: number, category: string, counterparty: string): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description: counterparty.toUpperCase() });
const ROWS = ['2025-03', '2025-06', '2025-09', '2025-11', '2026-03', '2026-08', '2026-09', '2026-10', '2026-11'].flatMap((month) => [
  row(`${month}-10`, 9000, 'Sales - Dining', 'Oak Hill HOA'), row(`${month}-11`, 2000, 'Sales - Catering', 'Lakeway Medical'), row(`${month}-10`, -6000, 'Payroll', 'Gusto'),
  row(`${month}-12`, -700, 'Rent', 'Elm Plaza'), row(`${month}-13`, -400, 'Beverages', 'Cuvee Coffee'), row(`${month}-13`, -900, 'Beverages', 'Brown Distributing'),
  row(`${month}-14`, -80, 'Refunds', 'Oak Hill HOA'), row(`${month}-15`, -120, 'Professional Fees', 'Lone Star Bookkeeping'), row(`${month}-16`, -2300, 'Food', 'Sysco'),
]);
const { vocabulary } = ledgerOf(ROWS, 'categorised');
const read = (question: string): string => inShort(understand(question, vocabulary, { asOf: '2026-11-22', previous: null }), vocabulary);

test.each([
  ['hows the till looking this month', 'total revenue 2026-11-01..2026-11-22'],
  ['What do we earn the most from?', 'ranking revenue all by category largest #1'],
  ['what made us the most money in 2025', 'ranking revenue 2025 by category largest #1'],
  ['how fast is money draining out of here each month', 'burn cashFlow 2026-08-01..2026-10-31'],
  ['How much did we have to give back to guests and catering clients in 2025?', 'total refunds [Refunds] 2025'],
  ['take total expenses of last quarter and drop rent from it', 'total expenses [-Rent] 2026-07-01..2026-09-30'],
  ['what does one Sysco drop cost us on average in 2025', 'average bySide [Sysco; out] 2025 per row'],
  ['Beer, wine and coffee, so the whole beverages category: what was it in Q4 2025?', 'total expenses [Beverages] 2025-10-01..2025-12-31'],
  ['Beer and coffee, the whole beverages category, Q4 2025', 'total expenses [Beverages] 2025-10-01..2025-12-31'],
  ['lay out the refunds per month for 2025', 'trend refunds [Refunds] 2025 by month'],
  ['Bookkeeper here. Kindly give revenue for H1 2025.', 'total revenue 2025-01-01..2025-06-30'],
])('said at the counter: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['Profit from 15 Sept 2025 up to and including 15 Nov 2025', 'total netProfit 2025-09-15..2025-11-15'],
  ['revenue from march through and including may 2026', 'total revenue 2026-03-01..2026-05-31'],
  ['revenue from 2025-03-01 up to and including 2025-03-20', 'total revenue 2025-03-01..2025-03-20'],
  ['payments up to and including $500 in March 2025', 'rows cashOut [out; <=500] 2025-03 last'],
])('a last day is no amount: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['five payees we sent the most money to in 2025, only real expenses please', 'ranking expenses 2025 by counterparty largest #5'],
  ['what did the bookkeeper charge us in 2025', 'total expenses [Lone Star Bookkeeping] 2025'],
  ['Sysco, the whole bill in 2025', 'total bySide [Sysco; out] 2025'],
  ['how much did we give to Sysco in 2025', 'total bySide [Sysco; out] 2025'],
])('no more is read into it: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each(['revenue from rent 2025', 'revenue of rent', 'income of rent 2025'])('a cost brings in nothing, and no part of it is asked: %s', (question) => expect(read(question)).toBe('clarify'));
