/** Which of two stretches is measured, and what a word before a name or a year does not say. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');

/** Asked on 20 November 2026 as a first question. */
test.each([
  ['compare 2024 and 2025 payroll, how much lower was 2024', 'compare expenses [Payroll] 2024 | 2025'],
  ['compare March and April 2025 payroll, how much more did we spend in March', 'compare expenses [Payroll] 2025-03 | 2025-04'],
  ['compare March and April 2025 payroll, how much more was April than March', 'compare expenses [Payroll] 2025-04 | 2025-03'],
  ['compare 2024 and 2025 revenue, how much more than 2024', 'compare revenue 2025 | 2024'],
  ['comparing revenue of Q1 2025 and Q2 2025, how much better was Q2', 'compare revenue 2025-04-01..2025-06-30 | 2025-01-01..2025-03-31'],
  ['compare 2024 and 2025 revenue', 'compare revenue 2025 | 2024'],
  ['compare 2025 and 2024 revenue, was it better', 'compare revenue 2025 | 2024'],
  ['compare revenue of 2024 with 2025', 'compare revenue 2024 | 2025'],
  ["spend above '24 in 2025", 'compare expenses 2025 | 2024'],
  ['did we spend more than 2024 in 2025', 'compare expenses 2025 | 2024'],
  ['compared to 2024, how much higher was revenue in 2025', 'compare revenue 2025 | 2024'],
  ['revenue in 2025 against 2024', 'compare revenue 2025 | 2024'],
  ['revenue 2024 against 2025', 'compare revenue 2024 | 2025'],
  ['how much more did we spend in 2025 than 2024', 'compare expenses 2025 | 2024'],
  ['payments above $500 in 2024 and 2025', 'rows cashOut [out; >500] 2024-01-01..2025-12-31 last'],
  ['did prices climb up in 2025', 'clarify'],
  ['did prices shoot up in 2025', 'clarify'],
  ['did revenue shoot up in 2025', 'compare revenue 2025 | 2024'],
  ['how did we do in 2025', 'overview netProfit 2025'],
  ["isn't this Adobe bill going up in 2025", 'total bySide [Adobe; out] 2025'],
  ['expenses in 2025 but not that Adobe bill', 'total expenses [-Adobe] 2025'],
  ['expenses in 2025 but not those from Adobe', 'total expenses [-Adobe] 2025'],
])('%s', (question, expected) => expect(inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(expected));
