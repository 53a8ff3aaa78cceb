/** Innocent questions that hold the words of a saying and mean something else, each beside what the saying is for. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');

/** Asked on 20 November 2026 as a first question. */
test.each([
  // A margin keeps the kind that is named behind it.
  ['What was our profit margin, gross, in 2025?', 'total grossMargin 2025'],
  ['What is our margin, net of refunds, for 2025?', 'total netMargin 2025'],
  // What is tallied up is a sum, what is counted up a number.
  ['Tally up the rent costs for 2025', 'total expenses [Rent] 2025'],
  ['Count up the payments to Adobe in 2025', 'count movement [Adobe; out] 2025'],
  ['Show revenue for each line of business in 2025', 'ranking revenue 2025 by category largest'],
  // All of them in one figure, or each of them in a list.
  ['expenses in 2025, all categories', 'total expenses 2025'],
  ['List our spending in 2025, every category', 'ranking expenses 2025 by category largest'],
  ['Show me 2025 spending broken out across all categories', 'ranking expenses 2025 by category largest'],
  // What drops by itself is left out of nothing.
  ['net profit when Rent is removed, 2025', 'total netProfit [-Rent] 2025'],
  // What is put up to an amount is raised to it.
  ['hold rent up to payroll for 2025', 'compare expenses [Rent] 2025 | [Payroll]'],
  ['Put rent up to 7,000 a month: what happens to our profit?', 'what-if netProfit 2026-08-01..2026-10-31 (recurring +expenses [Rent] to 7000 from 2026-12)'],
  // So many months at the head of a note are the last ones, those of a buffer are none.
  ['6 months of rent', 'total expenses [Rent] 2026-05-01..2026-10-31'],
  ['3 months of expenses in the bank: do we have that?', 'clarify'],
  ['90 day payment terms for Acme Robotics: what would happen to our cash?', 'clarify'],
  ['In 2025, what was the best month of the year revenue wise?', 'best-period revenue 2025 by month largest #1'],
  // Overhead is what gross profit is before.
  ['What was our profit before overhead in 2025?', 'total grossProfit 2025'],
  ['What was gross profit before overhead in 2025?', 'total grossProfit 2025'],
  ['Which customers are making us money?', 'ranking revenue all by counterparty largest'],
  // The worst profit is the smallest.
  ['Rank the months of 2025 by profit, starting with the worst', 'clarify'],
  ['Rank the months of 2025 by expenses, biggest first', 'best-period expenses 2025 by month largest #100'],
  // Work that is paid for is no kind of income.
  ['which kind of work brought in the most in 2025', 'ranking revenue 2025 by category largest #5'],
  ['What kind of work did Adobe do for us?', 'clarify'],
  ['Did we win net new customers in 2025?', 'clarify'],
  ['did we gain net in 2025', 'total netProfit 2025'],
  // A part of the stretch is left out, a whole one said anew.
  ['What was revenue in 2025, no December?', 'total revenue 2025-01-01..2025-11-30'],
  ['revenue in May 2026, no, June 2026', 'total revenue 2026-06'],
  ['run me through the last month of Adobe payments', 'rows bySide [Adobe] 2026-10 last'],
  // Less than an amount is a bound, less than a time a fall.
  ['Which customers paid us less in 2026 than 2025', 'drivers revenue 2026-01-01..2026-11-20 by counterparty smallest | 2025'],
  ['Which customers paid us less than 5,000 in 2025?', 'ranking revenue 2025 by counterparty largest below 5000'],
  // Profit of rows that say a word has no costs of its own.
  ['What was our net gain on the sale of the zebra?', 'clarify'],
  ['Of every 100 dollars from Acme Robotics in 2025 how much was profit?', 'clarify'],
  ['What share of net profit was rent in 2025?', 'share expenses [Rent] 2025 | netProfit []'],
  // Years and the part of each.
  ['2024 or 2025, may I see which had more profit?', 'compare netProfit 2024 | 2025'],
  ['Compare 2025 and 2026 for payroll through September', 'compare expenses [Payroll] 2026-01-01..2026-09-30 | 2025-01-01..2025-09-30'],
  ['How did 2025 compare with 2026, first half only?', 'compare netProfit 2025-01-01..2025-06-30 | 2026-01-01..2026-06-30'],
  ['Rent for the first and third months of 2025', 'compare expenses [Rent] 2025-01 | 2025-03'],
  ['The first and second largest vendors in 2025', 'ranking expenses 2025 by counterparty largest #2'],
  ['Revenue beyond 2025', 'total revenue 2026-01-01..2026-11-20'],
  ['How much did we save for taxes in 2025?', 'clarify'],
  ['Payments to clients in 2025', 'total refunds [Refunds] 2025'],
])('%s', (text, plan) => expect(inShort(interpret(text, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(plan));

test('what ends up high did not end', () => {
  const found = interpret('Why did payments to Adobe end up so high in 2026?', vocabulary, { asOf: '2026-11-20', previous: null });
  expect(found.kind === 'clarify' ? found.message : '').not.toContain('why that ended');
});
