/** Stretches of time in many wordings, as asked of a design agency. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');

/** Asked on 20 November 2026 as a first question. */
function check(question: string, expected: string): void {
  expect(inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(expected);
}

const CASES: readonly (readonly [string, string])[] = [
  ['revenue last month', 'total revenue 2026-10'],
  ['How much did we bill last month?', 'total revenue 2026-10'],
  ['what did we make in march', 'total revenue 2026-03'],
  ['expenses since April', 'total expenses 2026-04-01..2026-11-20'],
  ['total costs last 3 months', 'total expenses 2026-08-01..2026-10-31'],
  ['profit Q2', 'total netProfit 2026-04-01..2026-06-30'],
  ['revenue H1 2025', 'total revenue 2025-01-01..2025-06-30'],
  ['income ytd', 'total revenue 2026-01-01..2026-11-20'],
  ['how much did we spend yesterday', 'total expenses 2026-11-19'],
  ['spend last 30 days', 'total expenses 2026-10-22..2026-11-20'],
  ['income in the past two weeks', 'total revenue 2026-11-02..2026-11-15'],
  ['net income FY2025', 'total netProfit 2025'],
  ['revenue the month before last', 'total revenue 2026-09'],
  ['sales two months ago', 'total revenue 2026-09'],
  ['expenses from Jan to March 2025', 'total expenses 2025-01-01..2025-03-31'],
  ['expenses between 2025-02-01 and 2025-04-15', 'total expenses 2025-02-01..2025-04-15'],
  ['revenue in the second quarter of last year', 'total revenue 2025-04-01..2025-06-30'],
  ['how much came in during the first half of 2025?', 'total cashIn 2025-01-01..2025-06-30'],
  ['what were expenses for the three months ending September 2025', 'total expenses 2025-07-01..2025-09-30'],
  ['spending in nov 2025', 'total expenses 2025-11'],
  ['revenue on March 3 2025', 'total revenue 2025-03-03'],
  ['expenses for week of March 3rd 2025', 'total expenses 2025-03-03..2025-03-09'],
  ['turnover for calendar year 2024', 'total revenue 2024'],
  ['revenue last summer', 'total revenue 2026-06-01..2026-08-31'],
  ['net profit this quarter so far', 'total netProfit 2026-10-01..2026-11-20'],
  ['net profit for the current month', 'total netProfit 2026-11-01..2026-11-20'],
  ['revenue from july 2024 through june 2025', 'total revenue 2024-07-01..2025-06-30'],
  ['total income until march 2025', 'total revenue 2024-01-01..2025-03-31'],
  ['revenue before 2025', 'total revenue 2024-01-01..2024-12-31'],
  ['expenses after June 2026', 'total expenses 2026-07-01..2026-11-20'],
  ['What were revenues over the past year?', 'total revenue 2025-11-01..2026-10-31'],
  ['trailing twelve month revenue', 'total revenue 2025-11-01..2026-10-31'],
  ['in the last quarter of 2025 what was our profit', 'total netProfit 2025-10-01..2025-12-31'],
  ['profit in december', 'total netProfit 2025-12'],
  ['how much did we earn in Q3 \'25', 'total revenue 2025-07-01..2025-09-30'],
  ['how did expenses look in 2Q25', 'total expenses 2025-04-01..2025-06-30'],
  ['revenue november to february', 'total revenue 2025-11-01..2026-02-28'],
  ['revenue first 10 days of march 2025', 'total revenue 2025-03-01..2025-03-10'],
  ['revenue for the first quarter', 'total revenue 2026-01-01..2026-03-31'],
  ['our fiscal year starts in October. What was revenue in FY2025?', 'total revenue 2024-10-01..2025-09-30'],
  ['sales in 2024 and 2025', 'compare revenue 2024 | 2025'],
  ['revenue last week', 'total revenue 2026-11-09..2026-11-15'],
  ['revenue this week', 'total revenue 2026-11-16..2026-11-20'],
];

describe('periods', () => {
  for (const [question, expected] of CASES) test(question, () => check(question, expected));
});
