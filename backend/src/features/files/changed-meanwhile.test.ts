/** What is asked of a file while it is being deleted, or by two at once: nothing outlives the file, and of two words about its reading one is taken and the other refused. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { restore } from '../deletion/deletable.ts';
import type { LedgerSource } from '../ledger/ledger-source.ts';
import { QuestionsService } from '../questions/questions.service.ts';
import { SummariesService } from '../summaries/summaries.service.ts';
import type { Viewer } from '../users/viewer.ts';
import { ReadingsService } from './readings.service.ts';
import { createTestBooks, readHere, SHOP_CSV, type TestBooks } from './test-books.ts';

let books: TestBooks;
let viewer: Viewer;
beforeAll(async () => { books = await createTestBooks('2025-04-10'); });
beforeEach(async () => { viewer = await books.newBusiness(); });
afterAll(() => books.close());

const PAGE = { limit: 50, cursor: null };
const OPEN = 'Date,Description,Amount\n03/04/2025,Square deposit,100.00\n05/06/2025,Rent,-40.00\n';

/** The same books, in which something happens between what is computed and what is stored. */
function partsWith(meanwhile: () => Promise<unknown>): TestBooks['parts'] {
  const { ledgers } = books.parts;
  const atOneMoment: LedgerSource['atOneMoment'] = async (...asked) => {
    const result = await ledgers.atOneMoment(...asked);
    await meanwhile();
    return result;
  };
  return { ...books.parts, ledgers: { with: ledgers.with.bind(ledgers), atOneMoment } as LedgerSource };
}

describe('of a file that is deleted meanwhile', () => {
  test.each(['deleted', 'deleted and restored'] as const)('a question and a summary: %s', async (deed) => {
    const fileId = await books.read(viewer, SHOP_CSV);
    const happen = async (): Promise<void> => {
      await books.files.delete(viewer, fileId);
      if (deed !== 'deleted') await books.files.restore(viewer, fileId);
    };
    const [questions, summaries] = [new QuestionsService(partsWith(happen)), new SummariesService(partsWith(happen))];
    for (const made of [() => questions.ask(viewer, { query: 'What was my revenue?', fileId }), () => summaries.create(viewer, { fileId })]) {
      if (deed === 'deleted') await expect(made()).rejects.toMatchObject({ code: 'NOT_FOUND' });
      else await made();
      await books.files.restore(viewer, fileId);
    }
    const kept = deed === 'deleted' ? 0 : 1;
    expect([await questions.list(viewer, null, PAGE), await summaries.list(viewer, null, PAGE)].map(({ length }) => length)).toEqual([kept, kept]);
  });

  test('a question that comes back', async () => {
    const fileId = await books.read(viewer, SHOP_CSV);
    const questions = new QuestionsService(books.parts);
    const { id } = await questions.ask(viewer, { query: 'What was my revenue?', fileId });
    await questions.delete(viewer, id);
    const restored = books.parts.database.inTenantRaw(viewer.businessId, async (client) => {
      await client.query('update file set deleted_at = now() where id = $1', [fileId]);
      const restoring = restore(books.parts.database, viewer, { table: 'question', missing: 'There is no such question.' }, id, books.parts.clock());
      await Promise.race([restoring.catch(() => undefined), new Promise((resolve) => { setTimeout(resolve, 100); })]);
      return { restoring };
    });
    await expect((await restored).restoring).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('of two at once', () => {
  const outcomes = async (calls: readonly Promise<unknown>[]): Promise<string[]> =>
    (await Promise.allSettled(calls)).map((call) => (call.status === 'fulfilled' ? 'taken' : String((call.reason as { code: string }).code))).sort();

  test('one answer is taken', async () => {
    const fileId = await books.read(viewer, OPEN);
    const { file } = await books.files.get(viewer, fileId);
    const answers = file.reading!.ambiguity!.options;
    expect(await outcomes([...answers, ...answers].map((answer) => books.files.answer(viewer, fileId, { answer })))).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'taken']);
  });

  test('one reading is taken', async () => {
    const fileId = await books.read(viewer, SHOP_CSV);
    const readings = new ReadingsService({ database: books.parts.database, read: readHere });
    expect(await outcomes(['CHF', 'EUR', 'GBP', 'USD'].map((currency) => readings.apply(viewer, fileId, { currency })))).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'taken']);
  });
});
