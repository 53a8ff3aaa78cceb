/** Deleting an account: only with its password, and then no row of it is left in any table. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { withClient } from '../database/with-client.ts';
import { newEmail, PASSWORD, PERSON, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const CSV = ['Date,Description,Amount', '2026-01-05,SALES INVOICE 1,1000.00', '2026-01-06,RENT PAYMENT,-400.00', 'broken,row,x', ''].join('\n');
let server: TestServer;
// The mail that resets a password is printed.
beforeAll(() => { jest.spyOn(console, 'log').mockImplementation(() => undefined); });
afterAll(() => { jest.restoreAllMocks(); });
beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());

interface Tracks { readonly user: string; readonly business: string }

/** An account that left something wherever an account can. */
async function busyAccount(email: string): Promise<{ client: TestClient; tracks: Tracks }> {
  const client = server.client();
  await client.post('/auth/signup', { ...PERSON, email }, { 'idempotency-key': `sign-up-${email}` });
  const [tracks] = await sql<[Tracks]>('select id as "user", business_id as business from app_user where email = $1', email);
  const file = await client.upload('books.csv', CSV);
  await client.post('/queries', { query: 'What was my revenue?' }, { 'idempotency-key': 'ask' });
  await client.post('/executive-summaries', { fileId: file });
  await client.post('/reports', { title: 'A report', type: 'monthly' });
  await server.client().post('/auth/login', { email, password: PASSWORD });
  await server.client().post('/auth/login', { email, password: 'not this one' });
  await server.client().post('/auth/password-resets', { email });
  return { client, tracks };
}

/** As the superuser, who sees every row. */
async function sql<T>(text: string, ...values: unknown[]): Promise<T> {
  return withClient(server.db.superuserUrl, async (client) => (await client.query(text, values)).rows as T);
}

/** Rows of any table, the job queue's included, in which the identifiers or the address stand. */
async function rowsThatTell(email: string, { user, business }: Tracks): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }[]>(`select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')`);
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [{ count }] = await sql<[{ count: string }]>(`select count(*) from ${name} t where to_jsonb(t)::text ilike any ($1)`, [email, user, business].map((word) => `%${word}%`));
    if (Number(count) > 0) found[name] = Number(count);
  }
  return found;
}

test('leaves nothing behind', async () => {
  const email = newEmail();
  const { client, tracks } = await busyAccount(email);
  const before = await rowsThatTell(email, tracks);
  for (const table of ['business', 'app_user', 'session', 'file', 'entry', 'question', 'visitor_idempotency_key', 'idempotency_key']) expect(before).toHaveProperty([`public.${table}`]);

  expect((await client.rest('/account', { method: 'DELETE', body: { password: PASSWORD } })).status).toBe(204);
  expect((await client.rest('/auth/me')).status).toBe(401);
  // Jobs that were under way find nothing to do and go.
  for (let tries = 0; tries < 100 && Object.keys(await rowsThatTell(email, tracks)).length > 0; tries += 1) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await rowsThatTell(email, tracks)).toEqual({});
  expect((await server.client().post('/auth/signup', { ...PERSON, email })).status).toBe(201);
}, 60_000);

test('leaves no row of an import that is under way', async () => {
  const email = newEmail();
  const client = await server.client().signUp(email);
  const [tracks] = await sql<[Tracks]>('select id as "user", business_id as business from app_user where email = $1', email);
  const rows = Array.from({ length: 40_000 }, (_, row) => `2026-01-${String((row % 28) + 1).padStart(2, '0')},PAYMENT ${row},-1.00`);
  const { body: file } = await client.uploadForm('long.csv', ['Date,Description,Amount', ...rows].join('\n'));
  while ((await client.rest(`/files/${file.id}`)).body.progressPercent === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect((await client.rest(`/files/${file.id}`)).body.status).toBe('processing');

  expect((await client.rest('/account', { method: 'DELETE', body: { password: PASSWORD } })).status).toBe(204);
  expect(await sql('select 1 from entry where business_id = $1 limit 1', tracks.business)).toEqual([]);
}, 60_000);

test('is refused without the right password, and nothing happens', async () => {
  const client = await server.client().signUp();
  for (const body of [{}, { password: 'not this one' }, undefined]) {
    const { status, body: problem } = await client.rest('/account', { method: 'DELETE', body });
    expect({ status, errors: Object.keys(problem.errors) }).toEqual({ status: 400, errors: ['password'] });
  }
  expect((await client.rest('/auth/me')).status).toBe(200);
});

test('a visitor of the demo has no password', async () => {
  const visitor = server.client();
  await visitor.post('/auth/demo');
  expect((await visitor.rest('/account', { method: 'DELETE' })).status).toBe(204);
  expect((await visitor.rest('/auth/me')).status).toBe(401);
});
