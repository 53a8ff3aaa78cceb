/** The bars of a bridge lead from one whole to the other. */
import { expect, test } from '@jest/globals';
import { bridgeSpans } from './bridge-geometry.ts';

const whole = (value: number) => ({ value, isWhole: true });
const change = (value: number) => ({ value, isWhole: false });

test('each change begins where the one before ended, and the last ends at the whole', () => {
  const { spans, zero } = bridgeSpans([whole(100), change(50), change(-30), whole(120)]);
  expect(zero).toBe(0);
  expect(spans.map(({ left, width }) => [Math.round(left), Math.round(width)])).toEqual([[0, 67], [67, 33], [80, 20], [0, 80]]);
});

test('through zero', () => {
  const { spans, zero } = bridgeSpans([whole(-50), change(100), whole(50)]);
  expect(zero).toBe(50);
  expect(spans.map(({ left, width }) => [left, width])).toEqual([[0, 50], [0, 100], [50, 50]]);
});

test('nothing at all is drawn as next to nothing', () => expect(bridgeSpans([whole(0), whole(0)]).spans.every(({ width }) => width < 1)).toBe(true));
