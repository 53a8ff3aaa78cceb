/** Tokens are renewed once for everybody who needs them, the newest is never lost, and none is kept readable. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ProviderError } from '../../providers/provider-error.ts';
import type { Viewer } from '../users/viewer.ts';
import type { ConnectionRef, Integration } from './integration.entity.ts';
import { createTestConnections, type TestConnections } from './test-connections.ts';
import { COMPANY, TestProvider } from './test-provider.ts';

let all: TestConnections;
let provider: TestProvider;
let viewer: Viewer;
let connection: Integration;
let ref: ConnectionRef;
beforeAll(async () => {
  provider = new TestProvider();
  all = await createTestConnections([provider]);
});
afterAll(() => all.close());
beforeEach(async () => {
  provider.calls.refresh = 0;
  provider.lifetimeMs = 1_000; // over as soon as it is given, by the margin
  provider.before = async () => undefined;
  viewer = await all.newBusiness();
  connection = await all.connect(viewer);
  provider.lifetimeMs = 3_600_000_000;
  ref = { businessId: viewer.businessId, integrationId: connection.id };
  all.world.now = new Date();
});

const fresh = (server: Pick<TestConnections, 'tokens'> = all, stale?: number) => server.tokens.fresh(ref, provider, COMPANY, stale);
const stored = async () => (await all.db.database.inTenantRaw(ref.businessId, (client) =>
  client.query<{ key_id: string; sealed: Buffer; generation: number }>('select key_id, sealed, generation from integration_token'))).rows[0]!;

test('fifty callers at expiry make one renewal', async () => {
  const held = await Promise.all(Array.from({ length: 50 }, () => fresh()));
  expect(provider.calls.refresh).toBe(1);
  expect(new Set(held.map(({ tokens }) => tokens.accessToken))).toEqual(new Set([provider.givenOut.at(-2)]));
});

test('fifty callers on three servers make one renewal, too', async () => {
  const servers = [all, all.server(), all.server()];
  const held = await Promise.all(Array.from({ length: 50 }, (_, index) => fresh(servers[index % 3])));
  expect(provider.calls.refresh).toBe(1);
  expect(new Set(held.map(({ generation }) => generation))).toEqual(new Set([1]));
});

test('a token that the provider refused is renewed although it has time left, once', async () => {
  const { generation } = await fresh();
  await Promise.all(Array.from({ length: 10 }, () => fresh(all, generation)));
  expect(provider.calls.refresh).toBe(2);
});

test('a renewal that the database did not take is kept and stored, whoever is next to need it', async () => {
  provider.before = async () => { throw new Error('first'); };
  await expect(fresh()).rejects.toThrow('first');
  // The transaction is lost after the provider has answered.
  provider.before = async () => {
    await all.db.database.outsideTenants((em) => em.execute(`select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and state = 'idle in transaction' and query like '%integration_token%'`));
  };
  await expect(fresh()).rejects.toThrow();
  provider.before = async () => undefined;
  const { tokens, generation } = await fresh();
  expect([generation, tokens.refreshToken, (await stored()).generation]).toEqual([1, provider.givenOut.at(-1), 1]);
  expect(provider.calls.refresh).toBe(2);
  expect((await fresh(all, 1)).generation).toBe(2);
});

test('a denied renewal asks for a new sign-in', async () => {
  provider.forget(COMPANY, 'everything');
  await expect(all.access.open(connection)).rejects.toMatchObject({ fault: 'denied' });
  expect(await all.integrations.find(viewer, connection.id)).toMatchObject({ status: 'error', error: expect.stringContaining('Reconnect') });
});

test('what an older key sealed is sealed anew where it is met; without its key a new sign-in is asked for', async () => {
  const [first] = all.keys;
  all.keys.unshift({ id: 'second', key: randomBytes(32) });
  const rotated = all.server();
  const { tokens } = await fresh(rotated);
  await fresh(rotated);
  expect(await stored()).toMatchObject({ key_id: 'second' });
  all.keys.splice(0, 2, { id: 'third', key: randomBytes(32) });
  await expect(all.server().access.open(connection)).rejects.toMatchObject({ fault: 'denied' });
  expect(await all.integrations.find(viewer, connection.id)).toMatchObject({ status: 'error' });
  all.keys.splice(0, 1, first!);
  expect(tokens.accessToken).toContain('access-');
});

test('a call is made once more with renewed tokens where the provider refuses those at hand', async () => {
  let calls = 0;
  const result = await all.access.use(connection, async ({ accessToken }) => {
    calls += 1;
    if (calls === 1) throw new ProviderError('denied', 'no');
    return accessToken;
  });
  expect(result).toBe(provider.givenOut.at(-2));
  await expect(all.access.use(connection, async () => { throw new ProviderError('denied', 'no'); })).rejects.toMatchObject({ fault: 'denied' });
  expect(await all.integrations.find(viewer, connection.id)).toMatchObject({ status: 'error' });
});
