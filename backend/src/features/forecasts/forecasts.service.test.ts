/** Forecasts of a stored ledger: the overview's own figures as history, the owner's word, the plan, and nobody else's business. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isRefusal, type CashForecast } from '../../finance/forecast/forecast-types.ts';
import { madeBooks } from '../../finance/forecast/test-books.ts';
import { minorToDecimal } from '../../finance/money.ts';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import { createTestBusiness } from '../ledger/test-business.ts';
import { OverviewService } from '../overview/overview.service.ts';
import type { Viewer } from '../users/viewer.ts';
import { ExpectedItemsService } from './expected-items.service.ts';
import { ForecastsService } from './forecasts.service.ts';
import { itemId } from './item-id.ts';

const TODAY = '2026-11-22';
let books: TestBooks;
let forecasts: ForecastsService;
let items: ExpectedItemsService;
let owner: Viewer;
beforeAll(async () => {
  books = await createTestBooks(TODAY);
  forecasts = new ForecastsService(books.parts);
  items = new ExpectedItemsService({ ...books.parts, forecasts });
  owner = await createTestBusiness(books.parts.database, 'pro');
  await books.read(owner, csv());
});
afterAll(() => books.close());

/** With the running balance that makes the cash known. */
function csv(): string {
  let balance = 5_000_000;
  const rows = madeBooks({ seed: 3, months: 14, asOf: TODAY }).sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const lines = rows.map(({ date, amountMinor, category, counterparty }) => `${date},${(counterparty ?? 'GOODS').toUpperCase()},${minorToDecimal(amountMinor, 'USD')},${category},${minorToDecimal(balance += amountMinor, 'USD')}`);
  return ['Date,Description,Amount,Category,Balance', ...lines, ''].join('\n');
}

async function made(viewer = owner, months = 6): Promise<CashForecast> {
  const { outcome } = await forecasts.forecast(viewer, { months, currency: null });
  if (isRefusal(outcome)) throw new Error(outcome.refused);
  return outcome;
}

test('history is the cash flow that the overview shows, month by month', async () => {
  const overview = new OverviewService(books.parts.ledgers);
  const { series } = await overview.financialData(owner, { period: null, from: '2025-11-01', to: '2026-10-31', currency: null });
  const { history } = await made();
  expect(history.slice(-12).map(({ cashInMinor, cashOutMinor, netMinor }) => [cashInMinor, cashOutMinor, netMinor])).toEqual(series.map(({ figures }) => [figures.moneyIn, figures.moneyOut, figures.cashFlow]));
  history.slice(1).forEach((month, at) => expect(month.balanceMinor).toBe(history[at]!.balanceMinor! + month.netMinor));
});

test('the same answer twice is the same to the byte, also from another server', async () => {
  const [one, two] = [await forecasts.forecast(owner, { months: 4, currency: null }), await new ForecastsService(books.parts).forecast(owner, { months: 4, currency: null })];
  expect(JSON.stringify(two)).toBe(JSON.stringify(one));
});

test('an own item moves the month that it falls into, and goes again', async () => {
  const before = await made();
  const { item } = await items.create(owner, { name: 'Van', amount: '-12000.00', dueOn: '2027-01-15' });
  expect((await made()).months[1]!.netMinor).toBe(before.months[1]!.netMinor - 1_200_000);
  await items.change(owner, itemId(item), { amount: '-15000.00', dueOn: '2027-02-01' });
  expect((await made()).months.map(({ netMinor }, at) => netMinor - before.months[at]!.netMinor)).toEqual([0, 0, -1_500_000, 0, 0, 0]);
  await items.forget(owner, itemId(item), null);
  expect(await made()).toEqual(before);
});

test('a recurring item is changed once, as a whole, called off and forgotten', async () => {
  const before = await made();
  const rent = (await items.list(owner, null)).find(({ item }) => item.name.toLowerCase().includes('oak'))!.item;
  const id = itemId(rent);
  const first = rent.times[0]!.occursOn;
  await items.change(owner, id, { occursOn: first, amount: '-2500.00' });
  expect((await made()).months[0]!.netMinor).toBe(before.months[0]!.netMinor - 50_000);
  await items.change(owner, id, { isExpected: false });
  expect((await items.list(owner, null)).find(({ item }) => itemId(item) === id)?.item.state).toBe('removed');
  await items.forget(owner, id, null);
  expect(await made()).toEqual(before);
});

test('faults are named, unknown items are not found, and plans are asked for first', async () => {
  const starter = await books.newBusiness();
  await expect(forecasts.forecast(starter, { months: 99, currency: null })).rejects.toMatchObject({ code: 'PLAN_REQUIRED' });
  await expect(items.create(starter, {})).rejects.toMatchObject({ code: 'PLAN_REQUIRED' });
  for (const months of [2, 7, 3.5, Number.NaN]) await expect(forecasts.forecast(owner, { months, currency: null })).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details: { fields: { months: expect.any(String) } } });
  await expect(items.create(owner, { amount: '0', dueOn: TODAY })).rejects.toMatchObject({ details: { fields: { name: expect.any(String), amount: expect.any(String), dueOn: expect.any(String) } } });
  await expect(items.change(owner, 'nothing', { amount: '1.00' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const stranger = await createTestBusiness(books.parts.database, 'pro');
  const theirs = (await items.list(owner, null))[0]!.item;
  await expect(items.change(stranger, itemId(theirs), { amount: '1.00' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a short ledger is refused with the months needed; own items are kept all the same', async () => {
  const short = await createTestBusiness(books.parts.database, 'pro');
  await books.read(short, SHOP_CSV);
  const { outcome } = await forecasts.forecast(short, { months: 3, currency: null });
  expect(outcome).toMatchObject({ monthsNeeded: 3, refused: expect.stringContaining('3 more are needed') });
  await items.create(short, { name: 'Invoice 12', amount: '500.00', dueOn: '2199-01-01', rhythm: 'once' });
  expect((await items.list(short, null)).map(({ item: { name } }) => name)).toEqual(['Invoice 12']);
});
