/** Lists of ledger rows: filters, pages in the order of dates, names instead of numbers, and the accounts' balances. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AccountsService } from '../accounts/accounts.service.ts';
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
  ledger = new LedgerService(books.parts.ledgers);
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
  ['without a category', { notCategories: ['rent', 'no such'] }, 6],
  ['kinds', { kinds: ['refund', 'owner'] }, 2],
  ['a named period', { period: 'last-month' }, 5],
  ['a named period and dates, whichever are narrower', { period: 'this-year', from: '2025-03-31' }, 2],
  ['words of the description or the counterparty, in any case', { search: 'rent MARCH' }, 1],
  ['money out alone', { direction: 'out' }, 6],
  ['amounts, whatever their direction', { amountMin: '100', amountMax: '300.00' }, 4],
  ['an account', { accountId: '1000' }, 9],
  ['no such account', { accountId: '1001' }, 0],
  ['another currency', { currency: 'EUR' }, 0],
])('%s', async (_title, filter, count) => {
  expect(await list(typeof filter === 'function' ? filter() : filter)).toHaveLength(count);
});

test('some names left out: rows that name nobody stay', async () => {
  const all = await list({});
  const [left] = all.map(({ entry }) => entry.counterparty).filter((name) => name !== null);
  const rows = await list({ notCounterparties: [left] });
  expect(rows).toEqual(all.filter(({ entry }) => entry.counterparty !== left));
  expect(rows.length).toBeLessThan(all.length);
});

test('days of the week, from 0 for Sunday', async () => {
  const all = await list({});
  const dayOf = (date: string) => new Date(date).getUTCDay();
  const weekdays = [dayOf(all[0]!.entry.date), 0];
  expect(await list({ weekdays })).toEqual(all.filter(({ entry }) => weekdays.includes(dayOf(entry.date))));
});

test('pages follow each other by date, newest first', async () => {
  const all = await list({});
  expect(all.map(({ entry }) => entry.date)).toEqual([...all.map(({ entry }) => entry.date)].sort().reverse());
  const paged: typeof all = [];
  for (let page = await list({}, 4); page.length > 0; page = await list({}, 4, page.at(-1)!.entry.id)) paged.push(...page);
  expect(paged).toEqual(all);
});

test.each(['newest', 'oldest', 'largest', 'smallest'])('%s: pages by cursor and by offset are the same rows', async (order) => {
  const all = await ledger.transactions(viewer, {}, { order });
  const sizes = all.map(({ entry }) => Math.abs(entry.amountMinor));
  if (order === 'largest') expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  for (let at = 0; at < all.length; at += 2) {
    const expected = all.slice(at, at + 2);
    expect(await ledger.transactions(viewer, {}, { order, limit: 2, offset: at })).toEqual(expected);
    if (at > 0) expect(await ledger.transactions(viewer, {}, { order, limit: 2, cursor: all[at - 1]!.entry.id })).toEqual(expected);
  }
});

test('a far page starts at its day and holds the rows that walking would have reached', async () => {
  const owner = await books.newBusiness();
  const rows = Array.from({ length: 1_500 }, (_, row) => `2024-${String(1 + (row % 12)).padStart(2, '0')}-${String(1 + (row % 7)).padStart(2, '0')},ROW ${row},${row % 3 === 0 ? '-' : ''}${row + 1}.00`);
  await books.read(owner, ['Date,Description,Amount', ...rows, ''].join('\n'));
  for (const filter of [{}, { direction: 'out' }, { from: '2024-03-02' }]) {
    for (const order of ['newest', 'oldest']) {
      const walked: unknown[] = [];
      for (let page = await ledger.transactions(owner, filter, { order, limit: 200 }); page.length > 0; page = await ledger.transactions(owner, filter, { order, limit: 200, cursor: page.at(-1)!.entry.id })) walked.push(...page);
      for (const offset of [499, 500, 1_001, 1_499, 1_500]) expect(await ledger.transactions(owner, filter, { order, limit: 3, offset })).toEqual(walked.slice(offset, offset + 3));
      expect((await ledger.totals(owner, filter)).count).toBe(walked.length);
    }
  }
});

test('totals of what is filtered, and where a day lies in it', async () => {
  expect(await ledger.totals(viewer, { kinds: ['revenue', 'refund'] })).toEqual({ from: null, to: null, count: 4, currencies: [{ currency: 'USD', count: 4, inMinor: 990_00, outMinor: 10_00 }] });
  expect(await ledger.totals(viewer, { period: 'last-month', search: 'square' })).toMatchObject({ from: '2025-03-01', to: '2025-03-31', count: 1 });
  expect(await ledger.totals(viewer, { fileId: secondFileId })).toMatchObject({ count: 9 });
  const all = await list({});
  for (const date of ['2026-01-01', '2025-03-10', '2025-03-09', '2024-01-01']) expect(await ledger.position(viewer, {}, date)).toBe(all.filter(({ entry }) => entry.date > date).length);
});

test('rows carry the names of their accounts', async () => {
  const [rent] = await list({ category: 'Rent' });
  expect(rent).toMatchObject({ category: 'Rent', account: 'bank', entry: { amountMinor: -100_00, line: 7 } });
});

test.each([[{ from: '2025-13-01' }, 'from'], [{ fileId: 'x' }, 'fileId'], [{ kinds: ['profit'] }, 'kinds'], [{ currency: 'usd' }, 'currency'],
  [{ period: 'soon' }, 'period'], [{ amountMin: '1e3' }, 'amountMin'], [{ direction: 'up' }, 'direction'], [{ accountId: 'x' }, 'accountId'],
  [{ notCategories: 'Rent' }, 'notCategories'], [{ notCounterparties: [7] }, 'notCounterparties'], [{ weekdays: [7] }, 'weekdays']])('refused: %j', async (filter, field) => {
  await expect(Promise.resolve().then(() => list(filter))).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details: { fields: { [field]: expect.any(String) } } });
});

test('an account knows the closing balance of the newest file that states one, until that file goes', async () => {
  const owner = await books.newBusiness();
  const statement = (month: string, opening: number): string =>
    `Date,Description,Amount,Balance\n2025-${month}-13,SALE,20.00,${opening + 20}.00\n2025-${month}-14,RENT,-5.00,${opening + 15}.00\n2025-${month}-15,SALE,10.00,${opening + 25}.00\n`;
  await books.read(owner, statement('01', 100), 'checking.csv');
  const newer = await books.read(owner, statement('02', 125), 'checking.csv');
  expect(await new AccountsService(books.parts.database).list(owner)).toMatchObject([{ name: 'checking', role: 'bank', currency: 'USD', balanceMinor: 150_00, balanceDate: '2025-02-15' }]);
  await books.files.delete(owner, newer);
  expect(await new AccountsService(books.parts.database).list(owner)).toMatchObject([{ balanceMinor: 125_00, balanceDate: '2025-01-15' }]);
});

test('readers who take their time hold few connections: one CSV per business, three altogether, and each makes room', async () => {
  const slowReaders = await Promise.all([1, 2, 3].map(() => books.newBusiness()));
  let finish: () => void = () => undefined;
  const held = new Promise<void>((resolve) => { finish = resolve; });
  const csvOf = (reader: Viewer, sink: (text: string) => Promise<void> = async () => undefined): Promise<void> => ledger.exportCsv(reader, {}, null)(sink);
  const running = slowReaders.map((reader) => csvOf(reader, () => held));
  await expect(csvOf(slowReaders[0]!)).rejects.toMatchObject({ code: 'RATE_LIMITED', message: expect.stringContaining('under way already') });
  await expect(csvOf(viewer)).rejects.toMatchObject({ code: 'RATE_LIMITED', message: expect.stringContaining('Others') });
  finish();
  await Promise.all(running);
  const gone = new Error('the reader went away');
  await expect(csvOf(viewer, () => Promise.reject(gone))).rejects.toBe(gone);
  const texts: string[] = [];
  await csvOf(viewer, async (text) => { texts.push(text); });
  expect(texts.join('').split('\r\n')).toHaveLength(1 + 9 + 1);
});
