/** Extremes and what is usual where the question puts them apart: a clause of "when", a set that is told first, a price that moved, what is left out by the way. */
import { expect, test } from '@jest/globals';
import { agencyRows, contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const LEDGERS = { agency: ledgerOf(agencyRows(), 'categorised').vocabulary, contractor: ledgerOf(contractorRows(), 'categorised').vocabulary };

/** Asked on 20 November 2026 as a first question. */
test.each([
  ['agency' as const, 'what was our cheapest month in 2025', 'best-period expenses 2025 by month smallest #1'],
  ['agency' as const, 'the worst Adobe bill ever, how much was it', 'rows bySide [Adobe; out] all largest #1'],
  ['agency' as const, 'of all bills from Adobe, which one was the highest', 'rows bySide [Adobe; out] all largest #1'],
  ['agency' as const, 'when we pay Jonas Weber, how much is it on average', 'average bySide [Jonas Weber; out] all per row'],
  ['agency' as const, 'Jonas Weber: mean payment', 'average bySide [Jonas Weber] all per row'],
  ['agency' as const, 'By what percentage did Figma raise its price?', 'price-change bySide [Figma; out] all in %'],
  ['agency' as const, 'Adobe got dearer, how many percent was that', 'price-change bySide [Adobe; out] all in %'],
  ['agency' as const, 'Figma price increase, amount?', 'price-change bySide [Figma; out] all'],
  ['agency' as const, 'expenses in 2025 if you skip December', 'total expenses 2025-01-01..2025-11-30'],
  ['agency' as const, 'did we earn more in October compared with the month before, September', 'compare revenue 2026-10 | 2026-09'],
  ['agency' as const, '2024 vs 2025 revenue growth', 'compare revenue 2025 in % | 2024'],
  ['agency' as const, 'revenue 2025 vs 2024 growth', 'compare revenue 2025 in % | 2024'],
  ['agency' as const, 'forget Q4 2024, what I want is why costs went up in April 2025', 'drivers expenses 2025-04 by category largest | 2025-03'],
  ['agency' as const, 'list the categories of expense that stayed below $900 in 2025', 'ranking expenses 2025 by category largest below 900'],
  ['agency' as const, 'which subscriptions eat the most money in 2026', 'ranking expenses [Software Subscriptions] 2026-01-01..2026-11-20 by counterparty largest #5'],
  ['agency' as const, 'what went to Adobe and what to Figma in 2025', 'ranking expenses [Adobe; Figma; out] 2025 by counterparty largest'],
  ['contractor' as const, 'gas and fuel in 2025', 'total expenses [Shell] 2025'],
  ['contractor' as const, 'what month of 2025 was priciest for gas and fuel', 'best-period expenses [Shell] 2025 by month largest #1'],
  ['agency' as const, 'which of Acme Robotics, Blue Heron Museum and Fairway Dental Group brought in the smallest amount in 2025', 'ranking revenue [Acme Robotics; Blue Heron Museum; Fairway Dental Group] 2025 by counterparty smallest #5'],
  ['agency' as const, 'of Adobe and Figma which one cost us the most in 2026', 'ranking expenses [Adobe; Figma; out] 2026-01-01..2026-11-20 by counterparty largest #5'],
  ['agency' as const, 'Q3 2025 sales vs LY', 'compare revenue 2025-07-01..2025-09-30 | 2024-07-01..2024-09-30'],
  ['agency' as const, 'software in 2025, what percent Figma got', 'share bySide [Figma] 2025 | expenses [Software Subscriptions]'],
  ['agency' as const, 'what percent of Figma is software in 2025', 'share expenses [Software Subscriptions] 2025 | bySide [Figma]'],
])('%s: %s', (ledger, text, plan) => expect(inShort(interpret(text, LEDGERS[ledger], { asOf: '2026-11-20', previous: null }), LEDGERS[ledger])).toBe(plan));
