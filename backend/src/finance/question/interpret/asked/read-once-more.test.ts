/** Wordings of clerks, of talkers and of learners of English that are put in plainer words and read once more, each beside an innocent one with the same words. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');

/** Asked on 20 November 2026 as a first question. */
test.each([
  // Stretches up to now.
  ['since six months total expenses', 'total expenses 2026-05-01..2026-10-31'],
  ['the 12 last months, revenue per month', 'trend revenue 2025-11-01..2026-10-31 by month'],
  ['30-day lookback: total costs', 'total expenses 2026-10-22..2026-11-20'],
  ['payments above 2,000 last month', 'rows cashOut [out; >2000] 2026-10 last'],
  ['net result for semester one, year 2026', 'total netProfit 2026-01-01..2026-06-30'],
  // Held beside each other.
  ['hold Q2 of 2025 up to Q2 of 2026, revenue only', 'compare revenue 2025-04-01..2025-06-30 | 2026-04-01..2026-06-30'],
  ['revenue of 2025 confronted with revenue of 2024', 'compare revenue 2025 | 2024'],
  // Unit for unit.
  ['revenue in 2025, month for month', 'trend revenue 2025 by month'],
  ['walk me through the last six months of spending', 'trend expenses 2026-05-01..2026-10-31 by month'],
  ['2025 gross margin, four quarters, four percents', 'trend grossMargin 2025 by quarter'],
  // Of each hundred.
  ['of every hundred dollars earned last year how many were from Acme Robotics', 'share revenue [Acme Robotics] 2025 | []'],
  ['how wide was our net margin in 2025', 'total netMargin 2025'],
  ["line up 2025's months by revenue, which is on top", 'best-period revenue 2025 by month largest #1'],
  // Cash.
  ['cash that came minus cash that went, last year', 'total cashFlow 2025'],
  ['what cash has rolled in during 2026', 'total cashIn 2026-01-01..2026-11-20'],
  ['how much cash have we paid out in 2026', 'total cashOut 2026-01-01..2026-11-20'],
  ['how much have we paid Adobe in 2026', 'total bySide [Adobe; out] 2026-01-01..2026-11-20'],
  // Given and got.
  ['how much has Adobe had from us in 2026', 'total bySide [Adobe; out] 2026-01-01..2026-11-20'],
  ['what has Acme Robotics dropped in our lap in 2026', 'total revenue [Acme Robotics] 2026-01-01..2026-11-20'],
  // Left aside.
  ['2025 costs, no December', 'total expenses 2025-01-01..2025-11-30'],
  ['Put Rent and Payroll to one side. What were the expenses in 2025?', 'total expenses [-Rent; -Payroll] 2025'],
  // Said in one table and known to the next: from the largest on, once.
  ['list our Rent vendors 2025 from most to least', 'ranking expenses [Rent] 2025 by counterparty largest'],
  // Supposed in short.
  ['Stress Rent +10% as of January', 'what-if netProfit 2026-08-01..2026-10-31 (Rent 10% from 2027-01)'],
  ['Next quarter, sales down 15%, then what?', 'what-if netProfit 2026-08-01..2026-10-31 (volume-change -15% from 2027-01)'],
  ['rent went up in 2026, what changed', 'compare expenses [Rent] 2026-01-01..2026-11-20 | 2025-01-01..2025-11-20'],
  // Said anew.
  ['net for last year, strike that, for this year to date', 'total netProfit 2026-01-01..2026-11-20'],
  ['gross margin, sorry, net margin, for 2025', 'total netMargin 2025'],
  ['expenses since august first, no, since september first', 'total expenses 2026-09-01..2026-11-20'],
  ['how many payments today, no, sorry, yesterday', 'count movement 2026-11-19'],
  ['expenses in May 2026, no rent', 'total expenses [-Rent] 2026-05'],
])('%s', (text, plan) => expect(inShort(interpret(text, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(plan));
