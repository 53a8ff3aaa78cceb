/** Low cash is told by the cash forecast: the same day, the same amounts, and with the owner's word on what is expected. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isRefusal, type CashForecast } from '../../finance/forecast/forecast-types.ts';
import { madeBooks } from '../../finance/forecast/test-books.ts';
import { dateInWords } from '../../finance/local-date.ts';
import { minorToDecimal, moneyInWords } from '../../finance/money.ts';
import { createTestBooks, type TestBooks } from '../files/test-books.ts';
import { ExpectedItemsService } from '../forecasts/expected-items.service.ts';
import { ForecastsService } from '../forecasts/forecasts.service.ts';
import { itemId } from '../forecasts/item-id.ts';
import { createTestBusiness } from '../ledger/test-business.ts';
import type { Viewer } from '../users/viewer.ts';
import type { Alert } from './alert.ts';
import { AlertsService } from './alerts.service.ts';

const TODAY = '2026-11-22';
let books: TestBooks;
let forecasts: ForecastsService;
let alerts: AlertsService;
let owner: Viewer;
beforeAll(async () => {
  books = await createTestBooks(TODAY);
  forecasts = new ForecastsService(books.parts);
  alerts = new AlertsService({ ...books.parts, forecasts });
  owner = await createTestBusiness(books.parts.database, 'pro');
  let balance = 2_000_000;
  const rows = madeBooks({ seed: 3, months: 14, asOf: TODAY }).sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const lines = rows.map(({ date, amountMinor, category, counterparty }) => `${date},${(counterparty ?? 'GOODS').toUpperCase()},${minorToDecimal(amountMinor, 'USD')},${category},${minorToDecimal(balance += amountMinor, 'USD')}`);
  await books.read(owner, ['Date,Description,Amount,Category,Balance', ...lines, ''].join('\n'));
});
afterAll(() => books.close());

async function forecast(): Promise<CashForecast> {
  const { outcome } = await forecasts.forecast(owner, { months: null, currency: null });
  if (isRefusal(outcome)) throw new Error(outcome.refused);
  return outcome;
}

async function lowCash(): Promise<Alert | undefined> {
  await alerts.scan({ businessId: owner.businessId });
  return (await alerts.list(owner, { limit: 50, cursor: null }, 'open')).find(({ kind }) => kind === 'low-cash');
}

test('the alert is the forecast, and goes with what it was about', async () => {
  const items = new ExpectedItemsService({ ...books.parts, forecasts });
  expect((await forecast()).zeroCashDate).toBeNull();
  expect(await lowCash()).toBeUndefined();
  const { openingBalanceMinor } = await forecast();
  const { item } = await items.create(owner, { name: 'Kitchen', amount: minorToDecimal(-openingBalanceMinor! - 1_000_000, 'USD'), dueOn: '2026-12-09' });
  const { lowest, zeroCashDate } = await forecast();
  const alert = await lowCash();
  expect(alert).toMatchObject({ severity: 'critical', title: `Cash may run out by ${dateInWords(zeroCashDate!)}` });
  expect(alert?.actual).toBe(`${moneyInWords(openingBalanceMinor!, 'USD')} in the bank now; ${moneyInWords(lowest!.balanceMinor, 'USD')} expected around ${dateInWords(lowest!.date)}.`);
  await items.forget(owner, itemId(item), null);
  expect(await lowCash()).toBeUndefined();
});
