/** A language model is asked so often for an account in a day and no more; other accounts and other days are not touched by that. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Analyst } from '../../analysts/contract.ts';
import { localAnalyst } from '../../analysts/local.ts';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import { QuestionsService } from '../questions/questions.service.ts';
import { analystsWithin } from './analyst-budget.ts';

let books: TestBooks;
beforeAll(async () => { books = await createTestBooks('2025-04-10'); });
afterAll(() => books.close());

let calls = 0;
const model: Analyst = { ...localAnalyst, name: 'model', isAvailable: true, phrase: async () => { calls += 1; return 'You took in $350.00 in March 2025.'; } };
const within = (callsPerDay: number, analyst = model, day = '2025-04-10') => analystsWithin(analyst, { database: books.parts.database, clock: () => new Date(`${day}T12:00:00Z`), callsPerDay });
const REQUEST = { task: 'answer', about: '', words: '', names: [] } as const;

test('over the budget an answer is told in local words and says so', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  const questions = new QuestionsService({ ...books.parts, analystFor: within(2) });
  const engines = [];
  for (let count = 0; count < 4; count += 1) {
    const { answer, response } = await questions.ask(viewer, { query: 'What was our revenue in March 2025?' });
    expect(answer.value).toBe('350.00');
    engines.push([answer.engine, response.startsWith('You took in')]);
  }
  expect(engines).toEqual([['model', true], ['model', true], ['local', false], ['local', false]]);
});

test('each account has its own, each day a new one', async () => {
  const [one, other] = [(await books.newBusiness()).businessId, (await books.newBusiness()).businessId];
  const told = async (businessId: string, day?: string) => (await within(1, model, day)(businessId).phrase(REQUEST)) !== null;
  expect([await told(one), await told(one), await told(other), await told(one, '2025-04-11'), await told(one, '2025-04-11')]).toEqual([true, false, true, true, false]);
});

test('simultaneous calls do not slip through', async () => {
  const { businessId } = await books.newBusiness();
  calls = 0;
  const analyst = within(3)(businessId);
  await Promise.all(Array.from({ length: 10 }, () => analyst.phrase(REQUEST)));
  expect(calls).toBe(3);
});

test('none at all, and nothing is counted for a model that rests', async () => {
  const { businessId } = await books.newBusiness();
  expect(await within(0)(businessId).phrase(REQUEST)).toBeNull();
  expect(await within(1, { ...model, isAvailable: false })(businessId).phrase(REQUEST)).toBeNull();
  expect(await within(1)(businessId).phrase(REQUEST)).not.toBeNull();
});
