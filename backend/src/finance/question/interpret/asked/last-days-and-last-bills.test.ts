/** The last day that something happened, the last bill of it, and years that are somebody else's. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const row = (date: string, amount: number, category: string, counterparty: string): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description: counterparty.toUpperCase() });
const { vocabulary } = ledgerOf(['2024-11-10', '2025-05-10', '2025-10-10', '2026-06-10', '2026-10-10'].flatMap((date) => [
  row(date, 9000, 'Sales', 'Oak Hill HOA'), row(date, -700, 'Rent', 'Elm Plaza'), row(date, -60, 'Software Subscriptions', 'GitHub'), row(date, -310, 'Insurance', 'Travelers'), row(date, -80, 'Travel', 'Hertz'),
  row(date, 20000, 'Loan Proceeds', 'Harbor Bank'), row(date, -400, 'Loan Payment', 'Harbor Bank'), row(date, -40, 'Interest Expense', 'Harbor Bank'), row(date, -90, 'Refunds', 'Oak Hill HOA'),
]), 'categorised');
const read = (question: string): string => inShort(understand(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ['what was the last day we got money from Oak Hill', 'date movement [Oak Hill HOA; in] all last'],
  ['last day Oak Hill paid us', 'date movement [Oak Hill HOA; in] all last'],
  ['what was the first day we paid GitHub', 'date movement [GitHub; out] all first'],
  ['when did we switch to GitHub', 'date movement [GitHub; out] all first'],
  ['in which month did GitHub stop charging us', 'date movement [GitHub; out] all last'],
  ['revenue on the last day of October 2026', 'total revenue 2026-10-31'],
  ['what did we spend yesterday', 'total expenses 2026-11-19'],
  ['revenue in the last day of the month of june 2026', 'total revenue 2026-06-30'],
])('days: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['how much did GitHub charge us last time', 'latest bySide [GitHub; out] all last'],
  ['what was GitHub charging us when we stopped', 'latest bySide [GitHub; out] all last'],
  ['latest Travelers premium', 'latest expenses [Insurance; Travelers; out] all last'],
  ['Travelers premium latest', 'latest expenses [Insurance; Travelers; out] all last'],
  ['how much did GitHub charge us last year', 'total bySide [GitHub; out] 2025'],
  ['what subscriptions do we have and what do they cost', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
])('the last of them: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['one of our funders works with a year that goes october to september. income from october 2024 until the end of september 2025 please', 'total revenue 2024-10-01..2025-09-30'],
  ['our grant year runs july to june; what did we earn in the one that ended june 2026', 'total revenue 2025-07-01..2026-06-30'],
  ['from the start of Q2 2025 through to the end of Q3: travel', 'total expenses [Travel] 2025-04-01..2025-09-30'],
  ['spending in mid october 2025', 'total expenses 2025-10-11..2025-10-20'],
])('times: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['by how much did we pay down principal last year', 'total movement [Loan Payment] 2025'],
  ['how much of the 20,000 loan is paid back', 'total movement [Loan Payment] all'],
  ['interest vs principal in 2025', 'compare expenses [Interest Expense] 2025 | movement [Loan Payment]'],
  ['how much did Harbor Bank lend us and when', 'date movement [Loan Proceeds; Harbor Bank; in] all last'],
  ['biggest credit note', 'rows refunds [Refunds] all largest #1'],
  ['credit notes to Oak Hill in 2025', 'total refunds [Refunds; Oak Hill HOA] 2025'],
  ['money given back to customers, per quarter 2025', 'trend refunds [Refunds] 2025 by quarter'],
])('loans and what is given back: %s', (question, plan) => expect(read(question)).toBe(plan));
