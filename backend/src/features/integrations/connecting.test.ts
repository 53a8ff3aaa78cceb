/** A sign-in at a provider leads to a connection once, for the session that began it; every known way to abuse it leads nowhere. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ProviderError } from '../../providers/provider-error.ts';
import type { Viewer } from '../users/viewer.ts';
import { createTestConnections, ORIGIN, type TestConnections } from './test-connections.ts';
import { COMPANY, TestProvider } from './test-provider.ts';

let all: TestConnections;
let viewer: Viewer;
const [stripe, square] = [new TestProvider('stripe'), new TestProvider('square')];
beforeAll(async () => { all = await createTestConnections([stripe, square, new TestProvider('stripe', true)]); });
afterAll(() => all.close());
beforeEach(async () => {
  viewer = await all.newBusiness();
  stripe.calls.exchange = 0;
});

const PAGE = { limit: 50, cursor: null };
const REFUSED = { fault: 'connection-refused' };

/** The provider's answer to a sign-in that this viewer began. */
async function answer(who = viewer, session = 'session', companyId = COMPANY): Promise<URLSearchParams> {
  const { authUrl } = await all.connecting.begin(who, { session, origin: ORIGIN }, { provider: 'stripe' });
  return stripe.consent(authUrl, companyId);
}

const listed = (who = viewer) => all.integrations.list(who, PAGE);
/** What is more than a sign-in under way. */
const connections = async (who = viewer) => (await listed(who)).filter(({ status }) => status !== 'pending');

test('there and back: connected, with a first sync in line', async () => {
  const query = await answer();
  expect(await all.connecting.complete(viewer, 'session', 'stripe', query)).toEqual({ connected: 'stripe' });
  expect(await connections()).toMatchObject([{ provider: 'stripe', status: 'connected', companyId: COMPANY, companyName: `Company ${COMPANY}`, isSandbox: false, lastSync: null, syncAsked: 1, syncDone: 0 }]);
  expect((await all.jobs()).at(-1)).toMatchObject({ task: 'sync-integration', payload: { businessId: viewer.businessId } });
});

test('the way there tells the provider no secret, and where to come back', async () => {
  const { authUrl } = await all.connecting.begin(viewer, { session: 'session', origin: ORIGIN }, { provider: 'stripe' });
  const asked = new URL(authUrl).searchParams;
  expect(asked.get('redirect')).toBe(`${ORIGIN}/api/integrations/stripe/callback`);
  expect(Buffer.from(asked.get('state')!, 'base64url')).toHaveLength(32);
  expect(Buffer.from(asked.get('challenge')!, 'base64url')).toHaveLength(32);
});

test('refusals: no paid plan, no such provider, no credentials; the demo gets the sandbox', async () => {
  const browser = { session: 'session', origin: ORIGIN };
  await expect(all.connecting.begin(await all.newBusiness('starter'), browser, { provider: 'nonsense' })).rejects.toMatchObject({ code: 'PLAN_REQUIRED' });
  await expect(all.connecting.begin(viewer, browser, { provider: 'nonsense' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details: { fields: { provider: expect.anything() } } });
  await expect(all.connecting.begin(viewer, browser, { provider: 'paypal' })).rejects.toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('PAYPAL_CLIENT_ID') });
  await expect(all.connecting.begin({ ...viewer, isDemo: true }, browser, { provider: 'square' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await all.connecting.begin({ ...viewer, isDemo: true }, browser, { provider: 'stripe' });
});

test('attack: no state, or one that nobody gave out', async () => {
  const query = await answer();
  query.delete('state');
  expect(await all.connecting.complete(viewer, 'session', 'stripe', query)).toEqual(REFUSED);
  query.set('state', 'A'.repeat(43));
  expect(await all.connecting.complete(viewer, 'session', 'stripe', query)).toEqual(REFUSED);
  expect([stripe.calls.exchange, await connections()]).toEqual([0, []]);
});

test("attack: somebody else's state, and the same account's in another session", async () => {
  const stranger = await all.newBusiness();
  const query = await answer(stranger);
  expect(await all.connecting.complete(viewer, 'session', 'stripe', query)).toEqual(REFUSED);
  expect(await all.connecting.complete(stranger, 'another session', 'stripe', query)).toEqual(REFUSED);
  expect([stripe.calls.exchange, await connections(), await connections(stranger)]).toEqual([0, [], []]);
});

test('attack: a state that was used', async () => {
  const query = await answer();
  await all.connecting.complete(viewer, 'session', 'stripe', query);
  expect(await all.connecting.complete(viewer, 'session', 'stripe', query)).toEqual(REFUSED);
  expect(stripe.calls.exchange).toBe(1);
});

test('attack: a state that is too old, by a millisecond', async () => {
  const began = all.world.now;
  const [late, timely] = [await answer(), await answer()];
  all.world.now = new Date(began.getTime() + 10 * 60 * 1000);
  expect(await all.connecting.complete(viewer, 'session', 'stripe', late)).toEqual(REFUSED);
  all.world.now = new Date(began.getTime() + 10 * 60 * 1000 - 1);
  expect(await all.connecting.complete(viewer, 'session', 'stripe', timely)).toEqual({ connected: 'stripe' });
  all.world.now = began;
});

test("attack: one provider's answer brought to another", async () => {
  expect(await all.connecting.complete(viewer, 'session', 'square', await answer())).toEqual(REFUSED);
  expect([stripe.calls.exchange, square.calls.exchange, await connections()]).toEqual([0, 0, []]);
});

test('attack: another company in the place of the connected one; what it gave is given back', async () => {
  await all.connect(viewer);
  const before = await connections();
  expect(await all.connecting.complete(viewer, 'session', 'stripe', await answer(viewer, 'session', 'acct_evil'))).toEqual({ fault: 'other-company' });
  expect(await connections()).toEqual(before);
  const [revocation] = (await all.jobs()).filter(({ task }) => task === 'revoke-permission');
  await all.revocation.run(revocation!.payload);
  expect(stripe.revoked).toHaveLength(1);
});

test("attack: an answer for another address, and another sign-in's code", async () => {
  const { authUrl } = await all.connecting.begin(viewer, { session: 'session', origin: 'https://evil.example' }, { provider: 'stripe' });
  const [evil, mine] = [stripe.consent(authUrl, COMPANY), await answer()];
  mine.set('code', evil.get('code')!);
  expect(await all.connecting.complete(viewer, 'session', 'stripe', mine)).toEqual({ fault: 'declined' });
  expect(await connections()).toEqual([]);
});

test('attack: twenty callbacks with one state at the same time', async () => {
  const query = await answer();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => all.connecting.complete(viewer, 'session', 'stripe', query)));
  expect(outcomes.filter((outcome) => 'connected' in outcome)).toHaveLength(1);
  expect(stripe.calls.exchange).toBe(1);
  expect(await connections()).toHaveLength(1);
});

test('whoever declines, or whose provider is away, is told so', async () => {
  for (const [word, fault] of [['access_denied', 'declined'], ['', 'declined'], ['server_error', 'unavailable'], ['temporarily_unavailable', 'unavailable'], ['invalid_scope', 'failed'], ['unauthorized_client', 'failed']] as const) {
    const refused = await answer();
    refused.set('error', word);
    expect(await all.connecting.complete(viewer, 'session', 'stripe', refused)).toEqual({ fault });
  }
  stripe.faults.exchange = [new ProviderError('unavailable', 'Stripe does not answer.')];
  expect(await all.connecting.complete(viewer, 'session', 'stripe', await answer())).toEqual({ fault: 'unavailable' });
  expect(await connections()).toEqual([]);
});

test('a sign-in that has not come back is a pending connection, for its ten minutes', async () => {
  const began = all.world.now;
  await answer();
  const query = await answer();
  const [pending, ...others] = await listed();
  expect([pending, others]).toMatchObject([{ provider: 'stripe', status: 'pending', companyName: null, lastSync: null, isSandbox: false, syncAsked: 0 }, []]);
  expect(await all.integrations.find(viewer, pending!.id)).toEqual(pending);
  expect([await listed(await all.newBusiness()), await all.integrations.list(viewer, { limit: 50, cursor: pending!.id })]).toEqual([[], []]);
  await expect(all.integrations.sync(viewer, pending!.id)).rejects.toMatchObject({ code: 'CONFLICT', message: 'The sign-in at Stripe is not finished. Finish it there, or connect again.' });
  all.world.now = new Date(began.getTime() + 10 * 60 * 1000);
  expect(await listed()).toEqual([]);
  await expect(all.integrations.find(viewer, pending!.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  all.world.now = began;
  await all.connecting.complete(viewer, 'session', 'stripe', query);
  expect(await listed()).toMatchObject([{ status: 'connected' }]);
});

test('a pending connection that is given up lets no browser in any more, and one that is ended leaves none behind', async () => {
  const query = await answer();
  await all.integrations.disconnect(viewer, (await listed())[0]!.id, 'removed');
  expect([await listed(), await all.connecting.complete(viewer, 'session', 'stripe', query)]).toEqual([[], REFUSED]);
  const { id } = await all.connect(viewer);
  const late = await answer();
  expect(await listed()).toMatchObject([{ id, status: 'connected' }]);
  await all.integrations.disconnect(viewer, id, 'kept');
  expect(await listed()).toMatchObject([{ id, status: 'disconnected' }]);
  expect(await all.connecting.complete(viewer, 'session', 'stripe', late)).toEqual(REFUSED);
});
