/** The word for one's own business is no category that is called after it, and of names on both sides of the books the side counts that is said. */
import { describe, expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (amount: number, category: string): PlainRow => ({ date: '2026-03-04', amount, category, description: category.toUpperCase(), counterparty: 'Northgate' });
const { vocabulary } = ledgerOf([
  row(900, 'Livestock Sales'), row(-400, 'Livestock Purchases'), row(700, 'Crop Sales'), row(-90, 'Crop Insurance'),
  row(-300, 'Truck Fuel'), row(-120, 'Truck Repairs'), row(-80, 'Farm Supplies'), row(-60, 'Barn Repairs'),
], 'categorised');
const read = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-18', previous: null }), vocabulary);

describe('names of both sides', () => {
  test.each([
    ['livestock bought in 2026', 'total expenses [Livestock Purchases] 2026-01-01..2026-11-18'],
    ['livestock sold in 2026', 'total revenue [Livestock Sales] 2026-01-01..2026-11-18'],
    ['what did crop insurance cost us in 2026', 'total expenses [Crop Insurance] 2026-01-01..2026-11-18'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('the own business', () => {
  test.each([
    ['farm income in 2026', 'total revenue 2026-01-01..2026-11-18'],
    ['what did the farm make in March 2026', 'total revenue 2026-03'],
    ['farm supplies in 2026', 'total expenses [Farm Supplies] 2026-01-01..2026-11-18'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});
