/** What is kept of a ledger between two requests is of one version, however the reading of it and an import cross. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import { LedgerSource } from './ledger-source.ts';
import { disturbedLedgers } from './test-disturbed-ledgers.ts';

let books: TestBooks;
beforeAll(async () => { books = await createTestBooks('2025-04-10'); });
afterAll(() => books.close());

const MORE = 'Date,Description,Amount,Category\n2025-03-12,KILN REPAIR,-80.00,Kiln Upkeep\n2025-04-10,ETSY DEPOSIT,44.00,Sales - Online\n';

test('what was read after an import is not taken for what the ledger was before it', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  const scope = { businessId: viewer.businessId, fileId: null };
  const { database, clock, ledgers: other } = books.parts;
  const before = await other.atOneMoment(scope, null, (ledger) => ledger.vocabulary());
  const ledgers = new LedgerSource(database, clock);
  const byName = (reader: Parameters<Parameters<LedgerSource['atOneMoment']>[2]>[0]['reader']) => reader.totals({ currency: 'USD', roles: ['opex', 'cogs', 'revenue'] }, ['counterparty']);
  const namesBefore = await other.atOneMoment(scope, null, ({ reader }) => byName(reader));
  await ledgers.atOneMoment(scope, null, async (old) => {
    await ledgers.with(scope, null, async (crossed) => {
      await books.read(viewer, MORE, 'more.csv');
      expect(await crossed.vocabulary()).not.toEqual(before);
    });
    expect(await old.vocabulary()).toEqual(before);
    expect(await byName(old.reader)).toEqual(namesBefore);
  });
  const after = await ledgers.atOneMoment(scope, null, async ({ vocabulary, reader }) => ({ vocabulary: await vocabulary(), names: await byName(reader) }));
  expect(after.vocabulary.entryCount).toBe(before.entryCount + 2);
  expect(after.names).not.toEqual(namesBefore);
});

test('nobody is told of another business with the same names', async () => {
  const [one, other] = [await books.newBusiness(), await books.newBusiness()];
  await books.read(one, SHOP_CSV);
  await books.read(other, `${SHOP_CSV}2025-03-29,SQUARE DEPOSIT,1.00,Sales - Retail\n`);
  const squareOf = ({ businessId }: typeof one) => books.parts.ledgers.atOneMoment({ businessId, fileId: null }, null, async ({ reader, vocabulary }) => ({
    count: (await vocabulary()).counterparties.find(({ name }) => name === 'Square')?.count, sums: await reader.totals({ currency: 'USD', counterparties: ['Square'] }, []),
  }));
  expect(await squareOf(one)).toEqual({ count: 3, sums: [{ key: {}, inMinor: 990_00, outMinor: 0, inCount: 3, outCount: 0 }] });
  expect(await squareOf(other)).toEqual({ count: 4, sums: [{ key: {}, inMinor: 991_00, outMinor: 0, inCount: 4, outCount: 0 }] });
});

test('what was prepared after a change is at hand for whoever asks first', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  const { ledgers, statementCount } = disturbedLedgers(books.parts.database, books.parts.clock, { after: 0, happening: async () => undefined });
  await ledgers.prepare({ businessId: viewer.businessId });
  const before = statementCount();
  await ledgers.atOneMoment({ businessId: viewer.businessId, fileId: null }, null, (ledger) => ledger.vocabulary());
  expect(statementCount() - before).toBe(1);
  await ledgers.prepare({ businessId: '019a0000-0000-7000-8000-000000000000' });
});
