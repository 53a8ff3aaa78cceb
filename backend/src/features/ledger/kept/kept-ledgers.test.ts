/** Large ledgers' rows are in memory after the first question that misses them: of this version, of this business alone, and with the same figures. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../../files/test-books.ts';
import type { Viewer } from '../../users/viewer.ts';
import { LedgerService } from '../ledger.service.ts';
import { LedgerSource } from '../ledger-source.ts';
import { TRANSACTION_ORDERS } from '../transaction-filter.ts';
import { KeptLedgers } from './kept-ledgers.ts';

let books: TestBooks;
let kept: KeptLedgers;
let ledgers: LedgerSource;
beforeAll(async () => {
  books = await createTestBooks('2025-04-10');
  kept = new KeptLedgers(1); // every ledger counts as a large one
  ledgers = new LedgerSource(books.parts.database, books.parts.clock, kept);
});
afterAll(() => books.close());

const MORE = 'Date,Description,Amount,Category\n2025-04-10,SQUARE DEPOSIT EXTRA,44.00,Sales - Retail\n';
const ofSquare = ({ businessId }: Viewer, from: LedgerSource) => from.atOneMoment({ businessId, fileId: null }, null, async ({ reader, version, currencies: [outline] }) => ({
  isKept: kept.find({ businessId, fileId: null, version, outline }) != null,
  sums: await reader.totals({ currency: 'USD', descriptionWords: ['square'] }, ['month']), entries: await reader.entries({ currency: 'USD', descriptionWords: ['square'] }, 'largest', 2),
}));

async function untilKept(viewer: Viewer): Promise<Awaited<ReturnType<typeof ofSquare>>> {
  for (;;) {
    const found = await ofSquare(viewer, ledgers);
    if (found.isKept) return found;
    await sleep(5);
  }
}

test('who misses them has them read for whoever asks next; a change has them read anew', async () => {
  const [viewer, other] = [await books.newBusiness(), await books.newBusiness()];
  await books.read(viewer, SHOP_CSV);
  await books.read(other, `${SHOP_CSV}2025-03-29,SQUARE DEPOSIT,1.00,Sales - Retail\n`);
  expect((await ofSquare(viewer, ledgers)).isKept).toBe(false);
  expect(await untilKept(viewer)).toEqual({ ...(await ofSquare(viewer, books.parts.ledgers)), isKept: true });
  expect(await untilKept(other)).toEqual({ ...(await ofSquare(other, books.parts.ledgers)), isKept: true });
  await books.read(viewer, MORE, 'more.csv');
  const { sums, entries } = await ofSquare(viewer, books.parts.ledgers);
  expect(await ofSquare(viewer, ledgers)).toMatchObject({ sums, entries });
  expect(await untilKept(viewer)).toEqual({ sums, entries, isKept: true });
});

test('the job reads them before anybody asks, and nothing of a business that is gone', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  await ledgers.keepRows({ businessId: viewer.businessId });
  expect((await ofSquare(viewer, ledgers)).isKept).toBe(true);
  await ledgers.keepRows({ businessId: '019a0000-0000-7000-8000-000000000000' });
});

test('a row that has moved in the table is found all the same', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  await ledgers.keepRows({ businessId: viewer.businessId });
  const before = await ofSquare(viewer, ledgers);
  await books.parts.database.inTenantRaw(viewer.businessId, (client) => client.query('update entry set line = line + 1000 where business_id = $1', [viewer.businessId]));
  expect((await ofSquare(viewer, ledgers)).entries).toEqual(before.entries);
});

test('property: lists of rows in any order, from anywhere on, are those of the stored rows', async () => {
  const viewer = await books.newBusiness();
  const repeated = Array.from({ length: 40 }, (_, row) => `2025-0${1 + (row % 3)}-0${1 + (row % 4)},${row % 5 === 0 ? 'SHELL OIL' : 'SQUARE DEPOSIT'} ${row},${row % 2 === 0 ? '-' : ''}${10 + (row % 4)}.00,${row % 3 === 0 ? 'Rent' : 'Sales - Retail'}`);
  await books.read(viewer, `${SHOP_CSV}${repeated.join('\n')}\n`);
  await ledgers.keepRows({ businessId: viewer.businessId });
  const [fromMemory, fromStore] = [new LedgerService(ledgers), new LedgerService(books.parts.ledgers)];
  const everything = await fromStore.transactions(viewer, {}, { limit: 100 });
  const anyFilter = fc.record({ search: fc.constantFrom(null, 'square', 'oil', 'deposit 12', 'zebra'), amountMin: fc.constantFrom(null, '12'), direction: fc.constantFrom(null, 'in', 'out'), category: fc.constantFrom(null, 'Rent') });
  const anyWindow = fc.record({ order: fc.constantFrom(...TRANSACTION_ORDERS), limit: fc.integer({ min: 1, max: 9 }), offset: fc.integer({ min: 0, max: 50 }), cursor: fc.option(fc.constantFrom(...everything.map(({ entry }) => entry.id)), { freq: 1 }) });
  await fc.assert(fc.asyncProperty(anyFilter, anyWindow, async (filter, window) => {
    expect(await fromMemory.transactions(viewer, filter, window)).toEqual(await fromStore.transactions(viewer, filter, window));
    expect(await fromMemory.totals(viewer, filter)).toEqual(await fromStore.totals(viewer, filter));
  }), { numRuns: 100 });
});
