/** Plans, trials and the monthly limit, against the real database. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { UsersService } from '../users/users.service.ts';
import type { Viewer } from '../users/viewer.ts';
import { SubscriptionsService } from './subscriptions.service.ts';
import { countUpload, countUse } from './usage.ts';

let db: TestDatabase;
let subscriptions: SubscriptionsService;
let people = 0;
beforeAll(async () => {
  db = await createTestDatabase();
  subscriptions = new SubscriptionsService(db.database);
});
afterAll(() => db.close());

interface Person { readonly viewer: Viewer; readonly token: string }

async function newPerson(): Promise<Person> {
  people += 1;
  const { session } = await new UsersService(db.database).signUp({ firstName: 'A', lastName: 'B', businessName: 'C', email: `p${people}@example.com`, password: 'quiet river stone' });
  return { viewer: (await viewerOf(session.token))!, token: session.token };
}

function viewerOf(token: string): Promise<Viewer | null> {
  return new SessionsService(db.database).viewerOf(token);
}

function upload({ businessId }: Viewer): Promise<void> {
  return db.database.inTenant(businessId, (em) => countUpload(em, businessId));
}

test('the 51st upload of a month needs a plan, and a refused one is not counted', async () => {
  const { viewer } = await newPerson();
  for (let count = 0; count < 50; count += 1) await upload(viewer);
  await expect(upload(viewer)).rejects.toMatchObject({ code: 'PLAN_REQUIRED', status: 402 });
  expect(await subscriptions.usage(viewer)).toEqual({ 'file-upload': 50, query: 0, report: 0 });
  await subscriptions.change(viewer, { planName: 'pro', billingType: 'monthly' });
  await upload(viewer);
});

test('concurrent uses all count', async () => {
  const { viewer } = await newPerson();
  await Promise.all(Array.from({ length: 8 }, () => db.database.inTenant(viewer.businessId, (em) => countUse(em, viewer.businessId, 'query'))));
  expect((await subscriptions.usage(viewer)).query).toBe(8);
});

test('a change to Pro opens what is paid, the end of the trial closes it', async () => {
  const { viewer, token } = await newPerson();
  expect(viewer.accountType).toBe('starter');
  await subscriptions.change(viewer, { planName: 'pro', billingType: 'yearly' });
  expect((await viewerOf(token))?.accountType).toBe('pro');
  expect(await subscriptions.current(viewer)).toMatchObject({ status: 'trialing', plan: { name: 'pro' } });
  await db.database.inTenant(viewer.businessId, async (em) => {
    await em.execute(`update subscription set trial_ends_at = now() - interval '1 minute' where business_id = ?`, [viewer.businessId]);
    await em.execute(`update app_user set trial_ends_at = now() - interval '1 minute' where id = ?`, [viewer.userId]);
  });
  expect((await viewerOf(token))?.accountType).toBe('starter');
  expect(await subscriptions.current(viewer)).toMatchObject({ status: 'none', trialEndsAt: null, plan: { name: 'startup' } });
});

test('an enterprise plan is not changed here', async () => {
  const { viewer } = await newPerson();
  await db.database.outsideTenants((em) => em.execute(`update app_user set account_type = 'enterprise' where id = ?`, [viewer.userId]));
  await expect(subscriptions.change(viewer, { planName: 'startup', billingType: 'monthly' })).rejects.toMatchObject({ code: 'CONFLICT' });
});
