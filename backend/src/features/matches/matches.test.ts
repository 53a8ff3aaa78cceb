/** Two sources of one movement of money: it counts once, and all of it can be taken back. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../database/new-id.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { Books, type Line } from './test-books.ts';

let db: TestDatabase;
beforeAll(async () => { db = await createTestDatabase(); });
afterAll(() => db.close());

const STRIPE_DEPOSIT: Line = { date: '2026-03-10', amountMinor: 970_00, description: 'STRIPE TRANSFER' };
const STAPLES: Line = { date: '2026-03-11', amountMinor: -84_20, description: 'STAPLES #112' };

test('the newest payments come first, in pages, whenever their match was found', async () => {
  const books = await Books.open(db);
  const days = ['2026-03-10', '2026-05-10', '2026-01-10', '2026-04-10', '2026-02-10'];
  for (const [index, date] of days.entries()) {
    await books.import([{ ...STRIPE_DEPOSIT, date, amountMinor: 500_00 + index }]);
    await books.payout(`po_${index}`, date, 500_00 + index);
    await books.findMatches();
  }
  const seen: string[] = [];
  for (let cursor: string | null = null, pages = 0; pages < 4; pages += 1) {
    const page = await books.matches.list(books.viewer, { limit: 2, cursor }, 'matched');
    seen.push(...page.map(({ statement }) => statement.entry.date));
    cursor = page.at(-1)?.id ?? cursor;
  }
  expect(seen).toEqual(days.toSorted().toReversed());
});

describe('a payout on the bank statement', () => {
  test('is a transfer from the provider, until its owner says otherwise', async () => {
    const books = await Books.open(db);
    await books.import([STRIPE_DEPOSIT]);
    await books.payout('po_1', '2026-03-10', 970_00);
    expect(await books.profit()).toBe(970_00);
    await books.findMatches();
    expect(await books.profit()).toBe(0);
    const [match] = await books.list();
    expect(match).toMatchObject({ kind: 'payout', status: 'matched', provider: 'stripe', statement: { category: 'Transfer', account: 'Checking' }, source: { account: 'Stripe balance' } });
    expect(await books.matches.undo(books.viewer, match!.id)).toMatchObject({ status: 'undone', statement: { category: 'Sales' } });
    await books.findMatches();
    expect(await books.profit()).toBe(970_00);
    expect(await books.matches.redo(books.viewer, match!.id)).toMatchObject({ status: 'matched', statement: { category: 'Transfer' } });
    await books.expectSound();
  });

  test('stays matched, or undone, through deletion, restoration and another reading of its file', async () => {
    const books = await Books.open(db);
    await books.payout('po_1', '2026-03-10', 970_00);
    const file = await books.import([STRIPE_DEPOSIT]);
    await books.findMatches();
    await books.delete(file);
    expect(await books.list()).toEqual([]);
    await books.restore(file);
    expect(await books.profit()).toBe(0);
    await books.delete(file);
    await books.findMatches();
    await books.import([STRIPE_DEPOSIT]);
    expect(await books.profit()).toBe(0);
    const [match] = await books.list();
    await books.matches.undo(books.viewer, match!.id);
    await books.import([{ ...STRIPE_DEPOSIT, description: 'stripe transfer' }]);
    await books.findMatches();
    expect(await books.list()).toMatchObject([{ id: match!.id, status: 'undone' }]);
    expect(await books.profit()).toBe(970_00);
    await books.expectSound();
  });

  test("comes before the owner's rules and earlier choices, and after a later choice", async () => {
    const books = await Books.open(db);
    await books.rules.create(books.viewer, { match: 'description', pattern: 'stripe', direction: null, category: 'Interest Income' });
    await books.import([STRIPE_DEPOSIT]);
    const [row] = await books.raw<{ id: string }>('select id from entry');
    await books.categories.categorize(books.viewer, { transactionIds: [row!.id], category: 'Meals' });
    await books.payout('po_1', '2026-03-10', 970_00);
    await books.findMatches();
    expect(await books.categories.transaction(books.viewer, row!.id)).toMatchObject({ source: 'match', transaction: { category: 'Transfer' } });
    await books.categories.categorize(books.viewer, { transactionIds: [row!.id], category: 'Rent' });
    expect(await books.categories.transaction(books.viewer, row!.id)).toMatchObject({ source: 'choice', transaction: { category: 'Rent' } });
    await books.categories.categorize(books.viewer, { transactionIds: [row!.id], category: null });
    expect(await books.profit()).toBe(0);
    const [match] = await books.list();
    expect(await books.matches.undo(books.viewer, match!.id)).toMatchObject({ statement: { category: 'Interest Income' } });
    await books.expectSound();
  });

  test('is income again when the provider takes its payout back', async () => {
    const books = await Books.open(db);
    await books.import([STRIPE_DEPOSIT]);
    await books.payout('po_1', '2026-03-10', 970_00);
    await books.findMatches();
    await books.takeBack(books.stripe, 'po_1');
    await books.findMatches();
    expect(await books.profit()).toBe(970_00);
    expect(await books.list()).toEqual([]);
    await books.expectSound();
  });
});

describe('a payment that QuickBooks has, too', () => {
  test('counts through the statement; through QuickBooks while the statement is away', async () => {
    const books = await Books.open(db);
    await books.book('purchase 1', '2026-03-10', -84_20, 'Staples');
    const file = await books.import([STAPLES]);
    const other = await books.import([STAPLES, { ...STAPLES, amountMinor: -1_00 }]);
    await books.findMatches();
    expect(await books.profit()).toBe(-85_20);
    expect(await books.list()).toMatchObject([{ kind: 'same-payment', status: 'matched', reasons: expect.arrayContaining([{ says: 'Both texts have STAPLES.', weight: 30 }]) }]);
    await books.delete(file);
    expect(await books.profit()).toBe(-85_20);
    await books.expectSound();
    await books.delete(other);
    expect(await books.profit()).toBe(-84_20);
    await books.expectSound();
    await books.restore(file);
    expect(await books.profit()).toBe(-84_20);
    await books.restore(other);
    await books.expectSound();
    const [match] = await books.list();
    await books.matches.undo(books.viewer, match!.id);
    expect(await books.profit()).toBe(-169_40);
    await books.expectSound();
  });

  test('what is uncertain waits for the owner', async () => {
    const books = await Books.open(db);
    await books.book('purchase 1', '2026-03-10', -84_20, 'Shell');
    await books.import([{ ...STAPLES, description: 'CHECK', date: '2026-03-13' }]);
    await books.findMatches();
    expect(await books.profit()).toBe(-168_40);
    const [proposal] = await books.list('proposed');
    expect(await books.matches.undo(books.viewer, proposal!.id)).toMatchObject({ status: 'undone' });
    expect(await books.matches.redo(books.viewer, proposal!.id)).toMatchObject({ status: 'proposed' });
    expect(await books.matches.redo(books.viewer, proposal!.id)).toMatchObject({ status: 'matched' });
    expect(await books.profit()).toBe(-84_20);
    expect(await books.list('proposed')).toEqual([]);
    await expect(books.matches.undo(books.viewer, newId())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(books.list('maybe')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

test('a payout that only QuickBooks saw arrive is matched there, and with the statement once there is one', async () => {
  const books = await Books.open(db);
  await books.payout('po_1', '2026-03-10', 970_00);
  await books.book('deposit 1', '2026-03-10', 970_00, 'Stripe');
  await books.findMatches();
  expect(await books.profit()).toBe(0);
  const file = await books.import([STRIPE_DEPOSIT]);
  await books.findMatches();
  expect(await books.profit()).toBe(0);
  expect((await books.list('matched')).map(({ kind, statement }) => [kind, statement.account])).toEqual([['payout', 'Checking'], ['same-payment', 'Checking']]);
  await books.delete(file);
  await books.findMatches();
  expect(await books.profit()).toBe(0);
  await books.expectSound();
});
