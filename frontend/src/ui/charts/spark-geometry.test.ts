/** The lines of a spark: one scale, zero in it, nothing drawn where there is no trend. */
import { expect, test } from '@jest/globals';
import { sparkGeometry } from './spark-geometry.ts';

test('from left to right, the largest on top, zero at the bottom', () => {
  expect(sparkGeometry([0, 5, 10], [])).toEqual({ path: 'M0 100L50 50L100 0', earlierPath: null, zeroPercent: null, end: { xPercent: 100, yPercent: 0 } });
});

test('the period before shares the scale and steps alike, though it has more days', () => {
  expect(sparkGeometry([0, 10], [0, 10, 20])).toMatchObject({ path: 'M0 100L50 50', earlierPath: 'M0 100L50 50L100 0', end: { xPercent: 50, yPercent: 50 } });
});

test('zero is marked where it is crossed', () => {
  expect(sparkGeometry([-10, 10], [])).toMatchObject({ zeroPercent: 50 });
});

test.each([[[]], [[4]], [[0, 0, 0]]])('nothing to draw: %j', (values) => {
  expect(sparkGeometry(values, [])).toBeNull();
});
