/** A file from the server's own disk goes the way of an upload, once, or leaves nothing. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LedgerImport } from '../ledger/ledger-import.ts';
import { checksum } from '../ledger/test-checksum.ts';
import { LocalImport } from './local-import.ts';
import { createTestBooks, SHOP_CSV, type TestBooks } from './test-books.ts';

let books: TestBooks;
let directory: string;
let local: LocalImport;
beforeAll(async () => {
  books = await createTestBooks('2025-04-10');
  directory = await mkdtemp(path.join(tmpdir(), 'purser-import-'));
  local = new LocalImport({ ...books.parts, ledgerImport: new LedgerImport(books.parts.database) });
});
afterAll(async () => {
  await books.close();
  await rm(directory, { recursive: true });
});

async function fileOf(name: string, content: string): Promise<string> {
  const filePath = path.join(directory, name);
  await writeFile(filePath, content);
  return filePath;
}

test('rows, file and balances are there; the same bytes again are refused', async () => {
  const viewer = await books.newBusiness();
  const shop = await fileOf('shop.csv', SHOP_CSV);
  expect(await local.import(viewer.businessId, shop)).toMatchObject({ entryCount: 8, duplicateCount: 0, currency: 'USD' });
  const [stored] = await books.files.list(viewer, { limit: 50, cursor: null });
  expect(stored).toMatchObject({ file: { name: 'shop.csv', status: 'processed', transactionCount: 8 }, parsedContent: SHOP_CSV.slice(0, 500) });
  expect(await checksum(books.parts.database, viewer.businessId)).toEqual({ rows: 8, inMinor: 990_00, outMinor: -360_00, from: '2025-01-05', to: '2025-03-31' });
  await expect(local.import(viewer.businessId, shop)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('a file that cannot be read leaves nothing but its reason', async () => {
  const viewer = await books.newBusiness();
  await expect(local.import(viewer.businessId, await fileOf('list.csv', 'name,colour\nada,red\n'))).rejects.toMatchObject({ code: 'UNPROCESSABLE', message: expect.stringContaining('No transactions') });
  expect(await books.files.list(viewer, { limit: 50, cursor: null })).toEqual([]);
});
