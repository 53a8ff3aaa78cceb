/** Which computation is asked for: margins, sums over neighbouring periods, thresholds, lines for each unit, lists of names. */
import { describe, expect, test } from '@jest/globals';
import { contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(contractorRows(), 'categorised');

/** Asked on 20 November 2026 as a first question. */
const CASES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'a profit in percent': [
    ['what percent of revenue did we keep as profit in 2025', 'total netMargin 2025'],
    ['of every dollar earned in 2025 what percentage was profit', 'total netMargin 2025'],
    ['profit as a percentage of sales 2025', 'total netMargin 2025'],
    ['net income as % of revenue last year', 'total netMargin 2025'],
    ['gross profit in percent for 2025', 'total grossMargin 2025'],
    ['what share of our sales is gross profit', 'total grossMargin all'],
    ['operating profit as a percent of revenue 2025', 'total operatingMargin 2025'],
    ['how much of each dollar is profit', 'total netMargin all'],
    ['by what percent did profit grow in 2025', 'compare netProfit 2025 in % | 2024'],
    ['what is the percent change in net profit from Q3 2025 to Q3 2026', 'compare netProfit 2026-07-01..2026-09-30 in % | 2025-07-01..2025-09-30'],
  ],
  'neighbours that are added up': [
    ['expenses in November and December 2025, total', 'total expenses 2025-11-01..2025-12-31'],
    ['how much did we spend in march and april 2025', 'total expenses 2025-03-01..2025-04-30'],
    ['materials for June and July 2025 combined', 'total expenses [Cost of Goods Sold] 2025-06-01..2025-07-31'],
    ['number of payments to Shell in Q1 and Q2 2025', 'count movement [Shell; out] 2025-01-01..2025-06-30'],
    ['average fuel bill in March and April 2025', 'average expenses [Shell; out] 2025-03-01..2025-04-30 per row'],
    ['top 3 vendors in 2024 and 2025', 'ranking expenses 2024-01-01..2025-12-31 by counterparty largest #3'],
    ['compare expenses in march and april 2025', 'compare expenses 2025-04 | 2025-03'],
    ['did fuel rise between March and April 2025', 'compare expenses [Shell] 2025-04 | 2025-03'],
  ],
  'thresholds in verbs, years that are no amounts': [
    ['how many months did expenses top 30 grand in 2025', 'count-periods expenses 2025 by month above 30000'],
    ['months last year when sales cleared $20k', 'count-periods revenue 2025 by month above 20000'],
    ['in how many months did spending cross 25000', 'count-periods expenses all by month above 25000'],
    ['how many months in 2025 did revenue reach 20k', 'count-periods revenue 2025 by month above 19999.99'],
    ['months where expenses fell below 28k in 2025', 'count-periods expenses 2025 by month below 28000'],
    ['were expenses in Q1 2025 lower than 2024 Q4', 'compare expenses 2025-01-01..2025-03-31 | 2024-10-01..2024-12-31'],
    ['did we spend more than 2024', 'compare expenses 2026-01-01..2026-11-20 | 2024'],
    ['was revenue higher than 2024?', 'compare revenue 2026-01-01..2026-11-20 | 2024'],
    ['payments over 2000 in 2025', 'rows cashOut [out; >2000] 2025 last'],
  ],
  'months that meet a condition, said at the end': [
    ['list every month in 2025 that we spent over 20k', 'count-periods expenses 2025 by month above 20000'],
    ['list each 2025 month that made under 8 000 profit', 'count-periods netProfit 2025 by month below 8000'],
    ['how many months of 2025 did we finish with a net profit', 'count-periods netProfit 2025 by month above 0'],
    ['how many months did we finish below zero in twenty five', 'count-periods netProfit 2025 by month below 0'],
    ['were there months in 2025 where nothing came in as revenue', 'count-periods revenue 2025 by month below 0.01'],
  ],
  'what is counted': [
    ['number of my stops at Shell in 2025', 'count movement [Shell; out] 2025'],
    ['on how many occasions did we pay Shell in 2025', 'count movement [Shell; out] 2025'],
    ['count of Oakmont payments, 2025', 'count bySide [Oakmont HOA] 2025'],
    ['number of distinct customers with payments in 2025', 'count grossSales 2025 by counterparty'],
    ['from how many different clients did we receive money in 2025', 'count grossSales 2025 by counterparty'],
  ],
  'amounts in words and with blanks': [
    ['payments between one and two hundred dollars in 2025', 'rows cashOut [out; >=100; <=200] 2025 last'],
    ['payments over a hundred fifty dollars in 2025', 'rows cashOut [out; >150] 2025 last'],
    ['payments over 1 500 in 2025', 'rows cashOut [out; >1500] 2025 last'],
    ['payments of $25.00 on the nose in 2025', 'rows movement [>=25; <=25] 2025 last'],
    ['payments in the 100-300 dollar range, 2025', 'rows cashOut [out; >=100; <=300] 2025 last'],
    ['expenses in june twenty five', 'total expenses 2025-06'],
  ],
  'a line for each, whatever is measured': [
    ['list net profit for each month of 2025', 'trend netProfit 2025 by month'],
    ['show gross margin every month of 2025', 'trend grossMargin 2025 by month'],
    ['what was revenue every month last year', 'trend revenue 2025 by month'],
    ['fuel on a monthly basis in 2025', 'trend expenses [Shell] 2025 by month'],
    ['give me cash flow each quarter of 2025', 'trend cashFlow 2025 by quarter'],
    ['show what we spend each month', 'trend expenses 2026-05-01..2026-10-31 by month'],
    ['which vendors do we pay every month', 'recurring expenses 2026-08-01..2026-10-31 by counterparty'],
    ['what do we pay every month', 'recurring expenses 2026-08-01..2026-10-31 by counterparty'],
  ],
  'lists of names, single rows': [
    ['3 most expensive subcontractors in 2025', 'ranking expenses [Subcontractors] 2025 by counterparty largest #3'],
    ['our two main sources of income', 'ranking revenue all by category largest #2'],
    ['top 2 subcontractors last year', 'ranking expenses [Subcontractors] 2025 by counterparty largest #2'],
    ['four biggest vendors of 2025', 'ranking expenses 2025 by counterparty largest #4'],
    ['which customers were our largest in 2025', 'ranking revenue 2025 by counterparty largest #5'],
    ['largest purchase of 2025 and who got it', 'rows expenses [out] 2025 largest #1'],
    ['biggest deposit ever and who sent it', 'rows grossSales [in] all largest #1'],
    ['list the three largest expense categories for Q3 2025', 'ranking expenses 2025-07-01..2025-09-30 by category largest #3'],
  ],
};

for (const [group, cases] of Object.entries(CASES)) {
  describe(group, () => {
    test.each(cases)('%s', (question, expected) => {
      expect(inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(expected);
    });
  });
}
