/** What is offered where a question was not understood: plain questions about the time that it names. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answer-question.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';

const row = (date: string, amount: number, category: string) => ({ date, amount, category, counterparty: category, description: category, account: 'Checking' });
const ledger = ledgerOf([row('2025-11-05', 1000, 'Sales'), row('2025-11-20', -250, 'Rent'), row('2026-03-20', -250, 'Rent')], 'categorised');
const offered = async (text: string) => (await answerQuestion({ text, ...ledger, today: '2026-04-10', previous: null })).answer.choices?.map(({ question }) => question);

test.each([
  ['money stuff for november', ['What were my expenses in November 2025?', 'What was my money in in November 2025?', 'What was my total revenue in November 2025?', 'What was my net profit in November 2025?']],
  ['what was the best', ['What was my total revenue last month?', 'What were my expenses last month?', 'What is my net profit this year?', 'What are my biggest expenses?']],
])('%s', async (text, questions) => {
  expect(await offered(text)).toEqual(questions);
});

test('no line for each month of a single day is offered', async () => {
  expect(await offered('payments on the last friday of each month')).not.toContainEqual(expect.stringContaining('by month'));
});
