/** Executive summaries state their file's own totals, and refuse files that have none to state. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import { SummariesService } from './summaries.service.ts';

let books: TestBooks;
let summaries: SummariesService;
beforeAll(async () => {
  books = await createTestBooks('2025-04-10');
  summaries = new SummariesService(books.parts);
});
afterAll(() => books.close());

test('a summary states revenue, expenses and net profit over the span of its file', async () => {
  const viewer = await books.newBusiness();
  const fileId = await books.read(viewer, SHOP_CSV);
  const summary = await summaries.create(viewer, { fileId });
  expect(summary).toMatchObject({ fileId, title: 'Executive Summary: bank.csv' });
  for (const figure of ['$980.00', '$300.00', '$680.00']) expect(summary.content).toContain(figure);
  const page = { limit: 50, cursor: null };
  expect(await summaries.list(viewer, fileId, page)).toHaveLength(1);
  const stranger = await books.newBusiness();
  expect(await summaries.list(stranger, null, page)).toEqual([]);
  for (const named of [fileId, viewer.userId, 'nonsense']) await expect(summaries.list(stranger, named, page)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('refused: no file, a file of nobody, one that is still read, one that failed', async () => {
  const viewer = await books.newBusiness();
  await expect(summaries.create(viewer, {})).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(summaries.create(viewer, { fileId: viewer.userId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { file } = await books.files.upload(viewer, { fileName: 'a.csv', bytes: new TextEncoder().encode(SHOP_CSV) });
  await expect(summaries.create(viewer, { fileId: file.id })).rejects.toMatchObject({ code: 'CONFLICT' });
  const failed = await books.read(viewer, 'nothing,here\nat,all\n', 'b.csv');
  await expect(summaries.create(viewer, { fileId: failed })).rejects.toMatchObject({ code: 'UNPROCESSABLE' });
});
