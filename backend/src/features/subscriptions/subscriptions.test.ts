/** Plans, trials and the monthly limit to the second, under a clock that is moved, against the real database. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DAY_MS } from '../../billing/gateway.ts';
import { offlineBilling } from '../../billing/offline.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { Connecting } from '../integrations/connecting.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { requirePaid } from '../users/require-paid.ts';
import { UsersService } from '../users/users.service.ts';
import type { Viewer } from '../users/viewer.ts';
import { SubscriptionsService } from './subscriptions.service.ts';
import { countUpload, countUse } from './usage.ts';

const START = new Date('2026-11-20T10:00:00.000Z');
const TRIAL_END = new Date('2026-12-04T10:00:00.000Z');

let db: TestDatabase;
let now: Date;
const clock = (): Date => now;
let subscriptions: SubscriptionsService;
let people = 0;
beforeAll(async () => {
  db = await createTestDatabase();
  subscriptions = new SubscriptionsService({ database: db.database, billing: offlineBilling, clock });
});
beforeEach(() => { now = START; });
afterAll(() => db.close());

interface Person { readonly viewer: Viewer; readonly token: string }

async function newPerson(): Promise<Person> {
  people += 1;
  const { session } = await new UsersService(db.database).signUp({ firstName: 'A', lastName: 'B', businessName: 'C', email: `p${people}@example.com`, password: 'quiet river stone' });
  return { viewer: await viewerOf(session.token), token: session.token };
}

/** As the next request sees them. Sessions are told real time: theirs ends after 30 days. */
async function viewerOf(token: string): Promise<Viewer> {
  const viewer = await new SessionsService(db.database, clock).viewerOf(token);
  if (!viewer) throw new Error('the session is over');
  return viewer;
}

function upload(viewer: Viewer): Promise<void> {
  return db.database.inTenant(viewer.businessId, (em) => countUpload(em, viewer, now));
}

async function uploaded(viewer: Viewer, count: number): Promise<void> {
  await db.database.inTenant(viewer.businessId, (em) =>
    em.execute(`insert into usage_month (business_id, month, kind, used) values (?, ?, 'file-upload', ?)`, [viewer.businessId, `${now.toISOString().slice(0, 7)}-01`, count]));
}

const outcome = (work: Promise<unknown>): Promise<string> => work.then(() => 'allowed', (error: { code?: string }) => error.code ?? String(error));

describe('the monthly limit', () => {
  test('the 51st upload of a month needs a plan, and a refused one is not counted', async () => {
    const { viewer } = await newPerson();
    await uploaded(viewer, 49);
    await upload(viewer);
    await expect(upload(viewer)).rejects.toMatchObject({ code: 'PLAN_REQUIRED', status: 402 });
    expect(await subscriptions.usage(viewer)).toEqual({ 'file-upload': 50, query: 0, report: 0 });
    await subscriptions.change(viewer, { planName: 'pro', billingType: 'monthly' });
    await upload(viewer);
  });

  test('of two uploads at once at 49 of 50 one is taken', async () => {
    const { viewer } = await newPerson();
    await uploaded(viewer, 49);
    expect((await Promise.all([outcome(upload(viewer)), outcome(upload(viewer))])).sort()).toEqual(['PLAN_REQUIRED', 'allowed']);
    expect((await subscriptions.usage(viewer))['file-upload']).toBe(50);
  });

  test('begins anew at midnight UTC on the first, not a millisecond before', async () => {
    now = new Date('2026-11-30T23:59:59.999Z');
    const { viewer } = await newPerson();
    await uploaded(viewer, 50);
    expect(await outcome(upload(viewer))).toBe('PLAN_REQUIRED');
    now = new Date('2026-12-01T00:00:00.000Z');
    expect((await subscriptions.usage(viewer))['file-upload']).toBe(0);
    expect(await outcome(upload(viewer))).toBe('allowed');
    now = new Date('2026-11-30T23:59:59.999Z');
    expect((await subscriptions.usage(viewer))['file-upload']).toBe(50);
  });

  test('concurrent uses all count', async () => {
    const { viewer } = await newPerson();
    await Promise.all(Array.from({ length: 8 }, () => db.database.inTenant(viewer.businessId, (em) => countUse(em, viewer.businessId, 'query', now))));
    expect((await subscriptions.usage(viewer)).query).toBe(8);
  });
});

describe('the end of a trial', () => {
  /** What a person may do at this moment: plan, trial, premium, integrations, a 51st upload. */
  async function allowed(token: string): Promise<object> {
    const viewer = await viewerOf(token);
    const { plan, status, trialEndsAt } = await subscriptions.current(viewer);
    return {
      plan: plan.name, status, trialEndsAt, account: viewer.accountType,
      premium: await outcome((async () => requirePaid(viewer, 'Live KPIs'))()),
      upload: await outcome(upload(viewer)),
    };
  }

  test('comes for everything in the same millisecond', async () => {
    const { viewer, token } = await newPerson();
    expect(viewer.accountType).toBe('starter');
    await subscriptions.change(viewer, { planName: 'pro', billingType: 'yearly' });
    now = new Date('2026-12-02T00:00:00Z');
    await uploaded(viewer, 50);
    now = new Date(TRIAL_END.getTime() - 1);
    expect(await allowed(token)).toEqual({ plan: 'pro', status: 'trialing', trialEndsAt: TRIAL_END, account: 'pro', premium: 'allowed', upload: 'allowed' });
    now = TRIAL_END;
    expect(await allowed(token)).toEqual({ plan: 'startup', status: 'none', trialEndsAt: null, account: 'starter', premium: 'PLAN_REQUIRED', upload: 'PLAN_REQUIRED' });
  });

  test('closes integrations', async () => {
    const { viewer, token } = await newPerson();
    const unasked = undefined as never;
    const connecting = new Connecting({ database: db.database, providers: { choose: () => null, of: () => null }, attempts: unasked, tokens: unasked, clock: () => now });
    const connect = async () => outcome(connecting.begin(await viewerOf(token), { session: token, origin: 'http://localhost' }, { provider: 'nobody' }));
    expect(await connect()).toBe('PLAN_REQUIRED');
    await subscriptions.change(viewer, { planName: 'pro', billingType: 'yearly' });
    expect(await connect()).toBe('BAD_USER_INPUT');
    now = TRIAL_END;
    expect(await connect()).toBe('PLAN_REQUIRED');
  });

  test('a plan taken after it is no second trial', async () => {
    const { viewer, token } = await newPerson();
    await subscriptions.change(viewer, { planName: 'pro', billingType: 'yearly' });
    now = new Date(TRIAL_END.getTime() + DAY_MS);
    expect(await subscriptions.change(await viewerOf(token), { planName: 'pro', billingType: 'monthly' })).toEqual({ message: 'You are now on the Pro plan, billed monthly. Nothing was charged.', checkoutUrl: null });
    expect(await subscriptions.current(viewer)).toMatchObject({ status: 'active', trialEndsAt: null, plan: { name: 'pro' } });
    expect((await viewerOf(token)).accountType).toBe('pro');
  });
});

describe('an enterprise account', () => {
  async function enterprise(): Promise<Viewer> {
    const { viewer, token } = await newPerson();
    await db.database.outsideTenants((em) => em.execute(`update app_user set account_type = 'enterprise' where id = ?`, [viewer.userId]));
    return viewerOf(token);
  }

  test('is not changed here', async () => {
    await expect(subscriptions.change(await enterprise(), { planName: 'startup', billingType: 'monthly' })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('has no limit', async () => {
    const viewer = await enterprise();
    await uploaded(viewer, 50);
    expect(await outcome(upload(viewer))).toBe('allowed');
    expect(await subscriptions.current(viewer)).toMatchObject({ plan: { name: 'enterprise', maxFileUploads: -1 }, status: 'active' });
  });
});

test('without charges there is no portal', async () => {
  await expect(subscriptions.portal((await newPerson()).viewer)).rejects.toMatchObject({ code: 'CONFLICT' });
});
