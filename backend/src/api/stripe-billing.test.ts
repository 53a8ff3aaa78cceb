/** Paid plans over both doors: Stripe's deliveries byte for byte, what is refused of them, checkout, portal. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SECRET_KEY, signed, StripeStandIn, WEBHOOK_SECRET } from '../billing/testing/stripe-stand-in.ts';
import type { Heard, TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const stripe = new StripeStandIn(new Date());
let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startTestServer({ STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_BASE: await stripe.listen(), PUBLIC_URL: 'https://purser.test' });
  owner = await server.client().signUp();
});
afterAll(() => Promise.all([server.close(), stripe.close()]));

/** Posts bytes as they are. */
async function post(bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(`${server.url}/api/webhooks/stripe-billing`, { method: 'POST', body: bytes, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } });
  return answer.status;
}

function deliver(change: (bytes: Buffer) => Buffer = (bytes) => bytes, secret?: string, sentAt = new Date()): Promise<number> {
  const { bytes, signature } = signed(stripe.world.events.at(-1)!, sentAt, secret);
  return post(new Uint8Array(change(bytes)), { 'stripe-signature': signature });
}

const portal = (): Promise<Heard> => owner.post('/subscription/portal');

test('before there is a customer there is nothing to manage', async () => {
  expect((await portal()).status).toBe(409);
  expect((await owner.graphql('mutation { openBillingPortal { url } }')).body.errors[0].extensions.code).toBe('CONFLICT');
});

test('a trial begins without a card, by Stripe\'s answer', async () => {
  const { status, body } = await owner.post('/subscription/change', { planName: 'pro', billingType: 'monthly' });
  expect({ status, keys: Object.keys(body) }).toEqual({ status: 200, keys: ['message'] });
  expect((await owner.rest('/subscription/current')).body).toMatchObject({ currentPlan: 'pro', subscriptionStatus: 'trialing', isCharging: true, hasPortal: true, nextCharge: null });
  expect((await owner.rest('/auth/me')).body).toMatchObject({ accountType: 'pro', isPro: true });
});

test('the portal is opened over both doors', async () => {
  const { body } = await portal();
  expect(body.url).toMatch(/^https:\/\/billing\.stripe\.test\//);
  expect((await owner.graphql('mutation { openBillingPortal { url } }')).body.data.openBillingPortal.url).toBe(body.url);
  expect((await server.client().post('/subscription/portal')).status).toBe(401);
});

describe('a delivery', () => {
  test('is taken, and taken again', async () => {
    expect(await deliver()).toBe(204);
    expect(await deliver()).toBe(204);
  });

  test.each<[string, () => Promise<number>, number]>([
    ['with a changed byte', () => deliver((bytes) => Buffer.from(bytes.toString().replace('trialing', 'active__'))), 400],
    ['written anew, though it says the same', () => deliver((bytes) => Buffer.from(JSON.stringify(JSON.parse(bytes.toString()), null, 1))), 400],
    ['signed with another secret', () => deliver((bytes) => bytes, 'whsec_other'), 400],
    ['signed six minutes ago', () => deliver((bytes) => bytes, undefined, new Date(Date.now() - 360_000)), 400],
    ['without a signature', () => post(new Uint8Array(Buffer.from('{}')), {}), 400],
    ['that is too large', () => deliver(() => Buffer.alloc(1_100_000, 'x')), 413],
    ['of a foreign page', () => post(new Uint8Array(Buffer.from('{}')), { origin: 'https://evil.example' }), 403],
  ])('%s is refused', async (_name, send, status) => {
    expect(await send()).toBe(status);
  });

  test('puts a job in line that asks Stripe', async () => {
    const [subscription] = [...stripe.world.subscriptions.values()];
    stripe.world.cancel(subscription!);
    expect(await deliver()).toBe(204);
    while ((await owner.rest('/subscription/current')).body.currentPlan === 'pro') await pause(50); // the job runs when it gets its turn
    expect((await owner.rest('/subscription/current')).body).toMatchObject({ currentPlan: 'startup', subscriptionStatus: 'none' });
  });
});

test('coming back from Stripe grants nothing by itself', async () => {
  stripe.world.advance(new Date(Date.now() + 15 * 86_400_000)); // no trial is left there
  await server.db.database.inTenant((await businessId()), (em) => em.execute(`update subscription set trial_ends_at = now() - interval '1 day'`));
  const { body } = await owner.post('/subscription/change', { planName: 'pro', billingType: 'yearly' });
  expect(body).toEqual({ message: 'Enter your card to start the Pro plan.', checkoutUrl: expect.stringMatching(/^https:\/\/checkout\.stripe\.test\//) });
  expect((await owner.post('/subscription/refresh')).body).toMatchObject({ currentPlan: 'startup' });
  const back = stripe.world.finishCheckout(body.checkoutUrl.split('/').at(-1));
  expect(back).toBe('https://purser.test/dashboard/subscription?checkout=done');
  const { body: answer } = await owner.graphql('mutation { refreshSubscription { currentPlan subscriptionStatus nextCharge { amount currency } } }');
  expect(answer.data.refreshSubscription).toEqual({ currentPlan: 'pro', subscriptionStatus: 'active', nextCharge: { amount: '174.00', currency: 'USD' } });
});

test('without Stripe there are no deliveries', async () => {
  const plain = await startTestServer({}, server);
  const { bytes, signature } = signed(stripe.world.events.at(-1)!, new Date());
  const answer = await fetch(`${plain.url}/api/webhooks/stripe-billing`, { method: 'POST', body: new Uint8Array(bytes), headers: { 'stripe-signature': signature } });
  expect(answer.status).toBe(404);
  await plain.close();
});

async function businessId(): Promise<string> {
  const [row] = await server.db.database.outsideTenants((em) => em.execute<[{ id: string }]>('select business_id as id from billing_customer'));
  return row.id;
}
