/** Conversations: each question leans on the one before it, or stands on its own. */
import { describe, expect, test } from '@jest/globals';
import { contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { Plan } from '../../plan.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(contractorRows(), 'categorised');

function check(conversation: readonly (readonly [string, string])[]): void {
  let previous: Plan | null = null;
  for (const [question, expected] of conversation) {
    const found = interpret(question, vocabulary, { asOf: '2026-11-20', previous });
    expect(`${question} → ${inShort(found, vocabulary)}`).toBe(`${question} → ${expected}`);
    previous = found.kind === 'plan' ? found.plan : previous;
  }
}

describe('follow-ups', () => {
  test('a step alone, again and again', () => check([
    ['Revenue in November 2025?', 'total revenue 2025-11'],
    ['December', 'total revenue 2025-12'],
    ['a year earlier?', 'total revenue 2024-12'],
    ['the month before?', 'total revenue 2024-11'],
  ]));
  test('the same again but for something else is no exception', () => check([
    ['How much did we spend at Home Depot in March 2025?', 'total expenses [Home Depot] 2025-03'],
    ['same again but for Ferguson', 'total bySide [Ferguson Plumbing] 2025-03'],
  ]));
  test('a month that still runs this year is whole in another', () => check([
    ['Revenue in October 2025?', 'total revenue 2025-10'],
    ['how about for November', 'total revenue 2025-11'],
    ['Q4 too', 'total revenue 2025-10-01..2025-12-31'],
    ['and in November 2026?', 'total revenue 2026-11-01..2026-11-20'],
  ]));
  test('the previous one counts from the question before, whatever stands beside it', () => check([
    ['net profit Q4 2025', 'total netProfit 2025-10-01..2025-12-31'],
    ['the previous quarter as well please', 'total netProfit 2025-07-01..2025-09-30'],
    ['prior quarter?', 'total netProfit 2025-04-01..2025-06-30'],
    ['and revenue in the previous quarter?', 'total revenue 2026-07-01..2026-09-30'],
  ]));
  test('the same but something puts it in place of what was asked', () => check([
    ['How much did we spend on insurance in March 2025?', 'total expenses [Insurance] 2025-03'],
    ['same but payroll', 'total expenses [Payroll] 2025-03'],
    ['same thing but for April', 'total expenses [Payroll] 2025-04'],
    ['everything but payroll', 'total expenses [-Payroll] 2025-04'],
  ]));
  test('another period, another vendor, then a share', () => check([
    ['How much did we spend at Home Depot in March 2025?', 'total expenses [Home Depot] 2025-03'],
    ['and April?', 'total expenses [Home Depot] 2025-04'],
    ['what about Ferguson?', 'total bySide [Ferguson Plumbing] 2025-04'],
    ['and in total for 2025?', 'total bySide [Ferguson Plumbing] 2025'],
    ['as a percentage of cost of goods sold?', 'share bySide [Ferguson Plumbing] 2025 | expenses [Cost of Goods Sold]'],
  ]));
  test('the period before, the year before, another measure', () => check([
    ['revenue in Q3 2025', 'total revenue 2025-07-01..2025-09-30'],
    ['and the quarter before that?', 'total revenue 2025-04-01..2025-06-30'],
    ['same for Q1', 'total revenue 2025-01-01..2025-03-31'],
    ['and the year before?', 'total revenue 2024-01-01..2024-03-31'],
    ['what about expenses?', 'total expenses 2024-01-01..2024-03-31'],
    ['excluding payroll?', 'total expenses [-Payroll] 2024-01-01..2024-03-31'],
  ]));
  test('a ranking with another year and another length', () => check([
    ['top 3 vendors in 2025', 'ranking expenses 2025 by counterparty largest #3'],
    ['and in 2024?', 'ranking expenses 2024 by counterparty largest #3'],
    ['make it 5', 'ranking expenses 2024 by counterparty largest #5'],
  ]));
  test('a comparison with what came before', () => check([
    ['profit in march 2025', 'total netProfit 2025-03'],
    ['compare that to march 2024', 'compare netProfit 2025-03 | 2024-03'],
  ]));
  test('a whole question forgets the one before', () => check([
    ['rent in March 2025', 'total expenses [Rent] 2025-03'],
    ['total revenue', 'total revenue all'],
    ['What is our burn rate?', 'burn cashFlow 2026-08-01..2026-10-31'],
    ['Home Depot in 2024', 'total bySide [Home Depot] 2024'],
    ['How many transactions are there?', 'count movement all'],
  ]));
  test('a bare count and a calendar unit keep period and filters', () => check([
    ['vehicle costs in 2025', 'total expenses [Vehicle] 2025'],
    ['how often?', 'count expenses [Vehicle; out] 2025'],
    ['insurance in 2025', 'total expenses [Insurance] 2025'],
    ['weekly', 'trend expenses [Insurance] 2025 by week'],
    ['each month?', 'average expenses [Insurance] 2025 by month per month'],
  ]));
  test('a bare name keeps the period; both together', () => check([
    ['spend at Home Depot in 2025', 'total expenses [Home Depot] 2025'],
    ['only Ferguson', 'total bySide [Ferguson Plumbing] 2025'],
    ['the two together', 'total bySide [Home Depot; Ferguson Plumbing] 2025'],
    ['is that more than in 2024', 'compare bySide [Home Depot; Ferguson Plumbing] 2025 | 2024'],
  ]));
  test('they are the party before; last and first look at all dates', () => check([
    ['revenue from Oakmont in 2025', 'total revenue [Oakmont HOA] 2025'],
    ['their largest payment', 'rows grossSales [Oakmont HOA; in] 2025 largest #1'],
    ['when did they last pay us?', 'date grossSales [Oakmont HOA; in] all last'],
  ]));
  test('a sentence with its own subject and verb stands alone', () => check([
    ['rent in 2025', 'total expenses [Rent] 2025'],
    ['what was our best month this year', 'best-period netProfit 2026-01-01..2026-11-20 by month largest #1'],
    ['rent in 2025', 'total expenses [Rent] 2025'],
    ['compare 2025 with 2024', 'compare netProfit 2025 | 2024'],
  ]));
  test('taking something off', () => check([
    ['revenue in 2025', 'total revenue 2025'],
    ['what is left after payroll', 'remainder revenue 2025 | expenses [Payroll]'],
  ]));
  test('nothing to refer to', () => check([['Is that good?', 'clarify'], ['why?', 'clarify']]));
});
