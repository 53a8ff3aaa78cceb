/** Asking: what is refused, what a follow-up refers to, and that an analyst's words are checked. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Analyst } from '../../analysts/contract.ts';
import { localAnalyst } from '../../analysts/local.ts';
import { offlineBilling } from '../../billing/offline.ts';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import { SubscriptionsService } from '../subscriptions/subscriptions.service.ts';
import { QuestionsService } from './questions.service.ts';

let books: TestBooks;
let questions: QuestionsService;
beforeAll(async () => {
  books = await createTestBooks('2025-04-10');
  questions = new QuestionsService(books.parts);
});
afterAll(() => books.close());

test('refused: an empty question, nothing processed, a file of nobody', async () => {
  const viewer = await books.newBusiness();
  await expect(questions.ask(viewer, { query: 'What was our revenue?' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT', message: expect.stringContaining('processed files') });
  await books.read(viewer, SHOP_CSV);
  await expect(questions.ask(viewer, { query: '  \n ' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details: { fields: { query: expect.any(String) } } });
  await expect(questions.ask(viewer, { query: 'Revenue?', fileId: viewer.userId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(questions.ask(viewer, { query: '', previousQueryId: 'nonsense' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an answer is kept with its plan and the rows behind it, and counted', async () => {
  const viewer = await books.newBusiness();
  const fileId = await books.read(viewer, SHOP_CSV);
  const asked = await questions.ask(viewer, { query: 'What was our revenue in March 2025?', fileId });
  expect(asked).toMatchObject({ fileId, answer: { kind: 'answer', value: '350.00', unit: 'currency', currency: 'USD', citationCount: 2, engine: 'local' } });
  expect(asked.answer.citations.reduce((sum, row) => sum + Number(row.amount), 0)).toBe(350);
  expect(await questions.get(viewer, asked.id)).toMatchObject({ query: 'What was our revenue in March 2025?', plan: { task: 'total', metric: 'revenue' } });
  expect((await new SubscriptionsService({ database: books.parts.database, billing: offlineBilling, clock: books.parts.clock }).usage(viewer)).query).toBe(1);
});

test('names of one stretch that are missing in another: also where nobody is', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  const { answer, plan } = await questions.ask(viewer, { query: 'Which customers paid in January 2025 but not in March 2025?' });
  expect({ membership: plan?.membership, rows: answer.table?.rows, citations: answer.citations }).toEqual({ membership: 'only-here', rows: [], citations: [] });
});

test('a follow-up refers to the last question on the same file, or to the one it names', async () => {
  const viewer = await books.newBusiness();
  const fileId = await books.read(viewer, SHOP_CSV);
  const first = await questions.ask(viewer, { query: 'What was our revenue in March 2025?', fileId });
  expect((await questions.ask(viewer, { query: 'And in February?', fileId })).answer.value).toBe('330.00');
  await questions.ask(viewer, { query: 'How much did we spend on rent in January 2025?', fileId });
  expect((await questions.ask(viewer, { query: 'And in January?', fileId, previousQueryId: first.id })).answer.value).toBe('300.00');
});

test('one file alone, or every payment of the ledger once', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  const second = await books.read(viewer, `${SHOP_CSV}2025-03-31,SQUARE DEPOSIT,5.00,Sales - Retail\n`, 'bank.csv');
  const query = 'What was our revenue in March 2025?';
  expect((await questions.ask(viewer, { query, fileId: second })).answer.value).toBe('355.00');
  expect((await questions.ask(viewer, { query })).answer.value).toBe('355.00');
});

test('another business reads none of it; its own list is newest first and paged', async () => {
  const viewer = await books.newBusiness();
  const stranger = await books.newBusiness();
  const fileId = await books.read(viewer, SHOP_CSV);
  const asked = [];
  for (const month of ['January', 'February', 'March']) asked.push(await questions.ask(viewer, { query: `Revenue in ${month} 2025?`, fileId }));
  const newestFirst = asked.map(({ id }) => id).reverse();
  expect((await questions.list(viewer, fileId, { limit: 2, cursor: null })).map(({ id }) => id)).toEqual(newestFirst.slice(0, 2));
  expect((await questions.list(viewer, null, { limit: 2, cursor: newestFirst[1]! })).map(({ id }) => id)).toEqual(newestFirst.slice(2));
  await expect(questions.get(stranger, newestFirst[0]!)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  for (const named of [fileId, viewer.userId, 'nonsense', '']) await expect(questions.list(stranger, named, { limit: 50, cursor: null })).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'There is no such file.' });
});

test('an analyst finds the words; one that makes a number up is not heard', async () => {
  const saying = (words: string): Analyst => ({ ...localAnalyst, name: 'parrot', isAvailable: true, phrase: async () => words });
  const viewer = await books.newBusiness();
  const fileId = await books.read(viewer, SHOP_CSV);
  const ask = (words: string) => new QuestionsService({ ...books.parts, analystFor: () => saying(words) }).ask(viewer, { query: 'What was our revenue in March 2025?', fileId });
  const heard = await ask('You took in $350.00 in March 2025.');
  expect(heard).toMatchObject({ answer: { engine: 'parrot', value: '350.00' }, response: expect.stringMatching(/^You took in \$350\.00/) });
  const ignored = await ask('You took in $999.00 in March 2025.');
  expect(ignored.answer.engine).toBe('local');
  expect(ignored.response).not.toContain('999');
});

test('an analyst proposes how an unsure question is read; a plan that does not hold and one for a question that is understood change nothing', async () => {
  const proposing = (plan: object): Analyst => ({ ...localAnalyst, name: 'planner', isAvailable: true, proposePlan: async () => plan });
  const viewer = await books.newBusiness();
  const fileId = await books.read(viewer, SHOP_CSV);
  const ask = (plan: object, query: string) => new QuestionsService({ ...books.parts, analystFor: () => proposing(plan) }).ask(viewer, { query, fileId });
  const february = { task: 'total', metric: 'revenue', filters: {}, period: { from: '2025-02-01', to: '2025-02-28', unit: 'month' } };
  const unsure = 'Wie lief der Laden im Februar?';
  expect((await ask(february, unsure)).answer).toMatchObject({ kind: 'answer', value: '330.00', engine: 'planner' });
  expect((await ask({ ...february, filters: { categories: [123456] } }, unsure)).answer.engine).toBe('local');
  expect((await ask(february, 'What was our revenue in March 2025?')).answer).toMatchObject({ value: '350.00', engine: 'local' });
  expect((await ask(february, 'What is our credit score?')).answer).toMatchObject({ kind: 'unsupported', value: null, engine: 'local' });
});
