import { expect, test } from '@jest/globals';
import { isLabelWritten } from './edge-labels.ts';

const written = (count: number, most: number): number[] => Array.from({ length: count }, (_, index) => index).filter((index) => isLabelWritten(count, most)(null, index));

test('the last label is always written, the others as far as there is room', () => {
  expect(written(7, 9)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(written(20, 9)).toEqual([1, 4, 7, 10, 13, 16, 19]);
  expect(written(20, 4)).toEqual([4, 9, 14, 19]);
});
