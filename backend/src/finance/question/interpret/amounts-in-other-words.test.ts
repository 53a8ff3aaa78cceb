/** Extremes, ranks, counts, shares and means in words of other people: what is done for a payment, months that are over, what a question asks in its last words, who asks it, and what these rules must not catch. */
import { describe, expect, test } from '@jest/globals';
import { inShort } from '../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../statement-ledger.test-data.ts';
import { interpret } from './interpret.ts';

const row = (amount: number, category: string, counterparty: string): PlainRow => ({ date: '2026-03-04', amount, category, description: counterparty.toUpperCase(), counterparty });
const rows = [
  row(900, 'Sales - Contractor', 'Acme Builders'), row(700, 'Sales - Retail', 'Square'), row(600, 'Sales - Insurance Claims', 'Laya Healthcare'), row(-400, 'Rent', 'Northgate'), row(-300, 'Payroll', 'Gusto'),
  row(-250, 'Cost of Goods Sold', 'Baltic Linen'), row(-80, 'Tree Work', 'Luis Tree Service'), row(-60, 'Fuel', 'Shell'), row(-30, 'Refunds', 'Acme Builders'), row(-25, 'Software Subscriptions', 'Zoom'), row(-20, 'Software Subscriptions', 'Figma'), row(-15, 'Insurance', 'Hiscox'),
];
const { vocabulary } = ledgerOf(rows, 'categorised');
const check = (text: string, plan: string): void => expect(`${text} → ${inShort(interpret(text, vocabulary, { asOf: '2026-11-18', previous: null }), vocabulary)}`).toBe(`${text} → ${plan}`);

describe('counted by what is done for each payment', () => {
  test.each([
    ['how many deliveries from Baltic Linen did we pay for in 2026', 'count movement [Baltic Linen; out] 2026-01-01..2026-11-18'],
    ['Baltic Linen, how many deliveries have been paid in 2026', 'count movement [Baltic Linen; out] 2026-01-01..2026-11-18'],
    ['number of tree jobs we paid Luis for in 2026', 'count movement [Luis Tree Service; out] 2026-01-01..2026-11-18'],
    ['average charge per stop at Shell in 2026', 'average bySide [Shell; out] 2026-01-01..2026-11-18 per row'],
    ['how many Laya claims paid in 2026', 'count movement [Sales - Insurance Claims; Laya Healthcare; in] 2026-01-01..2026-11-18'],
    ['how many Shell buys in 2026', 'count movement [Shell; out] 2026-01-01..2026-11-18'],
    ['what does an average fill up cost', 'average expenses [Fuel; out] all per row'],
    ['how many jobs did we do in 2026', 'unsupported'],
    ['did we fill up the stock room in 2026', 'clarify'],
    ['which customer buys the most', 'ranking revenue all by counterparty largest #1'],
  ])('%s', check);
});

describe('full months only', () => {
  test.each([
    ['average revenue per month in 2026, counting only full months', 'average revenue 2026-01-01..2026-10-31 by month per month'],
    ['revenue in 2026 leaving out partial months', 'total revenue 2026-01-01..2026-10-31'],
    ['rent in 2026, finished months only', 'total expenses [Rent] 2026-01-01..2026-10-31'],
    ['revenue for the last 3 full months', 'total revenue 2026-08-01..2026-10-31'],
    ['revenue in October 2026, full months only', 'total revenue 2026-10'],
  ])('%s', check);
});

describe('asked in the last words, and by others', () => {
  test.each([
    ['When in 2026 did we spend the most on fuel, which month?', 'best-period expenses [Fuel] 2026-01-01..2026-11-18 by month largest #1'],
    ['when was revenue the lowest in 2026, what quarter', 'best-period revenue 2026-01-01..2026-11-18 by quarter smallest #1'],
    ['when did we last pay Gusto', 'date movement [Gusto; out] all last'],
    ['Maya and I need the 2026 revenue', 'total revenue 2026-01-01..2026-11-18'],
    ['tell Maya and me what we spent on rent in 2026', 'total expenses [Rent] 2026-01-01..2026-11-18'],
    ['rent and I am not sure what else in 2026', 'total expenses [Rent] 2026-01-01..2026-11-18'],
  ])('%s', check);
});

describe('the dearest and the order of a list', () => {
  test.each([
    ['priciest subscription at the moment', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty largest #1'],
    ['of our subscriptions which one costs us most each month', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty largest #1'],
    ['which subscriptions got more expensive', 'price-list expenses [Software Subscriptions] all by counterparty largest'],
    ['most expensive subscriptions in 2026', 'ranking expenses [Software Subscriptions] 2026-01-01..2026-11-18 by counterparty largest #5'],
    ['in which month of 2026 was software the most expensive', 'best-period expenses [Software Subscriptions] 2026-01-01..2026-11-18 by month largest #1'],
    ['contractors ranked by purchases in 2026', 'ranking revenue [Sales - Contractor] 2026-01-01..2026-11-18 by counterparty largest'],
    ['contractors by month in 2026', 'trend revenue [Sales - Contractor] 2026-01-01..2026-11-18 by month'],
    ['which 2 pay us the most', 'ranking revenue all by counterparty largest #2'],
    ['the pair of vendors we paid most in 2026', 'ranking expenses 2026-01-01..2026-11-18 by counterparty largest #2'],
    ['cheapest month in 2026', 'best-period expenses 2026-01-01..2026-11-18 by month smallest #1'],
    ['ugliest month for profit in 2026', 'best-period netProfit 2026-01-01..2026-11-18 by month smallest #1'],
    ['nastiest refund in 2026', 'rows refunds [Refunds] 2026-01-01..2026-11-18 largest #1'],
    ['the largest amount Square ever paid us at once', 'rows grossSales [Square; in] all largest #1'],
    ['how many different vendors are in cost of goods sold', 'count expenses [Cost of Goods Sold] all by counterparty'],
    ['show every vendor in 2026', 'ranking expenses 2026-01-01..2026-11-18 by counterparty largest'],
  ])('%s', check);
});

describe('parts and sums', () => {
  test.each([
    ['Baltic Linen as a percentage of stock purchases in 2026', 'share bySide [Baltic Linen] 2026-01-01..2026-11-18 | expenses [Cost of Goods Sold]'],
    ['of all the payments we made in 2026, what percentage were over 100', 'share expenses [out; >100] 2026-01-01..2026-11-18 | [out]'],
    ['what share of everything we spent in 2026, rent and all the rest included, was payroll', 'share expenses [Payroll] 2026-01-01..2026-11-18 | []'],
    ['what part of cost of goods in 2026 was linen', 'share cogs [Baltic Linen] 2026-01-01..2026-11-18 | []'],
    ['that beer fest, all our spending on it', 'clarify'],
    ['operating outgoings in 2026', 'total operatingExpenses 2026-01-01..2026-11-18'],
    ['how much goes out each month on average in 2026', 'average expenses 2026-01-01..2026-11-18 by month per month'],
    ['how much cash goes out each month on average in 2026', 'average cashOut 2026-01-01..2026-11-18 by month per month'],
    ['how much comes in per month on average in 2026', 'average revenue 2026-01-01..2026-11-18 by month per month'],
    ['what comes in on an average Monday', 'clarify'],
  ])('%s', check);
});
