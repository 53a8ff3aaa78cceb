/** The list of sessions over REST: which device, which one is this, ending one and all others, and nobody else's. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newEmail, PASSWORD, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
let server: TestServer;
beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());

async function signedInTwice(): Promise<{ here: TestClient; there: TestClient }> {
  const email = newEmail();
  const here = await server.client().signUp(email);
  const there = server.client();
  await there.post('/auth/login', { email, password: PASSWORD });
  await there.rest('/auth/me', { headers: { 'user-agent': FIREFOX } });
  return { here, there };
}

test('lists every device, newest first, and knows its own', async () => {
  const { here, there } = await signedInTwice();
  const { body } = await here.rest('/sessions');
  expect(body).toEqual([
    { id: expect.any(String), device: 'Firefox on Windows', isCurrent: false, createdAt: expect.any(String), lastSeenAt: expect.any(String) },
    { id: expect.any(String), device: 'node', isCurrent: true, createdAt: expect.any(String), lastSeenAt: expect.any(String) },
  ]);
  const seenThere = (await there.rest('/sessions')).body;
  expect(seenThere.map((session: { isCurrent: boolean }) => session.isCurrent)).toEqual([true, false]);
});

test('pages', async () => {
  const { here } = await signedInTwice();
  const first = await here.rest('/sessions?limit=1');
  const next = /<\/api([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1];
  expect((await here.rest(next ?? '')).body).toEqual([expect.objectContaining({ isCurrent: true })]);
});

test('ends one', async () => {
  const { here, there } = await signedInTwice();
  const [other] = (await here.rest('/sessions')).body;
  expect((await here.rest(`/sessions/${other.id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await there.rest('/auth/me')).status).toBe(401);
  expect((await here.rest('/auth/me')).status).toBe(200);
  expect((await here.rest(`/sessions/${other.id}`, { method: 'DELETE' })).status).toBe(404);
});

test('ends all others', async () => {
  const { here, there } = await signedInTwice();
  expect((await here.rest('/sessions', { method: 'DELETE' })).status).toBe(204);
  expect((await there.rest('/auth/me')).status).toBe(401);
  expect((await here.rest('/sessions')).body).toHaveLength(1);
});

test("somebody else's is not there", async () => {
  const { here } = await signedInTwice();
  const stranger = await server.client().signUp();
  const [session] = (await here.rest('/sessions')).body;
  expect((await stranger.rest(`/sessions/${session.id}`, { method: 'DELETE' })).status).toBe(404);
  expect((await stranger.rest('/sessions')).body).toHaveLength(1);
});

test('neither token nor hash leaves the house', async () => {
  const { here } = await signedInTwice();
  const { text } = await here.rest('/sessions');
  const rows = await server.db.database.outsideTenants((em) => em.execute<{ token_hash: Buffer }[]>('select token_hash from session'));
  for (const { token_hash: hash } of rows) for (const form of ['hex', 'base64', 'base64url'] as const) expect(text).not.toContain(hash.toString(form));
});
