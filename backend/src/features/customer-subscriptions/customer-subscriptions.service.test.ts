/** What customers subscribed to follows what the provider last said, page by page, and goes with the connection. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PulledSubscription } from '../../providers/contract.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { createTestBusiness } from '../ledger/test-business.ts';
import { addIntegration } from '../matches/test-feed.ts';
import type { Viewer } from '../users/viewer.ts';
import { CustomerSubscriptionsService } from './customer-subscriptions.service.ts';
import { keepSubscriptions } from './keep-subscriptions.ts';

let db: TestDatabase;
let service: CustomerSubscriptionsService;
beforeAll(async () => {
  db = await createTestDatabase();
  service = new CustomerSubscriptionsService(db);
});
afterAll(() => db.close());

const subscription = (number: number, more: Partial<PulledSubscription> = {}): PulledSubscription => ({
  externalId: `sub_${number}`, customer: 'Alma Reyes', plan: 'Monthly', status: 'active', currency: 'USD', monthlyMinor: 2_500, startedOn: `2026-0${number}-01`, endsOn: null, ...more,
});
const keep = ({ businessId }: Viewer, integrationId: string, ...told: readonly PulledSubscription[]) =>
  db.database.inTenantRaw(businessId, (client) => keepSubscriptions(client, { businessId, integrationId }, told));
const list = (viewer: Viewer, limit = 50, cursor: string | null = null) => service.list(viewer, { limit, cursor });

test('the last word counts, the newest are first, and the next page begins where one ends', async () => {
  const viewer = await createTestBusiness(db.database);
  const { integrationId } = await addIntegration(db.database, viewer.businessId, 'stripe');
  await keep(viewer, integrationId, subscription(1), subscription(2), subscription(3, { startedOn: '2026-02-01', monthlyMinor: null }));
  const before = await list(viewer);
  await keep(viewer, integrationId, subscription(1, { status: 'canceled', endsOn: '2026-05-31' }), subscription(2));
  const after = await list(viewer);
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after.at(-1)).toMatchObject({ externalId: 'sub_1', status: 'canceled', monthlyMinor: 2_500, startedOn: '2026-01-01', endsOn: '2026-05-31' });
  const first = await list(viewer, 2);
  expect([...first, ...(await list(viewer, 2, first[1]!.id))].map(({ externalId }) => externalId)).toEqual(after.map(({ externalId }) => externalId));
});

test('another business sees none, and none outlives its connection', async () => {
  const [viewer, neighbour] = [await createTestBusiness(db.database), await createTestBusiness(db.database)];
  const { integrationId } = await addIntegration(db.database, viewer.businessId, 'stripe');
  await keep(viewer, integrationId, subscription(1));
  expect(await list(neighbour)).toEqual([]);
  await expect(keep(neighbour, integrationId, subscription(2))).rejects.toThrow();
  await db.database.inTenantRaw(viewer.businessId, (client) => client.query('delete from integration where business_id = $1 and id = $2', [viewer.businessId, integrationId]));
  expect(await list(viewer)).toEqual([]);
});
