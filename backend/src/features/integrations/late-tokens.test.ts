/** Tokens that a provider gives when nobody waits for them any more: kept where the connection still stands, else taken back; none is left with anybody. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { removeBusiness } from '../account/remove-business.ts';
import type { Viewer } from '../users/viewer.ts';
import type { Integration } from './integration.entity.ts';
import { createTestConnections, ORIGIN, type TestConnections } from './test-connections.ts';
import { COMPANY, TestProvider } from './test-provider.ts';

let all: TestConnections;
let hasty: ReturnType<TestConnections['server']>;
const provider = new TestProvider();
let viewer: Viewer;
let connection: Integration;
/** Lets the provider answer. */
let answer: () => void;
beforeAll(async () => {
  all = await createTestConnections([provider]);
  hasty = all.server({ patienceMs: 20 });
});
afterAll(() => all.close());
beforeEach(async () => {
  provider.before = async () => undefined;
  provider.revoked.length = 0;
  await all.db.database.outsideTenants((em) => em.execute('delete from connected_company'));
  viewer = await all.newBusiness();
  connection = await all.connect(viewer);
  const answered = new Promise<void>((resolve) => { answer = resolve; });
  provider.before = (call) => (call === 'refresh' || call === 'exchange' ? answered : Promise.resolve());
});

const ref = () => ({ businessId: viewer.businessId, integrationId: connection.id });
const tokens = () => all.db.database.inTenantRaw(viewer.businessId, async (client) => (await client.query<{ generation: number }>('select generation from integration_token')).rows);
const revocations = async () => (await all.jobs()).filter(({ task, payload }) => task === 'revoke-permission' && payload['businessId'] === viewer.businessId);

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600 && !(await isSo()); tries += 1) await pause(5);
  expect(await isSo()).toBe(true);
}

/** A renewal whose answer comes too late for whoever asked. */
async function renewTooLate(): Promise<void> {
  await expect(hasty.tokens.fresh(ref(), provider, COMPANY, 0)).rejects.toMatchObject({ fault: 'unavailable' });
}

async function runRevocations(): Promise<void> {
  for (const { payload } of await revocations()) await hasty.revocation.run(payload);
}

test('of a connection that still stands they are its next', async () => {
  await renewTooLate();
  answer();
  await until(async () => (await tokens())[0]?.generation === 1);
  const held = await all.tokens.fresh(ref(), provider, COMPANY);
  expect([held.tokens.accessToken, await revocations()]).toEqual([provider.givenOut.at(-2), []]);
});

test.each([
  ['an account that was deleted meanwhile', () => removeBusiness(all.db.database, viewer.businessId)],
  ['a connection that was ended meanwhile', () => all.integrations.disconnect(viewer, connection.id, 'kept')],
])('of %s they are taken back', async (_, end) => {
  await renewTooLate();
  await end();
  answer();
  await until(async () => (await revocations()).length === 2); // of what the renewal replaced, and of what it brought
  await runRevocations();
  expect(await tokens()).toEqual([]);
  expect(provider.revoked).toEqual([provider.givenOut.at(-4), provider.givenOut.at(-2)]);
});

test('of a connection that was ended and made anew meanwhile they are not the next', async () => {
  await renewTooLate();
  await all.integrations.disconnect(viewer, connection.id, 'kept');
  provider.before = async () => undefined;
  await all.connect(viewer);
  const given = provider.givenOut.length;
  answer();
  await until(async () => provider.givenOut.length > given);
  const late = provider.givenOut.at(-2);
  expect((await hasty.tokens.fresh(ref(), provider, COMPANY, 0)).tokens.accessToken).not.toBe(late);
});

test.each([
  ['an account that was deleted meanwhile', () => removeBusiness(all.db.database, viewer.businessId)],
  ['a sign-in that nobody waits for', async () => undefined],
])('what an exchange gives %s is taken back', async (_, end) => {
  await all.integrations.disconnect(viewer, connection.id, 'removed');
  const { authUrl } = await hasty.connecting.begin(viewer, { session: 'session', origin: ORIGIN }, { provider: 'stripe' });
  expect(await hasty.connecting.complete(viewer, 'session', 'stripe', provider.consent(authUrl, COMPANY))).toEqual({ fault: 'unavailable' });
  await end();
  answer();
  await until(async () => (await revocations()).length === 2); // of the connection that was there, and of this
  await runRevocations();
  expect([provider.revoked.at(-1), await tokens()]).toEqual([provider.givenOut.at(-2), []]);
});

test('what an exchange gives in time to an account that is just being deleted is taken back', async () => {
  const { authUrl } = await all.connecting.begin(viewer, { session: 'session', origin: ORIGIN }, { provider: 'stripe' });
  provider.before = async (call) => { if (call === 'exchange') await removeBusiness(all.db.database, viewer.businessId); };
  await all.connecting.complete(viewer, 'session', 'stripe', provider.consent(authUrl, COMPANY)).catch(() => undefined);
  await until(async () => (await revocations()).length === 2);
  await runRevocations();
  expect([provider.revoked.at(-1), await tokens()]).toEqual([provider.givenOut.at(-2), []]);
});
