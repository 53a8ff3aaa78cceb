/** Counting hashes in flat memory agrees with a Map, also while it grows. */
import { hash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { Occurrences } from './occurrences.ts';

test('counts as a Map does', () => {
  const counted = new Occurrences();
  const expected = new Map<string, number>();
  for (let row = 0; row < 30_000; row++) {
    const hex = hash('sha256', String((row * 7_919) % 11_000), 'hex');
    expected.set(hex, (expected.get(hex) ?? 0) + 1);
    expect(counted.next(hex)).toBe(expected.get(hex));
  }
});

test('takes a hash of zeros for one like any other', () => {
  const counted = new Occurrences();
  expect([counted.next('0'.repeat(64)), counted.next('0'.repeat(64))]).toEqual([1, 2]);
});
