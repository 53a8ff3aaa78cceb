/** An answer about one winner cites the winner's rows alone; what drove a change adds up to it. */
import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answer-question.ts';
import { agencyRows } from '../companies.test-data.ts';
import { ledgerOf } from '../statement-ledger.test-data.ts';

const ledger = ledgerOf(agencyRows(), 'categorised');
const ask = (text: string) => answerQuestion({ text, ...ledger, today: '2026-11-20', previous: null });

async function check(question: string, expected: { count: number; every: RegExp | string }): Promise<void> {
  const { answer } = await ask(question);
  expect(answer.citationCount).toBe(expected.count);
  for (const { description, date } of answer.citations) expect(`${date} ${description}`).toMatch(expected.every);
}

describe('citations of winners', () => {
  test('the best client', () => check('who was our best client in 2025?', { count: 12, every: 'ACME ROBOTICS' }));
  test('the dearest category', () => check('what was our single biggest expense category in 2025', { count: 24, every: 'RIPPLING' }));
  test('the best month', async () => {
    const { answer } = await ask('best month for revenue in 2025');
    expect(new Set(answer.citations.map(({ date }) => date.slice(0, 7))).size).toBe(1);
  });
});

test('what drove a profit adds up to its change', async () => {
  const { answer } = await ask('why did profit fall in October 2026?');
  const cents = (cell: unknown) => Math.round(Number(cell) * 100);
  expect(answer.table?.rows.reduce((sum, row) => sum + cents(row[1]), 0)).toBe(cents(answer.value));
});
