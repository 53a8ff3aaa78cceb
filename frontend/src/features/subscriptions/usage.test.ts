/** Usage bars never overflow, and what is unlimited has none. */
import { expect, test } from '@jest/globals';
import { usageBars } from './usage.ts';

const check = (fileUploads: number, maxFileUploads: number, expected: { limit: number | null; percent: number | null }) =>
  expect(usageBars({ fileUploads, queriesUsed: 0, reportsGenerated: 0 }, maxFileUploads)[0]).toMatchObject(expected);

test('a part', () => check(10, 50, { limit: 50, percent: 20 }));
test('more than the limit', () => check(60, 50, { limit: 50, percent: 100 }));
test('unlimited', () => check(60, -1, { limit: null, percent: null }));
