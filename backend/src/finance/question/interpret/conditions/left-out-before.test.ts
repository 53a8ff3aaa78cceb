/** What was named first and is left out of what is asked then, groups and shares in the words of people, suppositions in notes; and what stands close to each. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';
import { withLeftOutBefore } from './left-out-before.ts';
import { tokenize } from '../words/tokenize.ts';

const row = (amount: number, category: string, counterparty: string, account = 'Frost Checking'): PlainRow => ({ date: '2026-03-04', amount, category, description: category.toUpperCase(), counterparty, account });
const rows = [
  row(900, 'Sales', 'Acme Builders'), row(300, 'Consulting Income', 'Birch Clinic'), row(-400, 'Rent', 'Northgate'), row(-300, 'Payroll', 'Gusto'), row(-300, 'Owner Draw', 'Dana Ortiz'), row(-90, 'Subcontractors', 'Kite Studio'),
  row(-50, 'Taxes', 'IRS'), row(-60, 'Insurance', 'Hiscox', 'Visa Business'), row(-25, 'Software Subscriptions', 'Zoom'), row(-80, 'Cost of Goods Sold', 'Square Metal'), row(-30, 'Bank Fees', 'Frost Bank'),
];
const { vocabulary } = ledgerOf(rows, 'categorised');
const read = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-18', previous: null }), vocabulary);

test.each([
  ['Gusto is only the payroll so skip it, and show me our five biggest payees by expense in 2025.', 'ranking expenses [-Gusto] 2025 by counterparty largest #5'],
  ['I know payroll and rent. What have all the other costs come to since the first of March 2026?', 'total expenses [-Payroll; -Rent] 2026-03-01..2026-11-18'],
  ['payroll muddies the picture, so take it out and show me expenses each month of 2025.', 'trend expenses [-Payroll] 2025 by month'],
  ['Acme Builders pays late. Skip them and show revenue by customer in 2025', 'ranking revenue [-Acme Builders] 2025 by counterparty largest'],
  ['We have Zoom and Hiscox. What are our other costs at Northgate?', 'total expenses [Northgate] all'],
  ['I know payroll. What was it in 2025?', 'total expenses [Payroll] 2025'],
  ['the total revenue that fell on weekends between January and June 2025', 'total revenue [days 06] 2025-01-01..2025-06-30'],
  ['revenue that fell in 2025', 'clarify'],
  ['what if we slashed payroll by fifty per cent?', 'what-if netProfit 2026-08-01..2026-10-31 (Payroll -50% from 2026-12)'],
  ['halve insurance, what happens', 'what-if netProfit 2026-08-01..2026-10-31 (Insurance -50% from 2026-12)'],
  ['what was half of insurance in 2025', 'clarify'],
  ['payroll +3k/mo scenario', 'what-if netProfit 2026-08-01..2026-10-31 (recurring -3000 from 2026-12)'],
  ['payroll -3k a month, what happens?', 'what-if netProfit 2026-08-01..2026-10-31 (recurring 3000 from 2026-12)'],
  ['60k loan, 8%, 5 yrs: what if', 'what-if netProfit 2026-08-01..2026-10-31 (loan 60000 at 8% over 60 from 2026-12)'],
  ['revenue -15% next quarter scenario', 'what-if netProfit 2026-08-01..2026-10-31 (volume-change -15% from 2027-01)'],
  ["I'd like to see what a 10 percent bump in rent starting January does to us.", 'what-if netProfit 2026-08-01..2026-10-31 (Rent 10% from 2027-01)'],
  ['see what a 10 percent cut in payroll would do to us', 'what-if netProfit 2026-08-01..2026-10-31 (Payroll -10% from 2026-12)'],
  ['which day of the week took the most in 2025?', 'best-period revenue 2025 by weekday largest #1'],
  ['which month took the most in 2025', 'best-period revenue 2025 by month largest #1'],
  ['which month took the most sales in March 2025', 'best-period revenue 2025-03 by month largest #1'],
  ['which vendor took the most in 2025', 'ranking expenses 2025 by counterparty largest #1'],
  ['2025 in review', 'overview netProfit 2025'],
  ['revenue composition by category, Q3 2025', 'ranking revenue 2025-07-01..2025-09-30 by category largest'],
  ['cash in/out QTD', 'compare cashIn 2026-10-01..2026-11-18 | cashOut'],
  ['both figures for this quarter: cash received and cash paid', 'compare cashIn 2026-10-01..2026-11-18 | cashOut'],
  ['cash in QTD', 'total cashIn 2026-10-01..2026-11-18'],
  ['october revenue ex top 3 customers', 'ranking revenue 2026-10 by counterparty largest #3 together as rest'],
  ['2025 expenses split by bank/card account', 'ranking expenses 2025 by account largest'],
  ['bank fees by account in 2025', 'ranking expenses [Bank Fees] 2025 by account largest'],
  ['revenue of 2025 split by who it came from', 'ranking revenue 2025 by counterparty largest'],
  ['expenses of 2025 by who it went to', 'ranking expenses 2025 by counterparty largest'],
  ["percentage of last quarter's revenue contributed by Acme Builders", 'share revenue [Acme Builders] 2026-07-01..2026-09-30 | []'],
  ['how far apart revenue and expenses were in 2025', 'compare revenue 2025 | expenses'],
  ['is net margin slipping', 'trend netMargin 2026-05-01..2026-10-31 by month'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each(['which month took the most money out of checking in 2025', 'which month took the most insurance in 2025', 'which month took the most in 2025 on rent'])('what was taken is no revenue: %s', (question) => {
  expect(read(question)).not.toContain('revenue');
});

test.each([
  'Zoom billed twice in May, ignore that, and how much did we pay in total in 2026?', 'Zoom billed twice, skip it and how much did Zoom charge in 2026?', 'Zoom is rent, skip it and what did we pay Hiscox?', 'Zoom went up so drop it in a chart of monthly expenses',
  'I know Zoom and Hiscox. Which other income came in in 2026?', 'We have Zoom and Hiscox. What are our other costs at Northgate?',
])('nothing is left out: %s', (question) => {
  const tokens = tokenize(question);
  expect(withLeftOutBefore(tokens, new Set(['zoom', 'hiscox', 'northgate']))).toBe(tokens);
});
