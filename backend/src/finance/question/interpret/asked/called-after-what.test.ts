/** Which of several categories a word means: the one that is called after it before one that is only of the kind, what is sold before what is paid. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (amount: number, category: string, counterparty: string) => ['2025-02-03', '2026-09-07'].map((date) => ({ date, amount, category, counterparty, description: counterparty.toUpperCase() }));

/** A boat yard that lets boats and rents its own quay. */
const { vocabulary } = ledgerOf([
  ...row(9100, 'Rental Income', 'Marina Bookings'), ...row(4300, 'Repair Income', 'Square'), ...row(2600, 'Fleet Contract Income', 'Harbour Pilots'),
  ...row(-1900, 'Quay Rent', 'Port Authority'), ...row(-700, 'Rental Fleet Maintenance', 'Hull & Deck'), ...row(-310, 'Van Expenses', 'Texaco'), ...row(-3300, 'Cost of Sales - Boats', 'Beneteau'), ...row(-800, 'Cost of Sales - Parts', 'Volvo Penta'),
  ...row(-2000, 'Owner Drawings', 'Ada Moe'), ...row(-1500, 'Owner Drawings', 'Jon Vik'),
], 'categorised');

/** Asked on 20 November 2026 as a first question. */
test.each([
  ['what does the van cost in a typical month', 'average expenses [Van Expenses] all by month per month'],
  ['rent in 2025', 'total expenses [Quay Rent] 2025'],
  ['rentals in 2025', 'total revenue [Rental Income] 2025'],
  ['rentals vs repairs in 2025', 'compare revenue [Rental Income] 2025 | [Repair Income]'],
  ['what did we spend on rental fleet maintenance in 2025', 'total expenses [Rental Fleet Maintenance] 2025'],
  ['top 3 fleet customers in 2026', 'ranking revenue [Fleet Contract Income] 2026-01-01..2026-11-20 by counterparty largest #3'],
  ['how much did we spend on stock in 2025', 'total expenses [Cost of Sales - Boats; Cost of Sales - Parts] 2025'],
  ['how much did each owner take out in 2025', 'ranking movement [Owner Draw] 2025 by counterparty largest'],
  ['what did Ada take in 2025 vs Jon', 'compare bySide [Ada Moe; out] 2025 | [Jon Vik; out]'],
  ['how many times did we reorder from Beneteau in 2025', 'count movement [Beneteau; out] 2025'],
  ['anything over $3k in 2025', 'rows movement [>3000] 2025 last'],
  ['which suppliers did we drop', 'clarify'],
])('%s', (text, plan) => expect(inShort(interpret(text, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(plan));
