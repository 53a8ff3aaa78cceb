/** Places in a list, the best month of a measure, what is said once and meant twice. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');

/** Asked on 20 November 2026 as a first question. */
test.each([
  ['number three client in 2025', 'ranking revenue 2025 by counterparty largest #1 nth 3'],
  ['Who was our no. 2 supplier by cost in 2025?', 'ranking expenses 2025 by counterparty largest #1 nth 2'],
  ['#3 vendor by spend, 2025', 'ranking expenses 2025 by counterparty largest #1 nth 3'],
  ['which month of 2025 came in second for sales', 'best-period revenue 2025 by month largest #1 nth 2'],
  ['after the top two, which client was next largest in 2025', 'ranking revenue 2025 by counterparty largest #1 nth 3'],
  ['after the top one, what category did we spend the most on last quarter', 'ranking expenses 2026-07-01..2026-09-30 by category largest #1 nth 2'],
  ['apart from payroll, what is the next biggest cost category in 2025', 'ranking expenses [-Payroll] 2025 by category largest #1 nth 1'],
  ['apart from payroll, who have we paid the most in 2026', 'ranking expenses [-Payroll] 2026-01-01..2026-11-20 by counterparty largest #1'],
  ['runner up among our clients in 2025', 'ranking revenue 2025 by counterparty largest #5 nth 2'],
  ['Adobe payments in 2025, which one was the smallest', 'rows bySide [Adobe] 2025 smallest #1'],
  ['of all the checks from clients ever what was the largest', 'rows grossSales [in] all largest #1'],
  ['what did we spend our money on in 2025', 'ranking expenses 2025 by category largest'],
  ['the three things costing us most in 2025', 'ranking expenses 2025 by category largest #3'],
  ['Adobe payments 2025, number', 'count bySide [Adobe] 2025'],
  ['Adobe payments 2025, #', 'count bySide [Adobe] 2025'],
  ['count every entry we had in October 2026', 'count movement 2026-10'],
  ['advertising June 2026 minus May 2026', 'compare expenses [Advertising] 2026-06 | 2026-05'],
  ['why were costs in May 2026 higher than the month before, April', 'drivers expenses 2026-05 by category largest | 2026-04'],
  ['how did payroll develop through 2025', 'trend expenses [Payroll] 2025 by month'],
  ['the three biggest cost items in 2025', 'ranking expenses 2025 by category largest #3'],
  ['revenue other than the top three clients in 2025', 'ranking revenue 2025 by counterparty largest #3 together as rest'],
  ['when in 2025 was income at its lowest', 'best-period revenue 2025 by month smallest #1'],
  ['when did costs hit their peak this year, which month', 'best-period expenses 2026-01-01..2026-11-20 by month largest #1'],
  ['when was our biggest expense in 2025', 'rows expenses [out] 2025 largest #1 as date'],
  ['What did we pay subs in each month of 2025?', 'trend expenses [Subcontractors] 2025 by month'],
  ['how much do we pay for rent each month', 'average expenses [Rent] all by month per month'],
  ['How did opex in the third quarter of 2026 compare with the second?', 'compare operatingExpenses 2026-07-01..2026-09-30 | 2026-04-01..2026-06-30'],
  ['explain the change in costs from the second quarter of 2026 to the third', 'drivers expenses 2026-07-01..2026-09-30 by category largest | 2026-04-01..2026-06-30'],
  ['revenue for the first nine months of 2026 against the first nine of 2025', 'compare revenue 2026-01-01..2026-09-30 | 2025-01-01..2025-09-30'],
  ['costs in the first five months of twenty six against the same of twenty five', 'compare expenses 2026-01-01..2026-05-31 | 2025-01-01..2025-05-31'],
  ['first half sales growth, twenty six on twenty five', 'compare revenue 2026-01-01..2026-06-30 in % | 2025-01-01..2025-06-30'],
  ['running total of sales through 2025, monthly', 'trend revenue 2025 by month'],
  ['how has net profit moved through the last 12 months', 'trend netProfit 2025-11-01..2026-10-31 by month'],
  ['expenses by month through August 2026', 'trend expenses 2024-01-01..2026-08-31 by month'],
])('%s', (text, plan) => expect(inShort(interpret(text, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(plan));
