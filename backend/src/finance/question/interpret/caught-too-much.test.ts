/** Ways of saying something that stand inside of another question, where they mean what they say. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../companies.test-data.ts';
import { inShort } from '../plan-in-short.test-data.ts';
import { ledgerOf } from '../statement-ledger.test-data.ts';
import { interpret } from './interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');

/** Asked on 20 November 2026 as a first question. */
test.each([
  ['compare the last two months with the same two months last year', 'compare netProfit 2026-09-01..2026-10-31 | 2025-09-01..2025-10-31'],
  ['compare travel in the last two months of 2025 to 2024', 'compare expenses [Travel] 2025-11-01..2025-12-31 | 2024-11-01..2024-12-31'],
  ['compare rent and payroll over the last two years', 'compare expenses [Rent] 2024-01-01..2025-12-31 | [Payroll]'],
  ['gross profit (without subcontractors) in 2025', 'total grossProfit [-Subcontractors] 2025'],
  ['which bank account brought in the most interest', 'ranking otherIncome [Interest Income] all by account largest #1'],
  ['which account paid the rent', 'ranking expenses [Rent] all by account largest'],
  ['whose invoices did Acme pay', 'total revenue [Acme Robotics] all'],
  ['everything received from Acme in 2025', 'total revenue [Acme Robotics] 2025'],
  ['how much did we pay for everything received from Adobe', 'total expenses [Adobe] all'],
  ['net difference in cash between March and April 2026', 'compare netProfit 2026-04 | 2026-03'],
  ['total revenue for the four quarters of 2025', 'total revenue 2025'],
  ['revenue in q1, q2, q3 and q4 of 2025 together', 'total revenue 2025'],
  ['how many payments did we receive and how many did we make', 'count movement all'],
  ['rent, payroll, everything since March', 'total expenses 2026-03-01..2026-11-20'],
  ['rent, travel, everything for Acme', 'total expenses [Rent; Travel; Acme Robotics] all'],
  ['what date in the month was our biggest expense in October', 'rows expenses [out] 2026-10 largest #1'],
  ['show revenue for every day of the month', 'clarify'],
  ['daily revenue for each day of the month in October 2026', 'trend revenue 2026-10 by day'],
  ['what day of the month do we usually pay payroll', 'best-period expenses [Payroll] all by monthday largest #1'],
  ['which date of the month did we pay rent in October', 'date expenses [Rent; out] 2026-10 last'],
])('%s', (question, expected) => expect(inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(expected));
