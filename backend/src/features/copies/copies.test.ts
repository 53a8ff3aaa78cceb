/** Two statements that tell of one payment in other words: it counts once, shown with the reason, and all of it can be taken back. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { Books, type Line } from '../matches/test-books.ts';

let db: TestDatabase;
beforeAll(async () => { db = await createTestDatabase(); });
afterAll(() => db.close());

const line = (day: number, amountMinor: number, description: string, account?: string): Line => ({ date: `2026-03-${String(day).padStart(2, '0')}`, amountMinor, description, ...(account ? { account } : {}) });

const MARCH: readonly Line[] = [
  line(1, -4_50, 'SQ *BLUE BOTTLE 1234'), line(3, 970_00, 'STRIPE TRANSFER ST-9A'), line(3, -84_20, 'POS PURCHASE 0302 STAPLES #12 BOSTON'), line(7, -1_800_00, 'ACH DEBIT OAK PROPERTIES'), line(9, -4_50, 'SQ *BLUE BOTTLE 1234'),
];
const RENAMED: readonly Line[] = [
  line(1, -4_50, 'Blue Bottle Coffee'), line(4, 970_00, 'Stripe'), line(3, -84_20, 'STAPLES 12'), line(7, -1_800_00, 'Oak  properties'), line(9, -4_50, 'blue bottle coffee'), line(12, -4_50, 'Blue Bottle Coffee'),
];
const SUM = 970_00 - 84_20 - 1_800_00 - 3 * 4_50;

const counted = async (books: Books): Promise<{ count: number; sum: number }> => {
  const [row] = await books.raw<{ count: number; sum: string | null }>('select count(*)::int as count, sum(amount_minor) as sum from entry where duplicate_of is null');
  return { count: row!.count, sum: Number(row!.sum ?? 0) };
};

describe('a later export in other words', () => {
  test('counts once what both tell of, and once more what is new', async () => {
    const books = await Books.open(db);
    await books.import(MARCH, 'march.csv');
    await books.import(RENAMED, 'march again.csv');
    expect(await counted(books)).toEqual({ count: 6, sum: SUM });
    const matches = await books.list('matched');
    expect(matches).toHaveLength(5);
    const staples = matches.find(({ statement }) => statement.entry.amountMinor === -84_20)!;
    expect(staples).toMatchObject({
      kind: 'copy', provider: null, statement: { entry: { description: MARCH[2]!.description } }, source: { entry: { description: 'STAPLES 12' } }, statementFile: 'march.csv', sourceFile: 'march again.csv',
      reasons: expect.arrayContaining([{ says: 'Both texts have STAPLES.', weight: 25 }]),
    });
    expect(staples.statement.match).toMatchObject({ kind: 'copy', status: 'matched', isOther: false });
    expect(staples.source.match).toMatchObject({ isOther: true });
    await books.expectSound();
  });

  test("counts once what both give the bank's number of, whatever they call it", async () => {
    const books = await Books.open(db);
    await books.import([{ ...line(2, -33_00, 'Harbor Freight'), reference: 'FT2606412' }, line(9, -7_00, 'Bakery')]);
    await books.import([{ ...line(2, -33_00, 'Tool Depot'), reference: 'FT2606412' }, line(9, -8_00, 'Florist')]);
    expect(await counted(books)).toEqual({ count: 3, sum: -48_00 });
    expect((await books.list('matched'))[0]).toMatchObject({ reasons: expect.arrayContaining([{ says: 'Both have the reference FT2606412, and no other payment has it.', weight: 35 }]) });
    await books.expectSound();
  });

  test('undone both count, done again once, through deletion, restoration and another reading', async () => {
    const books = await Books.open(db);
    const first = await books.import(MARCH);
    const second = await books.import(RENAMED);
    const [match] = (await books.list('matched')).filter(({ statement }) => statement.entry.amountMinor === -1_800_00);
    expect(await books.matches.undo(books.viewer, match!.id)).toMatchObject({ status: 'undone' });
    expect(await counted(books)).toEqual({ count: 7, sum: SUM - 1_800_00 });
    await books.import(RENAMED);
    expect((await counted(books)).count).toBe(7);
    await books.delete(first);
    expect(await counted(books)).toEqual({ count: 6, sum: SUM });
    await books.restore(first);
    expect((await counted(books)).count).toBe(7);
    expect(await books.matches.redo(books.viewer, match!.id)).toMatchObject({ status: 'matched' });
    expect(await counted(books)).toEqual({ count: 6, sum: SUM });
    await books.delete(first);
    await books.delete(second);
    expect(await counted(books)).toEqual({ count: 6, sum: SUM });
    await books.import(MARCH);
    expect(await counted(books)).toEqual({ count: 6, sum: SUM });
    await books.expectSound();
  });

  test("keeps the owner's choice of a category, whichever statement counts", async () => {
    const books = await Books.open(db);
    const first = await books.import(MARCH);
    const [rent] = await books.raw<{ id: string }>('select id from entry where amount_minor = -180000');
    await books.categories.categorize(books.viewer, { transactionIds: [rent!.id], category: 'Rent' });
    await books.import(RENAMED);
    await books.delete(first);
    expect(await books.raw(`select name from entry join chart_account on number = category_number where amount_minor = -180000 and duplicate_of is null`)).toEqual([{ name: 'Rent' }]);
    await books.expectSound();
  });
});

describe('what is not swallowed', () => {
  test('equal amounts on near days under different names, and two coffees that both statements show', async () => {
    const books = await Books.open(db);
    const shared = [line(1, -10_00, 'Alpha'), line(5, -4_50, 'Blue Bottle'), line(6, -4_50, 'Blue Bottle'), line(20, -11_00, 'Omega')];
    await books.import([...shared, line(10, -20_00, 'Green Grocer')]);
    await books.import([...shared, line(11, -20_00, 'Yellow Cab')]);
    expect((await counted(books)).count).toBe(6);
    expect(await books.list()).toEqual([]);
  });

  test('what the other statement had no chance to tell of', async () => {
    const books = await Books.open(db);
    await books.import([line(1, -5_00, 'Opening'), line(10, -1_200_00, 'OAK PROPERTIES RENT')]);
    await books.import([line(11, -1_200_00, 'Oak Properties'), line(20, -6_00, 'Closing')]);
    expect((await counted(books)).count).toBe(4);
    expect(await books.list()).toEqual([]);
  });

  test('payments that a third statement shows side by side', async () => {
    const books = await Books.open(db);
    await books.import([line(1, -1_00, 'One'), line(5, -9_00, 'SQ *BLUE BOTTLE'), line(9, -2_00, 'Two')]);
    await books.import([line(1, -1_00, 'One'), line(5, -9_00, 'Blue Bottle Coffee Roasters'), line(9, -2_00, 'Two')]);
    expect((await counted(books)).count).toBe(3);
    const third = await books.import([line(1, -1_00, 'One'), line(5, -9_00, 'SQ *BLUE BOTTLE'), line(5, -9_00, 'Blue Bottle Coffee Roasters'), line(9, -2_00, 'Two')]);
    expect(await counted(books)).toEqual({ count: 4, sum: -21_00 });
    await books.delete(third);
    expect((await counted(books)).count).toBe(4);
    await books.expectSound();
  });
});

test('what is likely waits: a different name for the same amount on the same day', async () => {
  const books = await Books.open(db);
  await books.import([line(1, -1_00, 'One'), line(5, -33_00, 'Harbor Freight'), line(9, -2_00, 'Two')]);
  await books.import([line(1, -1_00, 'One'), line(5, -33_00, 'Tool Depot'), line(9, -2_00, 'Two')]);
  expect((await counted(books)).count).toBe(4);
  const [proposal] = await books.list('proposed');
  expect(proposal).toMatchObject({ kind: 'copy', confidence: 55 });
  expect(await books.matches.redo(books.viewer, proposal!.id)).toMatchObject({ status: 'matched' });
  expect((await counted(books)).count).toBe(3);
  expect(await books.matches.undo(books.viewer, proposal!.id)).toMatchObject({ status: 'undone' });
  expect((await counted(books)).count).toBe(4);
  await books.expectSound();
});

test('what QuickBooks has of the same payment counts through whichever statement is there', async () => {
  const books = await Books.open(db);
  const first = await books.import(MARCH);
  await books.book('purchase 1', '2026-03-03', -84_20, 'Staples');
  await books.findMatches();
  const second = await books.import(RENAMED);
  expect(await counted(books)).toEqual({ count: 6, sum: SUM });
  await books.delete(first);
  await books.findMatches();
  expect(await counted(books)).toEqual({ count: 6, sum: SUM });
  await books.expectSound();
  await books.delete(second);
  expect(await counted(books)).toEqual({ count: 1, sum: -84_20 });
  await books.restore(first);
  await books.restore(second);
  await books.findMatches();
  expect(await counted(books)).toEqual({ count: 6, sum: SUM });
  await books.expectSound();
});

test('accounts that become one: what both tell of in other words counts once, and what was matched stays so', async () => {
  const books = await Books.open(db);
  const first = await books.import(MARCH);
  await books.import(RENAMED);
  await books.import(RENAMED.map((row) => ({ ...row, description: `${row.description} LTD`, account: 'Everyday' })));
  expect((await counted(books)).count).toBe(12);
  const shown = await books.accounts.list(books.viewer);
  const number = (name: string): string => String(shown.find((account) => account.name === name)!.number);
  await books.accounts.merge(books.viewer, number('Checking'), number('Everyday'));
  expect(await counted(books)).toEqual({ count: 6, sum: SUM });
  await books.expectSound();
  await books.delete(first);
  expect(await counted(books)).toEqual({ count: 6, sum: SUM });
  await books.expectSound();
});
