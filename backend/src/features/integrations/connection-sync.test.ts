/** A sync brings everything once, goes on where it was, and behaves towards a provider that refuses, limits or fails. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { withClient } from '../../database/with-client.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import type { Viewer } from '../users/viewer.ts';
import type { Integration } from './integration.entity.ts';
import { enqueueAllSyncs } from './sync-schedule.ts';
import { createTestConnections, type TestConnections } from './test-connections.ts';
import { COMPANY, sale, TestProvider } from './test-provider.ts';

let all: TestConnections;
let provider: TestProvider;
let viewer: Viewer;
let connection: Integration;
beforeAll(async () => {
  provider = new TestProvider();
  all = await createTestConnections([provider]);
});
afterAll(() => all.close());
beforeEach(async () => {
  provider.told.clear();
  provider.calls.pull = 0;
  provider.calls.refresh = 0;
  viewer = await all.newBusiness();
  connection = await all.connect(viewer);
});

const now = () => all.integrations.find(viewer, connection.id);
const jobs = async () => (await all.jobs()).filter(({ payload }) => payload['businessId'] === viewer.businessId);
const syncs = async () => (await jobs()).filter(({ task }) => task === 'sync-integration');
const sales = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => sale(from + index));

test('the first sync brings everything, the next one what is new since', async () => {
  provider.tell(COMPANY, ...sales(0, 10));
  await all.sync(connection);
  expect(await now()).toMatchObject({ status: 'connected', lastSync: all.world.now, syncAsked: 1, syncDone: 1, syncedCount: 10, progressPercent: null, error: null });
  expect(provider.calls.pull).toBe(4);

  provider.tell(COMPANY, sale(3, { amountMinor: 1 }), sale(10));
  provider.takeBack(COMPANY, 'ch_0');
  await all.sync(connection);
  expect(provider.calls.pull).toBe(5);
  const rows = await all.rows(viewer);
  expect(rows.map(({ amountMinor }) => amountMinor).sort((a, b) => a - b)).toEqual([1, 1001, 1002, 1004, 1005, 1006, 1007, 1008, 1009, 1010]);
  expect(await now()).toMatchObject({ syncedCount: 10 });
  expect((await jobs()).filter(({ task }) => task === 'refresh-insights')).toHaveLength(1);
});

test('whoever watches is told how the connections stand, for a sync may have ended a moment before', async () => {
  await all.sync(connection);
  const first = await new Promise((told) => {
    const stop = all.integrations.watch(viewer, (found) => { stop(); told(found); });
  });
  expect(first).toMatchObject({ id: connection.id, syncAsked: 1, syncDone: 1 });
});

test('nothing new changes nothing: no version of the ledger, no insights', async () => {
  await all.sync(connection);
  expect((await jobs()).map(({ task }) => task)).toEqual(['sync-integration']);
  expect(await now()).toMatchObject({ lastSync: all.world.now, syncedCount: 0 });
});

test('a provider that wants to be left alone gets its time; what was stored stays, and nobody hurries it', async () => {
  provider.tell(COMPANY, ...sales(0, 9));
  provider.before = async (call) => { if (call === 'pull' && provider.calls.pull === 2) throw new ProviderError('limited', 'Too many.', { retryAfterMs: 42_000 }); };
  await all.sync(connection);
  provider.before = async () => undefined;
  const goesOnAt = new Date(all.world.now.getTime() + 42_000);
  expect(await now()).toMatchObject({ status: 'connected', error: null, syncedCount: 3, syncDone: 0 });
  expect((await syncs()).at(-1)).toMatchObject({ runAt: goesOnAt });
  await all.sync(connection); // by a webhook, say
  expect(provider.calls.pull).toBe(2);
  expect((await syncs()).at(-1)).toMatchObject({ runAt: goesOnAt });
  all.world.now = goesOnAt;
  await all.sync(connection);
  expect(await now()).toMatchObject({ syncedCount: 9, syncDone: 1 });
});

test('a provider out of reach is tried again a few times, later and later; the reason is told', async () => {
  const waits: number[] = [];
  let payload: object = { businessId: viewer.businessId, integrationId: connection.id };
  provider.tell(COMPANY, sale(1));
  provider.faults.pull = Array.from({ length: 5 }, () => new ProviderError('unavailable', 'Stripe does not answer.'));
  for (let tries = 0; tries < 5; tries += 1) {
    const before = (await syncs()).length;
    await all.connectionSync.run(payload, new AbortController().signal);
    expect(await now()).toMatchObject({ status: 'connected', error: 'Stripe does not answer.' });
    const job = (await syncs()).at(-1)!;
    if ((await syncs()).length >= before && job.payload['failures'] === tries + 1) waits.push(job.runAt.getTime() - all.world.now.getTime());
    payload = job.payload;
  }
  expect(waits).toEqual([30_000, 120_000, 600_000, 1_800_000]);
  await all.sync(connection);
  expect(await now()).toMatchObject({ error: null, syncedCount: 1 });
});

test('an access token that ends in the middle of a pull is renewed, and the pull goes on where it was', async () => {
  provider.tell(COMPANY, ...sales(0, 9));
  provider.before = async (call) => { if (call === 'pull' && provider.calls.pull === 2) provider.forget(COMPANY, 'access'); };
  await all.sync(connection);
  provider.before = async () => undefined;
  expect(provider.calls).toMatchObject({ refresh: 1, pull: 4 });
  expect(await now()).toMatchObject({ status: 'connected', syncedCount: 9 });
});

test('when the provider says no, the connection asks for a new sign-in, and signing in again goes on from there', async () => {
  provider.tell(COMPANY, ...sales(0, 4));
  await all.sync(connection);
  provider.forget(COMPANY, 'everything');
  provider.tell(COMPANY, sale(4));
  await all.sync(connection);
  expect(await now()).toMatchObject({ status: 'error', error: 'Stripe asks for a new sign-in. Reconnect to go on.', syncedCount: 4 });
  await expect(all.integrations.sync(viewer, connection.id)).rejects.toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('Reconnect') });

  expect((await all.connect(viewer)).id).toBe(connection.id);
  await all.sync(connection);
  expect(await now()).toMatchObject({ status: 'connected', error: null, syncedCount: 5 });
  expect(await all.rows(viewer)).toHaveLength(5);
});

test('two workers at one connection: whoever is behind stops, and every row is there once', async () => {
  provider.tell(COMPANY, ...sales(0, 12));
  await Promise.all([all.sync(connection), all.server().connectionSync.run({ businessId: viewer.businessId, integrationId: connection.id }, new AbortController().signal)]);
  await all.sync(connection);
  expect(await now()).toMatchObject({ syncedCount: 12 });
  expect(await all.rows(viewer)).toHaveLength(12);
});

test('a fault of our own is told as one, and tried again', async () => {
  provider.tell(COMPANY, sale(1));
  provider.before = async () => { throw new TypeError('a mistake'); };
  await all.sync(connection);
  provider.before = async () => undefined;
  expect(await now()).toMatchObject({ status: 'connected', error: expect.stringContaining('our side') });
  expect(all.world.logged).toMatchObject([{ message: 'a mistake' }]);
  expect((await syncs()).at(-1)).toMatchObject({ payload: { failures: 1 } });
});

test('asked for by somebody who waits: done, still under way, failed, and refused', async () => {
  await all.sync(connection);
  expect(await all.integrations.sync(viewer, connection.id)).toMatchObject({ syncAsked: 2, syncDone: 1 });
  await expect(all.integrations.sync(await all.newBusiness(), connection.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(all.integrations.sync({ ...viewer, accountType: 'starter' }, connection.id)).rejects.toMatchObject({ code: 'PLAN_REQUIRED' });
  await all.integrations.disconnect(viewer, connection.id, 'kept');
  await expect(all.integrations.sync(viewer, connection.id)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('by the clock: one that waits for its turn already is not put off', async () => {
  const waiting = async () => (await all.jobs()).filter(({ task, payload }) => task === 'sync-integration' && payload['integrationId'] === connection.id);
  await all.integrations.sync(viewer, connection.id);
  const before = await waiting();
  await enqueueAllSyncs(all.db.database, () => new Date('2031-01-01T00:20:00Z'));
  expect((await waiting()).map(({ runAt }) => runAt)).toEqual(before.map(({ runAt }) => runAt));
});

test('by the clock: connections of paid accounts, spread over the hour', async () => {
  const starter = await all.newBusiness('starter');
  await all.connect({ ...starter, accountType: 'pro' });
  await withClient(all.db.superuserUrl, (client) => client.query('delete from graphile_worker._private_jobs'));
  const then = new Date('2030-01-01T00:20:00Z');
  await enqueueAllSyncs(all.db.database, () => then);
  const due = (await all.jobs()).filter(({ task, runAt }) => task === 'sync-integration' && runAt >= then);
  expect(due.map(({ payload }) => payload['businessId'])).toContain(viewer.businessId);
  expect(due.map(({ payload }) => payload['businessId'])).not.toContain(starter.businessId);
  expect(due.every(({ runAt }) => runAt.getTime() <= then.getTime() + 3_600_000)).toBe(true);
});
