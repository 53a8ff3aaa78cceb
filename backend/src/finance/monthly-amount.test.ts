/** A yearly price is a twelfth of it a month, a weekly one fifty-two twelfths. */
import { expect, test } from '@jest/globals';
import { type Interval, monthlyAmountMinor } from './monthly-amount.ts';

test.each<[number, Interval, number, number]>([
  [2_500, 'month', 1, 2_500], [30_000, 'year', 1, 2_500], [7_500, 'month', 3, 2_500], [1_000, 'week', 1, 4_333], [1_000, 'week', 2, 2_167],
  [100, 'day', 1, 3_042], [100, 'year', 1, 8], [-30_000, 'year', 1, -2_500], [0, 'month', 1, 0],
])('%i every %s × %i is %i a month', (amountMinor, interval, count, monthly) => {
  expect(monthlyAmountMinor(amountMinor, interval, count)).toBe(monthly);
});
