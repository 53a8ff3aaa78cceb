/** Texts that no database, no header and no file name can hold, in every place of both doors that takes one: refused or taken, never a fault of ours, also where the answer is kept for a repeated call. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type Ids, MUTATIONS, PAID_QUERIES, QUERIES } from './testing/operation-pairs.ts';
import type { TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const HOSTILE: Readonly<Record<string, string>> = {
  'half a character': 'rent \ud800',
  'the other half': '\udc00 rent',
  'a null': 'rent\0rent',
  'a line break': 'rent\r\nSet-Cookie: a=b',
  'turned text': 'rent \u202e0.001\u2066',
  'no characters': '\ufffe\uffff\u2028\u200b',
  'a formula': '=cmd|\' /C calc\'!A0',
  'a long text': `${'😀'.repeat(60)}x${'y'.repeat(5_000)}`,
};
const BOOKS = 'Date,Description,Amount\n2026-01-15,RENT,-900.00\n2026-01-20,INVOICE,1500.00\n2026-02-15,RENT,-900.00';
/** These end what the others need. */
const LAST = new Set(['logout', 'deleteAccount', 'deleteFile', 'endOtherSessions', 'demoLogin', 'login', 'signUp']);

let server: TestServer;
let client: TestClient;
let ids: Ids;
const faults: unknown[] = [];
beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue();
  jest.spyOn(console, 'error').mockImplementation((...told) => void faults.push(told));
  server = await startTestServer({ CALLS_PER_MINUTE: '1000000', SIGN_UPS_PER_MINUTE: '100000' });
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

/** The same value with another text in the place of each of its texts, one at a time. */
function withEach(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text];
  if (Array.isArray(value)) return value.flatMap((one, at) => withEach(one, text).map((other) => value.with(at, other)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => withEach(one, text).map((other) => ({ ...value, [name]: other })));
}

const changes = () => Object.entries(MUTATIONS).filter(([name]) => !LAST.has(name)).map(([name, { rest }]) => [name, ...rest(ids)] as const);
let keys = 0;

test.each(Object.entries(HOSTILE))('%s in a body', async (_, text) => {
  const failed: string[] = [];
  for (const [name, method, path, body] of changes()) {
    for (const given of withEach(body, text)) for (const headers of [{}, { 'idempotency-key': `hostile-${keys += 1}` }] as Record<string, string>[]) {
      const { status, text: said } = await client.rest(path, { method, body: given, headers });
      if (status >= 500) failed.push(`${name} ${JSON.stringify(given).slice(0, 200)}: ${status} ${said}`);
    }
  }
  expect([failed, faults.splice(0)]).toEqual([[], []]);
}, 120_000);

test.each(Object.entries(HOSTILE))('%s in the variables of a question', async (_, text) => {
  for (const headers of [{}, { 'idempotency-key': `hostile-${keys += 1}` }] as Record<string, string>[]) {
    const { status, body } = await client.graphql('mutation($input: AskQuestionInput!) { askQuestion(input: $input) { id query } }', { input: { query: text } }, headers);
    expect([status < 500, body.errors?.[0]?.extensions.code !== 'INTERNAL_SERVER_ERROR', faults.splice(0)]).toEqual([true, true, []]);
  }
});

test.each(Object.entries(HOSTILE))('%s in an address', async (_, text) => {
  const failed: string[] = [];
  const encoded = encodeURIComponent(text.toWellFormed());
  for (const [name, { rest }] of Object.entries({ ...QUERIES, ...PAID_QUERIES })) {
    const [method, path, body] = rest(ids);
    if (method !== 'GET') continue;
    const [address, query = ''] = path.split('?');
    const tried = [...[...new URLSearchParams(query).keys()].map((key) => `${address}?${query.replace(new RegExp(`(?<=${key}=)[^&]*`), () => encoded)}`), `${path.replace(/[\da-f]{8}-[\da-f-]{27}/, encoded)}`, path.replace(/[\da-f]{8}-[\da-f-]{27}/, '%ED%A0%80')];
    for (const one of tried) {
      const { status, text: said } = await client.rest(one, { method, body });
      if (status >= 500) failed.push(`${name} ${one.slice(0, 200)}: ${status} ${said}`);
    }
  }
  expect([failed, faults.splice(0)]).toEqual([[], []]);
}, 120_000);
