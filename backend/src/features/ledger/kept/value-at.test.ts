/** The value at a place is the one that stands there in order. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { valueAt } from './value-at.ts';

test('property: what stands at each place of the numbers in order', () => {
  fc.assert(fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1, maxLength: 40 }), (numbers) => {
    const ordered = [...numbers].sort((one, other) => one - other);
    expect(numbers.map((_, place) => valueAt(Float64Array.from(numbers), place))).toEqual(ordered);
  }), { numRuns: 200 });
});
