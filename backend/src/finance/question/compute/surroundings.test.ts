/** What stands beside a single figure, and that it is made of the same figures. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answer-question.ts';
import { agencyRows } from '../companies.test-data.ts';
import { ledgerOf } from '../statement-ledger.test-data.ts';

const ledger = ledgerOf(agencyRows(), 'categorised');
const ask = async (text: string) => (await answerQuestion({ text, ...ledger, today: '2026-11-20', previous: null })).answer;

async function check(text: string, caption: string | null, labels: [first: string, last: string, count: number] | null) {
  const { context } = await ask(text);
  expect(context?.caption ?? null).toBe(caption);
  expect(context ? [context.chart.labels[0], context.chart.labels.at(-1), context.chart.labels.length] : null).toEqual(labels);
}

test('a month beside the five before it, and the last of them is the figure', async () => {
  await check('What was my revenue in March 2026?', 'By month, October 2025 – March 2026', ['October 2025', 'March 2026', 6]);
  const { value, context } = await ask('What was my revenue in March 2026?');
  expect(context?.chart.series[0]?.data.at(-1)).toBe(value);
});
test('no further back than the ledger', () => check('What was my revenue in April 2024?', 'By month, January – April 2024', ['January 2024', 'April 2024', 4]));
test('a quarter beside quarters', async () => expect((await ask('What were my expenses in Q2 2026?')).context?.chart.labels).toHaveLength(6));
test('a category', async () => expect((await ask('How much did we spend on rent in May 2026?')).context?.chart.labels).toHaveLength(6));
test('too little before it', () => check('What was my revenue in January 2024?', null, null));
test('one name is not looked up twice', () => check('How much did we pay Rippling in May 2026?', null, null));
test('lists and comparisons stand for themselves', () => check('Show revenue by month', null, null));
