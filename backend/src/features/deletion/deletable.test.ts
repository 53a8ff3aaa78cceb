/** Questions, summaries and reports: deleted, they are nowhere; restored within a day, they are as they were. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import { QuestionsService } from '../questions/questions.service.ts';
import { ReportsService } from '../reports/reports.service.ts';
import { SummariesService } from '../summaries/summaries.service.ts';
import type { Viewer } from '../users/viewer.ts';
import { DeletionService } from './deletion.service.ts';

let books: TestBooks;
let owner: Viewer;
let fileId: string;
beforeAll(async () => {
  books = await createTestBooks('2025-04-10');
  owner = await books.newBusiness();
  fileId = await books.read(owner, SHOP_CSV);
});
afterAll(() => books.close());

interface Kind {
  create(): Promise<{ id: string }>;
  get(viewer: Viewer, id: string): Promise<{ id: string }>;
  list(viewer: Viewer): Promise<readonly { id: string }[]>;
  delete(viewer: Viewer, id: string): Promise<void>;
  restore(viewer: Viewer, id: string): Promise<{ id: string }>;
}

const PAGE = { limit: 50, cursor: null };

const KINDS: Readonly<Record<string, () => Kind>> = {
  question: () => {
    const service = new QuestionsService(books.parts);
    return { create: () => service.ask(owner, { query: 'What was my revenue?', fileId }), get: service.get.bind(service), list: (viewer) => service.list(viewer, fileId, PAGE), delete: service.delete.bind(service), restore: service.restore.bind(service) };
  },
  summary: () => {
    const service = new SummariesService(books.parts);
    return { create: () => service.create(owner, { fileId }), get: service.get.bind(service), list: (viewer) => service.list(viewer, fileId, PAGE), delete: service.delete.bind(service), restore: service.restore.bind(service) };
  },
  report: () => {
    const service = new ReportsService(books.parts);
    return { create: () => service.create(owner, { type: 'monthly', title: 'March' }), get: service.get.bind(service), list: (viewer) => service.list(viewer, 'monthly', PAGE), delete: service.delete.bind(service), restore: service.restore.bind(service) };
  },
};

describe.each(Object.keys(KINDS))('a %s', (name) => {
  test('goes at once, comes back, and is gone after a day', async () => {
    const kind = KINDS[name]!();
    const { id } = await kind.create();
    const before = await kind.get(owner, id);
    await kind.delete(owner, id);
    await expect(kind.get(owner, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(kind.delete(owner, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await kind.list(owner)).map((item) => item.id)).not.toContain(id);

    expect(await kind.restore(owner, id)).toEqual(before);
    expect(await kind.restore(owner, id)).toEqual(before);
    expect((await kind.list(owner)).map((item) => item.id)).toContain(id);

    await kind.delete(owner, id);
    await new DeletionService(books.parts.database, () => new Date('2025-04-11T12:00:00Z')).purge({ businessId: owner.businessId });
    await expect(kind.restore(owner, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is nobody else\'s to delete or restore', async () => {
    const kind = KINDS[name]!();
    const stranger = await books.newBusiness();
    const { id } = await kind.create();
    await expect(kind.delete(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await kind.delete(owner, id);
    await expect(kind.restore(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(kind.restore(owner, 'no-id')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('too late is too late, whether or not the job has run', async () => {
  const reports = new ReportsService(books.parts);
  const { id } = await reports.create(owner, { type: 'monthly', title: 'March' });
  await reports.delete(owner, id);
  const tomorrow = new ReportsService({ ...books.parts, clock: () => new Date('2025-04-11T12:00:00Z') });
  await expect(tomorrow.restore(owner, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a deleted answer is no context of the next question', async () => {
  const questions = new QuestionsService(books.parts);
  const viewer = await books.newBusiness();
  const ownFile = await books.read(viewer, SHOP_CSV);
  const ask = (query: string) => questions.ask(viewer, { query, fileId: ownFile });
  const first = await ask('What was my revenue in January 2025?');
  expect((await ask('and in February?')).answer).toMatchObject({ kind: 'answer', value: '330.00' });
  for (const { id } of await questions.list(viewer, null, PAGE)) await questions.delete(viewer, id);
  expect((await ask('and in February?')).previousId).toBeNull();
  await expect(questions.ask(viewer, { query: 'and in February?', fileId: ownFile, previousQueryId: first.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
