/** What made a change: the whole first, then what moved it. */
import { expect, test } from '@jest/globals';
import type { DriverWords, WholeChange } from './drivers-line.ts';
import { driversLine } from './drivers-line.ts';

const WORDS: DriverWords = { what: 'Revenue', when: 'October 2026', earlier: 'September 2026', asked: 'fall', money: (amountMinor) => `$${amountMinor}` };

function check(words: Partial<DriverWords>, whole: WholeChange, expected: string): void {
  expect(driversLine({ ...WORDS, ...words }, whole)).toBe(expected);
}

test('a wrong premise is put right first', () => {
  check({}, { lines: [{ label: 'Wholesale', now: 2, before: 5, change: -3 }], now: 20, before: 10, isBothSided: false },
    'Revenue rose by $10 as a whole, from $10 (September 2026) to $20 (October 2026). Wholesale fell most, by $3, from $5 to $2.');
});

test('a profit tells what helped and what hurt', () => {
  check({ what: 'Net profit' }, { lines: [{ label: 'Rent', now: -9, before: -2, change: -7 }, { label: 'Sales', now: 8, before: 5, change: 3 }], now: -1, before: 3, isBothSided: true },
    'Net profit fell by $4, from $3 (September 2026) to $-1 (October 2026). Rent ($-7) weighed on it, Sales ($3) helped most.');
});

test('no change is said to be none', () => {
  check({}, { lines: [], now: 5, before: 5, isBothSided: false }, 'Revenue did not change: $5 (October 2026) as before (September 2026). Nothing in it fell.');
});
