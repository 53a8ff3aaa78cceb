/** Whoever watches hears of a refresh of their own business, and of no other. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Notifications } from '../../database/notifications.ts';
import { createTestDatabase } from '../../database/test-database.ts';
import { createTestBusiness } from '../ledger/test-business.ts';
import { InsightsWatch, notifyInsightsChanged } from './insights-watch.ts';

let opened: Awaited<ReturnType<typeof createTestDatabase>>;
let notifications: Notifications;
beforeAll(async () => {
  opened = await createTestDatabase();
  notifications = await Notifications.open(opened.urls.app);
});
afterAll(async () => {
  await notifications.close();
  await opened.close();
});

test('a refresh is heard by its own business', async () => {
  const [own, other] = [await createTestBusiness(opened.database), await createTestBusiness(opened.database)];
  const watch = new InsightsWatch(notifications);
  const heard: string[] = [];
  const heardByOwn = new Promise<void>((done) => { watch.watch(own, () => { heard.push('own'); done(); }); });
  watch.watch(other, () => { heard.push('other'); });
  await notifications.inForce();
  await opened.database.inTenant(own.businessId, (em) => notifyInsightsChanged(em, own.businessId));
  await heardByOwn;
  expect(heard).toEqual(['own']);
});
