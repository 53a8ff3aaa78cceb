/** Two kinds of cost joined by "and" are two, whatever the words between them mean elsewhere; "cash in total" tells no direction. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (amount: number, category: string, counterparty: string): PlainRow => ({ date: '2026-03-04', amount, category, description: counterparty.toUpperCase(), counterparty, account: 'Frost Checking' });
const movers = [row(9000, 'Sales', 'Acme Builders'), row(-700, 'Fuel', 'Chevron'), row(-900, 'Truck Repairs', 'Rush Truck Center'), row(-400, 'Insurance', 'Progressive'), row(-500, 'Owner Draw', 'Dana Ortiz'), row(-300, 'Payroll', 'Gusto')];
const others = [row(9000, 'Sales', 'Acme Builders'), row(-700, 'Vehicle', 'Chevron'), row(-400, 'Insurance', 'Progressive')];
const told = (question: string, rows: readonly PlainRow[]): string => { const { vocabulary } = ledgerOf([...rows], 'categorised'); return inShort(interpret(question, vocabulary, { asOf: '2026-11-18', previous: null }), vocabulary); };

test.each([
  ['fuel and truck repairs in March 2026', 'total expenses [Fuel; Truck Repairs] 2026-03'],
  ['expenses in March 2026 without fuel and truck repairs', 'total expenses [-Fuel; -Truck Repairs] 2026-03'],
  ['compare fuel and truck repairs in March 2026', 'compare expenses [Fuel] 2026-03 | [Truck Repairs]'],
  ['truck repairs and fuel in March 2026', 'total expenses [Truck Repairs; Fuel] 2026-03'],
  ['truck repairs in March 2026', 'total expenses [Truck Repairs] 2026-03'],
  ['how much cash in total went out in March 2026', 'total cashOut 2026-03'],
  ['how much cash in total came in in March 2026', 'total cashIn 2026-03'],
  ['total cash in for March 2026', 'total cashIn 2026-03'],
  ['Not payroll, owner draws: how much in March 2026?', 'total movement [Owner Draw] 2026-03'],
  ['not fuel, not payroll: total expenses March 2026', 'total expenses [-Fuel; -Payroll] 2026-03'],
  ['expenses in March 2026 if payroll does not count', 'total expenses [-Payroll] 2026-03'],
  ['expenses in March 2026 if one does not count the fuel', 'total expenses [-Fuel] 2026-03'],
  ['expenses in March 2026, whether paid by card, check or cash', 'total expenses 2026-03'],
  ['Our spending in March 2026 was fuel, payroll and other things; how much were all the other things together?', 'total expenses [-Fuel; -Payroll] 2026-03'],
  ['fuel v payroll, March 2026: larger of the two and variance?', 'compare expenses [Fuel] 2026-03 | [Payroll]'],
  ['if i add up all payments to Chevron in March 2026, what do i get', 'total bySide [Chevron; out] 2026-03'],
])('%s', (question, plan) => expect(told(question, movers)).toBe(plan));

test.each([['fuel and truck in March 2026', 'total expenses [Vehicle] 2026-03'], ['car and truck expenses in March 2026', 'total expenses [Vehicle] 2026-03']])('one kind: %s', (question, plan) => expect(told(question, others)).toBe(plan));
