/** Times that are explained, compared with their namesakes, or stand beside two things; payments that we made; what a sum is said to hold. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

describe('times', () => {
  test.each([
    ['what did the 2024 holiday quarter, i.e. Oct through Dec, cost us altogether?', 'total expenses 2024-10-01..2024-12-31'],
    ['profit for the Sept 2026 quarter', 'total netProfit 2026-07-01..2026-09-30'],
    ['octobers takings', 'total revenue 2026-10'],
    ['how much has revenue grown, summer of 2026 against the summer before', 'compare revenue 2026-06-01..2026-08-31 | 2025-06-01..2025-08-31'],
    ["how did this October's revenue compare with the October before it?", 'compare revenue 2026-10 | 2025-10'],
    ['compare our takings for may june 2026 with the same months of the previous year', 'compare revenue 2026-05-01..2026-06-30 | 2025-05-01..2025-06-30'],
    ['May 2026 revenue vs the 2025 monthly average, how much higher?', 'compare revenue 2026-05 per month | 2025'],
    ['by how much did revenue in May 2026 beat an average 2025 month?', 'compare revenue 2026-05 per month | 2025'],
    ['what did rent cost in q1, q2, q3 and q4 of 2025', 'trend expenses [Rent] 2025 by quarter'],
    ['worst month for profit, going back to jan 2025', 'best-period netProfit 2025-01-01..2026-11-20 by month smallest #1'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('parts of a month and days that have a name', () => {
  test.each([
    ['sales on the second Saturday in October', 'total revenue 2026-10-10'],
    ['what did we take on the last Friday in October', 'total revenue 2026-10-30'],
    ['revenue on the third weekend of May 2026', 'total revenue 2026-05-16..2026-05-17'],
    ['sales on Fridays in October', 'total revenue [days 5] 2026-10'],
    ['what did we spend last month up to the 15th', 'total expenses 2026-10-01..2026-10-15'],
    ['payroll this month through the 10th of the month', 'total expenses [Payroll] 2026-11-01..2026-11-10'],
    ['costs over Thanksgiving week 2025', 'total expenses 2025-11-24..2025-11-30'],
    ['sales in the run up to Christmas 2025', 'total revenue 2025-11-27..2025-12-24'],
    ['YTD revenue as of Sept 30', 'total revenue 2026-01-01..2026-09-30'],
    ['revenue as at end of June, year to date', 'total revenue 2026-01-01..2026-06-30'],
    ['revenue from Sept. 1 to Sept. 30', 'total revenue 2026-09-01..2026-09-30'],
    ['revenue in Sep/Oct 2026', 'total revenue 2026-09-01..2026-10-31'],
    ['costs over the six months up to and including August', 'total expenses 2026-03-01..2026-08-31'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('a range beside two things is no comparison of its ends, beside one it is', () => {
  test.each([
    ['payroll vs rent, July to September 2026', 'compare expenses [Payroll] 2026-07-01..2026-09-30 | [Rent]'],
    ['did payroll come out ahead of rent for April to June 2026', 'compare expenses [Payroll] 2026-04-01..2026-06-30 | [Rent]'],
    ['how did revenue change from July to September 2026', 'compare revenue 2026-09 | 2026-07'],
    ['compare Oct-Dec 2024 payroll with Oct-Dec 2025 and give the change in percent', 'compare expenses [Payroll] 2025-10-01..2025-12-31 in % | 2024-10-01..2024-12-31'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('the payments that we make go out', () => {
  test.each([
    ['list the five largest payments we made in September 2026', 'rows expenses [out] 2026-09 largest #5'],
    ['the biggest single payment we have ever made', 'rows expenses [out] all largest #1'],
    ['of all the payments we made in 2025, what percentage were bigger than 1,000 dollars?', 'share expenses [>1000] 2025 | []'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('what a sum of cash is said to hold is no condition on it', () => {
  test.each([
    ['everything received in December 2024, loan included, how much?', 'total cashIn 2024-12'],
    ['in march 2025 everything that landed with us also loans also contributions how much', 'total cashIn 2025-03'],
    ['the drawings and loan payments as well, what cash went out in 2025 altogether', 'total cashOut 2025'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('contracts and open bills are kept elsewhere', () => {
  test.each(['lease end date', 'on what date is my lease up?', 'can you tell me when the lease I have runs out?', 'list the invoices that should have been paid by now', "list the bills that should've been settled by now"])('%s', (text) => expect(read(text)).toBe('unsupported'));
});

test.each([
  ['how much interest did we pay in 2025', 'total expenses [Interest Expense] 2025'],
  ['how much interest did we earn in 2025', 'total otherIncome [Interest Income] 2025'],
  ['how much interest did the bank pay us in 2025', 'total otherIncome [Interest Income] 2025'],
  ["what's sitting in our bank today", 'balance movement 2026-11-20'],
  ["out of everything we earned in '25, what percent was Acme?", 'share revenue [Acme Robotics] 2025 | []'],
  ['what if I get a second-hand truck in June, $22,000', 'what-if netProfit 2026-08-01..2026-10-31 (once -22000 in 2027-06)'],
  ["how much did we bring in in 2025? Our accountant's after it and we meet Thursday.", 'total revenue 2025'],
  ['biggest software bill of the year', 'rows expenses [Software Subscriptions; out] 2026-01-01..2026-11-20 largest #1'],
  ['subscriptions and what they cost, 2026', 'ranking expenses [Software Subscriptions] 2026-01-01..2026-11-20 by counterparty largest'],
])('%s', (text, plan) => expect(read(text)).toBe(plan));
