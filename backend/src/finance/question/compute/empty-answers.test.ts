/** No bare zero where the ledger pays somebody. */
import { expect, test } from '@jest/globals';
import { answerPlan, answerQuestion } from '../answer-question.ts';
import { totalPlan, type Plan } from '../plan.ts';
import { ledgerOf, type PlainRow } from '../statement-ledger.test-data.ts';

const row = (date: string, amount: number, category: string, counterparty: string): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description: counterparty.toUpperCase() });
const ledger = ledgerOf([
  ...['2026-01-02', '2026-02-02', '2026-03-02'].map((date) => row(date, -45, 'Software Subscriptions', 'Mailchimp')), ...['2026-08-01', '2026-09-01', '2026-10-01'].map((date, i) => row(date, -700 - i, 'Rent', `Elm Plaza ${i}`)),
  ...['2026-08-05', '2026-10-05'].map((date) => row(date, 9000, 'Sales', 'Oak Hill HOA')),
], 'categorised');
const answered = async (text: string) => {
  const { answer, response, plan } = await answerQuestion({ text, ...ledger, today: '2026-11-20', previous: null });
  return { value: answer.value, task: plan?.task, response };
};

test('who is written otherwise every month is no zero', async () => {
  const rent = ledger.vocabulary.categories.find(({ name }) => name === 'Rent')?.number ?? 0;
  const plan: Plan = { ...totalPlan({ metric: 'expenses', filters: { categories: [rent] }, period: { from: '2026-08-01', to: '2026-10-31', label: 'August – October 2026', unit: 'range' } }), task: 'recurring', groupBy: 'counterparty' };
  expect((await answerPlan(plan, { text: 'rent, each month now', ...ledger, today: '2026-11-20', previous: null })).answer.value).not.toBe('0.00');
});
test('months before the usual six', async () => expect((await answered('Mailchimp by month')).response).toContain('$45.00'));
test('which way it went is what the rows say', async () => expect(await answered('number of Oak Hill cheques above $5,000')).toMatchObject({ value: 2 }));
test('a zero of a time that was asked for says when there was one', async () => expect(await answered('what did we pay Mailchimp in October 2026')).toMatchObject({ value: '0.00', response: expect.stringContaining('The latest of them was on March 2, 2026: $45.00.') }));
test('no such hint where there are rows', async () => expect((await answered('what did we pay Mailchimp in March 2026')).response).not.toContain('The latest of them'));
