/** Alerts follow the ledger and remember what their owner said. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { removeBusiness } from '../account/remove-business.ts';
import { ForecastsService } from '../forecasts/forecasts.service.ts';
import { createTestBooks, type TestBooks } from '../files/test-books.ts';
import type { Viewer } from '../users/viewer.ts';
import { AlertsService } from './alerts.service.ts';

let books: TestBooks;
let alerts: AlertsService;
beforeAll(async () => {
  books = await createTestBooks('2025-12-15');
  alerts = new AlertsService({ ...books.parts, forecasts: new ForecastsService(books.parts) });
});
afterAll(() => books.close());

const FIRST_PAGE = { limit: 50, cursor: null };
const months = Array.from({ length: 11 }, (_, index) => String(index + 1).padStart(2, '0'));
/** A year of rent and sales; `more` as rows of the file. */
const yearCsv = (more: readonly string[]): string => ['Date,Description,Amount,Category', ...months.flatMap((month) => [
  `2025-${month}-01,ACH OAK PROPERTIES RENT,-2000.00,Rent`, `2025-${month}-07,SYSCO FOODS ${month},-${900 + Number(month) * 13}.25,Cost of Goods Sold`, `2025-${month}-20,SQUARE DEPOSIT,${7000 + Number(month) * 31}.00,Sales - Retail`,
]), ...more, ''].join('\n');
const TWICE = '2025-08-03,ACH OAK PROPERTIES RENT,-2000.00,Rent';
const ODD = '2025-09-21,SYSCO FOODS 77,-8999.00,Cost of Goods Sold';

async function scanned(more: readonly string[]): Promise<{ viewer: Viewer; fileId: string }> {
  const viewer: Viewer = { ...(await books.newBusiness()), accountType: 'pro' };
  const fileId = await books.read(viewer, yearCsv(more));
  await alerts.scan({ businessId: viewer.businessId });
  return { viewer, fileId };
}
const kinds = async (viewer: Viewer, status: string | null = null) => (await alerts.list(viewer, FIRST_PAGE, status)).map(({ kind, status: state }) => `${kind} ${state}`);

test('a quiet ledger has none, and says how much was looked at', async () => {
  const { viewer } = await scanned([]);
  expect(await kinds(viewer)).toEqual([]);
  expect(await alerts.scanned(viewer)).toMatchObject({ transactionCount: 33, openCount: 0, scannedAt: new Date('2025-12-15T12:00:00Z') });
});

test('what is found names its rows, most serious first', async () => {
  const { viewer } = await scanned([TWICE, ODD]);
  const found = await alerts.list(viewer, FIRST_PAGE, 'open');
  expect(found.map(({ kind }) => kind)).toEqual(['unusual-amount', 'duplicate']);
  expect(found[1]?.citations.map(({ date, amount }) => `${date} ${amount}`)).toEqual(['2025-08-03 -2000.00', '2025-08-01 -2000.00']);
  expect(found[1]).toMatchObject({ amountMinor: 200_000, occurredOn: '2025-08-03', status: 'open' });
  const [first] = await alerts.list(viewer, { limit: 1, cursor: null }, null);
  expect((await alerts.list(viewer, { limit: 1, cursor: first!.id }, null)).map(({ kind }) => kind)).toEqual(['duplicate']);
});

test('a second scan neither doubles nor reopens, and a word can be taken back', async () => {
  const { viewer } = await scanned([TWICE, ODD]);
  const before = await alerts.list(viewer, FIRST_PAGE, null);
  await alerts.decide(viewer, before[1]!.id, { status: 'dismissed' });
  await alerts.scan({ businessId: viewer.businessId });
  await alerts.scan({ businessId: viewer.businessId });
  expect((await alerts.list(viewer, FIRST_PAGE, null)).map(({ id, status }) => `${id} ${status}`)).toEqual([`${before[0]!.id} open`, `${before[1]!.id} dismissed`]);
  expect(await kinds(viewer, 'dismissed')).toEqual(['duplicate dismissed']);
  await alerts.decide(viewer, before[1]!.id, { status: 'open' });
  await alerts.decide(viewer, before[0]!.id, { status: 'confirmed' });
  await alerts.scan({ businessId: viewer.businessId });
  expect(await kinds(viewer)).toEqual(['duplicate open', 'unusual-amount confirmed']);
});

test('what is no longer in the ledger goes with its file', async () => {
  const { viewer, fileId } = await scanned([TWICE]);
  expect(await kinds(viewer)).toEqual(['duplicate open']);
  await books.files.delete(viewer, fileId);
  await alerts.scan({ businessId: viewer.businessId });
  expect(await kinds(viewer)).toEqual([]);
});

describe('who may', () => {
  test('nobody without a paid plan', async () => {
    const { viewer } = await scanned([TWICE]);
    const starter: Viewer = { ...viewer, accountType: 'starter' };
    const [alert] = await alerts.list(viewer, FIRST_PAGE, null);
    await expect(alerts.list(starter, FIRST_PAGE, null)).rejects.toMatchObject({ code: 'PLAN_REQUIRED' });
    await expect(alerts.scanned(starter)).rejects.toMatchObject({ code: 'PLAN_REQUIRED' });
    await expect(alerts.decide(starter, alert!.id, { status: 'dismissed' })).rejects.toMatchObject({ code: 'PLAN_REQUIRED' });
  });
  test('nobody of another business', async () => {
    const [{ viewer }, { viewer: other }] = [await scanned([TWICE]), await scanned([])];
    const [alert] = await alerts.list(viewer, FIRST_PAGE, null);
    await expect(alerts.decide(other, alert!.id, { status: 'dismissed' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(alerts.decide(viewer, 'no id', { status: 'dismissed' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
  test('no other word than the three', async () => {
    const { viewer } = await scanned([TWICE]);
    const [alert] = await alerts.list(viewer, FIRST_PAGE, null);
    await expect(alerts.decide(viewer, alert!.id, { status: 'gone' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(alerts.list(viewer, FIRST_PAGE, 'gone')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

test('the scan of a business that is gone ends', async () => {
  const { viewer } = await scanned([TWICE]);
  await removeBusiness(books.parts.database, viewer.businessId);
  await expect(alerts.scan({ businessId: viewer.businessId })).resolves.toBeUndefined();
});
