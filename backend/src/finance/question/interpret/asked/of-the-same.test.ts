/** Fragments that ask something else of what was asked before, and whom "they" and "them" mean. */
import { describe, expect, test } from '@jest/globals';
import { contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { Plan } from '../../plan.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(contractorRows(), 'categorised');

const read = (question: string, previous: Plan | null) => interpret(question, vocabulary, { asOf: '2026-11-20', previous });

/** What each of the fragments makes of the same question before it. */
function check(before: string, fragments: readonly string[], expected: string): void {
  const asked = read(before, null);
  const previous = asked.kind === 'plan' ? asked.plan : null;
  expect(previous).not.toBeNull();
  for (const fragment of fragments) expect(`${fragment} → ${inShort(read(fragment, previous), vocabulary)}`).toBe(`${fragment} → ${expected}`);
}

const TIMES_PAID = 'How many times did we pay Ferguson in 2025?';
const INSURANCE = 'How much did we spend on insurance in 2025?';

describe('something else of the same', () => {
  test('what they come to', () => {
    check(TIMES_PAID, ['adding up to how much?', 'and what did it come to', 'what did they come to?', 'totalling what?', 'worth how much?', 'and in money?', 'so what does that all add up to, please'], 'total bySide [Ferguson Plumbing; out] 2025');
    check('Revenue by month in 2025', ['what does that add up to?'], 'total revenue 2025');
    check('Top 3 vendors in 2025', ['adding up to how much?', 'total of those', 'how much were they together?'], 'ranking expenses 2025 by counterparty largest #3 together as amount');
  });
  test('how many they are', () => check(INSURANCE, ['how many of them were there?', 'how many is that?', 'over how many payments?', 'how many such payments?'], 'count expenses [Insurance; out] 2025'));
  test('what one of them comes to', () => check(INSURANCE, ["what's the average bill?", 'average payment?', 'and the mean size of them?'], 'average expenses [Insurance; out] 2025 per row'));
  test('the largest and the smallest of them', () => {
    check(INSURANCE, ['And the biggest one?', 'the biggest bill?', 'which was the largest of them?'], 'rows expenses [Insurance; out] 2025 largest #1');
    check(INSURANCE, ['the smallest payment?'], 'rows expenses [Insurance; out] 2025 smallest #1');
  });
  test('the first and the last of them', () => check('When did we first pay Ferguson?', ['and the most recent one?', 'what was the latest one?'], 'date movement [Ferguson Plumbing; out] all last'));
  test('its part of a whole', () => check(INSURANCE, ["what's that as a percentage of that year's total expenses?", 'as a percentage of expenses?'], 'share expenses [Insurance] 2025 | []'));
  test('a question with a subject of its own is none', () => {
    check(INSURANCE, ['what was the biggest payment in March 2025?'], 'rows expenses [out] 2025-03 largest #1');
    check(INSURANCE, ['what was the largest expense?'], 'rows expenses [out] all largest #1');
    check('Revenue in 2025', ["what's the average bill?"], 'average expenses [out] all per row');
  });
});

describe('both that were asked', () => {
  test('held against one another', () => {
    const third = read('net profit in Q3 2025', null);
    const fourth = read('and Q4?', third.kind === 'plan' ? third.plan : null);
    const previous = fourth.kind === 'plan' ? fourth.plan : null;
    for (const fragment of ['what is the difference between these two quarters', 'how do those two compare', 'compare the two']) expect(inShort(read(fragment, previous), vocabulary)).toBe('compare netProfit 2025-10-01..2025-12-31 | 2025-07-01..2025-09-30');
  });
});

describe('whom "they" means', () => {
  const SPENT = 'How much did we spend at Ferguson in 2025?';

  test('whoever the question before was about', () => {
    check(SPENT, ['what did we spend with them in 2024?'], 'total expenses [Ferguson Plumbing] 2024');
    check(SPENT, ['what share of our expenses goes to them?'], 'share expenses [Ferguson Plumbing] 2025 | []');
  });
  test('nobody where another is named, a list is asked for or a whole was asked before', () => {
    check(SPENT, ['How much revenue did we make in 2024?'], 'total revenue 2024');
    check('Revenue in 2025', ['how much have they paid us in 2024?'], 'total revenue 2024');
  });
});
