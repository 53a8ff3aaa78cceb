/** Opening an account, signing in and out, changing the password: over REST, with the contract's statuses and rules. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { newEmail, PASSWORD, PERSON, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => { server = await startTestServer({ SIGN_IN_TRIES: '3' }); });
afterAll(() => server.close());

describe('sign-up', () => {
  test('answers 201 with the user and a cookie out of reach of scripts', async () => {
    const email = newEmail();
    const { status, body, headers } = await server.client().post('/auth/signup', { ...PERSON, email });
    expect(status).toBe(201);
    expect(body).toMatchObject({ email, firstName: 'Ada', businessName: 'Ada & Co', accountType: 'starter', isPro: false, isDemo: false });
    expect(headers.getSetCookie()[0]).toMatch(/^purser_session=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
    expect(JSON.stringify(body)).not.toContain('assword');
  });

  async function checkRefused(fields: object, faults: string[]): Promise<void> {
    const { status, body } = await server.client().post('/auth/signup', { ...PERSON, email: newEmail(), ...fields });
    expect({ status, fields: Object.keys(body.errors).sort() }).toEqual({ status: 400, fields: faults });
  }
  test('names every field at fault', () => checkRefused({ firstName: ' ', lastName: 7, businessName: undefined, email: 'nobody', password: '' }, ['businessName', 'email', 'firstName', 'lastName', 'password']));
  test('refuses a short password', () => checkRefused({ password: 'seven77' }, ['password']));
  test('refuses a very long password', () => checkRefused({ password: 'a1b'.repeat(43) }, ['password']));
  test('refuses one of the commonest passwords', () => checkRefused({ password: 'Password123' }, ['password']));
  test('asks for no particular characters', async () => {
    expect((await server.client().post('/auth/signup', { ...PERSON, email: newEmail(), password: 'quiet river stone' })).status).toBe(201);
  });

  test('refuses an address that is taken, whatever its case', async () => {
    const email = newEmail();
    await server.client().signUp(email);
    const { status, body } = await server.client().post('/auth/signup', { ...PERSON, email: email.toUpperCase() });
    expect(status).toBe(409);
    expect(body.errors).toHaveProperty('email');
  });
});

describe('sign-in', () => {
  test('opens a session', async () => {
    const email = newEmail();
    await server.client().signUp(email);
    const client = server.client();
    expect((await client.post('/auth/login', { email: email.toUpperCase(), password: PASSWORD })).status).toBe(200);
    expect((await client.rest('/auth/me')).body.email).toBe(email);
  });

  test('gives one answer for a wrong password and an unknown address', async () => {
    const email = newEmail();
    await server.client().signUp(email);
    const wrong = await server.client().post('/auth/login', { email, password: 'not this one' });
    const unknown = await server.client().post('/auth/login', { email: newEmail(), password: 'not this one' });
    expect(wrong.status).toBe(401);
    expect({ ...unknown.body }).toEqual(wrong.body);
  });

  test('bounds the tries per account over both doors, aliases included', async () => {
    const email = newEmail();
    const input = `input: { email: "${email}", password: "no" }`;
    const { body } = await server.client().graphql(`mutation { a: login(${input}) { id } b: login(${input}) { id } }`);
    expect(body.errors.map((error: { extensions: { status: number } }) => error.extensions.status)).toContain(401);
    await server.client().graphql(`mutation { login(${input}) { id } }`);
    const refused = [0, 1].map(() => server.client().post('/auth/login', { email, password: 'no' }));
    const answers = await Promise.all(refused);
    expect(answers.map((answer) => answer.status)).toContain(429);
    expect(Number(answers.find((answer) => answer.status === 429)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the end of a session', () => {
  test('signing out answers 204, also twice, and the token is worth nothing', async () => {
    const client = await server.client().signUp();
    const { cookie } = client;
    expect((await client.post('/auth/logout')).status).toBe(204);
    expect((await client.post('/auth/logout')).status).toBe(204);
    client.cookie = cookie;
    expect((await client.rest('/auth/me')).status).toBe(401);
    expect((await client.graphql('{ me { id } }')).body.data.me).toBeNull();
  });

  test('a new password ends the other sessions and keeps this one', async () => {
    const email = newEmail();
    const client = await server.client().signUp(email);
    const other = server.client();
    await other.post('/auth/login', { email, password: PASSWORD });
    expect((await client.post('/auth/password', { currentPassword: 'wrong', newPassword: 'another long one' })).status).toBe(400);
    expect((await client.post('/auth/password', { currentPassword: PASSWORD, newPassword: 'another long one' })).status).toBe(200);
    expect((await client.rest('/auth/me')).status).toBe(200);
    expect((await other.rest('/auth/me')).status).toBe(401);
    expect((await server.client().post('/auth/login', { email, password: 'another long one' })).status).toBe(200);
  });

  test('shuts out sign-ins that were answered before, and those under way', async () => {
    const email = newEmail();
    const owner = await server.client().signUp(email);
    const login = (key: string) => {
      const client = server.client();
      return client.post('/auth/login', { email, password: PASSWORD }, { 'idempotency-key': `${email} ${key}` }).then(({ status }) => ({ client, status }));
    };
    expect((await login('kept')).status).toBe(200);
    expect((await login('kept')).status).toBe(200);
    const [underWay] = await Promise.all([Promise.all(['a', 'b', 'c', 'd'].map(login)), owner.post('/auth/password', { currentPassword: PASSWORD, newPassword: 'another long one' })]);
    const after = [...underWay, await login('kept')];
    expect(after.at(-1)?.status).toBe(401);
    for (const { client } of after) expect((await client.rest('/auth/me')).status).toBe(401);
    expect((await owner.rest('/auth/me')).status).toBe(200);
  });

  test('the database keeps no token', async () => {
    const client = await server.client().signUp();
    const token = client.cookie?.split('=')[1] ?? '';
    const rows = await server.db.database.outsideTenants((em) => em.execute<{ token_hash: Buffer }[]>('select token_hash from session'));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some((row) => row.token_hash.toString('base64url') === token || row.token_hash.toString() === token)).toBe(false);
  });
});

describe('live updates', () => {
  /** A browser's socket: what it is told, and the code it is closed with. */
  async function listen({ cookie }: TestClient): Promise<{ told: Told[]; subscribe(id: string): void; acknowledged: Promise<void>; closed: Promise<number> }> {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers: { origin: server.url, cookie: cookie ?? '' } });
    const told: Told[] = [];
    const closed = new Promise<number>((resolve) => { socket.once('close', resolve); });
    const acknowledged = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        told.push(JSON.parse(data.toString()) as Told);
        if (told.at(-1)?.type === 'connection_ack') resolve();
      });
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init' }));
    return { told, acknowledged, closed, subscribe: (id) => socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query: 'subscription { insightsChanged }' } })) };
  }
  interface Told { readonly type: string; readonly id?: string; readonly payload?: unknown }

  async function withNewPassword() {
    const person = await server.client().signUp();
    const heard = await listen(person);
    await heard.acknowledged;
    heard.subscribe('old');
    await until(() => heard.told.some(({ type }) => type === 'next'));
    expect((await person.post('/auth/password', { currentPassword: PASSWORD, newPassword: 'another long one' })).status).toBe(200);
    return { person, heard };
  }

  test('of a session that a new password ended close the socket, so that the page comes again with its new one', async () => {
    const { person, heard } = await withNewPassword();
    const { body: { id } } = await person.rest('/auth/me');
    await server.db.database.outsideTenants((em) => em.execute(`select pg_notify('insights_changed', json_build_object('businessId', business_id)::text) from app_user where id = ?`, [id]));
    expect(await heard.closed).toBe(1008);
    expect(heard.told.map(({ type }) => type)).not.toContain('complete');
  });

  test('that are asked for on such a socket close it, too', async () => {
    const { heard } = await withNewPassword();
    heard.subscribe('new');
    expect(await heard.closed).toBe(1008);
    expect(heard.told.filter(({ id }) => id === 'new')).toEqual([]);
  });

  test('of somebody who never was signed in are refused, once', async () => {
    const nobody = server.client();
    nobody.cookie = 'purser_session=nobody';
    const heard = await listen(nobody);
    await heard.acknowledged;
    heard.subscribe('1');
    await until(() => heard.told.some(({ id }) => id === '1'));
    expect(JSON.stringify(heard.told.filter(({ id }) => id === '1'))).toContain('"status":401');
  });
});

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1_000 && !isSo(); tries += 1) await pause(5);
  expect(isSo()).toBe(true);
}
