/** Whoever watches hears of what they may have missed, then of each refresh of their own business, and of no other. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Notifications } from '../../database/notifications.ts';
import { createTestDatabase } from '../../database/test-database.ts';
import { createTestBusiness } from '../ledger/test-business.ts';
import type { Viewer } from '../users/viewer.ts';
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

const watchOf = (viewer: Viewer) => {
  const heard: true[] = [];
  new InsightsWatch(notifications).watch(viewer, (isChanged) => { heard.push(isChanged); });
  return async (count: number): Promise<void> => { while (heard.length < count) await new Promise((resume) => { setTimeout(resume, 1); }); };
};
const refresh = ({ businessId }: Viewer) => opened.database.inTenant(businessId, (em) => notifyInsightsChanged(em, businessId));

test('whoever listens is told at once, for what was found between an answer and the listening', async () => {
  await watchOf(await createTestBusiness(opened.database))(1);
});

test('a refresh is heard by its own business', async () => {
  const [own, other] = [await createTestBusiness(opened.database), await createTestBusiness(opened.database)];
  const heardByOthers: string[] = [];
  const until = watchOf(own);
  new InsightsWatch(notifications).watch(other, () => { heardByOthers.push('other'); });
  await until(1);
  await refresh(own);
  await until(2);
  expect(heardByOthers).toEqual(['other']);
});
