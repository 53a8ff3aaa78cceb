/** What a foreign page can make a browser send changes nothing: every route of the REST door's own table that changes something, and every mutation of the schema, with a session's cookie. A new route is asked by itself. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { withClient } from '../database/with-client.ts';
import { type Ids, MUTATIONS } from './testing/operation-pairs.ts';
import type { TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const BOOKS = 'Date,Description,Amount\n2026-01-15,RENT,-900.00\n2026-01-20,INVOICE,1500.00\n2026-02-15,RENT,-900.00';
const MUTATION_NAMES = Object.keys(buildSchema(readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8')).getMutationType()!.getFields());

/** Without an Origin: browsers of old whose forms told none. */
const FOREIGN: Readonly<Record<string, Record<string, string>>> = {
  'another origin': { origin: 'https://evil.example' },
  'no named origin': { origin: 'null' },
  'no origin, from another site': { 'sec-fetch-site': 'cross-site' },
  'no origin, from another host of the site': { 'sec-fetch-site': 'same-site' },
};
const FORM_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

let server: TestServer;
let client: TestClient;
let ids: Ids;
beforeAll(async () => {
  for (const told of ['log', 'error'] as const) jest.spyOn(console, told).mockReturnValue();
  server = await startTestServer({ CALLS_PER_MINUTE: '1000000' });
  client = await server.client().signUp();
  await client.post('/subscription/change', { planName: 'pro', billingType: 'monthly' });
  const file = await client.upload('books.csv', BOOKS);
  const made = async (path: string, body: object): Promise<string> => (await client.post(path, body)).body.id as string;
  ids = {
    file, duplicated: file, email: 'nobody@example.com', transaction: (await client.rest('/transactions')).body[0].id as string,
    question: await made('/queries', { query: 'What did I spend?' }), summary: await made('/executive-summaries', { fileId: file }), report: await made('/reports', { title: 'January', type: 'monthly' }),
    scenario: await made('/scenarios', { name: 'A van', levers: [] }), rule: await made('/rules', { match: 'description', pattern: 'rent', category: 'Travel' }),
    expected: await made('/expected-items', { name: 'Laptop', amount: '-5.00', dueOn: '2199-01-01' }),
  };
}, 60_000);
afterAll(async () => {
  await server.close();
  jest.restoreAllMocks();
});

/** Every row of every table once the jobs are done, without when a session was last seen. */
async function everything(): Promise<unknown> {
  return withClient(server.db.superuserUrl, async (db) => {
    while ((await db.query('select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts')).rows.length > 0) await pause(50);
    const { rows: tables } = await db.query<{ name: string }>(`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
    const all: unknown[] = [];
    for (const { name } of tables) all.push([name, (await db.query(`select (to_jsonb(t) - 'last_seen_at')::text as row from "${name}" t order by 1`)).rows]);
    return all;
  });
}

/** A body that the route would take, where one is known, so that a refusal is of the call and not of its body. */
function bodyOf(method: string, path: string): unknown {
  return Object.values(MUTATIONS).map(({ rest }) => rest(ids)).find(([of, at]) => of === method && matches(path, at))?.[2] ?? {};
}

/** The route's path with what is known in the place of its names. */
function pathOf(method: string, path: string): string {
  return Object.values(MUTATIONS).map(({ rest }) => rest(ids)).find(([of, at]) => of === method && matches(path, at))?.[1] ?? path.replaceAll(/:\w+/g, ids.file);
}

function matches(path: string, address: string): boolean {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address.split('?', 1)[0]!);
}

async function send(method: string, path: string, headers: Record<string, string>, body?: string | FormData): Promise<number> {
  const { status } = await fetch(`${server.url}${path}`, { method, redirect: 'manual', headers: { cookie: client.cookie!, ...headers }, ...(body === undefined ? {} : { body }) });
  return status;
}

function upload(): FormData {
  const form = new FormData();
  form.set('file', new File([BOOKS.replaceAll('2026', '2025')], 'more.csv'));
  return form;
}

/** Deliveries have no session that speaks for them: their signature does. */
const changing = () => server.routes.filter(({ method, accepts }) => method !== 'GET' && accepts !== 'delivery');

test.each(Object.entries(FOREIGN))('%s: every route refuses', async (_, headers) => {
  const before = await everything();
  const statuses: Record<string, number> = {};
  for (const { method, path, accepts } of changing()) {
    const isUpload = accepts === 'upload';
    const body = isUpload ? upload() : JSON.stringify(bodyOf(method, path));
    statuses[`${method} ${path}`] = await send(method, `/api${pathOf(method, path)}`, { ...headers, ...(isUpload ? {} : { 'content-type': 'application/json' }) }, body);
  }
  expect(Object.keys(statuses).length).toBeGreaterThan(50);
  expect(Object.entries(statuses).filter(([, status]) => status !== 403)).toEqual([]);
  expect(await everything()).toEqual(before);
}, 60_000);

test.each(FORM_TYPES)('a form of %s: every route that takes none refuses it, full or empty', async (type) => {
  const before = await everything();
  for (const { method, path, accepts } of changing()) {
    if (accepts === 'upload' && type.startsWith('multipart')) continue; // that is what it takes
    for (const body of [JSON.stringify(bodyOf(method, path)), '']) {
      expect(`${method} ${path} ${await send(method, `/api${pathOf(method, path)}`, { 'content-type': type }, body)}`).toBe(`${method} ${path} 415`);
    }
  }
  expect(await everything()).toEqual(before);
}, 60_000);

const mutationOf = (name: string): string => `mutation { ${name}${MUTATIONS[name]?.args ? `(${MUTATIONS[name].args(ids)})` : ''} ${MUTATIONS[name]?.answersTrue ? '' : '{ __typename }'} }`;

test.each(Object.entries(FOREIGN))('%s: every mutation is refused', async (_, headers) => {
  const before = await everything();
  for (const name of MUTATION_NAMES) {
    expect(`${name} ${await send('POST', '/graphql', { ...headers, 'content-type': 'application/json' }, JSON.stringify({ query: mutationOf(name) }))}`).toBe(`${name} 403`);
  }
  expect(await everything()).toEqual(before);
}, 60_000);

test('a form, or a link: every mutation is refused', async () => {
  const before = await everything();
  for (const name of MUTATION_NAMES) {
    const query = mutationOf(name);
    const form = new FormData();
    form.set('operations', JSON.stringify({ query }));
    form.set('map', '{}');
    const tried = [
      await send('POST', '/graphql', { 'content-type': 'text/plain' }, JSON.stringify({ query })),
      await send('POST', '/graphql', { 'content-type': 'application/x-www-form-urlencoded' }, new URLSearchParams({ query }).toString()),
      await send('POST', '/graphql', {}, form),
      await send('GET', `/graphql?${new URLSearchParams({ query })}`, {}),
      await send('GET', `/graphql?${new URLSearchParams({ query })}`, { 'apollo-require-preflight': '1' }),
    ];
    expect([name, tried.every((status) => status >= 400 && status < 500)]).toEqual([name, true]);
  }
  expect(await everything()).toEqual(before);
}, 60_000);

test('of our own page and of no page they are answered', async () => {
  for (const headers of [{ origin: server.url }, { 'sec-fetch-site': 'same-origin' }, {}] as Record<string, string>[]) {
    expect(await send('POST', '/api/queries', { ...headers, 'content-type': 'application/json' }, JSON.stringify({ query: 'What did I spend?' }))).toBe(201);
  }
});
