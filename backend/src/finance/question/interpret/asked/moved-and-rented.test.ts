/** What moved is counted by its way; rentals that earn are no rent; stock of a shop is no share. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (date: string, amount: number, category: string, counterparty: string) => ({ date, amount, category, counterparty, description: counterparty.toUpperCase() });
const ledger = ledgerOf([
  row('2025-07-01', 10, 'Bike Sales', 'Lightspeed'), row('2026-08-01', 300, 'Bike Sales', 'Lightspeed'), row('2026-08-01', 100, 'Repair Income', 'Clover'), row('2026-08-08', 600, 'Bike Sales', 'Lightspeed'), row('2026-08-10', 90, 'Rental Income', 'FareHarbor'),
  row('2026-08-11', -50, 'Rental Fleet Maintenance', 'QBP'), row('2026-08-12', -900, 'Shop Rent', 'Bayfront'), row('2026-08-13', -700, 'Cost of Sales - Bikes', 'Trek'), row('2026-08-14', -20, 'Refunds', 'Clover'), row('2026-09-02', 10, 'Bike Sales', 'Lightspeed'),
], 'categorised');
const read = (question: string): string => inShort(interpret(question, ledger.vocabulary, { asOf: '2026-11-20', previous: null }), ledger.vocabulary);

test.each([
  ['how many deposits over $200 came in in August 2026', /^count movement \[.*in.*\] 2026-08$/],
  ['how many payments over $500 went out in August 2026', /^count movement \[.*out.*\] 2026-08$/],
  ['repairs vs rentals in August 2026, which earned more', /^compare revenue \[Repair Income\] 2026-08 \| \[Rental Income\]$/],
  ['rent in August 2026', /^total expenses \[Shop Rent\] 2026-08$/],
  ['how much have we spent on stock in 2026', /^total expenses \[Cost of Sales - Bikes\]/],
  ['how much is a customer refund typically', /^average refunds .* per row$/],
  ['bike sales or rental income, what was bigger in 2026 and by what margin', /^compare revenue \[Bike Sales\] .*\| \[Rental Income\]$/],
  ['will stocks go up', /^unsupported/],
])('%s', (question, plan) => expect(read(question)).toMatch(plan));
