/** Ways of saying that stand close to others and mean something else: each rule keeps to what it was made for. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (amount: number, category: string, counterparty: string): PlainRow => ({ date: '2026-03-04', amount, category, description: category.toUpperCase(), counterparty, account: 'Frost Checking' });
const rows = [
  row(900, 'Sales', 'Acme Builders'), row(-400, 'Rent', 'Northgate'), row(-300, 'Payroll', 'Gusto'), row(-300, 'Owner Draw', 'Dana Ortiz'), row(500, 'Owner Contribution', 'Dana Ortiz'), row(-120, 'Loan Payment', 'Craft Lender'),
  row(-90, 'Subcontractors', 'Kite Studio'), row(-30, 'Refunds', 'Acme Builders'), row(-50, 'Taxes', 'IRS'), row(-25, 'Software Subscriptions', 'Zoom'), row(-35, 'Software Subscriptions', 'Slack'),
];
const { vocabulary } = ledgerOf(rows, 'categorised');
const read = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-18', previous: null }), vocabulary);

test.each([
  // The price of one stays; what else is supposed is not dropped.
  ['how much will we pay for Zoom over a year if the price stays as it is', 'latest expenses [Zoom; out] all last'],
  ['how much will we pay for Zoom over a year if the price stays as it is and Slack doubles', 'unsupported'],
  ['how much will we pay for Zoom over a year if the price stays the same but we cancel Slack', 'what-if netProfit 2026-08-01..2026-10-31 (recurring +expenses [Slack] from 2026-12)'],
  // A customer that pays is not held against a cost.
  ['Acme Builders paid more than the rent cost in March 2026?', 'clarify'],
  ['was Northgate paid more than payroll in March 2026', 'compare bySide [Northgate; out] 2026-03 | expenses [Payroll]'],
  // A signed percentage that tells what was.
  ['rent +10% from February, impact?', 'what-if netProfit 2026-08-01..2026-10-31 (Rent 10% from 2027-02)'],
  ['rent +10% in 2025 vs 2024?', 'clarify'],
  ['which vendors are +10% in 2026', 'ranking expenses ["10"] 2026-01-01..2026-11-18 by counterparty largest'],
  ['categories +10% vs 2025', 'clarify'],
  // Counted alone.
  ['how much cash out in total, only rent counted', 'total cashOut [Rent] all'],
  ['all cash out in March 2026, only counting rent', 'total cashOut [Rent] 2026-03'],
  ['all cash out in March 2026, rent counted', 'total cashOut 2026-03'],
  // Drawn by a person, or on paper.
  ['does Dana draw income every month', 'trend movement [Owner Draw; Dana Ortiz] 2026-05-01..2026-10-31 by month'],
  ['draw revenue by month in 2026', 'trend revenue 2026-01-01..2026-11-18 by month'],
  ['please draw revenue by month in 2026', 'trend revenue 2026-01-01..2026-11-18 by month'],
  // Of which more is said behind.
  ['which costs were there in March 2026', 'total expenses 2026-03'],
  ['which costs were there only once in 2026', 'clarify'],
  ['which costs were there that month only', 'clarify'],
  ['what came in as revenue in March 2026', 'total revenue 2026-03'],
  ['what came in as revenue and as owner contributions in March 2026', 'total movement [Owner Contribution] 2026-03'],
  ['what came in as revenue in March 2026 and as owner contributions', 'total movement [Owner Contribution] 2026-03'],
  ['can we have a total for crates in March 2026', 'total bySide ["crate"] 2026-03'],
  // Left: gone, or still there.
  ['how much money left in 2026?', 'clarify'],
  ['How much money left in 2026 compared to 2025', 'compare netProfit 2026-01-01..2026-11-18 | 2025'],
  ['so how much cash left in March 2026 after everything', 'total netProfit 2026-03'],
  // Deposits of some only.
  ['all deposits in March 2026, including owner contributions', 'total cashIn 2026-03'],
  ['all deposits from Acme Builders in March 2026, including refunds', 'clarify'],
  ['every deposit over 500 in March 2026, also from Acme Builders', 'rows grossSales [Acme Builders; in; >500] 2026-03 last'],
  // Reached: a figure, or somebody.
  ['how can we reach Acme Builders', 'unsupported'],
  // Ahead: of others, or still to come.
  ['revenue in the month ahead', 'unsupported'],
  ['revenue this year ahead by how much', 'total revenue 2026-01-01..2026-11-18'],
  ['is revenue this month ahead', 'total revenue 2026-11-01..2026-11-18'],
  ['what subscriptions renew in the coming month', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
  ['is there any tax we have to pay', 'unsupported'],
  ['is there any tax we have to pay in March 2026', 'total expenses [Taxes] 2026-03'],
  // Orders are no payments.
  ['how many orders came through in March 2026', 'unsupported'],
  ['how many orders went past', 'unsupported'],
  ['how many sales came through in March 2026', 'count grossSales [in] 2026-03'],
  // Subcontractors are called subs too.
  ['our subs', 'total expenses [Subcontractors] all'],
  ['our subscriptions', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
  // Drivers that are paid, and what drives.
  ['what did we pay our drivers in March 2026', 'total expenses ["driver"] 2026-03'],
  ['what did we pay more in March 2026 and what are the drivers', 'drivers expenses 2026-03 by category largest | 2026-02'],
  ['what were the payroll drivers in March 2026', 'clarify'],
  // A list by name is asked for.
  ['how much did we spend with the three vendors, Northgate, Zoom and Slack in March 2026', 'ranking expenses [Northgate; Zoom; Slack] 2026-03 by counterparty largest #3'],
  ['how much did we spend with our two customers, Acme Builders and Zoom in March 2026', 'ranking expenses [Acme Builders; Zoom] 2026-03 by counterparty largest #2'],
  ['revenue in March 2026 without the two suppliers, Zoom and Slack', 'total revenue [-Zoom; -Slack] 2026-03'],
  ['what did we pay our two suppliers (Zoom and Slack) in March 2026', 'total bySide [Zoom; Slack; out] 2026-03'],
])('%s', (text, plan) => expect(read(text)).toBe(plan));

// A figure is to be reached, nobody's address is asked for.
test.each(['how do we reach 300000 in revenue', 'how can we reach profitability', 'what number do we reach if we hire someone'])('%s', (text) => expect(read(text)).not.toBe('unsupported'));
