/** An ended connection leaves no token behind, is taken back at the provider, and its rows go or stay as the owner says. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { withClient } from '../../database/with-client.ts';
import { removeBusiness } from '../account/remove-business.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { findOffences } from '../ledger/test-integrity.ts';
import { expectRollupsExact } from '../ledger/test-rollups.ts';
import type { Viewer } from '../users/viewer.ts';
import type { Integration } from './integration.entity.ts';
import { createTestConnections, type TestConnections } from './test-connections.ts';
import { COMPANY, sale, TestProvider } from './test-provider.ts';

let all: TestConnections;
const provider = new TestProvider();
let viewer: Viewer;
let connection: Integration;
beforeAll(async () => {
  all = await createTestConnections([provider]);
  provider.tell(COMPANY, sale(1), sale(2), sale(3), sale(4));
});
afterAll(() => all.close());
beforeEach(async () => {
  provider.revoked.length = 0;
  // Businesses of earlier tests are not connected to the company any more.
  await all.db.database.outsideTenants((em) => em.execute('delete from connected_company'));
  viewer = await all.newBusiness();
  connection = await all.connect(viewer);
  await all.sync(connection);
});

const PAGE = { limit: 50, cursor: null };
const count = (sql: string) => all.db.database.inTenantRaw(viewer.businessId, async (client) => (await client.query<{ n: number }>(`select count(*)::int as n from ${sql}`)).rows[0]!.n);
const revocations = async (of = viewer) => (await all.jobs()).filter(({ task, payload }) => task === 'revoke-permission' && payload['businessId'] === of.businessId);
async function leftOf({ businessId }: Viewer): Promise<string[]> {
  const tables = await superuser<{ name: string }>(`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'business_id'`);
  const left = await Promise.all(tables.map(async ({ name }) => ((await superuser(`select 1 from "${name}" where business_id = $1 limit 1`, [businessId])).length > 0 ? [name] : [])));
  return left.flat();
}

/** What the queue still holds, besides what it takes back at the provider, once those that stood in line before the deletion have had their turn. */
async function ofTheDeleted(): Promise<string[]> {
  const left = async () => (await all.jobs()).filter(({ task, payload }) => task !== 'revoke-permission' && payload['businessId'] === viewer.businessId).map(({ task }) => task);
  const inLine = await left();
  await superuser('delete from graphile_worker._private_jobs');
  for (const task of inLine) {
    if (task !== 'sync-integration') return inLine;
    await all.sync(connection);
  }
  return left();
}
const isSound = () => all.db.database.inTenantRaw(viewer.businessId, async (client) => {
  expect(await findOffences(client)).toEqual([]);
  await expectRollupsExact(async (sql) => (await client.query(sql)).rows);
});

test('tokens are erased at once, the permission is taken back, the rows go', async () => {
  await all.integrations.disconnect(viewer, connection.id, 'removed');
  expect([await count('integration_token'), await count('entry'), await count('connected_company'), await count('chart_account where external_key is not null')]).toEqual([0, 0, 0, 0]);
  expect(await all.integrations.list(viewer, PAGE)).toEqual([]);
  for (const { payload } of await revocations()) await all.revocation.run(payload);
  expect(provider.revoked).toHaveLength(1);
  await isSound();
});

test('rows that are kept are taken up by the same company, and none is doubled', async () => {
  const before = await all.rows(viewer);
  await all.integrations.disconnect(viewer, connection.id, 'kept');
  expect(await all.rows(viewer)).toEqual(before);
  expect(await all.integrations.list(viewer, PAGE)).toMatchObject([{ id: connection.id, status: 'disconnected' }]);
  await all.sync(connection); // left in line from before
  expect(await all.integrations.find(viewer, connection.id)).toMatchObject({ status: 'disconnected' });

  expect((await all.connect(viewer)).id).toBe(connection.id);
  await all.sync(connection);
  expect(await all.rows(viewer)).toEqual(before);
  await isSound();
});

test('beside the kept rows of one company another one can be connected', async () => {
  provider.tell('acct_2', sale(1, { amountMinor: 5 }));
  await all.integrations.disconnect(viewer, connection.id, 'kept');
  const other = await all.connect(viewer, 'acct_2');
  await all.sync(other);
  expect(other.id).not.toBe(connection.id);
  expect((await all.rows(viewer)).map(({ amountMinor }) => amountMinor).sort()).toEqual([1001, 1002, 1003, 1004, 5]);
});

test('a provider that does not answer keeps nothing alive: the job tries again for a day', async () => {
  await all.integrations.disconnect(viewer, connection.id, 'kept');
  const [job] = await revocations();
  provider.faults.revoke = [new ProviderError('unavailable', 'Stripe does not answer.')];
  await expect(all.revocation.run(job!.payload)).rejects.toMatchObject({ fault: 'unavailable' });
  await all.revocation.run(job!.payload);
  expect(provider.revoked).toHaveLength(1);
  await all.revocation.run({ ...job!.payload, until: new Date(all.world.now.getTime() - 1).toISOString() });
  expect(provider.revoked).toHaveLength(1);
});

test('a sync under way finds the connection ended and stores nothing more', async () => {
  const next = await all.newBusiness();
  const under = await all.connect(next);
  provider.before = async (call) => { if (call === 'pull' && provider.calls.pull % 2 === 0) await all.integrations.disconnect(next, under.id, 'removed').catch(() => undefined); };
  await all.sync(under);
  provider.before = async () => undefined;
  expect(await all.rows(next)).toEqual([]);
});

test('an account that is deleted takes its permissions back', async () => {
  await removeBusiness(all.db.database, viewer.businessId);
  const [job] = await revocations();
  await all.revocation.run(job!.payload);
  expect(provider.revoked).toHaveLength(1);
});

test('a renewal that the deletion of the account comes upon: what it brought is taken back, not what it replaced', async () => {
  const removing: Promise<void>[] = [];
  provider.before = async (call) => {
    if (call !== 'refresh' || removing.length > 0) return;
    removing.push(removeBusiness(all.db.database, viewer.businessId));
    await isWaiting();
  };
  await all.access.open(connection, await all.access.open(connection));
  provider.before = async () => undefined;
  await Promise.all(removing);
  const [job] = await revocations();
  await all.revocation.run(job!.payload);
  expect(provider.revoked).toEqual([provider.givenOut.at(-2)]);
});

const superuser = <T extends object>(sql: string, values: unknown[] = []) => withClient(all.db.superuserUrl, async (client) => (await client.query<T>(sql, values)).rows);

/** Until the deletion has come to where it waits for the renewal. */
async function isWaiting(): Promise<void> {
  while ((await superuser(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length === 0) await pause(5);
}

const CALLS = ['refresh', 'pull', 'balances'] as const;
const FAULTS = [null, 'unavailable', 'limited', 'denied', 'broken'] as const;

test.each(CALLS.flatMap((at) => FAULTS.map((fault) => ({ at, fault }))))('an account that is deleted while the provider answers a $at of its sync ($fault) leaves no row, token or job', async ({ at, fault }) => {
  const removing: Promise<void>[] = [];
  provider.stated = [];
  if (at === 'refresh') provider.faults.pull = [new ProviderError('denied', 'It has ended.')];
  provider.before = async (call) => {
    if (call !== at || removing.length > 0) return;
    if (fault) provider.faults[call] = [new ProviderError(fault, 'Not now.')];
    removing.push(removeBusiness(all.db.database, viewer.businessId));
    await (at === 'refresh' ? isWaiting() : removing[0]);
  };
  provider.tell(COMPANY, sale(5));
  await superuser('delete from graphile_worker._private_jobs');
  all.world.logged.length = 0;
  await all.sync(connection);
  provider.before = async () => undefined;
  await Promise.all(removing);
  const faultsOfOurs = all.world.logged.filter((error) => !(error instanceof ProviderError));
  expect([removing.length, faultsOfOurs, await leftOf(viewer)]).toEqual([1, [], []]);
  expect(await ofTheDeleted()).toEqual([]);
});

test('a company that another business is still connected to keeps its permission until the last one leaves', async () => {
  const other = await all.newBusiness();
  const others = await all.connect(other);
  await all.integrations.disconnect(viewer, connection.id, 'kept');
  for (const { payload } of await revocations()) await all.revocation.run(payload);
  expect(provider.revoked).toEqual([]);
  await all.integrations.disconnect(other, others.id, 'kept');
  for (const { payload } of await revocations(other)) await all.revocation.run(payload);
  expect(provider.revoked).toHaveLength(1);
});

test('a permission that was given again meanwhile is not taken back', async () => {
  await all.integrations.disconnect(viewer, connection.id, 'kept');
  await all.connect(viewer);
  for (const { payload } of await revocations()) await all.revocation.run(payload);
  expect(provider.revoked).toEqual([]);
});

test('somebody else ends nothing', async () => {
  await expect(all.integrations.disconnect(await all.newBusiness(), connection.id, 'removed')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await count('integration_token')).toBe(1);
});
