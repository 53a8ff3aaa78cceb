/** The overview's periods, its notice about old data, and one currency at a time. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import type { Viewer } from '../users/viewer.ts';
import type { OverviewRequest } from './overview-request.ts';
import { OverviewService } from './overview.service.ts';

let books: TestBooks;
let overview: OverviewService;
beforeAll(async () => {
  books = await createTestBooks('2025-04-10');
  overview = new OverviewService(books.parts.ledgers);
});
afterAll(() => books.close());

const ask = (viewer: Viewer, request: Partial<OverviewRequest>) => overview.financialData(viewer, { period: null, from: null, to: null, currency: null, ...request });

test('named periods and dates give the figures of their days', async () => {
  const viewer = await books.newBusiness();
  expect(await ask(viewer, {})).toMatchObject({ hasData: false, currency: 'USD', figures: { revenue: 0 } });
  await books.read(viewer, SHOP_CSV);
  expect(await ask(viewer, { period: 'last-month' })).toMatchObject({ figures: { revenue: 350_00, expenses: 100_00, netProfit: 250_00, cashFlow: 200_00 }, notice: null });
  expect((await ask(viewer, { from: '2025-01-06', to: '2025-03-19' })).figures).toEqual({ revenue: 690_00, expenses: 300_00, netProfit: 390_00, cashFlow: 390_00 });
});

test('an overview is remembered no longer than the ledger stays as it is', async () => {
  const viewer = await books.newBusiness();
  const march = { from: '2025-03-01', to: '2025-03-31' };
  expect((await ask(viewer, march)).figures.revenue).toBe(0);
  await books.read(viewer, SHOP_CSV);
  expect((await ask(viewer, march)).figures.revenue).toBe(350_00);
  await books.read(viewer, 'Date,Description,Amount\n2025-03-30,SQUARE DEPOSIT,10.00\n2025-03-30,RENT,-4.00\n', 'more.csv');
  expect((await ask(viewer, march)).figures.revenue).toBe(360_00);
});

test('old data: periods count from its end, and a notice says so', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV.replaceAll('2025-', '2023-'));
  expect(await ask(viewer, { period: 'this-month' })).toMatchObject({ asOf: '2023-03-31', notice: expect.stringContaining('31 March 2023'), figures: { revenue: 350_00 } });
});

test('currencies are shown one at a time, the one with most rows first', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  await books.read(viewer, 'Date,Description,Amount,Currency\n2025-03-03,SQUARE DEPOSIT,70.00,EUR\n2025-03-04,RENT,-20.00,EUR\n', 'euro.csv');
  const march = { from: '2025-03-01', to: '2025-03-31' };
  expect(await ask(viewer, march)).toMatchObject({ currency: 'USD', currencies: ['USD', 'EUR'], figures: { revenue: 350_00 } });
  expect(await ask(viewer, { ...march, currency: 'EUR' })).toMatchObject({ currency: 'EUR', figures: { revenue: 70_00, expenses: 20_00 } });
});

test.each([
  [{ period: 'next-year' }, 'period'], [{ from: '2025-01-01' }, 'to'], [{ from: '2025-02-30', to: '2025-03-01' }, 'from'],
  [{ from: '2025-03-02', to: '2025-03-01' }, 'to'], [{ currency: 'dollars' }, 'currency'],
])('refused: %j', async (request, field) => {
  const viewer = await books.newBusiness();
  await expect(Promise.resolve().then(() => ask(viewer, request))).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details: { fields: { [field]: expect.any(String) } } });
});
