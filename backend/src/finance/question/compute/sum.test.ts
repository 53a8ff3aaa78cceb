/** Things of different kinds in one list are added up; no row need be of both, and none counts twice. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answer-question.ts';
import type { Plan } from '../plan.ts';
import { ledgerOf } from '../statement-ledger.test-data.ts';

const row = (date: string, amount: number, category: string, counterparty: string) => ({ date, description: counterparty.toUpperCase(), amount, category, counterparty });
const ledger = ledgerOf([
  row('2026-01-01', -1000, 'Rent', 'Landlord'), row('2026-02-01', -1000, 'Rent', 'Landlord'), row('2026-01-09', -80, 'Utilities', 'Verizon'), row('2026-02-09', -90, 'Utilities', 'Verizon'), row('2026-01-15', -40, 'Rent', 'Verizon'),
  row('2026-01-11', -300, 'Travel', 'Hilton'), row('2026-02-20', 5000, 'Consulting Income', 'Acme'),
], 'categorised');
const ask = (text: string, previous: Plan | null = null) => answerQuestion({ text, ...ledger, today: '2026-03-05', previous });

test('a category and a name: both, each row once, and the rows behind both', async () => {
  const { answer, response } = await ask('rent and Verizon in January 2026');
  expect([answer.value, answer.citationCount]).toEqual(['1120.00', 3]);
  expect(response).toContain('Spending on Rent $1,040.00 and payments to Verizon $80.00, January 2026');
});

test('goes on with another month', async () => {
  const { plan } = await ask('rent plus Verizon in January 2026');
  expect((await ask('and in February?', plan)).answer.value).toBe('1090.00');
});

test('what is all inside the category adds nothing to it', async () => expect((await ask('travel and Hilton')).answer.value).toBe('300.00'));
test('who is only ever on the other side is asked about', async () => expect((await ask('rent and Acme')).answer.kind).toBe('clarify'));
test.each(['average rent and Verizon per month', 'share of rent and Verizon in expenses'])('what is not computed of such a list is asked back: %s', async (question) => expect((await ask(question)).answer.kind).toBe('clarify'));
test('one name in a category is no list', async () => expect((await ask('Verizon rent in January 2026')).answer.value).toBe('40.00'));
