/** Means that move along, the first of each year, months against their mean, and what a supposition does to sales. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answer-question.ts';
import { ledgerOf } from '../statement-ledger.test-data.ts';

const row = (date: string, amount: number, category: string, counterparty: string) => ({ date, description: counterparty.toUpperCase(), amount, category, counterparty });
const ledger = ledgerOf([
  row('2025-11-03', 100, 'Sales', 'Acme'), row('2025-12-03', 200, 'Sales', 'Birch'), row('2026-01-03', 300, 'Sales', 'Acme'), row('2026-02-03', 600, 'Sales', 'Acme'), row('2026-02-04', 100, 'Sales', 'Birch'), row('2026-03-03', 100, 'Sales', 'Acme'),
  row('2026-01-15', -90, 'Rent', 'Landlord'), row('2026-02-15', -90, 'Rent', 'Landlord'), row('2026-03-15', -90, 'Rent', 'Landlord'),
  row('2026-01-20', -30, 'Software', 'Figma'), row('2026-02-20', -30, 'Software', 'Figma'), row('2026-03-20', -30, 'Software', 'Figma'), row('2026-01-21', -5, 'Software', 'Zoom'), row('2026-02-21', -5, 'Software', 'Zoom'), row('2026-03-21', -5, 'Software', 'Zoom'),
], 'categorised');
const ask = (text: string) => answerQuestion({ text, ...ledger, today: '2026-04-05', previous: null });

test('each line is the mean of a month and those before it, as far as the books reach', async () => {
  const { answer } = await ask('two-month rolling average of revenue');
  expect([answer.value, answer.table?.rows]).toEqual(['400.00', [['December 2025', '150.00'], ['January 2026', '250.00'], ['February 2026', '500.00'], ['March 2026', '400.00']]]);
});

test('the largest of each year, the running one too', async () => {
  const { answer, response } = await ask('biggest customer every year');
  expect(answer.table?.rows).toEqual([['2025', 'Birch', '200.00'], ['2026', 'Acme', '1000.00']]);
  expect(response).toContain('2025: Birch $200.00; 2026: Acme $1,000.00');
});

test('months below the mean of those very months', async () => {
  const { answer, response } = await ask('months with sales below their average in 2026');
  expect([answer.value, response.includes('below their average of $366.67')]).toEqual([2, true]);
});

test('what recurs above a bound', async () => expect((await ask('which subscriptions cost over 10 a month')).answer.table?.rows).toEqual([['Figma', '30.00']]));

test.each([
  ['what would happen to sales if we raised prices by 10%', '36.67', 'Revenue averaged $366.67'],
  ['what would revenue be if we lost Birch', '333.34', 'revenue in an average month'],
  ['what would happen to costs if rent went up 10%', '9.00', 'Expenses averaged $125.00'],
  ['what would happen to costs and profit if we raised prices by 10%', '36.67', 'Net profit averaged'],
  ['what would happen to profit if we raised prices by 10%', '36.67', 'Net profit averaged'],
])('on what it has an effect: %s', async (question, value, words) => {
  const { answer, response } = await ask(question);
  expect([answer.value, response.includes(words)]).toEqual([value, true]);
});

test('what does nothing to sales by itself is asked back', async () => expect((await ask('what would happen to sales if we hired someone at 2000 a month')).answer.kind).toBe('clarify'));
