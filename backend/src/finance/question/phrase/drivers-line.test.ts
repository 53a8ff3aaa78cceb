/** What made a change: a wrong premise is put right, then the whole, then what moved it. */
import { expect, test } from '@jest/globals';
import type { Change } from '../compute/figures.ts';
import type { DriverWords, WholeChange } from './drivers-line.ts';
import { driversLine } from './drivers-line.ts';

const money = (amountMinor: number) => `${amountMinor < 0 ? '−' : ''}$${Math.abs(amountMinor)}`;
const WORDS: DriverWords = { what: 'Revenue', when: 'October 2026', earlier: 'September 2026', asked: 'fall', money, amount: money };
const line = (label: string, now: number, before: number): Change => ({ key: label, label, now, before, change: now - before });

function check(words: Partial<DriverWords>, whole: WholeChange, expected: string): void {
  expect(driversLine({ ...WORDS, ...words }, whole)).toBe(expected);
}

test('what fell most, in a whole that rose', () => {
  check({}, { lines: [line('Wholesale', 2, 5)], now: 20, before: 10, isBothSided: false },
    'Wholesale fell most, by $3, from $5 to $2. Revenue rose by $10 (100.0%) as a whole, from $10 (September 2026) to $20 (October 2026).');
});

test('"why did it fall" where it rose', () => {
  check({ premise: 'fell' }, { lines: [line('Retail', 18, 5), line('Wholesale', 2, 5)], now: 20, before: 10, isBothSided: true },
    'Revenue did not fall: it rose by $10 (100.0%), from $10 (September 2026) to $20 (October 2026). Retail (+$13) raised it most; Wholesale (−$3) lowered it most.');
  check({ premise: 'rose', what: 'Expenses' }, { lines: [], now: 5, before: 5, isBothSided: true }, 'Expenses did not rise: $5 (October 2026) as before (September 2026).');
});

test('"why are we losing money" with a profit and with a loss', () => {
  const whole = { lines: [line('Rent', -9, -2)], isBothSided: true };
  check({ what: 'Net profit', premise: 'loss' }, { ...whole, now: 1, before: 8 }, 'You are not losing money: net profit was $1 in October 2026. It fell by $7 (87.5%), from $8 (September 2026) to $1 (October 2026). Rent (−$7) lowered it most.');
  check({ what: 'Net profit', premise: 'loss' }, { ...whole, now: -1, before: 6 }, 'Net profit was −$1 in October 2026: a loss. It fell by $7, from $6 (September 2026) to −$1 (October 2026). Rent (−$7) lowered it most.');
});

test('a profit tells what helped and what hurt', () => {
  check({ what: 'Net profit' }, { lines: [line('Rent', -9, -2), line('Sales', 8, 5)], now: -1, before: 3, isBothSided: true },
    'Net profit fell by $4, from $3 (September 2026) to −$1 (October 2026). Rent (−$7) lowered it most; Sales (+$3) raised it most.');
});

test('no change is said to be none', () => {
  check({}, { lines: [], now: 5, before: 5, isBothSided: false }, 'Revenue did not change: $5 (October 2026) as before (September 2026). Nothing in it fell.');
});
