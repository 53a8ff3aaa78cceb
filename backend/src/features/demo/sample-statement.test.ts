/** The sample statement: read like any file, only beside nothing, and no upload of the plan's. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import { OverviewService } from '../overview/overview.service.ts';
import type { Viewer } from '../users/viewer.ts';
import { SampleStatement } from './sample-statement.ts';

let books: TestBooks;
let samples: SampleStatement;
beforeAll(async () => {
  books = await createTestBooks('2026-11-20');
  samples = new SampleStatement(books.files, books.parts.clock);
});
afterAll(() => books.close());

const uploadsOf = (viewer: Viewer) => books.parts.database.inTenant(viewer.businessId, (em) =>
  em.execute('select used from usage_month where business_id = ? and kind = ?', [viewer.businessId, 'file-upload']));

test('it is read like any file, gives figures, and leaves the uploads of the plan alone', async () => {
  const viewer = await books.newBusiness();
  const { file } = await samples.import(viewer);
  await books.parse(viewer, file.id);
  const [stored] = await books.files.list(viewer, { limit: 50, cursor: null });
  expect(stored?.file).toMatchObject({ name: 'Sample statement.csv', status: 'processed', isSample: true, problemCount: 0 });
  const overview = new OverviewService(books.parts.ledgers);
  const { figures } = await overview.financialData(viewer, { period: 'last-month', from: null, to: null, currency: null });
  expect(figures.revenue).toBeGreaterThan(0);
  expect(figures.expenses).toBeGreaterThan(0);
  expect(await uploadsOf(viewer)).toEqual([]);
});

test('it goes like any file, and can then come again', async () => {
  const viewer = await books.newBusiness();
  const { file } = await samples.import(viewer);
  await expect(samples.import(viewer)).rejects.toMatchObject({ code: 'CONFLICT', message: 'The sample statement is already here.' });
  await books.files.delete(viewer, file.id);
  expect(await samples.import(viewer)).toMatchObject({ file: { isSample: true } });
});

test('two clicks at once bring it once', async () => {
  const viewer = await books.newBusiness();
  const outcomes = await Promise.allSettled([samples.import(viewer), samples.import(viewer)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CONFLICT' } });
});

test('never beside rows of somebody\'s own', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  await expect(samples.import(viewer)).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('accounts without files') });
});
