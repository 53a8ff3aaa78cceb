/** Payments by their side, what comes back in a rhythm, units in order, and parts of a whole that are told apart. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const row = (date: string, amount: number, category: string, counterparty: string): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description: counterparty.toUpperCase() });
const ROWS = ['2025-05-10', '2026-05-10', '2026-09-10', '2026-10-10'].flatMap((date) => [
  row(date, 9000, 'Sales', 'Oak Hill HOA'), row(date, 900, 'Sales', 'Birch Court'), row(date, -6000, 'Payroll', 'Gusto'), row(date, -700, 'Rent', 'Elm Plaza'),
  row(date, -400, 'Cost of Goods Sold', 'US Foods'), row(date, -300, 'Loan Payment', 'First Bank'), row(date, -50, 'Interest Expense', 'First Bank'),
]);
const { vocabulary } = ledgerOf(ROWS, 'categorised');
const read = (question: string): string => inShort(understand(question, vocabulary, { asOf: '2026-11-22', previous: null }), vocabulary);

test.each([
  ['payments over $5,000 in 2025', 'rows cashOut [out; >5000] 2025 last'],
  ['how many payments over $5,000 in 2025', 'count cashOut [out; >5000] 2025'],
  ['payments over 2,000 that we made in 2025', 'rows expenses [out; >2000] 2025 last'],
  ['payments between 500 and 7,000 last year', 'rows cashOut [out; >=500; <=7000] 2025 last'],
  ['payments to us over 5,000 in 2025', 'rows grossSales [in; >5000] 2025 last'],
  ['what share of payments to us were over 5,000', 'share movement [in; >5000] all | [in]'],
  ['which vendors brought in the most', 'ranking revenue all by counterparty largest #5'],
  ['anything we pay for every quarter', 'recurring expenses 2026-08-01..2026-10-31 by counterparty per quarter'],
  ['is there anything we pay for every month', 'recurring expenses 2026-08-01..2026-10-31 by counterparty'],
  ['COGS % by quarter', 'trend cogs all by quarter in % | revenue'],
  ['how much did we pay in interest and how much in principal', 'compare expenses [Interest Expense] all | movement [Loan Payment]'],
  ['expenses by month, highest first', 'best-period expenses all by month largest #100'],
  ['list expenses by month, dearest month first', 'best-period expenses all by month largest #100'],
  ['rank the months of 2025 by revenue', 'best-period revenue 2025 by month largest #100'],
  ['revenue by quarter, lowest to highest', 'best-period revenue all by quarter smallest #100'],
  ["biggest customer's share of everything", 'ranking revenue all by counterparty largest #1 together as share'],
  ['what percent of expenses goes to our biggest vendor', 'ranking expenses all by counterparty largest #1 together as share'],
  ['which customer has been with us the longest', 'clarify'],
  ['how much did Adobe transfer to ourselves in 2025', 'clarify'],
  ['transfers between our own accounts in 2025', 'total movement [Transfer; out] 2025'],
  ['how much cash went out in 2025, apart from transfers to ourselves', 'total cashOut [-Transfer] 2025'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each(['who did we hire in 2025', 'how many people did we hire', 'cost of a new hire'])('nobody is a thing: %s', (question) => expect(understand(question, vocabulary, { asOf: '2026-11-22', previous: null }).kind).toBe('unsupported'));

test.each(['van hire in 2025', 'how much did the hire of the hall cost'])('a thing is rented: %s', (question) => expect(understand(question, vocabulary, { asOf: '2026-11-22', previous: null })).not.toMatchObject({ kind: 'unsupported', message: /payroll/ }));

test.each([
  ['payments received over 5,000', 'rows grossSales [in; >5000] all last'],
  ['payments over 5,000 into our account in 2025', 'rows movement [>5000] 2025 last'],
  ['how many payments over 5,000 did we get in 2025', 'count movement [in; >5000] 2025'],
  ['bills over 5,000 in 2025', 'rows expenses [out; >5000] 2025 last'],
  ['payroll payments over 5,000 in 2025', 'rows expenses [Payroll; out; >5000] 2025 last'],
  ['payments of exactly 700 in 2025', 'rows movement [>=700; <=700] 2025 last'],
  ['what payments to US Foods were over 100', 'rows bySide [US Foods; out; >100] all last'],
  ['which suppliers did we pay the most', 'ranking expenses all by counterparty largest #5'],
  ['cost of goods sold in 2025', 'total expenses [Cost of Goods Sold] 2025'],
  ['expenses by category, highest first', 'ranking expenses all by category largest'],
  ['which month had the highest expenses', 'best-period expenses all by month largest #1'],
  ['revenue by month in 2025', 'trend revenue 2025 by month'],
  ['our biggest customer in 2025', 'ranking revenue 2025 by counterparty largest #1'],
  ['what do we pay Gusto every month', 'average bySide [Gusto; out] all by month per month'],
])('what says no more than it did: %s', (question, plan) => expect(read(question)).toBe(plan));
