/** Rambling questions, stated and named stretches of time, and names said in short or by the side of the ledger they are on. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows, contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const LEDGERS = { agency: ledgerOf(agencyRows(), 'categorised').vocabulary, contractor: ledgerOf(contractorRows(), 'categorised').vocabulary };

/** Asked on 20 November 2026 as a first question. */
const CASES: Readonly<Record<string, readonly (readonly [keyof typeof LEDGERS, string, string])[]>> = {
  'words beside the question': [
    ['contractor', 'Hi there, quick one before I see the bank at noon: what did we spend in the last six months?', 'total expenses 2026-05-01..2026-10-31'],
    ['contractor', 'I\'m putting together the pack for our accountant and she needs turnover for Q2 2026', 'total revenue 2026-04-01..2026-06-30'],
    ['contractor', 'September 2025 cost us way more than August 2025. Which category is to blame?', 'drivers expenses 2025-09 by category largest | 2025-08'],
    ['contractor', 'in how many months of 2025 did expenses stay under 30k', 'count-periods expenses 2025 by month below 30000'],
    ['contractor', 'how many months... no wait, how much in total did we spend in 2025', 'total expenses 2025'],
    ['contractor', 'why did we make more in 2024 than... actually what were costs in april 2025', 'total expenses 2025-04'],
    ['contractor', 'what did the zamboni cost', 'total expenses ["zamboni"] all'],
    ['contractor', 'expenses for zamboni rides in 2025', 'total expenses ["zamboni"; "ride"] 2025'],
    ['contractor', 'revenue from Globex in 2025', 'total revenue ["globex"] 2025'],
    ['agency', 'which month was best profit wise in 2025', 'best-period netProfit 2025 by month largest #1'],
    ['contractor', 'can you confirm with my wife sitting here that fuel in 2025 was what exactly', 'total expenses [Shell] 2025'],
  ],
  'periods that are stated, restated or named': [
    ['contractor', 'Our season runs March thru November. Total expenses for the 2025 season?', 'total expenses 2025-03-01..2025-11-30'],
    ['contractor', 'what did we spend last season, the season is April to October', 'total expenses 2026-04-01..2026-10-31'],
    ['contractor', 'revenue last winter (Dec 2024 thru Feb 2025)', 'total revenue 2024-12-01..2025-02-28'],
    ['contractor', 'fuel in spring 2025, meaning April and May', 'total expenses [Shell] 2025-04-01..2025-05-31'],
    ['contractor', 'spend between memorial day (may 26 2025) and labor day (september 1 2025)', 'total expenses 2025-05-26..2025-09-01'],
    ['contractor', 'costs since black friday 2025', 'total expenses 2025-11-28..2026-11-20'],
    ['contractor', 'revenue in the christmas season 2025', 'total revenue 2025-11-01..2025-12-31'],
    ['contractor', 'payroll this year by month through july', 'trend expenses [Payroll] 2026-01-01..2026-07-31 by month'],
    ['contractor', 'expenses since the first of August', 'total expenses 2026-08-01..2026-11-20'],
    ['contractor', 'average monthly payroll, use the 12 last full months', 'average expenses [Payroll] 2025-11-01..2026-10-31 by month per month'],
    ['contractor', 'revenue for the half year that ended on 30 June 2026', 'total revenue 2026-01-01..2026-06-30'],
    ['contractor', 'our books close end of june, so what was net income for the fiscal year July 2024 through June 2025', 'total netProfit 2024-07-01..2025-06-30'],
    ['contractor', 'expenses from november thru march this winter', 'total expenses 2025-11-01..2026-03-31'],
  ],
  'names by initials, by kind of thing, by side': [
    ['contractor', 'how much did we pay for the truck loan in 2025', 'total movement [Loan Payment] 2025'],
    ['agency', 'what did AWS charge us in 2025', 'total bySide [Amazon Web Services; out] 2025'],
    ['agency', 'months where AWS topped 220 dollars in 2025', 'count-periods bySide [Amazon Web Services] 2025 by month above 220'],
    ['contractor', 'biggest cost after payroll in 2025', 'ranking expenses [-Payroll] 2025 by category largest #1'],
    ['contractor', 'second largest expense category after payroll in 2025', 'ranking expenses [-Payroll] 2025 by category largest #1 nth 1'],
    ['agency', 'how many customers did we have to refund in 2025', 'count refunds [Refunds] 2025 by counterparty'],
    ['agency', 'GP% for Q3 2026', 'total grossMargin 2026-07-01..2026-09-30'],
    ['agency', 'p&l for 2025', 'total netProfit 2025'],
    ['contractor', 'when did Ramirez Electric get paid last', 'date movement [Ramirez Electric; out] all last'],
    ['contractor', 'principal and interest paid to Ford Credit in 2025', 'total movement [Loan Payment; Interest Expense; Ford Credit] 2025'],
    ['contractor', 'when I look at Oakmont, what did they bring in overall', 'total revenue [Oakmont HOA] all'],
  ],
};

for (const [group, cases] of Object.entries(CASES)) {
  describe(group, () => {
    test.each(cases)('%s: %s', (business, question, expected) => {
      const vocabulary = LEDGERS[business];
      expect(inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(expected);
    });
  });
}
