/** Seasons told by their days, accounts that are customers, one of many, lists of names to be ranked, and who pays whom. */
import { expect, test } from '@jest/globals';
import { agencyRows, contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const agency = ledgerOf(agencyRows(), 'categorised').vocabulary;
const contractor = ledgerOf(contractorRows().map((row) => (row.category === 'Vehicle' ? { ...row, category: 'Seasonal Staff', counterparty: 'Ever After Staffing' } : row)), 'categorised').vocabulary;

test.each([
  ['Our season is 1 May to 31 October. What was total revenue for the 2025 season?', 'total revenue 2025-05-01..2025-10-31'],
  ['We open from April 15 through October 31 each year. What was revenue in the 2025 season?', 'total revenue 2025-04-15..2025-10-31'],
  ['we open in April and close in September, what did we take in the 2025 season', 'total revenue 2025-04-01..2025-09-30'],
  ['our ski season runs December to March, revenue for the 2024 season', 'total revenue 2024-12-01..2025-03-31'],
  ['cash coming in over the half year January-June 2025', 'total cashIn 2025-01-01..2025-06-30'],
  ['which three accounts brought in the most revenue in 2025', 'ranking revenue 2025 by counterparty largest #3'],
  ['rank Acme Robotics, Blue Heron Museum and Fairway Dental by what they paid us in 2025', 'ranking revenue [Acme Robotics; Blue Heron Museum; Fairway Dental Group] 2025 by counterparty largest'],
  ['Of the Figma bills in 2025, how much was the largest one?', 'rows bySide [Figma; out] 2025 largest #1'],
  ['the most we ever paid Figma at once', 'rows bySide [Figma] all largest #1'],
  ['which 3 expense categories came down the hardest going from Q3 2025 into Q4 2025', 'drivers expenses 2025-10-01..2025-12-31 by category smallest #3 | 2025-07-01..2025-09-30'],
  ['which customers did we pay the most in 2025', 'clarify'],
  ['which suppliers paid us the most in 2025', 'clarify'],
  ['which supplier has gone up most since last year', 'drivers expenses 2026-01-01..2026-11-20 by counterparty largest | 2025-01-01..2025-11-20'],
  ['revenue vs last year', 'compare revenue 2026-01-01..2026-11-20 | 2025-01-01..2025-11-20'],
  ['revenue from 1 Jan till now against the same stretch of 2025', 'compare revenue 2026-01-01..2026-11-20 | 2025-01-01..2025-11-20'],
  ['how many months of 2025 saw revenue top 20k', 'count-periods revenue 2025 by month above 20000'],
  ['with 140k in the bank how many months till we are broke', 'runway cashFlow 2026-08-01..2026-10-31 has 140000'],
  ['which took more in 2025, the rent or the payroll', 'compare expenses [Rent] 2025 | [Payroll]'],
  ['all costs of 2025 except software and studio rent', 'total expenses [-Software Subscriptions; -Rent] 2025'],
  ['Revenue 2025, please make sure transfers and my own deposits are not inside', 'total revenue [-Transfer; -Owner Contribution] 2025'],
  ['my sister asked me yesterday, she wants all costs of 2025 other than payroll', 'total expenses [-Payroll] 2025'],
])('%s', (text, plan) => expect(inShort(interpret(text, agency, { asOf: '2026-11-20', previous: null }), agency)).toBe(plan));

test.each([
  ['what did seasonal staff cost us in 2025', 'total expenses [Seasonal Staff] 2025'],
  ['what is the most Home Depot has ever charged us in one go', 'rows bySide [Home Depot] all largest #1'],
  ['expenses in 2025 without ADP payroll', 'total expenses [-ADP] 2025'],
  ['when did the loan proceeds land in our account', 'date movement [Loan Proceeds] all last'],
])('%s', (text, plan) => expect(inShort(interpret(text, contractor, { asOf: '2026-11-20', previous: null }), contractor)).toBe(plan));

test('what happened the next quarter is no question about the future', () => {
  const asked = interpret('how much profit did we make in Q2 2025', agency, { asOf: '2026-11-20', previous: null });
  const previous = asked.kind === 'plan' ? asked.plan : null;
  expect(inShort(interpret('what was it the next quarter', agency, { asOf: '2026-11-20', previous }), agency)).toBe('total netProfit 2025-07-01..2025-09-30');
  expect(interpret('what will profit be next quarter', agency, { asOf: '2026-11-20', previous }).kind).toBe('unsupported');
});

test('what no ledger of money holds', () => {
  for (const question of ['What was our occupancy in August?', 'RevPAR last month', 'how full were we in August', 'what is our cancellation rate']) expect(interpret(question, agency, { asOf: '2026-11-20', previous: null }).kind).toBe('unsupported');
});

test.each([
  ['payroll as a percent of revenue by month in 2025', 'trend expenses [Payroll] 2025 by month in % | revenue []'],
  ['rent as % of sales by quarter', 'trend expenses [Rent] all by quarter in % | revenue []'],
  ['share of expenses that was software each quarter of 2025', 'trend expenses [Software Subscriptions] 2025 by quarter in % | []'],
  ['Acme Robotics share of revenue by quarter in 2025', 'trend revenue [Acme Robotics] 2025 by quarter in % | []'],
  ['what percent of 2025 revenue was payroll', 'share expenses [Payroll] 2025 | revenue []'],
  ['rent and payroll by quarter in 2025', 'trend expenses [Rent] 2025 by quarter | [Payroll]'],
])('%s', (text, plan) => expect(inShort(interpret(text, agency, { asOf: '2026-11-20', previous: null }), agency)).toBe(plan));
