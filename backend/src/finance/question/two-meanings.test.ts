/** Where two meanings of a question have different answers both are offered; where they come to the same one, it is answered. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from './answer-question.ts';
import { agencyRows } from './companies.test-data.ts';
import { ledgerOf } from './statement-ledger.test-data.ts';

const today = '2026-11-18';
const ledger = ledgerOf(agencyRows(), 'categorised', { 'Business Checking': 100_00 });
const ask = async (text: string) => (await answerQuestion({ text, ...ledger, today, previous: null })).answer;

test('two different answers are asked back, and each choice is answered as it says', async () => {
  const { kind, choices } = await ask('payroll entries in October 2025');
  expect([kind, choices.length]).toEqual(['clarify', 2]);
  const answers = await Promise.all(choices.map(({ question }) => ask(question)));
  expect(answers.map((answer) => answer.kind)).toEqual(['answer', 'answer']);
  expect(answers.map((answer) => answer.reading)).toEqual(choices.map(({ label }) => label));
});

test('two ways to the same figure are answered', async () => expect((await ask('how much did WeWork bill us in 2025')).kind).toBe('answer'));
