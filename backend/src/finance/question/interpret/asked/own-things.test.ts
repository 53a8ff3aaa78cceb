/** Ordinary words that are what a ledger's own income and costs are called by, a year's own expenses, and ways that money did not go. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const row = (date: string, amount: number, category: string, counterparty: string, account = 'Checking'): PlainRow => ({ date, amount, category, counterparty, account, description: counterparty.toUpperCase() });
const { vocabulary } = ledgerOf([
  row('2025-03-01', 900, 'Sales - Books', 'Square'), row('2025-03-02', 500, 'Sales - School Orders', 'Edgewood Academy'), row('2025-03-03', 400, 'Sales - Coffee Corner', 'Clover'),
  row('2025-03-04', -600, 'Cost of Goods Sold - Books', 'Ingram'), row('2025-03-20', 50, 'Cost of Goods Sold - Books', 'Ingram'), row('2025-03-05', -200, 'Cost of Goods Sold - Cafe', 'Just Coffee', 'Credit Card'), row('2025-03-06', -300, 'Rent', 'Kessler Properties'),
], 'categorised');
const read = (question: string): string => inShort(understand(question, vocabulary, { asOf: '2025-11-20', previous: null }), vocabulary);

test.each([
  ['book sales in 2025', 'total revenue [Sales - Books] 2025-01-01..2025-11-20'],
  ['what did we spend on books in 2025', 'total expenses [Cost of Goods Sold - Books] 2025-01-01..2025-11-20'],
  ['how much did the books cost us in 2025', 'total expenses [Cost of Goods Sold - Books] 2025-01-01..2025-11-20'],
  ['what did the schools pay us in 2025', 'total revenue [Sales - School Orders] 2025-01-01..2025-11-20'],
  ['rank the schools by what they brought us in 2025', 'ranking revenue [Sales - School Orders] 2025-01-01..2025-11-20 by counterparty largest'],
])('%s', (question, expected) => {
  expect(read(question)).toBe(expected);
});

test.each(['how much revenue was booked in March 2025', 'revenue on our books in March 2025', 'did we book any revenue in March 2025'])('the accounts are no books to sell: %s', (question) => {
  expect(read(question)).toBe('total revenue 2025-03');
});

test.each([
  ["March 2025's expenses without rent", 'total expenses [-Rent] 2025-03'],
  ['expense payments in March 2025 that did not pass by the credit card, how many', 'count expenses [-@Credit Card; out] 2025-03'],
  ['average Ingram invoice in March 2025, and dont count the credit memos', 'average expenses [Ingram; out] 2025-03 per row'],
])('%s', (question, expected) => {
  expect(read(question).replace('bySide', 'expenses')).toBe(expected);
});
