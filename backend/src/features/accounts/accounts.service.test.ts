/** What an owner does about accounts: names, opening balances, merges; and what later files make of it. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import type { Viewer } from '../users/viewer.ts';
import { AccountsService } from './accounts.service.ts';
import { TwinAccountsService } from './twin-accounts.service.ts';

let books: TestBooks;
let accounts: AccountsService;
beforeAll(async () => {
  books = await createTestBooks('2025-04-10');
  accounts = new AccountsService(books.parts.database);
});
afterAll(() => books.close());

const SHOP_NET_MINOR = 630_00;

async function shop(): Promise<Viewer> {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV, 'shop.csv');
  return viewer;
}

test('a renamed account keeps its files', async () => {
  const viewer = await shop();
  expect(await accounts.update(viewer, '1000', { name: 'Main account' })).toMatchObject({ name: 'Main account', transactionCount: 8 });
  await books.read(viewer, `${SHOP_CSV}2025-04-01,COFFEE,-4.50,Meals\n`, 'shop.csv');
  expect(await accounts.list(viewer)).toMatchObject([{ name: 'Main account', transactionCount: 9 }]);
});

test('two files of one account under different names are told of until they are merged', async () => {
  const twins = new TwinAccountsService(books.parts.ledgers);
  const viewer = await shop();
  expect(await twins.list(viewer)).toEqual([]);
  await books.read(viewer, `${SHOP_CSV}2025-04-01,COFFEE,-4.50,Meals\n`, 'shop again.csv');
  expect(await twins.list(viewer)).toMatchObject([{ account: { name: 'shop' }, into: { name: 'shop again' }, sharedCount: 8, comparedCount: 8 }]);
  expect(await twins.list(await shop())).toEqual([]);
  await accounts.merge(viewer, '1000', '1001');
  expect(await twins.list(viewer)).toEqual([]);
  expect(await accounts.list(viewer)).toMatchObject([{ name: 'shop again', transactionCount: 9 }]);
});

test('names are its own', async () => {
  const viewer = await shop();
  await expect(accounts.update(viewer, '1000', { name: 'rent' })).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(accounts.update(viewer, '1000', { name: ' ' })).rejects.toMatchObject({ details: { fields: { name: expect.any(String) } } });
  await expect(accounts.update(viewer, '1001', { name: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(accounts.update(await books.newBusiness(), '1000', { name: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an opening balance is carried forward, also by later files, and taken away again', async () => {
  const viewer = await shop();
  expect(await accounts.list(viewer)).toMatchObject([{ balanceMinor: null }]);
  expect(await accounts.update(viewer, '1000', { openingBalance: '1000.00', openingDate: '2025-01-01' })).toMatchObject({ balanceMinor: 1000_00 + SHOP_NET_MINOR, balanceDate: '2025-03-31' });
  await books.read(viewer, 'Date,Description,Amount,Category\n2025-04-02,COFFEE,-4.50,Meals\n2025-04-03,SALE,10.00,Sales - Retail\n', 'shop.csv');
  expect(await accounts.list(viewer)).toMatchObject([{ balanceMinor: 1000_00 + SHOP_NET_MINOR + 5_50, balanceDate: '2025-04-03' }]);
  expect(await accounts.update(viewer, '1000', { openingBalance: '-50.00', openingDate: '2025-03-31' })).toMatchObject({ balanceMinor: -50_00 - 50_00 + 5_50 });
  expect(await accounts.update(viewer, '1000', { openingBalance: null })).toMatchObject({ balanceMinor: null, openingDate: null });
});

test('a file that states a later balance is believed', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, 'Date,Description,Amount,Balance\n2025-01-13,SALE,20.00,120.00\n2025-01-14,RENT,-5.00,115.00\n2025-01-15,SALE,10.00,125.00\n', 'checking.csv');
  expect(await accounts.update(viewer, '1000', { openingBalance: '7.00', openingDate: '2025-01-01' })).toMatchObject({ balanceMinor: 125_00, balanceDate: '2025-01-15' });
});

test('a balance of a file that names no currency is in the minor units of its account, which have no hundredths in Japan', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, 'Date,Description,Amount,Currency\n2025-01-13,SALE,2000,JPY\n2025-01-14,RENT,-500,JPY\n', 'yen.csv');
  const later = await books.read(viewer, 'Date,Description,Amount,Balance\n2025-02-13,SALE,2000,12000\n2025-02-14,RENT,-500,11500\n', 'yen.csv');
  expect(await accounts.list(viewer)).toMatchObject([{ currency: 'JPY', balanceMinor: 11_500, balanceDate: '2025-02-14' }]);
  expect((await books.files.get(viewer, later)).file.reading).toMatchObject({ openingMinor: 10_000, closingMinor: 11_500 });
});

test.each([
  [{ openingBalance: 'much', openingDate: '2025-01-01' }, 'openingBalance'],
  [{ openingBalance: '1.005', openingDate: '2025-01-01' }, 'openingBalance'],
  [{ openingBalance: '1.00' }, 'openingDate'],
  [{ openingBalance: '1.00', openingDate: '2025-02-30' }, 'openingDate'],
])('refused: %j', async (fields, field) => {
  await expect(accounts.update(await shop(), '1000', fields)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details: { fields: { [field]: expect.any(String) } } });
});

test('a merge counts what both hold once, and files of either find the one that stays', async () => {
  const viewer = await shop();
  await books.read(viewer, `${SHOP_CSV}2025-04-01,COFFEE,-4.50,Meals\n`, 'export.csv');
  expect(await accounts.previewMerge(viewer, '1001', '1000')).toMatchObject({ from: { transactionCount: 9 }, duplicateCount: 8 });
  expect(await accounts.list(viewer)).toMatchObject([{ transactionCount: 8 }, { transactionCount: 9 }]);
  expect(await accounts.merge(viewer, '1001', '1000')).toMatchObject({ name: 'shop', transactionCount: 9 });
  const again = await books.read(viewer, `${SHOP_CSV}2025-04-01,COFFEE,-4.50,Meals\n2025-04-02,TEA,-3.00,Meals\n`, 'export.csv');
  expect((await books.files.get(viewer, again)).file).toMatchObject({ transactionCount: 10, duplicateCount: 9 });
  expect(await accounts.list(viewer)).toMatchObject([{ number: 1000, transactionCount: 10 }]);
});

test('a preview counts what only other words hide, too, and changes nothing', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, 'Date,Description,Amount\n2025-03-01,SQ *BLUE BOTTLE 1234,-4.50\n2025-03-03,STRIPE TRANSFER ST-9A,970.00\n2025-03-03,POS PURCHASE 0302 STAPLES #12 BOSTON,-84.20\n2025-03-07,ACH DEBIT OAK PROPERTIES,-1800.00\n', 'march.csv');
  await books.read(viewer, 'Date,Description,Amount\n2025-03-01,Blue Bottle Coffee,-4.50\n2025-03-03,Stripe,970.00\n2025-03-03,STAPLES 12,-84.20\n2025-03-07,Oak  properties,-1800.00\n2025-03-12,Tea,-3.00\n', 'app.csv');
  const before = await accounts.list(viewer);
  expect(await accounts.previewMerge(viewer, '1001', '1000')).toMatchObject({ duplicateCount: 4 });
  expect(await accounts.list(viewer)).toEqual(before);
  expect(await accounts.merge(viewer, '1001', '1000')).toMatchObject({ transactionCount: 5 });
});

test('equal rows of one file stay as many payments as they are, also when its two accounts become one', async () => {
  const viewer = await books.newBusiness();
  const csv = 'Date,Description,Amount,Account\n2025-01-05,COFFEE,-4.50,Checking\n2025-01-05,COFFEE,-4.50,Savings\n2025-01-06,SALE,10.00,Checking\n';
  await books.read(viewer, csv);
  expect(await accounts.previewMerge(viewer, '1001', '1000')).toMatchObject({ duplicateCount: 0 });
  expect(await accounts.merge(viewer, '1001', '1000')).toMatchObject({ transactionCount: 3 });
  const again = await books.read(viewer, `${csv}2025-01-07,TEA,-3.00,Savings\n`, 'later.csv');
  expect((await books.files.get(viewer, again)).file).toMatchObject({ transactionCount: 4, duplicateCount: 3 });
});

test('what stands beside the description does not make equal rows unequal when accounts become one', async () => {
  const viewer = await books.newBusiness();
  const csv = 'Date,Description,Memo,Amount,Account\n2025-01-05,COFFEE,with Ann,-4.50,Checking\n2025-01-05,COFFEE,with Bob,-4.50,Savings\n2025-01-06,SALE,,10.00,Checking\n';
  await books.read(viewer, csv);
  expect(await accounts.previewMerge(viewer, '1001', '1000')).toMatchObject({ duplicateCount: 0 });
  expect(await accounts.merge(viewer, '1001', '1000')).toMatchObject({ transactionCount: 3 });
  const again = await books.read(viewer, csv.replace('2025-01-06,SALE', '2025-01-07,TEA,,-3.00,Savings\n2025-01-06,SALE'), 'later.csv');
  expect((await books.files.get(viewer, again)).file).toMatchObject({ transactionCount: 4, duplicateCount: 3 });
});

test('what cannot become one', async () => {
  const viewer = await shop();
  await books.read(viewer, 'Date,Description,Amount,Currency\n2025-01-13,SALE,20.00,EUR\n2025-01-14,RENT,-21.00,EUR\n', 'euro.csv');
  await expect(accounts.merge(viewer, '1000', '1001')).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(accounts.merge(viewer, '1000', '1000')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(accounts.merge(viewer, '1000', undefined)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
