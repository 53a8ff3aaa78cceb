/** Which thing moved most, single payments, purchases on a day, the money that is there: told in other words, and what must not be taken for it. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const plan = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

/** Asked on 20 November 2026 as a first question. */
test.each([
  // A change runs from the earlier to the later.
  ['Comparing October to September, which expense category jumped the most?', 'drivers expenses 2026-10 by category largest | 2026-09'],
  ['Comparing Q2 to Q3 2026, which vendor rose the most?', 'drivers expenses 2026-07-01..2026-09-30 by counterparty largest | 2026-04-01..2026-06-30'],
  ['Between May and June 2026, which income category lost the most money?', 'drivers revenue 2026-06 by category smallest | 2026-05'],
  ['which customer gained the most between Q1 and Q2 2026', 'drivers revenue 2026-04-01..2026-06-30 by counterparty largest | 2026-01-01..2026-03-31'],
  ['which month lost the most money in 2025', 'best-period netProfit 2025 by month smallest #1'],
  ['where did costs come down hardest going from Q1 to Q2 2026, name the top 2 categories', 'drivers expenses 2026-04-01..2026-06-30 by category smallest #2 | 2026-01-01..2026-03-31'],
  ['Why did we spend so differently in Q2 2026 than in Q1 2026? Just tell me the category with the biggest rise in dollars', 'drivers expenses 2026-04-01..2026-06-30 by category largest | 2026-01-01..2026-03-31'],
  ['Gross margin, how is it moving month to month?', 'trend grossMargin 2026-05-01..2026-10-31 by month'],
  ['our spending now versus last quarter, how does it look?', 'compare expenses 2026-10-01..2026-11-20 | 2026-07-01..2026-09-30'],
  // In one go.
  ['smallest amount any customer paid us in one go in 2025', 'rows grossSales [in] 2025 smallest #1'],
  ['three largest single payments ever received from customers, with who they came from', 'rows grossSales [in] all largest #3'],
  ['three largest customers in 2025', 'ranking revenue 2025 by counterparty largest #3'],
  ['largest payments by vendor in 2025', 'ranking expenses 2025 by counterparty largest #5'],
  // The money that is there.
  ["I've got 90k and my sister would lend me another 60k. With that 150k total and unchanged burn, runway in months?", 'runway cashFlow 2026-08-01..2026-10-31 has 150000'],
  ['I have 40,000 plus another 20,000 coming in. runway?', 'runway cashFlow 2026-08-01..2026-10-31 has 60000'],
  ['with 40,000 in the bank, how long until we are down to 10,000', 'runway cashFlow 2026-08-01..2026-10-31 has 40000 down to 10000'],
  // Somebody else's prices.
  ['What are the other designers in town charging?', 'unsupported'],
  // First against latest.
  ['did Adobe put the price up? By how much, from our oldest charge in the file to the newest', 'price-change bySide [Adobe; out] all'],
])('%s', (text, expected) => expect(plan(text)).toBe(expected));
