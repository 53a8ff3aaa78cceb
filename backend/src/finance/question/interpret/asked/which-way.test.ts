/** Where something is heading, stretches and balances told in a sentence of their own, what a count holds anyway, parts of what a kind costs, and what may not be read into them. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const row = (date: string, amount: number, category: string, counterparty: string, description = counterparty.toUpperCase()): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description });
const ROWS = ['2025-02', '2025-05', '2025-08', '2025-10', '2026-03', '2026-08', '2026-09', '2026-10', '2026-11'].flatMap((month) => [
  row(`${month}-03`, 9000, 'Sales', 'State Farm'), row(`${month}-11`, 6400, 'Sales', 'Progressive'), row(`${month}-10`, -6000, 'Payroll', 'Gusto'), row(`${month}-04`, -1300, 'Rent', 'Elm Plaza'),
  row(`${month}-12`, -2700, 'COGS - Parts', 'LKQ'), row(`${month}-13`, -900, 'COGS - Parts', 'NAPA'), row(`${month}-14`, -800, 'COGS - Paint & Materials', 'FinishMaster'), row(`${month}-15`, -500, 'Transfer', 'Own Savings'),
  row(`${month}-05`, 3100, 'Sales - Insurance', 'Allstate'), row(`${month}-06`, -410, 'Insurance', 'Hiscox'), row(`${month}-07`, -700, 'Owner Draw', 'Ray Kowal'), row(`${month}-07`, -600, 'Owner Draw', 'Dana Fields'),
  row(`${month}-16`, -90, 'Interest Expense', 'Huntington'), row(`${month}-17`, 12, 'Interest Income', 'Huntington'),
]).concat(row('2026-09-11', -5600, 'Equipment', 'Global Finishing', 'GLOBAL FINISHING PAINT BOOTH 22'));
const { vocabulary } = ledgerOf(ROWS, 'categorised');
const read = (question: string): string => inShort(understand(question, vocabulary, { asOf: '2026-11-22', previous: null }), vocabulary);

test.each([
  // Which way.
  ['which way is gross margin heading, month over month?', 'trend grossMargin 2026-05-01..2026-10-31 by month'],
  ['cash flow, which direction has it been going from month to month?', 'trend cashFlow 2026-05-01..2026-10-31 by month'],
  ['is revenue heading up or down month by month', 'trend revenue 2026-05-01..2026-10-31 by month'],
  ['how much did revenue change month over month', 'compare revenue 2026-10 | 2026-09'],
  // Told in a sentence of its own.
  ['Our season goes May through October. Across the whole business, what was revenue in the 2025 season?', 'total revenue 2025-05-01..2025-10-31'],
  ["There's 62 thousand in the bank. At the rate we burn cash, how many months before it's gone?", 'runway cashFlow 2026-08-01..2026-10-31 has 62000'],
  ['payroll of 2025, one line for every month', 'trend expenses [Payroll] 2025 by month'],
  ['payroll of 2025? one line please', 'total expenses [Payroll] 2025'],
  ["It's the busy season so I'm in a hurry. What was revenue in 2025?", 'total revenue 2025'],
  // What a count holds anyway.
  ['count every line in the books for October, transfers and all', 'count movement 2026-10'],
  ['number of transactions in October, transfers and draws and all', 'count movement 2026-10'],
  ['how many transfers in October', 'count movement [Transfer] 2026-10'],
  // Parts of what a kind costs.
  ["LKQ's share of everything we've ever spent on parts", 'share expenses [LKQ] all | [COGS - Parts]'],
  ['what share of what we spend on parts goes to LKQ', 'share expenses [LKQ] all | [COGS - Parts]'],
  ['what share of expenses is rent', 'share expenses [Rent] all | []'],
  // One stretch, and the same dates of the year before.
  ['total payments of $5,000 or more received from State Farm in Q1 and Q2 of 2025', 'total revenue [State Farm; >=5000] 2025-01-01..2025-06-30'],
  ['revenue from 15 April 2025 until 15 May 2025, both days inside', 'total revenue 2025-04-15..2025-05-15'],
  ['Revenue by quarter for 2025, all four', 'trend revenue 2025 by quarter'],
  ['is revenue to date up on the same dates of last year, and by how many percent', 'compare revenue 2026-01-01..2026-11-22 in % | 2025-01-01..2025-11-22'],
  // What a lender gets, and one piece of a kind's name.
  ['interest the lender got out of us last year', 'total expenses [Interest Expense] 2025'],
  ['interest the bank paid us last year', 'total otherIncome [Interest Income] 2025'],
  ['On which date did we buy the paint booth', 'date movement ["paint"; "booth"; out] all last'],
  ['what did we spend on paint in 2025', 'total expenses [COGS - Paint & Materials] 2025'],
  // What is earned of those who are paid, too.
  ['which 4 insurance companies paid us the most last year', 'ranking revenue [Sales - Insurance] 2025 by counterparty largest #4'],
  ['insurance work in 2025', 'total revenue [Sales - Insurance] 2025'],
  ['insurance jobs revenue 2025', 'total revenue [Sales - Insurance] 2025'],
  ['how much did we pay for insurance in 2025', 'total expenses [Insurance] 2025'],
  ['revenue minus insurance 2025', 'remainder revenue 2025 | expenses [Insurance]'],
  // Owners together, single payments, what is given back.
  ["Ray's draws and my draws together, this year to date", 'total movement [Owner Draw] 2026-01-01..2026-11-22'],
  ["my draws and Ray's in 2025", 'total movement [Owner Draw] 2025'],
  ["Ray's draws in 2025", 'total movement [Owner Draw; Ray Kowal] 2025'],
  ['the 5 biggest single deposits of 2025 and who each was from', 'rows grossSales [in] 2025 largest #5'],
  ["what'd we give LKQ in 2025, after the credits for stuff we sent back", 'total bySide [LKQ; out] 2025'],
  // Told beside.
  ['Our lease year begins in October. From October 2024 to September 2025, what net profit did the business earn?', 'total netProfit 2024-10-01..2025-09-30'],
  ['I need our parts cost for Q3 2025, a carrier is auditing our parts mix.', 'total expenses [COGS - Parts] 2025-07-01..2025-09-30'],
  ['everything we spent in the past six months that counts as an expense', 'total expenses 2026-05-01..2026-10-31'],
  ['How many pounds of paint did we use in October?', 'unsupported'],
])('%s', (question, plan) => {
  expect(read(question)).toBe(plan);
});
