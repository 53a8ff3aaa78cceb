/** Connections through both doors: there and back in a browser, syncs, deliveries of providers, and the end. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sale, sign, TestProvider } from '../features/integrations/test-provider.ts';
import type { TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

/** The whole examination takes ten thousand deliveries. */
const DELIVERIES = process.env.PURSER_TEST_FULL === '1' ? 10_000 : 300;
const LONGEST_MS = 60_000 + DELIVERIES * 60;
const COMPANY = 'acct_1';

let server: TestServer;
let ana: TestClient;
const stripe = new TestProvider('stripe');
beforeAll(async () => {
  const choice = { choose: () => stripe, of: (_: string, isSandbox: boolean) => (isSandbox ? null : stripe) };
  server = await startTestServer({ TOKEN_KEYS: `test:${randomBytes(32).toString('base64')}` }, undefined, choice);
  ana = await newPerson();
});
afterAll(() => server.close());

async function newPerson(): Promise<TestClient> {
  const person = await server.client().signUp();
  await person.post('/subscription/change', { planName: 'pro', billingType: 'monthly' });
  return person;
}

/** Returns where the browser is led in the end. */
async function connect(person: TestClient, company: string): Promise<string | null> {
  const { body } = await person.post('/integrations/connect', { provider: 'stripe' });
  return comeBack(person, stripe.consent(body.authUrl, company));
}

async function comeBack(person: TestClient, query: URLSearchParams | string, provider = 'stripe'): Promise<string | null> {
  const answer = await person.rest(`/integrations/${provider}/callback?${query}`, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(302);
  return answer.headers.get('location');
}

const connections = async (person: TestClient) => (await person.rest('/integrations')).body;
const transactions = async (person: TestClient) => (await person.rest('/transactions?limit=200')).body;

test('connect, sync, see the rows, disconnect', async () => {
  stripe.tell(COMPANY, sale(1), sale(2), sale(3), sale(4));
  expect(await connect(ana, COMPANY)).toBe('/dashboard/integrations?connected=stripe');
  const [{ id }] = await connections(ana);
  const synced = await ana.post(`/integrations/${id}/sync`);
  expect([synced.status, synced.body]).toMatchObject([200, { id, provider: 'stripe', status: 'connected', isSandbox: false, isSyncing: false, transactionCount: 4, companyName: `Company ${COMPANY}`, error: null }]);
  expect(await transactions(ana)).toHaveLength(4);
  const [row] = await transactions(ana);
  expect(row).toMatchObject({ provider: 'stripe', fileId: null, account: 'Stripe balance', category: 'Sales', counterparty: 'Ana Silva' });
  expect((await ana.rest(`/transactions/${row.id}`)).body.transaction).toEqual(row);
  expect((await ana.rest('/reports/types')).body).toMatchObject({ revenueAnalysisOnly: true, fullFinancialReports: false, fileBasedReports: false });

  expect((await ana.rest(`/integrations/${id}?keepRows=true`, { method: 'DELETE' })).status).toBe(204);
  expect(await connections(ana)).toMatchObject([{ id, status: 'disconnected' }]);
  expect(await transactions(ana)).toHaveLength(4);
  expect((await ana.rest('/reports/types')).body).toMatchObject({ revenueAnalysisOnly: false });
  expect((await ana.graphql(`mutation { disconnectIntegration(id: "${id}") }`)).body).toEqual({ data: { disconnectIntegration: true } });
  expect([await connections(ana), await transactions(ana)]).toEqual([[], []]);
});

test('a sync that fails says why; one that takes long is answered before its end', async () => {
  const person = await newPerson();
  await connect(person, 'acct_slow');
  const [{ id }] = await connections(person);
  stripe.tell('acct_slow', sale(1));
  stripe.forget('acct_slow', 'everything');
  expect(await person.post(`/integrations/${id}/sync`)).toMatchObject({ status: 503, body: { detail: 'Stripe asks for a new sign-in. Reconnect to go on.' } });
  expect((await person.graphql(`mutation { syncIntegration(id: "${id}") { id } }`)).body.errors[0]).toMatchObject({ extensions: { code: 'UNAVAILABLE', status: 503 } });
  expect(await connections(person)).toMatchObject([{ status: 'error' }]);
  expect(await connect(person, 'acct_slow')).toBe('/dashboard/integrations?connected=stripe');
  expect(await connections(person)).toMatchObject([{ id, status: 'connected', error: null }]);
});

test('whatever a browser comes back with, it is led to a page of ours and nowhere else', async () => {
  const person = await newPerson();
  const { body } = await person.post('/integrations/connect', { provider: 'stripe' });
  const evil = 'https://evil.example/';
  const query = stripe.consent(body.authUrl, COMPANY);
  for (const name of ['redirect', 'redirect_uri', 'next', 'returnTo', 'state']) query.append(name, evil);
  expect(await comeBack(person, query)).toBe('/dashboard/integrations?connected=stripe');
  for (const forged of [`state=${evil}&code=x`, `error=${evil}`, '', 'state=%00', `code=${'x'.repeat(5_000)}`]) expect(await comeBack(person, forged)).toBe('/dashboard/integrations?error=connection-refused');
  expect(await comeBack(person, 'code=x', '%2F%2Fevil.example')).toBe('/dashboard/integrations?error=connection-refused');
  expect(await comeBack(server.client(), query)).toBe('/dashboard/integrations?error=signed-out');
});

test('the address that the provider leads back to is the one that the browser used', async () => {
  const { body } = await ana.post('/integrations/connect', { provider: 'stripe' });
  expect(new URL(body.authUrl).searchParams.get('redirect')).toBe(`${server.url}/api/integrations/stripe/callback`);
  const { body: answer } = await ana.graphql('mutation { connectIntegration(provider: stripe) { authUrl } }');
  expect(new URL(answer.data.connectIntegration.authUrl).searchParams.get('redirect')).toBe(`${server.url}/api/integrations/stripe/callback`);
});

/** As a provider sends it; `mark` signs it wrongly or not at all. */
async function deliver(news: object, signature?: string, path = '/webhooks/stripe'): Promise<number> {
  const body = Buffer.from(JSON.stringify(news));
  const answer = await fetch(`${server.url}/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json', 'x-signature': signature ?? sign(body) }, body });
  await answer.text();
  return answer.status;
}

test('deliveries in any order, repeated and forged, leave what one look at the provider leaves', async () => {
  const person = await newPerson();
  await connect(person, 'acct_news');
  const [{ id }] = await connections(person);
  await person.post(`/integrations/${id}/sync`);
  const pullsBefore = stripe.calls.pull;
  stripe.tell('acct_news', ...Array.from({ length: 20 }, (_, number) => sale(number)));
  let forged = 0;
  const deliverOne = async (number: number): Promise<void> => {
    const kind = number % 5;
    if (kind === 0) return void (forged += (await deliver({ eventId: `forged-${number}`, companyIds: ['acct_news'] }, 'ab'.repeat(32))) < 400 ? 1 : 0);
    const companyIds = kind === 1 ? ['acct_nobody'] : ['acct_news'];
    expect(await deliver({ eventId: `event-${number % 97}`, companyIds })).toBe(200);
  };
  for (let done = 0; done < DELIVERIES; done += 20) await Promise.all(Array.from({ length: 20 }, (_, number) => deliverOne((done + number) * 7919)));
  expect(forged).toBe(0);
  expect((await person.post(`/integrations/${id}/sync`)).body).toMatchObject({ status: 'connected', transactionCount: 20 });
  expect(await transactions(person)).toHaveLength(20);
  expect(stripe.calls.pull - pullsBefore).toBe(Math.ceil(20 / stripe.pageSize));
}, LONGEST_MS);

test('no delivery: too large, for nobody, unsigned', async () => {
  expect(await deliver({ eventId: 'x'.repeat(1_100_000), companyIds: [] })).toBe(413);
  expect(await deliver({ eventId: 'a', companyIds: [] }, undefined, '/webhooks/nobody')).toBe(404);
  expect(await deliver({ eventId: 'a', companyIds: [] }, '')).toBe(400);
});
