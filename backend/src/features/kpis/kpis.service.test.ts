/** Key figures from the database: those of the overview, targets of one's own, and what customers subscribed to. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AccountsService } from '../accounts/accounts.service.ts';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import { keepSubscriptions } from '../customer-subscriptions/keep-subscriptions.ts';
import { addIntegration } from '../matches/test-feed.ts';
import { OverviewService } from '../overview/overview.service.ts';
import { createTestBusiness } from '../ledger/test-business.ts';
import type { OverviewRequest } from '../overview/overview-request.ts';
import type { Viewer } from '../users/viewer.ts';
import type { KpiId } from '../../finance/kpis/kpis.ts';
import { KpisService } from './kpis.service.ts';

let books: TestBooks;
let service: KpisService;
let viewer: Viewer;
beforeAll(async () => {
  books = await createTestBooks('2025-04-10');
  service = new KpisService(books.parts);
  viewer = await createTestBusiness(books.parts.database, 'pro');
  await books.read(viewer, SHOP_CSV);
});
afterAll(() => books.close());

const MARCH = { period: 'last-month', from: null, to: null, currency: null } as const satisfies OverviewRequest;
const kpi = async (id: KpiId, of = viewer) => (await service.realtime(of, MARCH)).board.kpis.find(({ definition }) => definition.id === id)!;

test('a starter is told of the plan before anything is looked at', async () => {
  const starter = await books.newBusiness();
  for (const call of [service.realtime(starter, { ...MARCH, period: 'never' }), service.setTarget(starter, 'nonsense', null), service.removeTarget(starter, 'nonsense', null)]) {
    await expect(call).rejects.toMatchObject({ code: 'PLAN_REQUIRED' });
  }
});

test('the figures are those of the overview', async () => {
  const { board } = await service.realtime(viewer, MARCH);
  const { figures, change } = await new OverviewService(books.parts.ledgers).financialData(viewer, MARCH);
  expect(await kpi('revenue')).toMatchObject({ value: figures.revenue, previous: 330_00, trend: [{ month: '2025-01', value: 300_00 }, { month: '2025-02', value: 330_00 }, { month: '2025-03', value: 350_00 }] });
  expect((await kpi('revenue')).change).toBeCloseTo(change.revenue ?? NaN, 0);
  expect(await kpi('net-burn')).toMatchObject({ value: 0, isNotBurning: true });
  expect(await kpi('refund-rate')).toMatchObject({ value: (10 / 360) * 100 });
  expect(board.kpis.filter(({ value, missing, isNotBurning }) => value === null && !missing && !isNotBurning)).toEqual([]);
});

test('cash names the file that states it, or the opening balance that was entered', async () => {
  const owner = await createTestBusiness(books.parts.database, 'pro');
  const fileId = await books.read(owner, 'Date,Description,Amount,Balance\n2025-03-13,SALE,20.00,120.00\n2025-03-14,RENT,-5.00,115.00\n2025-03-15,SALE,10.00,125.00\n', 'stated.csv');
  await books.read(owner, SHOP_CSV, 'shop.csv');
  const accounts = new AccountsService(books.parts.database);
  const shop = (await accounts.list(owner)).find(({ name }) => name === 'shop')!;
  await accounts.update(owner, String(shop.number), { openingBalance: '10.00', openingDate: '2025-01-01' });
  expect((await kpi('cash', owner)).inputs).toEqual([
    { label: 'stated', unit: 'currency', value: 125_00, rows: null, origin: { kind: 'file', name: 'stated.csv', on: '2025-03-15', fileId } },
    { label: 'shop', unit: 'currency', value: 640_00, rows: null, origin: { kind: 'opening', name: 'shop', on: '2025-01-01', fileId: null } },
  ]);
});

test('targets are set, changed, kept apart by business and taken away', async () => {
  const targets = async (of = viewer) => (await service.realtime(of, MARCH)).targets;
  await service.setTarget(viewer, 'revenue', { value: '400.50' });
  await service.setTarget(viewer, 'gross-margin', { value: 40 });
  await service.setTarget(viewer, 'gross-margin', { value: '45.5' });
  expect([...await targets()].sort((a, b) => (a.kpi < b.kpi ? -1 : 1))).toEqual([{ kpi: 'gross-margin', value: 45.5, currency: null }, { kpi: 'revenue', value: 400_50, currency: 'USD' }]);
  expect(await targets(await createTestBusiness(books.parts.database, 'pro'))).toEqual([]);
  await service.removeTarget(viewer, 'revenue', null);
  await expect(service.removeTarget(viewer, 'revenue', null)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await targets()).toHaveLength(1);
});

test.each([['revenue', '12.345'], ['revenue', 'much'], ['runway', '1e3'], ['runway', ''], ['runway', null], ['gross-margin', '9999999']])('a target of %s that is %s is refused', async (id, value) => {
  await expect(service.setTarget(viewer, id, { value })).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details: { fields: { value: expect.any(String) } } });
});

test('an unknown key figure is not there', async () => {
  await expect(service.setTarget(viewer, 'luck', { value: '7' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('recurring revenue follows what the provider tells', async () => {
  const shop = await createTestBusiness(books.parts.database, 'pro');
  await books.read(shop, SHOP_CSV);
  expect((await kpi('mrr', shop)).missing).toMatchObject({ unlock: 'subscriptions' });
  const { integrationId } = await addIntegration(books.parts.database, shop.businessId, 'stripe');
  const told = (externalId: string, more: object) => ({ externalId, customer: externalId, plan: null, status: 'active' as const, currency: 'USD', monthlyMinor: 20_00, startedOn: '2025-01-15', endsOn: null, ...more });
  await books.parts.database.inTenantRaw(shop.businessId, (client) => keepSubscriptions(client, { businessId: shop.businessId, integrationId }, [
    told('Ada', {}), told('Ben', { startedOn: '2025-03-02', monthlyMinor: 30_00 }), told('Cy', { status: 'canceled', endsOn: '2025-03-15' }), told('Trial', { status: 'trialing' }), told('Euro', { currency: 'EUR' }),
  ]));
  expect(await kpi('mrr', shop)).toMatchObject({ value: 50_00, previous: 40_00 });
  expect(await kpi('net-new-mrr', shop)).toMatchObject({ value: 10_00 });
  expect(await kpi('customer-churn', shop)).toMatchObject({ value: 50 });
});
