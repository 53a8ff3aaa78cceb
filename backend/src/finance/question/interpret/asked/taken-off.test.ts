/** One thing taken off another of its kind, and what is left out in fewer words. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const told = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ['2025 minus 2024 revenue', 'compare revenue 2025 | 2024'],
  ['profit in Q3 2025 minus profit in Q2 2025', 'compare netProfit 2025-07-01..2025-09-30 | 2025-04-01..2025-06-30'],
  ['payroll in 2025 minus payroll in 2024', 'compare expenses [Payroll] 2025 | 2024'],
  ['payroll minus rent last year', 'remainder expenses [Payroll] 2025 | [Rent]'],
  ['how much is travel cost less rent cost in 2025', 'remainder expenses [Travel] 2025 | [Rent]'],
  ['Acme Robotics minus Blue Heron Museum revenue 2025', 'remainder revenue [Acme Robotics] 2025 | [Blue Heron Museum]'],
  // A part of the whole is left out of it.
  ['revenue in 2025 minus December 2025', 'total revenue 2025-01-01..2025-11-30'],
  ['software minus Adobe 2025', 'total expenses [Software Subscriptions; -Adobe] 2025'],
  ['expenses minus payroll 2025', 'total expenses [-Payroll] 2025'],
])('%s', (question, expected) => expect(told(question)).toBe(expected));

test.each([
  ['non-Adobe software 2025', 'total expenses [Software Subscriptions; -Adobe] 2025'],
  ['bar the Figma bill, software in 2025', 'total expenses [Software Subscriptions; -Figma] 2025'],
  ['bar rent, what did we spend on software in 2025', 'total expenses [Software Subscriptions; -Rent] 2025'],
  ['if salaries are left out, what did we spend in 2025', 'total expenses [-Payroll] 2025'],
  ['if payroll is not counted, what did we spend in 2025', 'total expenses [-Payroll] 2025'],
])('%s', (question, expected) => expect(told(question)).toBe(expected));

test.each([['business checking balance', 'balance movement [@Business Checking] 2026-08-01..2026-10-31'], ['balance of Adobe', 'clarify'], ['Jonas Weber balance', 'clarify'], ['First Coast Bank balance', 'balance movement 2026-08-01..2026-10-31']])('%s', (question, expected) => expect(told(question)).toBe(expected));
