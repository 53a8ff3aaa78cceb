/** Statements in layouts, languages and formats that no corpus holds: each is right, asked about, or refused with its reason, and none is wrong without a word. */
import { describe, expect, test } from '@jest/globals';
import { FORMATS, workbooks } from './test-formats.ts';
import { LANGUAGES } from './test-languages.ts';
import { outcomeOf, type Outcome } from './test-outcome.ts';
import { SHAPES } from './test-shapes.ts';
import { TRAPS } from './test-traps.ts';
import type { UnseenCase } from './test-writing.ts';

/** What these leave open, or do not say, in the words that the owner reads; everything else has to be right. */
const NOT_RIGHT: Readonly<Record<string, readonly [Outcome, RegExp]>> = {
  'newest first, month before day, unsigned with balances': ['asked', /Which way did that go/],
  'unsigned, nothing tells': ['asked', /carry no sign/],
  'type column in codes of one bank': ['asked', /carry no sign/],
  'days that contradict each other': ['asked', /day or the month/],
  'thousands without decimals': ['asked', /What is 1\.500/],
  'days and months both small': ['asked', /the 1st of February or the 2nd of January/],
  'unsigned, balances fall to a first payment that nothing tells': ['asked', /Which way did that go/],
  'two columns that take turns, unnamed': ['asked', /Column A and Column B, and nothing tells which/],
  'QIF that reads both ways': ['asked', /day or the month/],
  '260304': ['refused', /six digits/],
  'Mar 4 without a year': ['asked', /In which year is/],
  'comma decimals between commas, unquoted': ['refused', /cut in two/],
  'both dates in one cell': ['refused', /No transactions found/],
  'scientific notation': ['in part, with reasons', /1\.2345678E\+05/],
  'hashes of a narrow column': ['in part, with reasons', /########/],
  // Its months are Poland's of one month later.
  Croatian: ['refused', /no column of this file holds dates/],
};

async function check(one: UnseenCase): Promise<void> {
  const { outcome, detail } = await outcomeOf(one);
  const [expected, words] = NOT_RIGHT[one.name] ?? ['right', /^$/];
  expect(`${outcome}: ${detail}`).toMatch(new RegExp(`^${expected}: `));
  expect(detail).toMatch(words);
}

describe('languages', () => { test.each(LANGUAGES.map((one) => [one.name, one] as const))('%s', (_, one) => check(one)); });
describe('shapes', () => { test.each(SHAPES.map((one) => [one.name, one] as const))('%s', (_, one) => check(one)); });
describe('traps', () => { test.each(TRAPS.map((one) => [one.name, one] as const))('%s', (_, one) => check(one)); });
describe('formats', () => { test.each(FORMATS.map((one) => [one.name, one] as const))('%s', (_, one) => check(one)); });
test('workbooks', async () => {
  for (const one of await workbooks()) await check(one);
});
