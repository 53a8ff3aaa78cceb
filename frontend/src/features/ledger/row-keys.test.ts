/** The keys of a list, and where they stop. */
import { expect, test } from '@jest/globals';
import { rowAfterKey } from './row-keys.ts';

const check = (key: string, row: number, expected: number | null) => expect(rowAfterKey(key, row, 100, 10)).toBe(expected);

test('one row, one screen, or all the way', () => {
  check('ArrowDown', 5, 6);
  check('ArrowUp', 5, 4);
  check('PageDown', 5, 15);
  check('PageUp', 15, 5);
  check('Home', 50, 0);
  check('End', 50, 99);
});

test('not beyond the ends', () => {
  check('ArrowUp', 0, 0);
  check('ArrowDown', 99, 99);
  check('PageUp', 3, 0);
  check('PageDown', 95, 99);
});

test('other keys are left alone', () => check('a', 5, null));
