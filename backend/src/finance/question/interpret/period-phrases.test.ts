/** Stretches of time that are said by their ends, their parts or in short. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../companies.test-data.ts';
import { inShort } from '../plan-in-short.test-data.ts';
import { ledgerOf } from '../statement-ledger.test-data.ts';
import { interpret } from './interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');

/** Asked on 20 November 2026 as a first question. */
function check(question: string, expected: string): void {
  expect(inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(expected);
}

const CASES: readonly (readonly [string, string])[] = [
  ['costs from the start of 2026 until the end of May', 'total expenses 2026-01-01..2026-05-31'],
  ['expenses from the beginning of the year to the end of March', 'total expenses 2026-01-01..2026-03-31'],
  ['revenue since the start of last quarter', 'total revenue 2026-07-01..2026-11-20'],
  ['expenses from the start of last year until today', 'total expenses 2025-01-01..2026-11-20'],
  ['revenue since the beginning of March 2025', 'total revenue 2025-03-01..2026-11-20'],
  ['revenue from the start of Q2 2025 to the end of August 2025', 'total revenue 2025-04-01..2025-08-31'],
  ['expenses until the end of March 2025', 'total expenses 2024-01-01..2025-03-31'],
  ['expenses up to the end of last quarter', 'total expenses 2024-01-01..2026-09-30'],
  ['yesterdays spend', 'total expenses 2026-11-19'],
  ['todays revenue', 'total revenue 2026-11-20'],
  ['expenses w/c 12 October', 'total expenses 2026-10-12..2026-10-18'],
  ['expenses w/e 18 October', 'total expenses 2026-10-12..2026-10-18'],
  ['expenses wc 12 october 2025', 'total expenses 2025-10-12..2025-10-18'],
  ['revenue week commencing 9 March 2026', 'total revenue 2026-03-09..2026-03-15'],
  ['revenue week ending 18 October', 'total revenue 2026-10-12..2026-10-18'],
  ['revenue week ended October 18 2026', 'total revenue 2026-10-12..2026-10-18'],
  ['revenue for the month ending 31 October 2025', 'total revenue 2025-10'],
  ['revenue for the quarter ended June 2025', 'total revenue 2025-04-01..2025-06-30'],
  ['Q3 25 revenue', 'total revenue 2025-07-01..2025-09-30'],
  ['revenue Q1 26', 'total revenue 2026-01-01..2026-03-31'],
  ['h1 25 profit', 'total netProfit 2025-01-01..2025-06-30'],
  ['revenue q3 of 25', 'total revenue 2025-07-01..2025-09-30'],
  ['March 25 revenue', 'total revenue 2026-03-25'],
  ['revenue fiscal year 2025 starting april', 'total revenue 2024-04-01..2025-03-31'],
  ['net profit FY25 starting in July', 'total netProfit 2024-07-01..2025-06-30'],
  ['revenue in fiscal 2025 (starting October)', 'total revenue 2024-10-01..2025-09-30'],
  ['early 2026 revenue', 'total revenue 2026-01-01..2026-04-30'],
  ['revenue in late 2025', 'total revenue 2025-09-01..2025-12-31'],
  ['revenue mid 2025', 'total revenue 2025-05-01..2025-08-31'],
  ['spend in early March 2026', 'total expenses 2026-03-01..2026-03-10'],
  ['revenue in mid october', 'total revenue 2026-10-11..2026-10-20'],
  ['revenue late last year', 'total revenue 2025-09-01..2025-12-31'],
  ['this month so far vs same days last month, revenue', 'compare revenue 2026-11-01..2026-11-20 | 2026-10-01..2026-10-20'],
  ['spend this quarter vs same point last quarter', 'compare expenses 2026-10-01..2026-11-20 | 2026-07-01..2026-08-20'],
  ['revenue this month compared to the same days last month', 'compare revenue 2026-11-01..2026-11-20 | 2026-10-01..2026-10-20'],
  ['expenses so far this month vs the same point last month', 'compare expenses 2026-11-01..2026-11-20 | 2026-10-01..2026-10-20'],
  ['revenue this week vs same days last week', 'compare revenue 2026-11-16..2026-11-20 | 2026-11-09..2026-11-13'],
  ['revenue year to date vs same stretch of 2025', 'compare revenue 2026-01-01..2026-11-20 | 2025-01-01..2025-11-20'],
  ['revenue this year compared with the same period of 2025', 'compare revenue 2026-01-01..2026-11-20 | 2025-01-01..2025-11-20'],
  ['revenue this quarter against the same quarter a year ago', 'compare revenue 2026-10-01..2026-11-20 | 2025-10-01..2025-11-20'],
  ['past fortnight expenses', 'total expenses 2026-11-02..2026-11-15'],
  ['expenses in the last fortnight', 'total expenses 2026-11-02..2026-11-15'],
  ['revenue last friday', 'total revenue 2026-11-13'],
  ['revenue nov-dec 2025', 'total revenue 2025-11-01..2025-12-31'],
  ['holiday season nov-dec 2025 sales', 'total revenue 2025-11-01..2025-12-31'],
  ['spend on 12 october 2025', 'total expenses 2025-10-12'],
  ['expenses between the start of march and the end of may 2025', 'total expenses 2025-03-01..2025-05-31'],
  ['revenue from mid march to end of may 2025', 'total revenue 2025-03-11..2025-05-31'],
  ['expenses through end of june 2025', 'total expenses 2024-01-01..2025-06-30'],
  ['costs since the start of the year', 'total expenses 2026-01-01..2026-11-20'],
  ['profit from the beginning of 2025 through the end of September 2025', 'total netProfit 2025-01-01..2025-09-30'],
  ['rev since the beginning of last month', 'total revenue 2026-10-01..2026-11-20'],
  ['revenue since the beginning', 'total revenue all'],
  ['expenses wk ending 31/10/2026', 'total expenses 2026-10-25..2026-10-31'],
  ['revenue in the year ended 30 June 2026', 'total revenue 2025-07-01..2026-06-30'],
  ['expenses in early October', 'total expenses 2026-10-01..2026-10-10'],
  ['net profit mid-2025', 'total netProfit 2025-05-01..2025-08-31'],
  ['2025 ytd revenue', 'total revenue 2025-01-01..2025-11-20'],
  ['revenue 2026 year to date', 'total revenue 2026-01-01..2026-11-20'],
  ['Q4/25 revenue', 'total revenue 2025-10-01..2025-12-31'],
  ['profit Q2-26', 'total netProfit 2026-04-01..2026-06-30'],
  ['how was h2 \'25 revenue', 'total revenue 2025-07-01..2025-12-31'],
  ['our financial year ends in June. profit in FY26?', 'total netProfit 2025-07-01..2026-06-30'],
  ['like for like: revenue this month vs last month', 'compare revenue 2026-11-01..2026-11-20 | 2026-10-01..2026-10-20'],
  ['late payments in 2025', 'clarify'],
  ['revenue for the 3 months to end of september 2026', 'total revenue 2026-07-01..2026-09-30'],
  ['revenue in the 12 months to the end of March 2026', 'total revenue 2025-04-01..2026-03-31'],
  ['expenses in the first two weeks of march 26', 'total expenses 2026-03-01..2026-03-14'],
  ['revenue jan thru mar 25', 'total revenue 2025-01-01..2025-03-31'],
  ['revenue for jan-25', 'total revenue 2025-01'],
  ['expenses on march 26', 'total expenses 2026-03-26'],
  ['spend in late october 2025 on travel', 'total expenses [Travel] 2025-10-21..2025-10-31'],
  ['what did we spend in 2025 on software', 'total expenses [Software Subscriptions] 2025'],
  ['expenses from March on', 'total expenses 2026-03-01..2026-11-20'],
  ['costs from march 2026 on, please', 'total expenses 2026-03-01..2026-11-20'],
  ['revenue 1-15 october 2026', 'total revenue 2026-10-01..2026-10-15'],
  ['revenue from the 1st to the 15th of october', 'total revenue 2026-10-01..2026-10-15'],
  ['expenses October 1 to 15', 'total expenses 2026-10-01..2026-10-15'],
  ['expenses oct 1-15, 2025', 'total expenses 2025-10-01..2025-10-15'],
  ['revenue oct 1 - oct 15 2026', 'total revenue 2026-10-01..2026-10-15'],
  ['expenses by the end of march 2025', 'total expenses 2024-01-01..2025-03-31'],
  ['top 5 expenses in week of march 3', 'ranking expenses 2026-03-02..2026-03-08 by category largest #5'],
];

describe('period phrases', () => {
  for (const [question, expected] of CASES) test(question, () => check(question, expected));
});
