/** Times as bookkeepers write them, winners that somebody guesses, and what is left out; and what only looks like these. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

describe('times as bookkeepers write them', () => {
  test.each([
    ['Total revenue CY2025', 'total revenue 2025'],
    ['payroll, CY 25', 'total expenses [Payroll] 2025'],
    ['rent from July 2025 to year end', 'total expenses [Rent] 2025-07-01..2025-12-31'],
    ['revenue for the month ended 4/30/2026', 'total revenue 2026-04'],
    ['profit for the year ended 6/30/2026', 'total netProfit 2025-07-01..2026-06-30'],
    ['total expenses starting February 10, 2026 and ending March 5, 2026', 'total expenses 2026-02-10..2026-03-05'],
    ['what did we spend starting in March and ending in May 2026', 'total expenses 2026-03-01..2026-05-31'],
    ['costs between day 10 February and day 5 March of 2026', 'total expenses 2026-02-10..2026-03-05'],
    ['rent on Thursday, yesterday', 'total expenses [Rent] 2026-11-19'],
    ['revenue for the year thus far', 'total revenue 2026-01-01..2026-11-20'],
    ['sales April to June, last year against this year', 'compare revenue 2025-04-01..2025-06-30 | 2026-04-01..2026-06-30'],
    ['three-month revenue up through September 2026', 'total revenue 2026-07-01..2026-09-30'],
    ['cash flow in the second part of 2025', 'total cashFlow 2025-07-01..2025-12-31'],
    ['expenses 5/1/26 – now', 'total expenses 2026-05-01..2026-11-20'],
    ['2025 expenses ex-Dec', 'total expenses 2025-01-01..2025-11-30'],
    ['what did last year cost us leaving December out of it?', 'total expenses 2025-01-01..2025-11-30'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('what looks like them', () => {
  test.each([
    ['sales on Friday yesterday', 'total revenue [days 5] 2026-11-19'],
    ['sales on Fridays in October', 'total revenue [days 5] 2026-10'],
    ['what did we spend on rent last quarter', 'total expenses [Rent] 2026-07-01..2026-09-30'],
    ['sales from April to June', 'total revenue 2026-04-01..2026-06-30'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('a winner that is guessed', () => {
  test.each([
    ["April was our top revenue month in 2025, wasn't it? Which month was it?", 'best-period revenue 2025 by month largest #1'],
    ['Payroll was our biggest expense category in 2025, right? Which one was?', 'ranking expenses 2025 by category largest #1'],
    ['I think Acme Robotics was our largest customer last year. Who was it?', 'ranking revenue 2025 by counterparty largest #1'],
    ["Our top customer in 2025 was Acme Robotics, wasn't it? Who was it?", 'ranking revenue 2025 by counterparty largest #1'],
    ['was May our best month for revenue in 2025?', 'best-period revenue 2025 by month largest #1'],
    ['was payroll the biggest cost in 2025?', 'ranking expenses 2025 by category largest #1'],
    ['is rent our second biggest cost?', 'ranking expenses all by category largest #1 nth 2'],
    ['is consulting our biggest source of income in 2025', 'ranking revenue 2025 by category largest #1'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('what is said and meant', () => {
  test.each([
    ['was May better than June?', 'compare netProfit 2026-05 | 2026-06'],
    ['Payroll was our biggest expense category in 2025, right? How much was it?', 'ranking expenses 2025 by category largest'],
    ['is rent our biggest cost if we drop payroll', 'what-if netProfit 2026-08-01..2026-10-31 (recurring +expenses [Payroll] from 2026-12)'],
    ['what was rent in May 2025', 'total expenses [Rent] 2025-05'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('what is left out', () => {
  test.each([
    ['revenue in 2025 ex Acme Robotics/Fairway Dental Group', 'total revenue [-Acme Robotics; -Fairway Dental Group] 2025'],
    ['revenue excluding receipts from Acme Robotics and Fairway Dental Group', 'total revenue [-Acme Robotics; -Fairway Dental Group] all'],
    ['expenses in 2025 without what we pay to WeWork', 'total expenses [-WeWork] 2025'],
    ['monthly costs in 2025 with the Adobe stuff pulled out', 'trend expenses [-Adobe] 2025 by month'],
    ["pretend Figma did not exist. What would last month's expenses have been?", 'total expenses [-Figma] 2026-10'],
    ['Drop the three biggest customers. How much revenue did the rest give us in 2025?', 'ranking revenue 2025 by counterparty largest #3 together as rest'],
    ['what did all customers bar the top three bring in in 2025?', 'ranking revenue 2025 by counterparty largest #3 together as rest'],
    ["what did we sell in 2025 if you don't knock off the money we gave back", 'total grossSales 2025'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('what leaves nothing out', () => {
  test.each([
    ['what did we pay Adobe and Figma in 2025', 'total bySide [Adobe; Figma; out] 2025'],
    ['the three biggest customers in 2025', 'ranking revenue 2025 by counterparty largest #3'],
    ['rent / month without Adobe', 'trend expenses [Rent; -Adobe] 2026-05-01..2026-10-31 by month'],
    ['what did we take out in owner draws in 2025', 'total movement [Owner Draw] 2025'],
    ['drop in revenue in 2025', 'compare revenue 2025 | 2024'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});
