/** An account that is deleted while a call or a job of it runs leaves nothing behind, and ends neither in a fault of the server; a job that two workers are at does its work once. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Analyst } from '../analysts/contract.ts';
import { localAnalyst } from '../analysts/local.ts';
import { sameFor } from '../analysts/test-model.ts';
import { withClient } from '../database/with-client.ts';
import { removeBusiness } from '../features/account/remove-business.ts';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../features/files/test-books.ts';
import { QuestionsService } from '../features/questions/questions.service.ts';
import { SummariesService } from '../features/summaries/summaries.service.ts';
import { ReportsService } from '../features/reports/reports.service.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { asAppError } from './unexpected-error.ts';

let books: TestBooks;
let server: TestServer;
beforeAll(async () => {
  for (const told of ['log', 'error'] as const) jest.spyOn(console, told).mockReturnValue(); // the queue tells of what was deleted under its jobs
  books = await createTestBooks('2025-04-10');
  server = await startTestServer({ CALLS_PER_MINUTE: '1000000' });
}, 60_000);
afterAll(async () => {
  await server.close();
  await books.close();
  jest.restoreAllMocks();
});

/** An analyst during whose answer the account is deleted. */
const leaving = (businessId: string): Analyst => new Proxy(localAnalyst, {
  get: (_target, name) => (name === 'isAvailable' ? true : name === 'name' ? 'slow' : async () => { await removeBusiness(books.parts.database, businessId); return null; }),
});

const CALLS = {
  question: (parts: TestBooks['parts'], viewer: Parameters<QuestionsService['ask']>[0]) => new QuestionsService(parts).ask(viewer, { query: 'What did I spend?' }),
  summary: (parts: TestBooks['parts'], viewer: Parameters<QuestionsService['ask']>[0], fileId: string) => new SummariesService(parts).create(viewer, { fileId }),
  report: (parts: TestBooks['parts'], viewer: Parameters<QuestionsService['ask']>[0]) => new ReportsService(parts).create(viewer, { title: 'A', type: 'monthly', period: { from: '2025-03-01', to: '2025-03-31' } }),
};

test.each(Object.entries(CALLS))('a %s whose account goes meanwhile is nobody\'s', async (_what, call) => {
  const viewer = await books.newBusiness();
  const fileId = await books.read(viewer, SHOP_CSV);
  const fault = await call({ ...books.parts, analystFor: sameFor(leaving(viewer.businessId)) }, viewer, fileId).catch((error: unknown) => error);
  const log = jest.fn();
  expect(['UNAUTHENTICATED', 'NOT_FOUND']).toContain(asAppError(fault, log)?.code);
  expect(log).not.toHaveBeenCalled();
});

const superuser = <T extends object>(sql: string, values: unknown[] = []) => withClient(server.db.superuserUrl, async (client) => (await client.query<T>(sql, values)).rows);

async function leftOf(businessId: string): Promise<string[]> {
  const tables = await superuser<{ name: string }>(`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'business_id'`);
  const left = await Promise.all(tables.map(async ({ name }) => ((await superuser(`select 1 from "${name}" where business_id = $1 limit 1`, [businessId])).length > 0 ? [name] : [])));
  return left.flat();
}

async function newBusiness(): Promise<{ businessId: string; fileId: string; userId: string }> {
  const client = await server.client().signUp();
  const { id: userId } = (await client.rest('/auth/me')).body;
  const fileId = await client.upload('a.csv', SHOP_CSV);
  const [user] = await superuser<{ business_id: string }>('select business_id from app_user where id = $1', [userId]);
  return { businessId: user!.business_id, fileId, userId };
}

const JOBS = ['parse-file', 'match-sources', 'refresh-insights', 'word-insights', 'judge-categories', 'suggest-categories', 'purge-deleted', 'make-monthly-report', 'sync-integration', 'refresh-billing', 'send-alert-digest'];

test('no job of an account that goes meanwhile brings anything of it back', async () => {
  for (const job of JOBS) {
    const { businessId, fileId, userId } = await newBusiness();
    const payload = { businessId, fileId, userId, integrationId: fileId, month: '2025-03' };
    await Promise.allSettled([server.runTask(job, payload), server.runTask(job, payload), removeBusiness(server.db.database, businessId)]);
    await server.runTask(job, payload); // the queue tries again
    expect([job, await leftOf(businessId)]).toEqual([job, []]);
  }
}, 120_000);

test('two workers at the same job: one report of the month, told of once', async () => {
  const { businessId, userId } = await newBusiness();
  const payload = { userId, month: '2025-03' };
  await Promise.all([server.runTask('make-monthly-report', payload), server.runTask('make-monthly-report', payload)]);
  expect(await superuser('select title from report where business_id = $1', [businessId])).toHaveLength(1);
});

test('two workers at the same import: its rows are there once', async () => {
  const { businessId, fileId } = await newBusiness();
  const count = async () => (await superuser<{ n: number }>('select count(*)::int as n from entry where business_id = $1', [businessId]))[0]!.n;
  const before = await count();
  await superuser(`update file set status = 'processing' where business_id = $1 and id = $2`, [businessId, fileId]);
  await superuser('delete from entry where business_id = $1', [businessId]);
  await superuser('delete from rollup where business_id = $1', [businessId]);
  await Promise.all([1, 2].map(() => server.runTask('parse-file', { businessId, fileId })));
  expect(await count()).toBe(before);
});
