/** Insights follow the ledger: what is still so keeps its date, what no longer is goes. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import { InsightsService } from './insights.service.ts';

let books: TestBooks;
let insights: InsightsService;
beforeAll(async () => {
  books = await createTestBooks('2025-04-10');
  insights = new InsightsService(books.parts);
});
afterAll(() => books.close());

test('a refresh finds, keeps and forgets', async () => {
  const viewer = await books.newBusiness();
  const list = () => insights.list(viewer, { limit: 50, cursor: null });
  const fileId = await books.read(viewer, SHOP_CSV);
  await insights.refresh({ businessId: viewer.businessId });
  const first = await list();
  expect(first.length).toBeGreaterThan(0);
  await insights.refresh({ businessId: viewer.businessId });
  expect(await list()).toEqual(first);
  expect(await insights.list(await books.newBusiness(), { limit: 50, cursor: null })).toEqual([]);
  await books.files.delete(viewer, fileId);
  await insights.refresh({ businessId: viewer.businessId });
  expect(await list()).toEqual([]);
});
