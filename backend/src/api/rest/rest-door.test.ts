/** What holds for every REST path: problem details, the order of checks, other origins, keys for repeated calls, bodies out of bounds. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newEmail, PERSON } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());

const CSV = 'Date,Description,Amount\n2026-01-05,SALES,100.00\n2026-01-06,RENT,-40.00\n';
const UNKNOWN = '01a1fb50-9c15-70b9-96c4-ac6cedd959f3';

describe('refusals', () => {
  test('are problem details where JSON is asked for', async () => {
    const { status, headers, body } = await server.client().rest('/auth/me');
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect({ status, body }).toEqual({ status: 401, body: { type: 'urn:purser:error:unauthenticated', title: 'Unauthorized', status: 401, detail: 'Please sign in first.' } });
  });

  test('are one plain sentence otherwise', async () => {
    const { headers, text } = await server.client().rest('/auth/me', { headers: { accept: '*/*' } });
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toBe('Please sign in first.');
  });

  test('keep the same body for unknown and foreign identifiers', async () => {
    const mine = await server.client().signUp();
    const theirs = await server.client().signUp();
    const id = await theirs.upload('theirs.csv', CSV);
    const foreign = await mine.rest(`/files/${id}`);
    expect(foreign.status).toBe(404);
    for (const other of [UNKNOWN, 'nonsense', '%00']) expect((await mine.rest(`/files/${other}`)).body).toEqual(foreign.body);
  });

  async function check(call: [string, unknown], status: number): Promise<void> {
    expect((await (await server.client().signUp()).post(...call)).status).toBe(status);
  }
  test('the plan comes before validation', () => check(['/integrations/connect', { provider: 'nonsense' }], 402));
  test('premium calls ask for the plan', () => check(['/scenarios', {}], 402));
  test('a wrong plan is named', () => check(['/subscription/change', { planName: 'gold', billingType: 'monthly' }], 400));
  test('an address that does not exist', () => check(['/nothing', {}], 404));

  test('a body that is not JSON', async () => {
    const answer = await server.client().rest('/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: undefined });
    expect(answer.status).toBe(400);
    const text = await fetch(`${server.url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'email' });
    expect(text.status).toBe(415);
    const broken = await fetch(`${server.url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' });
    expect([broken.status, await broken.text()]).toEqual([400, 'The body is not valid JSON.']);
  });

  test('a body beyond its bound', async () => {
    const answer = await server.client().post('/auth/login', { email: 'x'.repeat(300_000) });
    expect(answer.status).toBe(413);
  });
});

describe('calls from other sites', () => {
  test.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])('%s may change nothing', async (origin) => {
    const client = await server.client().signUp();
    expect((await client.post('/auth/logout', {}, { origin })).status).toBe(403);
    expect((await client.graphql('mutation { logout }', {}, { origin })).status).toBe(403);
    expect((await client.rest('/auth/me', { headers: { origin } })).status).toBe(200);
  });

  test('our own pages may', async () => {
    const client = await server.client().signUp();
    expect((await client.post('/auth/logout', {}, { origin: server.url })).status).toBe(204);
  });
});

describe('an Idempotency-Key', () => {
  test('gives the first answer of a sign-up again, with a session of its own', async () => {
    const person = { ...PERSON, email: newEmail() };
    const key = { 'idempotency-key': 'sign-up-1' };
    const first = await server.client().post('/auth/signup', person, key);
    const client = server.client();
    const second = await client.post('/auth/signup', person, key);
    expect([second.status, second.text]).toEqual([201, first.text]);
    expect((await client.rest('/auth/me')).body.id).toBe(first.body.id);
    expect((await server.client().post('/auth/signup', { ...person, firstName: 'Eve' }, key)).status).toBe(409);
  });

  test('runs concurrent calls once', async () => {
    const person = { ...PERSON, email: newEmail() };
    const calls = Array.from({ length: 5 }, () => server.client().post('/auth/signup', person, { 'idempotency-key': 'sign-up-2' }));
    const answers = await Promise.all(calls);
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
  });

  test('repeats an upload with 201, and without a key it is a conflict', async () => {
    const client = await server.client().signUp();
    const key = { 'idempotency-key': 'upload' };
    const first = await client.uploadForm('a.csv', CSV, key);
    const second = await client.uploadForm('a.csv', CSV, key);
    expect([first.status, second.status, second.text]).toEqual([201, 201, first.text]);
    expect((await client.uploadForm('a.csv', CSV)).status).toBe(409);
    expect((await client.uploadForm('a.csv', `${CSV}2026-01-07,MORE,1.00\n`, key)).status).toBe(409);
  });

  test('repeats refusals too', async () => {
    const client = await server.client().signUp();
    const key = { 'idempotency-key': 'refused' };
    const answers = [await client.post('/subscription/change', { planName: 'gold' }, key), await client.post('/subscription/change', { planName: 'gold' }, key)];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(answers[0]?.status).toBe(400);
  });

  test('belongs to its account', async () => {
    const key = { 'idempotency-key': 'mine' };
    const clients = [await server.client().signUp(), await server.client().signUp()];
    const answers = await Promise.all(clients.map((client) => client.uploadForm('a.csv', CSV, key)));
    expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
    expect(answers[0]?.body.id).not.toBe(answers[1]?.body.id);
  });

  test('works for GraphQL mutations', async () => {
    const query = 'mutation($input: SignUpInput!) { signUp(input: $input) { id email } }';
    const variables = { input: { ...PERSON, email: newEmail() } };
    const client = server.client();
    const first = await server.client().graphql(query, variables, { 'idempotency-key': 'graphql' });
    const second = await client.graphql(query, variables, { 'idempotency-key': 'graphql' });
    expect(first.body.data.signUp.id).toBeTruthy();
    expect(second.text).toBe(first.text);
    expect((await client.rest('/auth/me')).body.id).toBe(first.body.data.signUp.id);
    const other = await client.graphql(query, { input: { ...variables.input, firstName: 'Eve' } }, { 'idempotency-key': 'graphql' });
    expect(other.body.errors?.[0].extensions).toMatchObject({ code: 'CONFLICT', status: 409 });
  });
});

test('lists are paged by a Link header', async () => {
  const client = await server.client().signUp();
  for (const name of ['1', '2', '3']) await client.uploadForm(`${name}.csv`, `${CSV}2026-02-0${name},MORE,1.00\n`);
  const first = await client.rest('/files?limit=2');
  expect(first.body.map((file: { fileName: string }) => file.fileName)).toEqual(['3.csv', '2.csv']);
  const next = /<\/api(.*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await client.rest(next);
  expect(second.body.map((file: { fileName: string }) => file.fileName)).toEqual(['1.csv']);
  expect(second.headers.get('link')).toBeNull();
  expect((await client.rest('/files?limit=201')).status).toBe(400);
});

test('an account goes with everything in it', async () => {
  const email = newEmail();
  const client = await server.client().signUp(email);
  await client.upload('a.csv', CSV);
  expect((await client.rest('/account', { method: 'DELETE', body: { password: 'wrong' } })).status).toBe(400);
  expect((await client.rest('/account', { method: 'DELETE', body: { password: PERSON.password } })).status).toBe(204);
  expect((await client.rest('/auth/me')).status).toBe(401);
  await server.client().signUp(email);
});
