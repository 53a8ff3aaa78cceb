/** What a what-if offers to edit is read back as the same levers, and as changed ones where a field is changed. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answer-question.ts';
import { agencyRows } from '../companies.test-data.ts';
import { ledgerOf } from '../statement-ledger.test-data.ts';
import { whatIfQuestion } from './lever-forms.ts';

const ledger = ledgerOf(agencyRows(), 'categorised');
const ask = (text: string) => answerQuestion({ text, ...ledger, today: '2026-11-20', previous: null });

test.each([
  ['what if I hire two people at 5k from March', ['Hire']],
  ['what if we raise prices by 4% in January and rent goes up 10 % from February', ['Prices', 'Rent']],
  ['what if we lose Acme Robotics from January', ['Without Acme Robotics']],
  ['what if we lose our biggest client', ['Without the biggest client']],
  ['what if we take a loan of $50,000 at 7.5% over 36 months', ['Loan']],
  ['what if customers pay 30 days later', ['Customers pay later']],
  ['what if we spend $500 more a month from March 2027 until June 2027', ['Spend more']],
  ['what if we buy a van for $20,000 in March', ['Spend once']],
])('%s', async (text, titles) => {
  const first = await ask(text);
  expect(first.answer.levers.map(({ title }) => title)).toEqual(titles);
  const again = await ask(whatIfQuestion(first.answer.levers));
  expect([again.plan?.levers, again.answer.value]).toEqual([first.plan?.levers, first.answer.value]);
});

test('a changed field is a changed plan', async () => {
  const { answer } = await ask('what if I hire two people at 5k from March');
  const edited = answer.levers.map((lever) => ({ ...lever, fields: lever.fields.map((field) => (field.name === 'count' ? { ...field, value: '3' } : field)) }));
  expect((await ask(whatIfQuestion(edited))).answer.value).toBe('-15000.00');
});

test('other answers have nothing to edit', async () => expect((await ask('revenue last month')).answer.levers).toEqual([]));
