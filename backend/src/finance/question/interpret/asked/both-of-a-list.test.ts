/** Two things that are named as one sum: neither of them is lost, and what a kind is made of narrows nothing. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (date: string, amount: number, category: string, counterparty: string, description = counterparty.toUpperCase()): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description });
const { vocabulary } = ledgerOf(['2025-05-10', '2026-06-10'].flatMap((date) => [
  row(date, 9000, 'Sales', 'Oak Hill HOA'), row(date, -6000, 'Payroll', 'Paychex'), row(date, -800, 'Payroll', 'Paychex', 'PAYCHEX SEASONAL STAFF'), row(date, -900, 'Subcontractors', 'Kite Crew'), row(date, -700, 'Rent', 'Elm Plaza'),
  row(date, -300, 'Utilities', 'AEP Ohio'), row(date, -60, 'Vehicle', 'Shell'), row(date, -60, 'Meals', 'Waffle House'),
]), 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ['contractors and staff in 2025', 'total expenses [Subcontractors; Payroll] 2025'],
  ['staff and contractors 2025', 'total expenses [Payroll; Subcontractors] 2025'],
  ['what did staff and subcontractors cost in 2025', 'total expenses [Payroll; Subcontractors] 2025'],
  ['spending on rent and staff', 'total expenses [Rent; Payroll] all'],
  ['staff, rent and utilities 2025', 'total expenses [Payroll; Rent; Utilities] 2025'],
  ['staff vs rent in 2025', 'compare expenses [Payroll] 2025 | [Rent]'],
  ['payroll (staff and seasonal together) in 2025', 'total expenses [Payroll] 2025'],
  ['utilities (gas and power combined) in 2025', 'total expenses [Utilities] 2025'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  // Something else of theirs.
  ['staff meals in 2025', 'total expenses [Meals] 2025'],
  ['staff and family meals', 'total expenses [Meals] all'],
  ['payroll (without seasonal) in 2025', 'total expenses [Payroll; -"seasonal"] 2025'],
  // What nothing is known of would be lost.
  ['fuel and tires in 2025', 'clarify'],
  ['staff and seasonal payroll 2025', 'clarify'],
  ['wages for staff and seasonals in 2025', 'clarify'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));
