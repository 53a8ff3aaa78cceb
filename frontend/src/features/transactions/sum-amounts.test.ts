/** Sums of decimal strings are exact. */
import { expect, test } from '@jest/globals';
import { sumAmounts } from './sum-amounts.ts';

function check(amounts: string[], expected: string) {
  expect(sumAmounts(amounts)).toBe(expected);
}

test('adds without binary fractions', () => {
  check(['0.10', '0.20'], '0.30');
  check(['1.10', '-1.30'], '-0.20');
  check(['5', '2.5'], '7.5');
  check(['90071992547409.93', '0.01'], '90071992547409.94');
  check(['-100', '40'], '-60');
  check([], '0');
});
