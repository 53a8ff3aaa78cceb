/** What a design agency asks: categories, parties, counts, averages, extremes and rankings. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');

/** Asked on 20 November 2026 as a first question. */
function check(question: string, expected: string): void {
  expect(inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(expected);
}

const CASES: readonly (readonly [string, string])[] = [
  ['what\'d we pay in salaries last year', 'total expenses [Payroll] 2025'],
  ['wages 2025', 'total expenses [Payroll] 2025'],
  ['how much went to freelancers in 2025', 'total expenses [Subcontractors] 2025'],
  ['subcontractor costs Q1 2025', 'total expenses [Subcontractors] 2025-01-01..2025-03-31'],
  ['ad spend last quarter', 'total expenses [Advertising] 2026-07-01..2026-09-30'],
  ['how much on marketing in 2025?', 'total expenses [Advertising] 2025'],
  ['trips in 2025 how much', 'total expenses [Travel] 2025'],
  ['Total spent on SaaS tools last year', 'total expenses [Software Subscriptions] 2025'],
  ['insurance premiums 2025', 'total expenses [Insurance] 2025'],
  ['how much tax did we pay in 2025', 'total expenses [Taxes] 2025'],
  ['restaurants last year', 'total expenses [Meals] 2025'],
  ['rent 2025 total', 'total expenses [Rent] 2025'],
  ['project income in 2025', 'total revenue [Project Income] 2025'],
  ['what did we earn from consulting in q1 2025', 'total revenue [Consulting Income] 2025-01-01..2025-03-31'],
  ['interest we earned in 2025', 'total otherIncome [Interest Income] 2025'],
  ['how much did acme pay us in 2025', 'total revenue [Acme Robotics] 2025'],
  ['Total billed to Blue Heron Museum in 2025', 'total revenue [Blue Heron Museum] 2025'],
  ['what has fairway dental paid us so far', 'total revenue [Fairway Dental Group] all'],
  ['payments to jonas weber 2025', 'total bySide [Jonas Weber; out] 2025'],
  ['money we sent to Pixel Foundry last year', 'total bySide [Pixel Foundry; out] 2025'],
  ['linkedin spend q2 2025', 'total expenses [LinkedIn Ads] 2025-04-01..2025-06-30'],
  ['amazon web services total 2025', 'total bySide [Amazon Web Services] 2025'],
  ['what did delta cost us in 2025', 'total bySide [Delta Air Lines; out] 2025'],
  ['adobe 2025', 'total bySide [Adobe] 2025'],
  ['what did the Hartford charge us last year', 'total bySide [The Hartford; out] 2025'],
  ['how much did we get from acme robotix in 2025', 'total revenue [Acme Robotics] 2025'],
  ['owner draws last year', 'total movement [Owner Draw] 2025'],
  ['how much did Priya take out in 2025', 'total bySide [Priya Shah; out] 2025'],
  ['what did we pay priya shah in 2025', 'total bySide [Priya Shah; out] 2025'],
  ['how many transactions do we have', 'count movement all'],
  ['number of payments to Jonas Weber in 2025', 'count movement [Jonas Weber; out] 2025'],
  ['how many times did we pay wework in 2025', 'count movement [WeWork; out] 2025'],
  ['how many clients do we have', 'count grossSales all by counterparty'],
  ['how many vendors did we pay in 2025', 'count expenses 2025 by counterparty'],
  ['how many deposits from Acme in 2025', 'count movement [Acme Robotics; in] 2025'],
  ['count of card charges over $500 in 2025', 'count movement [@Visa Card; out; >500] 2025'],
  ['how many expenses were above $1000 last month', 'count expenses [out; >1000] 2026-10'],
  ['how many refunds in 2025', 'count refunds [Refunds] 2025'],
  ['how many payroll runs did we do in 2025', 'count expenses [Payroll; out] 2025'],
  ['how often did we fly delta in 2025', 'count movement [Delta Air Lines] 2025'],
  ['average monthly expenses in 2025', 'average expenses 2025 by month per month'],
  ['typical monthly spend on ads in 2025', 'average expenses [Advertising] 2025 by month per month'],
  ['avg revenue per month last year', 'average revenue 2025 by month per month'],
  ['mean payment from Acme in 2025', 'average grossSales [Acme Robotics; in] 2025 per row'],
  ['what\'s the average linkedin charge', 'average bySide [LinkedIn Ads; out] all per row'],
  ['how much do we spend per month on software', 'average expenses [Software Subscriptions] all by month per month'],
  ['average weekly spend in 2025', 'average expenses 2025 by week per week'],
  ['average project payment received in 2025', 'average grossSales [Project Income; in] 2025 per row'],
  ['what do we pay on average each month for payroll over the last six months', 'average expenses [Payroll] 2026-05-01..2026-10-31 by month per month'],
  ['largest payment to Jonas Weber', 'rows bySide [Jonas Weber; out] all largest #1'],
  ['what was our biggest expense in 2025', 'rows expenses [out] 2025 largest #1'],
  ['biggest single purchase on the card in 2025', 'rows expenses [@Visa Card; out] 2025 largest #1'],
  ['largest deposit last year', 'rows grossSales [in] 2025 largest #1'],
  ['smallest payment we received in 2025', 'rows grossSales [in] 2025 smallest #1'],
  ['highest rent payment', 'rows expenses [Rent; out] all largest #1'],
  ['what\'s the biggest check we got from a client in 2025', 'rows grossSales [in] 2025 largest #1'],
  ['top 3 clients in 2025', 'ranking revenue 2025 by counterparty largest #3'],
  ['who are our biggest customers', 'ranking revenue all by counterparty largest #5'],
  ['which client brought in the most money in 2025', 'ranking revenue 2025 by counterparty largest #1'],
  ['which vendor did we pay the most in 2025', 'ranking expenses 2025 by counterparty largest #1'],
  ['who do we spend the most with', 'ranking expenses all by counterparty largest #1'],
  ['rank expense categories for 2025', 'ranking expenses 2025 by category largest'],
  ['break down expenses by category for last quarter', 'ranking expenses 2026-07-01..2026-09-30 by category largest'],
  ['top five vendors last year', 'ranking expenses 2025 by counterparty largest #5'],
  ['where does our money go', 'ranking expenses all by category largest'],
  ['list 4 biggest cost categories Q2 2025', 'ranking expenses 2025-04-01..2025-06-30 by category largest #4'],
  ['revenue by client 2025', 'ranking revenue 2025 by counterparty largest'],
  ['show me the ten most recent transactions', 'rows movement all last #10'],
  ['what were the 3 largest payments to subcontractors in 2025', 'rows expenses [Subcontractors; out] 2025 largest #3'],
  ['lowest 3 expense categories in 2025', 'ranking expenses 2025 by category smallest #3'],
];

describe('questions of an agency', () => {
  for (const [question, expected] of CASES) test(question, () => check(question, expected));
});
