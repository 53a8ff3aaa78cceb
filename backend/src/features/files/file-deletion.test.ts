/** Deleting a file takes everything that came from it away at once; restoring it within a day brings exactly that back. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DeletionService } from '../deletion/deletion.service.ts';
import { AccountsService } from '../accounts/accounts.service.ts';
import { LedgerService } from '../ledger/ledger.service.ts';
import { findOffences } from '../ledger/test-integrity.ts';
import { OverviewService } from '../overview/overview.service.ts';
import { QuestionsService } from '../questions/questions.service.ts';
import { SummariesService } from '../summaries/summaries.service.ts';
import type { Viewer } from '../users/viewer.ts';
import { restoreFile } from './file-restoration.ts';
import { createTestBooks, SHOP_CSV, type TestBooks } from './test-books.ts';

let books: TestBooks;
beforeAll(async () => { books = await createTestBooks('2025-04-10'); });
afterAll(() => books.close());

const PAGE = { limit: 50, cursor: null };
const OVERLAP_CSV = SHOP_CSV.replace('2025-01-05', '2025-04-05');

/** Everything that an owner can see of the books. */
async function seen(viewer: Viewer) {
  const { parts, files } = books;
  const ledger = new LedgerService(parts.ledgers);
  const { figures } = await new OverviewService(parts.ledgers).financialData(viewer, { period: null, from: '2025-01-01', to: '2025-12-31', currency: null });
  return {
    figures,
    files: (await files.list(viewer, PAGE)).map(({ file: { name, status, transactionCount, duplicateCount } }) => ({ name, status, transactionCount, duplicateCount })),
    rows: await ledger.transactions(viewer, {}, PAGE),
    accounts: (await new AccountsService(parts.database).list(viewer)).map(({ name, balanceMinor }) => ({ name, balanceMinor })),
    questions: (await new QuestionsService(parts).list(viewer, null, PAGE)).map(({ query }) => query),
    summaries: (await new SummariesService(parts).list(viewer, null, PAGE)).map(({ title }) => title),
  };
}

const offences = (viewer: Viewer) => books.parts.database.inTenantRaw(viewer.businessId, findOffences);

test('a file goes with its rows, questions and summaries, and all of it comes back', async () => {
  const viewer = await books.newBusiness();
  const [questions, summaries] = [new QuestionsService(books.parts), new SummariesService(books.parts)];
  const fileId = await books.read(viewer, SHOP_CSV);
  await books.read(viewer, OVERLAP_CSV, 'overlap.csv');
  await questions.ask(viewer, { query: 'What was my revenue?', fileId });
  const alone = await questions.ask(viewer, { query: 'What was my rent?', fileId });
  await questions.delete(viewer, alone.id);
  const summary = await summaries.create(viewer, { fileId });
  const before = await seen(viewer);
  expect(before).toMatchObject({ questions: ['What was my revenue?'], summaries: [summary.title] });

  await books.files.delete(viewer, fileId);
  expect(await seen(viewer)).toMatchObject({ files: [{ name: 'overlap.csv', duplicateCount: 0 }], questions: [], summaries: [] });
  for (const attempt of [books.files.get(viewer, fileId), books.files.delete(viewer, fileId), summaries.get(viewer, summary.id), questions.ask(viewer, { query: 'Revenue?', fileId })]) {
    await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  await expect(summaries.restore(viewer, summary.id)).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('"bank.csv"') });
  expect(await new LedgerService(books.parts.ledgers).transactions(viewer, { fileId }, PAGE)).toEqual([]);

  await books.files.restore(viewer, fileId);
  expect(await seen(viewer)).toEqual(before);
  expect(await offences(viewer)).toEqual([]);
  expect((await books.files.restore(viewer, fileId)).file.id).toBe(fileId);
});

test('an account whose only file is deleted is seen nowhere, and is the same one afterwards', async () => {
  const viewer = await books.newBusiness();
  const fileId = await books.read(viewer, SHOP_CSV);
  const before = await seen(viewer);
  await books.files.delete(viewer, fileId);
  expect(await seen(viewer)).toMatchObject({ files: [], rows: [], accounts: [], figures: { revenue: 0, expenses: 0 } });
  await books.files.restore(viewer, fileId);
  expect(await seen(viewer)).toEqual(before);
});

test('the same bytes can be uploaded again after the deletion; then there is nothing to restore', async () => {
  const viewer = await books.newBusiness();
  const fileId = await books.read(viewer, SHOP_CSV);
  const before = await seen(viewer);
  await books.files.delete(viewer, fileId);
  const again = await books.read(viewer, SHOP_CSV, 'again.csv');
  await expect(books.files.restore(viewer, fileId)).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('"again.csv"') });
  expect((await seen(viewer)).figures).toEqual(before.figures);
  await books.files.delete(viewer, again);
  await books.files.restore(viewer, fileId);
  expect((await seen(viewer)).figures).toEqual(before.figures);
});

test('after a day it is gone for good', async () => {
  const viewer = await books.newBusiness();
  const { database } = books.parts;
  const fileId = await books.read(viewer, SHOP_CSV);
  await books.files.delete(viewer, fileId);
  const at = (moment: string) => new DeletionService(database, () => new Date(moment)).purge({ businessId: viewer.businessId });
  const count = () => database.inTenantRaw(viewer.businessId, async (client) =>
    (await client.query<{ n: number }>('select (select count(*) from file)::int + (select count(*) from entry)::int + (select count(*) from chart_account where external_key is not null)::int as n')).rows[0]?.n);
  await at('2025-04-11T11:59:59Z');
  expect(await count()).toBe(1 + 8 + 1);
  await at('2025-04-11T12:00:00Z');
  expect(await count()).toBe(0);
  await expect(books.files.restore(viewer, fileId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await offences(viewer)).toEqual([]);
});

test('what is restored at the last moment is not removed by a job that waited for it', async () => {
  const viewer = await books.newBusiness();
  const { businessId } = viewer;
  const { database } = books.parts;
  const fileId = await books.read(viewer, SHOP_CSV);
  const before = await seen(viewer);
  await books.files.delete(viewer, fileId);
  let purging = Promise.resolve();
  await database.inTenantRaw(businessId, async (client) => {
    await restoreFile(client, businessId, fileId, new Date('2025-04-11T11:59:59Z'));
    purging = new DeletionService(database, () => new Date('2025-04-11T12:00:00Z')).purge({ businessId });
    const isWaiting = async (): Promise<boolean> => ((await client.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rowCount ?? 0) > 0;
    while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await purging;
  expect(await seen(viewer)).toEqual(before);
  expect(await offences(viewer)).toEqual([]);
});

test('somebody else can neither delete nor restore', async () => {
  const [owner, stranger] = [await books.newBusiness(), await books.newBusiness()];
  const fileId = await books.read(owner, SHOP_CSV);
  await expect(books.files.delete(stranger, fileId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await books.files.delete(owner, fileId);
  await expect(books.files.restore(stranger, fileId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
