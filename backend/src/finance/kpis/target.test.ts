import { expect, test } from '@jest/globals';
import { perMonth, targetStatus } from './target.ts';

test('met, close within a tenth, missed; for figures that should rise and for those that should fall', () => {
  expect([20, 18, 17.9].map((value) => targetStatus(value, 20, true))).toEqual(['met', 'close', 'missed']);
  expect([20, 22, 22.1].map((value) => targetStatus(value, 20, false))).toEqual(['met', 'close', 'missed']);
  expect(targetStatus(-5, 0, true)).toBe('missed');
});

test('a sum is held against a month: by whole months, else by days', () => {
  expect(perMonth(300_00, { from: '2026-05-01', to: '2026-10-31' })).toBe(50_00);
  expect(perMonth(100_00, { from: '2026-11-01', to: '2026-11-10' })).toBe(304_17);
});
