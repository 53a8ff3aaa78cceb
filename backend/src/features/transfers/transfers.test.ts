/** Money that moves between own accounts is neither income nor expense, as long as its owner does not say otherwise. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { Books, type Line } from '../matches/test-books.ts';

let db: TestDatabase;
beforeAll(async () => { db = await createTestDatabase(); });
afterAll(() => db.close());

const line = (day: number, amountMinor: number, description: string, account = 'Checking'): Line => ({ date: `2026-03-${String(day).padStart(2, '0')}`, amountMinor, description, account });
const OUT = line(10, -500_00, 'ONLINE TRANSFER TO SAVINGS');
const IN = line(11, 500_00, 'TRANSFER FROM CHECKING', 'Savings');
const SALE = line(3, 700_00, 'NORTHWIND TRADERS');

test('both sides are a transfer, undone they count, done again they do not; through deletion and restoration', async () => {
  const books = await Books.open(db);
  await books.import([OUT, SALE]);
  const savings = await books.import([IN]);
  await books.findMatches();
  expect(await books.profit()).toBe(700_00);
  const [match] = await books.list();
  expect(match).toMatchObject({ kind: 'transfer', status: 'matched', provider: null, statement: { account: 'Checking', category: 'Transfer' }, source: { account: 'Savings', category: 'Transfer' } });
  const undone = await books.matches.undo(books.viewer, match!.id);
  expect(undone.source.category).not.toBe('Transfer');
  await books.findMatches();
  expect(await books.list('matched')).toEqual([]);
  expect(await books.matches.redo(books.viewer, match!.id)).toMatchObject({ status: 'matched', source: { category: 'Transfer' } });
  await books.delete(savings);
  await books.findMatches();
  expect(await books.list()).toEqual([]);
  await books.restore(savings);
  await books.findMatches();
  expect(await books.list()).toMatchObject([{ id: match!.id, status: 'matched' }]);
  expect(await books.profit()).toBe(700_00);
  await books.expectSound();
});

test('a salary out and a customer in of one amount stay what they are', async () => {
  const books = await Books.open(db);
  await books.import([line(10, -500_00, 'PAYROLL ANNA SMITH'), SALE]);
  await books.import([line(11, 500_00, 'NORTHWIND TRADERS INVOICE 12', 'Savings')]);
  await books.findMatches();
  expect(await books.list()).toEqual([]);
  expect(await books.profit()).toBe(700_00);
});

test('what says nothing of a transfer, nor of anything else, waits for the owner', async () => {
  const books = await Books.open(db);
  await books.import([line(10, -300_00, 'CHECK 1021')]);
  await books.import([line(10, 300_00, 'DEPOSIT', 'Savings')]);
  await books.findMatches();
  const [proposal] = await books.list('proposed');
  expect(proposal).toMatchObject({ kind: 'transfer' });
  expect(await books.matches.redo(books.viewer, proposal!.id)).toMatchObject({ status: 'matched', statement: { category: 'Transfer' }, source: { category: 'Transfer' } });
  await books.expectSound();
});

test('money to an account at a provider is a transfer, and counts again when the provider takes it back', async () => {
  const books = await Books.open(db);
  await books.import([line(10, -400_00, 'STRIPE TOPUP'), SALE]);
  expect(await books.profit()).toBe(300_00);
  await books.topUp('tu_1', '2026-03-12', 400_00);
  await books.findMatches();
  expect(await books.list()).toMatchObject([{ kind: 'transfer', status: 'matched', statement: { account: 'Checking', category: 'Transfer' }, source: { account: 'Stripe balance', category: 'Transfer' } }]);
  expect(await books.profit()).toBe(700_00);
  await books.takeBack(books.stripe, 'tu_1');
  await books.findMatches();
  expect([await books.list(), await books.profit()]).toEqual([[], 300_00]);
  await books.expectSound();
});

test('money to an account that only the books know is a transfer; a payment that a provider took is not', async () => {
  const books = await Books.open(db);
  await books.import([line(10, -250_00, 'ONLINE TRANSFER TO OPERATING'), line(20, -90_00, 'CHECK 1021'), SALE]);
  await books.book('7', '2026-03-11', 250_00, 'Transfer from checking');
  await books.topUp('ch_1', '2026-03-20', 1_00);
  await books.findMatches();
  expect(await books.list()).toMatchObject([{ kind: 'transfer', status: 'matched', source: { account: 'Operating account', category: 'Transfer' } }]);
  expect(await books.profit()).toBe(700_00 - 90_00);
  await books.expectSound();
});

test('accounts that become one have no transfers between them', async () => {
  const books = await Books.open(db);
  await books.import([{ ...OUT, description: 'ONLINE TRANSFER TO SAVINGS 1' }, SALE]);
  await books.import([{ ...IN, amountMinor: 500_00 }]);
  await books.findMatches();
  const shown = await books.accounts.list(books.viewer);
  const number = (name: string): string => String(shown.find((account) => account.name === name)!.number);
  await books.accounts.merge(books.viewer, number('Savings'), number('Checking'));
  await books.findMatches();
  expect(await books.list()).toEqual([]);
  await books.expectSound();
});
