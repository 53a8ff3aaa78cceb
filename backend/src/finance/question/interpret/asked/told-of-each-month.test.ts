/** Whether every month does the same, amounts between two, what is taken out, and times told by their beginning or by the unit beside them. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-18', previous: null }), vocabulary);

describe('every month, asked without "did … every month"', () => {
  test.each([
    ['did revenue increase in each of the past six months', 'run revenue 2026-05-01..2026-10-31 by month'],
    ['could you check whether payroll rose in each of the last 6 months', 'run expenses [Payroll] 2026-05-01..2026-10-31 by month'],
    ['revenue up every month, past 6?', 'run revenue 2026-05-01..2026-10-31 by month'],
    ['expenses rose each month last year, right?', 'run expenses 2025 by month'],
    ['profitable every month of 2025?', 'run netProfit 2025 by month above 0'],
    ['rent paid all 12 months 2025?', 'run expenses [Rent] 2025 by month above 0'],
    ['was a rent payment recorded for every month of 2025?', 'run expenses [Rent] 2025 by month above 0'],
    ['did we make a net profit in all twelve months of 2025', 'run netProfit 2025 by month above 0'],
  ])('%s', (question, plan) => expect(read(question)).toBe(plan));

  test.each([
    ['show revenue for each of the past six months', 'trend revenue 2026-05-01..2026-10-31 by month'],
    ['what was the increase in revenue in each of the past six months', 'trend revenue 2026-05-01..2026-10-31 by month'],
    ['profit every month of 2025', 'trend netProfit 2025 by month'],
  ])('%s: is a list', (question, plan) => expect(read(question)).toBe(plan));
});

test.each([
  ['expenses between one and two grand in 2025, total', 'total expenses [>=1000; <=2000] 2025'],
  ['add up the costs in the one to two grand bracket in 2025', 'total expenses [>=1000; <=2000] 2025'],
  ['how many payments to Figma fell between 20 and 100 in 2025', 'count movement [Figma; out; >=20; <=100] 2025'],
  ['payments to Adobe in the 40 to 60 bracket in 2025, how many', 'count movement [Adobe; out; >=40; <=60] 2025'],
  ['how many payments did we make between 10 and 12 march 2026', 'clarify'],
  ['sales fell between 2024 and 2025, by how much', 'compare revenue 2025 | 2024'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['software in 2025 but not what is paid to Adobe', 'total expenses [Software Subscriptions; -Adobe] 2025'],
  ['expenses last year minus whatever went to Hilton', 'total expenses [-Hilton] 2025'],
  ['software in 2025 when Figma is taken out', 'total expenses [Software Subscriptions; -Figma] 2025'],
  ['expenses in 2025 once Rippling is removed', 'total expenses [-Rippling] 2025'],
  ['software in 2025 with any Adobe amounts removed', 'total expenses [Software Subscriptions; -Adobe] 2025'],
  ['expenses last quarter with payroll left off', 'total expenses [-Payroll] 2026-07-01..2026-09-30'],
  ['when was rent last paid', 'date expenses [Rent; out] all last'],
  ['when did we last pay Figma', 'date movement [Figma; out] all last'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['how much did we bring in last year in October', 'total revenue 2025-10'],
  ['revenue last year in may to july', 'total revenue 2025-05-01..2025-07-31'],
  ['rent last year in March and April', 'total expenses [Rent] 2025-03-01..2025-04-30'],
  ['weekly sales, past 8', 'trend revenue 2026-09-21..2026-11-15 by week'],
  ['expenses by week, last 6', 'trend expenses 2026-10-05..2026-11-15 by week'],
  ['gross margin month to month over the past six', 'trend grossMargin 2026-05-01..2026-10-31 by month'],
  ['weekly sales last 3 months', 'trend revenue 2026-08-01..2026-10-31 by week'],
  ['revenue in the opening quarter of 2026', 'total revenue 2026-01-01..2026-03-31'],
  ['expenses from the beginning of september 26', 'total expenses 2026-09-01..2026-11-18'],
  ['net profit from the start of July this year up till today', 'total netProfit 2026-07-01..2026-11-18'],
  ['revenue from the start of march to the end of may 2026', 'total revenue 2026-03-01..2026-05-31'],
  ['net profit, period commencing 1 July 2026 to date', 'total netProfit 2026-07-01..2026-11-18'],
  ['which quarter in 25 was best for profit', 'best-period netProfit 2025 by quarter largest #1'],
  ['how many months in 25 did we make over 20k in sales', 'count-periods revenue 2025 by month above 20000'],
  ['top 25 vendors in 2025', 'ranking expenses 2025 by counterparty largest #25'],
  ['rent for the quarter ended 30/06/2025', 'total expenses [Rent] 2025-04-01..2025-06-30'],
  ['rent for the year ended 2025-06-30', 'total expenses [Rent] 2024-07-01..2025-06-30'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['what if sales slip 15% next quarter', 'what-if netProfit 2026-08-01..2026-10-31 (volume-change -15% from 2027-01)'],
  ['suppose turnover tanks 20%', 'what-if netProfit 2026-08-01..2026-10-31 (volume-change -20% from 2026-12)'],
  ['what if demand softens 8%', 'what-if netProfit 2026-08-01..2026-10-31 (volume-change -8% from 2026-12)'],
  ['what if sales soar 20%', 'what-if netProfit 2026-08-01..2026-10-31 (volume-change 20% from 2026-12)'],
  ['what if revenue moves 12%', 'clarify'],
  ['what if we sell 10% more', 'what-if netProfit 2026-08-01..2026-10-31 (volume-change 10% from 2026-12)'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['Hilton wants the payroll total for last quarter', 'total expenses [Payroll] 2026-07-01..2026-09-30'],
  ['Priya Shah needs the rent figure for 2025', 'total expenses [Rent] 2025'],
  ['Adobe wants the money for last quarter, how much is it', 'total bySide [Adobe] 2026-07-01..2026-09-30'],
  ['worst refund in 2025', 'rows refunds [Refunds] 2025 largest #1'],
  ['worst month for refunds in 2025', 'best-period refunds [Refunds] 2025 by month largest #1'],
  ['smallest refund in 2025', 'rows refunds [Refunds] 2025 smallest #1'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));
