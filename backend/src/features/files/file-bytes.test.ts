/** What is uploaded comes back byte for byte by every way out, whether it was worth packing or not. */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readBytes, readBytesInPieces } from './file-bytes.ts';
import { createTestBooks, SHOP_CSV, type TestBooks } from './test-books.ts';

let books: TestBooks;
beforeAll(async () => { books = await createTestBooks('2025-04-10'); });
afterAll(() => books.close());

const [HEADER, ROW] = SHOP_CSV.split('\n') as [string, string];
/** `count` payments that differ in their text alone, in an 8-bit encoding. */
const csvOf = (count: number, note: (index: number) => string): Buffer =>
  Buffer.from([HEADER, ...Array.from({ length: count }, (_, index) => ROW.replace(/,([^,]*),/, (_all, text: string) => `,${text} ${note(index)},`))].join('\n'), 'latin1');
/** Nothing in it repeats. */
const unpackable = (index: number): string => Array.from({ length: 16 }, (_, part) => createHash('sha512').update(`${index} ${part}`).digest('latin1')).join('').replace(/[^\x30-\x7e\xa1-\xff]/g, '');

test.each([
  ['a small one', csvOf(2, String), false],
  ['one with much that repeats', csvOf(2_000, String), true],
  ['one in which nothing repeats, of several pieces', csvOf(900, unpackable), false],
])('%s', async (_name, bytes, expected) => {
  const viewer = await books.newBusiness();
  const { file } = await books.files.upload(viewer, { fileName: 'shop.csv', bytes });
  const out = await books.parts.database.inTenantRaw(viewer.businessId, async (client) => {
    const { rows: [stored] } = await client.query<{ is_packed: boolean; length: number }>('select is_packed, length(content) from file_content where file_id = $1', [file.id]);
    return { ...stored!, whole: await readBytes(client, viewer.businessId, file.id), pieces: await buffer(readBytesInPieces(client, viewer.businessId, file.id, stored!.is_packed)) };
  });
  expect(out.is_packed).toBe(expected);
  expect(out.whole?.equals(bytes)).toBe(true);
  expect(out.pieces.equals(bytes)).toBe(true);
  expect(out.length < bytes.length / 2).toBe(expected);
});
