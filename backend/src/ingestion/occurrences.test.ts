/** Counting hashes in flat memory agrees with a Map, also while it grows. */
import { hash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { Occurrences } from './occurrences.ts';

test('counts as a Map does', () => {
  const counted = new Occurrences();
  const expected = new Map<string, number>();
  for (let row = 0; row < 30_000; row++) {
    const binary = hash('sha256', String((row * 7_919) % 11_000), 'latin1');
    expected.set(binary, (expected.get(binary) ?? 0) + 1);
    expect(counted.next(binary)).toBe(expected.get(binary));
  }
});

test('takes a hash of zeros for one like any other', () => {
  const counted = new Occurrences();
  expect([counted.next('\0'.repeat(32)), counted.next('\0'.repeat(32))]).toEqual([1, 2]);
});
