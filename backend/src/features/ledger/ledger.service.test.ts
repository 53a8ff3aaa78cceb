/** Lists of ledger rows: filters, pages in the order of dates, names instead of numbers, and the accounts' balances. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import type { Viewer } from '../users/viewer.ts';
import { LedgerService } from './ledger.service.ts';

let books: TestBooks;
let ledger: LedgerService;
let viewer: Viewer;
let fileId: string;
let secondFileId: string;
beforeAll(async () => {
  books = await createTestBooks('2025-04-10');
  ledger = new LedgerService(books.parts.database);
  viewer = await books.newBusiness();
  fileId = await books.read(viewer, SHOP_CSV);
  secondFileId = await books.read(viewer, `${SHOP_CSV}2025-03-31,COFFEE,-4.50,Meals\n`, 'bank.csv');
});
afterAll(() => books.close());

const list = async (filter: object, limit = 50, cursor: string | null = null) => ledger.transactions(viewer, filter, { limit, cursor });

test.each([
  ['all, each payment once', {}, 9],
  ['a file with what others hold too', () => ({ fileId: secondFileId }), 9],
  ['a file', () => ({ fileId }), 8],
  ['dates, both ends', { from: '2025-01-10', to: '2025-02-10' }, 3],
  ['a category by name', { category: 'rent' }, 3],
  ['kinds', { kinds: ['refund', 'owner'] }, 2],
  ['another currency', { currency: 'EUR' }, 0],
])('%s', async (_title, filter, count) => {
  expect(await list(typeof filter === 'function' ? filter() : filter)).toHaveLength(count);
});

test('pages follow each other by date, newest first', async () => {
  const all = await list({});
  expect(all.map(({ entry }) => entry.date)).toEqual([...all.map(({ entry }) => entry.date)].sort().reverse());
  const paged: typeof all = [];
  for (let page = await list({}, 4); page.length > 0; page = await list({}, 4, page.at(-1)!.entry.id)) paged.push(...page);
  expect(paged).toEqual(all);
});

test('rows carry the names of their accounts', async () => {
  const [rent] = await list({ category: 'Rent' });
  expect(rent).toMatchObject({ category: 'Rent', account: 'bank', entry: { amountMinor: -100_00, line: 7 } });
});

test.each([[{ from: '2025-13-01' }, 'from'], [{ fileId: 'x' }, 'fileId'], [{ kinds: ['profit'] }, 'kinds'], [{ currency: 'usd' }, 'currency']])('refused: %j', async (filter, field) => {
  await expect(Promise.resolve().then(() => list(filter))).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details: { fields: { [field]: expect.any(String) } } });
});

test('an account knows the closing balance of the newest file that states one, until that file goes', async () => {
  const owner = await books.newBusiness();
  const statement = (month: string, opening: number): string =>
    `Date,Description,Amount,Balance\n2025-${month}-13,SALE,20.00,${opening + 20}.00\n2025-${month}-14,RENT,-5.00,${opening + 15}.00\n2025-${month}-15,SALE,10.00,${opening + 25}.00\n`;
  await books.read(owner, statement('01', 100), 'checking.csv');
  const newer = await books.read(owner, statement('02', 125), 'checking.csv');
  expect(await ledger.accounts(owner)).toMatchObject([{ name: 'checking', role: 'bank', currency: 'USD', balanceMinor: 150_00, balanceDate: '2025-02-15' }]);
  await books.files.delete(owner, newer);
  expect(await ledger.accounts(owner)).toMatchObject([{ balanceMinor: 125_00, balanceDate: '2025-01-15' }]);
});
