/** Amounts the other way round. */
import { expect, test } from '@jest/globals';
import { negated } from './negated.ts';

test.each([['50.00', '-50.00'], ['-50.00', '50.00'], ['\u221250,00', '50,00'], ['50.00-', '50.00'], ['(50.00)', '50.00'], [' 1.234,56 ', '-1.234,56'], ['', ''], ['n/a', 'n/a']])('%s is %s', (cell, other) => {
  expect(negated(cell)).toBe(other);
});
