/** Which figure is meant: with refunds or without, cash by its sides, a profit told with what it stands before, and what is only wished for. */
import { describe, expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (amount: number, category: string, counterparty: string, description = category.toUpperCase()): PlainRow => ({ date: '2026-03-04', amount, category, description, counterparty });
const rows = [
  row(900, 'Sales', 'Acme Builders'), row(700, 'Sales', 'Square'), row(-30, 'Refunds', 'Acme Builders'), row(-400, 'Rent', 'Northgate'), row(-300, 'Payroll', 'Gusto'), row(-200, 'Paper', 'Veritiv'), row(-80, 'Paper', 'French Mill'),
  row(-50, 'Income Taxes', 'IRS'), row(-20, 'Interest Expense', 'Craft Lender'), row(-120, 'Loan Payment', 'Craft Lender'), row(-300, 'Owner Draw', 'Dana Ortiz'), row(500, 'Owner Contribution', 'Dana Ortiz'), row(-60, 'Meals', 'Deli'),
];
const { vocabulary } = ledgerOf(rows, 'categorised');
const check = (text: string, plan: string): void => expect(`${text} → ${inShort(interpret(text, vocabulary, { asOf: '2026-11-18', previous: null }), vocabulary)}`).toBe(`${text} → ${plan}`);

describe('refunds in or out', () => {
  test.each([
    ['sales in March 2026 with no refunds deducted', 'total grossSales 2026-03'],
    ['March 2026 sales with nothing knocked off for refunds', 'total grossSales 2026-03'],
    ['March 2026 revenue, no refunds taken off', 'total grossSales 2026-03'],
    ['March 2026 sales before anyone got money back', 'total grossSales 2026-03'],
    ['March 2026 sales, refunds not deducted', 'total grossSales 2026-03'],
    ['what did customers bring us in March 2026 net of anything refunded', 'total revenue 2026-03'],
    ['March 2026 revenue net of what got refunded', 'total revenue 2026-03'],
    ['Once the stuff we sent back is taken off, Veritiv cost us how much in March 2026', 'total bySide [Veritiv; out] 2026-03'],
    ['With the credits for returned stock taken off, what did we pay Veritiv in March 2026?', 'total bySide [Veritiv; out] 2026-03'],
    ['What % of sales went back out as refunds in March 2026', 'share refunds [Refunds] 2026-03 | revenue []'],
  ])('%s', check);

  test.each([
    ['How much did we give back to customers for botched jobs and returns in March 2026', 'total refunds [Refunds] 2026-03'],
    ['how much did we pay back to unhappy customers in March 2026 because of spoiled orders?', 'total refunds [Refunds] 2026-03'],
  ])('why it went back: %s', check);

  test('of one thing it may be asked', () => check('refunds for bad paper in March 2026', 'clarify'));
});

describe('cash', () => {
  test.each([
    ['Which month drained the most cash?', 'best-period cashFlow all by month smallest #1'],
    ['which month of 2026 used up the most cash', 'best-period cashFlow 2026-01-01..2026-11-18 by month smallest #1'],
    ['In which quarter of 2025 did we bleed the most cash', 'best-period cashFlow 2025 by quarter smallest #1'],
    ['what month did cash shrink the most?', 'best-period cashFlow all by month smallest #1'],
    ['Are we eating into cash, and if so how fast per month?', 'burn cashFlow 2026-08-01..2026-10-31'],
    ['is our cash going down, and how quickly per month', 'burn cashFlow 2026-08-01..2026-10-31'],
    ['per month, how much more money is going out than coming in', 'burn cashFlow 2026-08-01..2026-10-31'],
    ['How did the money move in March 2026, in versus out?', 'compare cashIn 2026-03 | cashOut'],
    ['how did cash move in March 2026, ins and outs', 'compare cashIn 2026-03 | cashOut'],
    ['There is $64,000 sitting in the bank. At the present pace how many months can the bakery hold out?', 'runway cashFlow 2026-08-01..2026-10-31 has 64000'],
    ['with $61,400 in the bank, how many months can the shop last at the rate we are going', 'runway cashFlow 2026-08-01..2026-10-31 has 61400'],
    ["Net change in cash for March 2026, with the owner's money and the loans in it", 'total cashFlow 2026-03'],
  ])('%s', check);

  test('of somebody it is no runway', () => check('how many months can Gusto keep going', 'clarify'));
});

describe('profit', () => {
  test.each([
    ['Operating profit March 2026, meaning before income tax and before loan interest', 'total operatingProfit 2026-03'],
    ['March 2026 operating profit, i.e. before interest and income taxes', 'total operatingProfit 2026-03'],
    ['March 2026 profit before taxes and loan interest', 'total operatingProfit 2026-03'],
    ['Net profit of March 2026, that is after tax and interest', 'total netProfit 2026-03'],
    ['How many profit the shop is making in 2026 before it pays the taxes of income?', 'total netProfit [-Income Taxes] 2026-01-01..2026-11-18'],
    ['how much profit did we make in March 2026 before paying the income taxes', 'total netProfit [-Income Taxes] 2026-03'],
    ['Was March 2026 kinder to us than February 2026, profit-wise?', 'compare netProfit 2026-03 | 2026-02'],
    ['gross profit in March 2026 before taxes', 'clarify'],
    ['Normal running costs for March 2026: all expenses, only leave paper and meals out', 'total expenses [-Paper; -Meals] 2026-03'],
  ])('%s', check);
});

describe('what is wished for is no bound', () => {
  test.each([
    ['Paper as a percentage of revenue in March 2026 (we like to stay under 15)', 'share expenses [Paper] 2026-03 | revenue []'],
    ['What share of revenue was payroll in March 2026? We try to keep it under 40', 'share expenses [Payroll] 2026-03 | revenue []'],
    ['rent as a percent of revenue in March 2026 (target is 35)', 'share expenses [Rent] 2026-03 | revenue []'],
    ['What share of revenue did rent take in March 2026? Ideally no more than 10.', 'share expenses [Rent] 2026-03 | revenue []'],
    ['rent as % of revenue March 2026, anything below 35% is fine', 'share expenses [Rent] 2026-03 | revenue []'],
  ])('%s', check);

  test('said of nothing it is asked', () => check('rent as a share of revenue in March 2026, below 10', 'clarify'));

  test('of rows it is one', () => check('What percentage of revenue came from invoices above 500 in March 2026?', 'share revenue [>500] 2026-03 | []'));
});

describe('a part set against another', () => {
  test.each([
    ['How much of the paper spending goes to Veritiv rather than French Mill in March 2026? %', 'share expenses [Veritiv] 2026-03 | [Paper]'],
    ['Of what we spend on paper, what percent went to Veritiv instead of French Mill in March 2026?', 'share expenses [Veritiv] 2026-03 | [Paper]'],
    ['Of the paper money, how much goes to Veritiv rather than French Mill? %', 'share bySide [Veritiv] all | expenses [Paper]'],
    ['How much of the paper money goes to Veritiv? %', 'share expenses [Veritiv] all | [Paper]'],
    ['how much did we spend on paper rather than meals in March 2026', 'total expenses [Paper; -Meals] 2026-03'],
  ])('%s', check);
});

test('a percentage with a question of its own leans on none before it', () => {
  const first = interpret('rent in 2025', vocabulary, { asOf: '2026-11-18', previous: null });
  const next = interpret('As a percentage of revenue, what did payroll run at in March 2026?', vocabulary, { asOf: '2026-11-18', previous: first.kind === 'plan' ? first.plan : null });
  expect(inShort(next, vocabulary)).toBe('share expenses [Payroll] 2026-03 | revenue []');
});
