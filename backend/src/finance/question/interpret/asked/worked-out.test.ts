/** Figures asked by how one would work them out, by the line of a statement that shows them, or beside what somebody is doing. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const row = (date: string, amount: number, category: string, counterparty: string): PlainRow => ({ date, amount, category, counterparty, account: 'Operating Checking', description: counterparty.toUpperCase() });
const { vocabulary } = ledgerOf(['2025-02', '2025-03', '2025-08', '2026-02', '2026-08', '2026-10'].flatMap((month) => [
  row(`${month}-02`, 9000, 'Sales - Contractor', 'Brandt Homes'), row(`${month}-03`, 2400, 'Sales - Furniture', 'Etsy'), row(`${month}-10`, -6000, 'Payroll', 'Gusto'), row(`${month}-12`, -700, 'Rent', 'Elm Plaza'), row(`${month}-12`, -90, 'Utilities', 'DTE Energy'),
  row(`${month}-13`, -300, 'Cost of Goods Sold', 'Menards'), row(`${month}-14`, -410, 'Cost of Goods Sold', 'Pequot Hardwoods'), row(`${month}-15`, -400, 'Subcontractors', 'Silverline Finishing'), row(`${month}-17`, -500, 'Loan Payment', 'Navitas'),
]), 'categorised');
const read = (question: string): string => inShort(understand(question, vocabulary, { asOf: '2026-11-28', previous: null }), vocabulary);

test.each([
  ['The total expenses line of the P&L for Q3 2025 reads what?', 'total expenses 2025-07-01..2025-09-30'],
  ['The last line of the P&L for March 2025 reads what?', 'total netProfit 2025-03'],
  ['The revenue line at the top of the P&L for Q3 2025 reads what?', 'total revenue 2025-07-01..2025-09-30'],
  ['For 2025, divide the rent total by the months and tell me the figure.', 'average expenses [Rent] 2025 by month per month'],
  ['If total expenses in the first half of 2026 are 100 percent, how many percent is rent?', 'share expenses [Rent] 2026-01-01..2026-06-30 | []'],
  ['Per hundred dollars of revenue in March 2025, how many dollars came from furniture sales?', 'share revenue [Sales - Furniture] 2025-03 | []'],
  ['If I sort the payments to Pequot Hardwoods in the first half of 2026 from low to high, what amount comes first?', 'rows bySide [Pequot Hardwoods; out] 2026-01-01..2026-06-30 smallest #1'],
  ['Highest-paid vendors of Q3 2025, number one to number 4?', 'ranking expenses 2025-07-01..2025-09-30 by counterparty largest #4'],
  ['Between the first and the last day of Q3 2025, total revenue came to what figure?', 'total revenue 2025-07-01..2025-09-30'],
  ["Don't need profit, only the total revenue for March 2025.", 'total revenue 2025-03'],
  ['Ratio of Gusto to total rent, March 2025, in percent?', 'share bySide [Gusto] 2025-03 | expenses [Rent]'],
  ['With every expense paid, how much did the company make in the first half of 2026?', 'total netProfit 2026-01-01..2026-06-30'],
  ['What do you get for March 2025 if you deduct cost of sales, and nothing else, from revenue?', 'remainder revenue 2025-03 | expenses [Cost of Goods Sold; Subcontractors]'],
  ['Revenue P/M, 2025.', 'trend revenue 2025 by month'],
  ['Lay out the revenue of 2025 by calendar month.', 'trend revenue 2025 by month'],
  ['revenue net of subcontractors 2025', 'remainder revenue 2025 | expenses [Subcontractors]'],
])('worked out: %s', (question, expected) => expect(read(question)).toBe(expected));

test.each([
  ["I'm filling in a loan form and it asks for total revenue in March 2025; what should I write?", 'total revenue 2025-03'],
  ["Our overall expenses during the first half of 2026 are what I'm after.", 'total expenses 2026-01-01..2026-06-30'],
  ['Would you mind checking what our gross profit was for Q3 2025?', 'total grossProfit 2025-07-01..2025-09-30'],
  ['I have Menards on the phone; how much did we pay them in March 2025?', 'total bySide [Menards; out] 2025-03'],
  ['What should I put as the average monthly rent for 2025?', 'average expenses [Rent] 2025 by month per month'],
  ['expenses out of checking in Q3 2025', 'total expenses [@Operating Checking] 2025-07-01..2025-09-30'],
  ['Loan payments in March 2025', 'total movement [Loan Payment] 2025-03'],
])('beside what somebody does: %s', (question, expected) => expect(read(question)).toBe(expected));

test.each([
  ['Compared with Q2 2025, how much more or less did we spend on rent in Q3 2025?', 'compare expenses [Rent] 2025-07-01..2025-09-30 | 2025-04-01..2025-06-30'],
  ['What percent did revenue gain or lose going from February 2025 to March 2025?', 'compare revenue 2025-03 in % | 2025-02'],
  ['Remind me by what percent revenue went up or down from Q2 2025 to Q3 2025.', 'compare revenue 2025-07-01..2025-09-30 in % | 2025-04-01..2025-06-30'],
  ['How strong was revenue growth in the first half of 2026 against the first half of 2025, in percent?', 'compare revenue 2026-01-01..2026-06-30 in % | 2025-01-01..2025-06-30'],
])('from the earlier to the later: %s', (question, expected) => expect(read(question)).toBe(expected));

test.each(['when did we last make a profit', 'sales excluding rent 2025'])('no figure says it: %s', (question) => expect(read(question)).toMatch(/^clarify/));

test.each(['how much did we spend on dough in 2025', 'how much did we spend on mushrooms in 2025', 'how much did we spend on brown sugar in 2025', 'how much did we spend on barley in 2025'])('a common word is no misspelling of another: %s', (question) => expect(read(question)).toMatch(new RegExp(`"${question.split(' ').at(-3)?.slice(0, 5)}`)));
