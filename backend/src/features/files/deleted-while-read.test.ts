/** A file that is deleted, or deleted and restored, while its job is at any point of it: its rows count never or once, and the books stay sound. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LedgerImport } from '../ledger/ledger-import.ts';
import { LedgerService } from '../ledger/ledger.service.ts';
import { findOffences } from '../ledger/test-integrity.ts';
import { expectRollupsExact } from '../ledger/test-rollups.ts';
import type { Viewer } from '../users/viewer.ts';
import { FileImport } from './file-import.ts';
import { createTestBooks, readHere, SHOP_CSV, type TestBooks } from './test-books.ts';

let books: TestBooks;
beforeAll(async () => { books = await createTestBooks('2025-04-10'); });
afterAll(() => books.close());

const POINTS = ['before it is read', 'with rows on their way', 'once it is read', 'by its second job'] as const;
const DEEDS = ['deleted', 'deleted and restored', 'deleted, restored and deleted'] as const;
const ROWS = SHOP_CSV.trim().split('\n').length - 1;

/** The deed begins at the point; what waits for the import goes on behind it. */
async function readMeanwhile(viewer: Viewer, fileId: string, point: (typeof POINTS)[number], deed: () => Promise<void>): Promise<void> {
  const begun: Promise<void>[] = [];
  const begin = (at: (typeof POINTS)[number]): void => { if (at === point && begun.length === 0) begun.push(deed()); };
  const { database, clock } = books.parts;
  const jobs = new FileImport({
    database, clock, ledgerImport: new LedgerImport(database), logError: (error) => { throw error; },
    read: async (asked) => {
      begin('before it is read');
      const reading = await readHere({ ...asked, onRows: async (batch) => { await asked.onRows(batch); begin('with rows on their way'); } });
      begin('once it is read');
      return reading;
    },
  });
  const payload = { businessId: viewer.businessId, fileId };
  const first = jobs.parse(payload);
  begin('by its second job');
  await Promise.all([first, ...(point === 'by its second job' ? [jobs.parse(payload)] : [])]);
  await Promise.all(begun);
  await jobs.parse(payload); // the job that a restoration puts in line, or a second try
}

test.each(POINTS.flatMap((point) => DEEDS.map((deed) => ({ point, deed }))))('$deed $point', async ({ point, deed }) => {
  const viewer = await books.newBusiness();
  const { file: { id } } = await books.files.upload(viewer, { fileName: 'bank.csv', bytes: new TextEncoder().encode(SHOP_CSV) });
  await readMeanwhile(viewer, id, point, async () => {
    for (const step of deed.split(/,? and |, /)) await (step === 'restored' ? books.files.restore(viewer, id) : books.files.delete(viewer, id));
  });
  const rows = await new LedgerService(books.parts.ledgers).transactions(viewer, {}, { limit: 200, cursor: null });
  expect(rows).toHaveLength(deed === 'deleted and restored' ? ROWS : 0);
  await books.parts.database.inTenantRaw(viewer.businessId, async (client) => {
    expect(await findOffences(client)).toEqual([]);
    await expectRollupsExact(async (sql) => (await client.query(sql)).rows);
  });
  if (deed !== 'deleted and restored') await books.files.restore(viewer, id).then(() => books.parse(viewer, id));
  expect(await books.files.get(viewer, id)).toMatchObject({ file: { status: 'processed', transactionCount: ROWS } });
});
