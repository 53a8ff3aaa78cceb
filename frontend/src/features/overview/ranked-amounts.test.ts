/** Which categories stand on which side, and how long their bars are. */
import { expect, test } from '@jest/globals';
import { largestCategories } from './ranked-amounts.ts';

const TOTALS = [
  ['Rent', 'opex', '4000.00'],
  ['Sales Retail', 'revenue', '9000.00'],
  ['Refunds', 'refund', '100.00'],
  ['Loan Payment', 'loan', '-1000.00'],
  ['Owner Contribution', 'owner', '500.00'],
  ['Insurance', 'opex', '-20.00'],
  ['Transfer', 'transfer', '-700.00'],
].map(([category, kind, amount]) => ({ category: category!, kind: kind!, amount: amount!, count: 1 }));

function check(direction: 'in' | 'out', expected: [category: string, amount: string, lengthPercent: number][]) {
  expect(largestCategories(TOTALS, direction).map(({ name, amount, lengthPercent }) => [name, amount, Math.round(lengthPercent)])).toEqual(expected);
}

test('costs stand on the way out with positive amounts, credits below zero have no bar', () => {
  check('out', [['Rent', '4000.00', 100], ['Loan Payment', '1000.00', 25], ['Refunds', '100.00', 3], ['Insurance', '-20.00', 0]]);
});

test('income and contributions stand on the way in; transfers nowhere', () => {
  check('in', [['Sales Retail', '9000.00', 100], ['Owner Contribution', '500.00', 6]]);
});
