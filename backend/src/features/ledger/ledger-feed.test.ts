/** What a provider tells becomes rows of the ledger, once each, and follows the provider's word; the sums always follow the rows. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { newId } from '../../database/new-id.ts';
import type { PulledRow } from '../../providers/contract.ts';
import { CategoriesService } from '../categories/categories.service.ts';
import { RulesService } from '../rules/rules.service.ts';
import type { Viewer } from '../users/viewer.ts';
import { lockLedger } from './ledger-change.ts';
import { feedLedger, type FeedChange } from './ledger-feed.ts';
import { LedgerService } from './ledger.service.ts';
import { LedgerSource } from './ledger-source.ts';
import { createTestBusiness } from './test-business.ts';
import { findOffences } from './test-integrity.ts';
import { expectRollupsExact } from './test-rollups.ts';

let db: TestDatabase;
beforeAll(async () => { db = await createTestDatabase(); });
afterAll(() => db.close());

const BALANCE = { key: 'balance', name: 'Stripe balance', role: 'bank' } as const;
const PAGE = { limit: 50, cursor: null };

function charge(externalId: string, amountMinor = 100_00, more: Partial<PulledRow> = {}): PulledRow {
  return { externalId, account: BALANCE, date: '2026-01-05', amountMinor, currency: 'USD', description: `Charge ${externalId}`, counterparty: 'Ana Silva', category: 'Sales', kind: 'charge', ...more };
}

async function newShop() {
  const viewer = await createTestBusiness(db.database, 'pro');
  const { businessId } = viewer;
  const source = { businessId, integrationId: newId(), provider: 'stripe', companyId: 'acct_1' } as const;
  const clock = () => new Date('2026-02-01T12:00:00Z');
  const parts = { database: db.database, ledgers: new LedgerSource(db.database, clock), clock };
  return {
    viewer, parts,
    feed: (rows: readonly PulledRow[], goneIds: readonly string[] = []): Promise<FeedChange> => db.database.inTenantRaw(businessId, async (client) => {
      await lockLedger(client, businessId);
      return feedLedger(client, source, { rows, goneIds });
    }),
    rows: async () => (await new LedgerService(parts.ledgers).transactions(viewer, {}, PAGE)).map(({ entry, category, account }) => ({ ...entry, category, account })),
  };
}

const isSound = (viewer: Viewer) => db.database.inTenantRaw(viewer.businessId, async (client) => {
  expect(await findOffences(client)).toEqual([]);
  await expectRollupsExact(async (sql) => (await client.query(sql)).rows);
});

test('rows come in once, with the provider\'s account and category', async () => {
  const { viewer, feed, rows } = await newShop();
  const page = [charge('ch_1'), charge('ch_1:fee', -3_20, { kind: 'fee', category: 'Bank Fees', counterparty: 'Stripe' })];
  expect(await feed(page)).toMatchObject({ addedCount: 2, changedCount: 0, removedCount: 0 });
  expect(await feed(page)).toMatchObject({ addedCount: 0, changedCount: 0, removedCount: 0 });
  expect(await rows()).toMatchObject([
    { amountMinor: -320, category: 'Bank Fees', account: 'Stripe balance', fileId: null },
    { amountMinor: 10000, category: 'Sales', counterparty: 'Ana Silva', account: 'Stripe balance' },
  ]);
  await isSound(viewer);
});

test('a row that the provider changed changes, one that it took back goes', async () => {
  const { viewer, feed, rows } = await newShop();
  await feed([charge('a'), charge('b', 50_00)]);
  const [, first] = await rows();
  expect(await feed([charge('a', 80_00, { date: '2026-01-20' })], ['b', 'never-seen'])).toMatchObject({ addedCount: 0, changedCount: 1, removedCount: 1 });
  expect(await rows()).toMatchObject([{ id: first!.id, amountMinor: 8000, date: '2026-01-20' }]);
  await isSound(viewer);
});

test('the owner\'s rules and decisions hold for synced rows, also once the provider changes them', async () => {
  const { viewer, parts, feed, rows } = await newShop();
  await new RulesService(parts).create(viewer, { match: 'counterparty', pattern: 'Ana Silva', category: 'Consulting Income' });
  await feed([charge('a'), charge('b')]);
  const [chosen] = await rows();
  await new CategoriesService(parts).categorize(viewer, { transactionIds: [chosen!.id], category: 'Refunds' });
  await feed([charge('a', 70_00), charge('b', 70_00)]);
  const categories = Object.fromEntries((await rows()).map(({ id, category, amountMinor }) => [id, `${category} ${amountMinor}`]));
  expect(Object.values(categories).sort()).toEqual(['Consulting Income 7000', 'Refunds 7000']);
  expect(categories[chosen!.id]).toBe('Refunds 7000');
  await isSound(viewer);
});

test.each([
  ['an amount that is no whole number', charge('a', 1.5)], ['a date that is none', charge('a', 1, { date: '2026-02-30' })],
  ['a currency in words', charge('a', 1, { currency: 'dollars' })], ['no identifier', charge('', 1)],
])('%s is refused, and nothing of its page is stored', async (_, row) => {
  const { feed, rows } = await newShop();
  await expect(feed([charge('good'), row])).rejects.toMatchObject({ fault: 'broken' });
  expect(await rows()).toEqual([]);
});

test('any order of pages leaves the last word of each row, and sums that follow', async () => {
  const word = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), amountMinor: fc.integer({ min: -9_999, max: 9_999 }).filter((amount) => amount !== 0), day: fc.integer({ min: 1, max: 28 }), isGone: fc.boolean() });
  await fc.assert(fc.asyncProperty(fc.array(fc.array(word, { maxLength: 6 }), { maxLength: 6 }), async (pages) => {
    const { viewer, feed, rows } = await newShop();
    const expected = new Map<string, number>();
    for (const page of pages) {
      const gone = page.filter(({ isGone }) => isGone).map(({ id }) => id);
      const told = page.filter(({ id }) => !gone.includes(id));
      await feed(told.map(({ id, amountMinor, day }) => charge(id, amountMinor, { date: `2026-01-${String(day).padStart(2, '0')}` })), gone);
      for (const { id, amountMinor } of told) expected.set(id, amountMinor);
      for (const id of gone) expected.delete(id);
    }
    expect((await rows()).map(({ amountMinor }) => amountMinor).sort()).toEqual([...expected.values()].sort());
    await isSound(viewer);
  }), { numRuns: 6 });
});
