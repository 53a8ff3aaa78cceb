/** What went out and came in, said of cash and said in passing; what is taken off; two stretches in order; words that belong to what is left out. */
import { describe, expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (amount: number, category: string, counterparty: string, account = 'Frost Checking'): PlainRow => ({ date: '2026-03-04', amount, category, description: category.toUpperCase(), counterparty, account });
const rows = [
  row(900, 'Sales', 'Acme Builders'), row(-400, 'Rent', 'Northgate'), row(-300, 'Payroll', 'Gusto'), row(-300, 'Owner Draw', 'Dana Ortiz'), row(500, 'Owner Contribution', 'Dana Ortiz'), row(-120, 'Loan Payment', 'Craft Lender'),
  row(-60, 'Equipment', 'MicroStar'), row(-80, 'Transfer', 'Frost Checking', 'Rainy Fund'), row(80, 'Transfer', 'Rainy Fund'), row(-30, 'Refunds', 'Acme Builders'), row(-15, 'Shipping', 'FedEx'), row(-25, 'Software Subscriptions', 'Zoom'),
];
const { vocabulary } = ledgerOf(rows, 'categorised');
const check = (text: string, plan: string): void => expect(`${text} → ${inShort(interpret(text, vocabulary, { asOf: '2026-11-18', previous: null }), vocabulary)}`).toBe(`${text} → ${plan}`);

describe('asked bare of a month, quarter or year it is what was spent and earned', () => {
  test.each([
    ['how much went out in March 2026', 'total expenses 2026-03'],
    ['How much came in during Q1 2026?', 'total revenue 2026-01-01..2026-03-31'],
    ['how much went out in 2025', 'total expenses 2025'],
  ])('%s', check);
});

describe('of money, an account, own money or all of it, of a day, in a list or with anything else beside it, it is cash', () => {
  test.each([
    ['how much money went out in March 2026', 'total cashOut 2026-03'],
    ['how much went out of our account in March 2026', 'total cashOut 2026-03'],
    ['what went out in March 2026, really everything', 'total cashOut 2026-03'],
    ['everything that came in during March 2026', 'total cashIn 2026-03'],
    ['how much went out in March 2026, counting my draws and the loan', 'total cashOut 2026-03'],
    ['how much went out in March 2026, and yes count my draws', 'total cashOut 2026-03'],
    ['what came in during March 2026, leaving the owner contributions aside', 'total cashIn [-Owner Contribution] 2026-03'],
    ['how many payments went out in March 2026', 'count movement [out] 2026-03'],
    ['what went out on 5 March 2026', 'total cashOut 2026-03-05'],
    ['how much came in on 5 March 2026', 'total cashIn 2026-03-05'],
    ['what came in in March 2026', 'total cashIn 2026-03'],
    ['which month had the most coming in in 2026', 'best-period cashIn 2026-01-01..2026-11-18 by month largest #1'],
    ['how much went out by category in 2026', 'ranking cashOut 2026-01-01..2026-11-18 by category largest'],
    ['how much went out overall in March 2026', 'total cashOut 2026-03'],
    ['list what went out in March 2026', 'total cashOut 2026-03'],
    ['how much went out over 100 in March 2026', 'total cashOut [>100] 2026-03'],
    ['how much went out for owner in March 2026', 'total cashOut 2026-03'],
  ])('%s', check);
});

describe('taken off', () => {
  test.each([
    ['take rent off revenue for 2026', 'remainder revenue 2026-01-01..2026-11-18 | expenses [Rent]'],
    ['subtract payroll from the March 2026 revenue', 'remainder revenue 2026-03 | expenses [Payroll]'],
    ['what we earned in March 2026 minus rent and payroll, what is left over', 'remainder revenue 2026-03 | expenses [Rent; Payroll]'],
    ['when I subtract all costs from the sales of March 2026 what is left', 'total netProfit 2026-03'],
    ['subtract rent from revenue in March 2026', 'remainder revenue 2026-03 | expenses [Rent]'],
    ['revenue in March 2026 and subtract rent', 'remainder revenue 2026-03 | expenses [Rent]'],
    ['deduct payroll from net profit in March 2026', 'clarify'],
    ['subtract FedEx from Zoom spending in March 2026', 'clarify'],
    ['take rent off expenses for March 2026', 'total expenses [-Rent] 2026-03'],
    ['what did we spend in March 2026 once you take payroll out', 'total expenses [-Payroll] 2026-03'],
    ['take the MicroStar kegs off, what were costs in March 2026', 'total expenses [-MicroStar] 2026-03'],
    ['costs in March 2026 if the keg washer from MicroStar is not counted', 'total expenses [-MicroStar] 2026-03'],
    ['expenses in March 2026 without that MicroStar thing', 'total expenses [-MicroStar] 2026-03'],
    ['how much did I take out in March 2026', 'total movement [Owner Draw] 2026-03'],
    ['show revenue for March 2026, not rent', 'total revenue [-Rent] 2026-03'],
  ])('%s', check);
});

describe('two stretches', () => {
  test.each([
    ['compare revenue for 2024 and 2025', 'compare revenue 2025 | 2024'],
    ['compare 2024 revenue with 2025', 'compare revenue 2024 | 2025'],
    ['add up the refunds of February and March 2026', 'total refunds [Refunds] 2026-02-01..2026-03-31'],
    ['was revenue up from February to March 2026', 'compare revenue 2026-03 | 2026-02'],
  ])('%s', check);
});

describe('names and joints', () => {
  test.each([
    ['fed ex got how much in March 2026', 'total bySide [FedEx] 2026-03'],
    ['expenses from checking in March 2026', 'total expenses [@Frost Checking] 2026-03'],
    ['there are some that we never use, but what did we spend on software subscriptions in March 2026', 'total expenses [Software Subscriptions] 2026-03'],
    ['what did we spend in March 2026 on everything but software subscriptions', 'total expenses [-Software Subscriptions] 2026-03'],
    ['the next-to-biggest expense category in March 2026', 'ranking expenses 2026-03 by category largest #1 nth 2'],
    ['largest refunds in March 2026, by whom', 'ranking refunds [Refunds] 2026-03 by counterparty largest #5'],
    ['our largest rent payment ever, what was it', 'rows expenses [Rent; out] all largest #1'],
    ['what caused expenses to shoot up in March 2026', 'drivers expenses 2026-03 by category largest | 2026-02'],
  ])('%s', check);
});
