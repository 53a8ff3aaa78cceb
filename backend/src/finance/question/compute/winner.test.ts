/** "They", "their payments" and "the second one" after a list are its names. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answer-question.ts';
import { agencyRows } from '../companies.test-data.ts';
import { inShort } from '../plan-in-short.test-data.ts';
import { ledgerOf } from '../statement-ledger.test-data.ts';

const ledger = ledgerOf(agencyRows(), 'categorised');

async function turns(...texts: readonly string[]): Promise<string> {
  let answered = await answerQuestion({ text: texts[0] ?? '', ...ledger, today: '2026-11-20', previous: null });
  for (const text of texts.slice(1)) answered = await answerQuestion({ text, ...ledger, today: '2026-11-20', previous: answered.plan });
  return answered.plan ? inShort({ kind: 'plan', plan: answered.plan }, ledger.vocabulary) : answered.answer.kind;
}

test.each([
  [['Who pays us the most?', 'how much did they pay in 2024?'], 'total revenue [Acme Robotics] 2024'],
  [['Who pays us the most?', 'list their payments'], 'rows revenue [Acme Robotics] all last'],
  [['top 3 customers in 2025', 'what did the second one pay in 2024?'], 'total revenue [Blue Heron Museum] 2024'],
  [['top 3 customers in 2025', 'show me the payments of the third one'], 'rows revenue [Fairway Dental Group] 2025 last'],
  [["Which customer's revenue rose the most from 2024 to 2025?", "how much did they pay in 2024?"], "total revenue [Acme Robotics] 2024"],
  [['Who pays us the most?', 'what share of revenue is that?'], 'share revenue [Acme Robotics] all | []'],
])('%s', async (texts, expected) => {
  expect(await turns(...texts)).toBe(expected);
});

test('a place beyond the list names nobody', async () => {
  expect(await turns('top 2 customers in 2025', 'what did the fifth one pay in 2024?')).toBe('clarify');
});

test('whoever comes after the last of a list', async () => {
  const list = await answerQuestion({ text: 'top 3 customers in 2025', ...ledger, today: '2026-11-20', previous: null });
  const next = await answerQuestion({ text: 'who is next?', ...ledger, today: '2026-11-20', previous: list.plan });
  expect(next.response).toContain('There is no number 4: the list ends with number 3');
});
