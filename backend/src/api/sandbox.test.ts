/** The sandbox as a visitor of the demo meets it: its pages, what a sync brings from it, and figures in which each movement counts once. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sampleCompany, sampleStatements } from '../features/demo/sample/sample-company.ts';
import { sampleFigures } from '../features/demo/sample/test-figures.ts';
import { addMonths, endOfMonth, startOfMonth } from '../finance/local-date.ts';
import { Merchants } from '../providers/sandbox/companies/merchants.ts';
import { netOf } from '../providers/sandbox/companies/movement.ts';
import { forwards, toldBy } from '../providers/sandbox/companies/walk.ts';
import type { TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const today = new Date().toISOString().slice(0, 10);
const month = today.slice(0, 7).replace('-', '');

/** Filling a demo and syncing two companies takes its time. */
const IS_FULL = process.env['PURSER_TEST_FULL'] === '1';

let server: TestServer;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer(IS_FULL ? {} : { DEMO: 'no', PROVIDER_SANDBOX: 'yes' });
  visitor = server.client();
  if (IS_FULL) await visitor.post('/auth/demo');
  else await (await visitor.signUp()).post('/subscription/change', { planName: 'pro', billingType: 'monthly' });
}, 60_000);
afterAll(() => server.close());

/** Through the consent page, without scripts, as a browser would. */
async function connect(provider: string, companyId: string): Promise<void> {
  const { authUrl } = (await visitor.post('/integrations/connect', { provider })).body as { authUrl: string };
  expect(authUrl.startsWith(`${server.url}/sandbox/${provider}/`)).toBe(true);
  const page = await fetch(authUrl);
  const request = /name="request" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const answer = await fetch(authUrl, { method: 'POST', body: new URLSearchParams({ request, company: companyId, decision: 'approve' }), redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  const { status, headers } = await visitor.rest(back.pathname.replace('/api', '') + back.search);
  expect([status, headers.get('location')]).toEqual([302, expect.not.stringContaining('error')]);
}

async function figures(): Promise<number[]> {
  const { body } = await visitor.rest('/financial-data?period=last-month');
  return [body.revenue, body.expenses, body.netProfit, body.cashFlow].map((decimal: string) => Math.round(Number(decimal) * 100));
}

/** Where `wanted` is not there yet, the matching is still at it. */
async function wait(wanted: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200 && !(await wanted()); tries += 1) await new Promise((resolve) => { setTimeout(resolve, 100); });
}

(IS_FULL ? test : test.skip)('what both providers bring changes the figures by nothing but what the bank did not know', async () => {
  const from = addMonths(startOfMonth(today), -1);
  const to = endOfMonth(from);
  const bank = sampleFigures(sampleCompany(today), from, to);
  expect(await figures()).toEqual([bank.revenueMinor, bank.expensesMinor, bank.netProfitMinor, bank.cashFlowMinor]);

  await connect('quickbooks', `4620816365${month}`);
  await connect('stripe', `acct_1SbxLARKSPUR${month}`);
  for (const { id } of (await visitor.rest('/integrations')).body as { id: string }[]) expect((await visitor.post(`/integrations/${id}/sync`)).status).toBeLessThan(300);

  const deposits = sampleCompany(today).flatMap(({ rows }) => rows).filter(({ description, date }) => description === 'STRIPE PAYOUT' && date >= from && date <= to).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const shop = new Merchants(sampleStatements).books('stripe', `acct_1SbxLARKSPUR${month}`, today)!;
  const sold = [...forwards(shop, toldBy(shop, new Date()))].filter(({ kind, date }) => kind !== 'payout' && date >= from && date <= to);
  const [gross, fees] = [sold.reduce((sum, { amountMinor }) => sum + amountMinor, 0), sold.reduce((sum, { feeMinor }) => sum + feeMinor, 0)];
  const expected = [bank.revenueMinor - deposits + gross, bank.expensesMinor + fees, bank.netProfitMinor - deposits + netOf(sold), bank.cashFlowMinor - deposits + netOf(sold)];
  await wait(async () => JSON.stringify(await figures()) === JSON.stringify(expected));
  expect(await figures()).toEqual(expected);
}, 60_000);

/** The whole examination has connected the other two before. */
test.each([
  IS_FULL ? ['square', 'MLSBXSAKURA01', 'JPY'] : ['quickbooks', '4620816366000003', 'KWD'], ['paypal', 'SBXFJRD222222', 'EUR'],
])('%s is connected through its page and synced', async (provider, companyId, currency) => {
  await connect(provider, companyId);
  const found = async () => ((await visitor.rest('/integrations')).body as { id: string; provider: string; status: string; lastSync: string | null; companyName: string }[]).find((one) => one.provider === provider)!;
  await visitor.post(`/integrations/${(await found()).id}/sync`);
  await wait(async () => (await found()).lastSync !== null);
  expect(await found()).toMatchObject({ status: 'connected', lastSync: expect.any(String), companyName: expect.any(String) });
  const { body } = await visitor.rest('/transactions?limit=200');
  expect((body as { currency: string; provider: string }[]).filter((row) => row.provider === provider).map((row) => row.currency)).toContain(currency);
}, 60_000);

test('a change there is told by webhook', async () => {
  const company = { provider: 'paypal', companyId: 'SBXFJRD222222', kind: 'add', amountMinor: 123_456 };
  const switches = `${server.url}/sandbox/control/changes`;
  const { status } = await fetch(switches, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(company) });
  // The demo is open to strangers, and has no switches.
  expect(status).toBe(IS_FULL ? 404 : 201);
  if (IS_FULL) return;
  const isThere = async (): Promise<boolean> => ((await visitor.rest('/transactions?limit=100')).body as { amount: string }[]).some(({ amount }) => amount === '1234.56');
  await wait(isThere);
  expect(await isThere()).toBe(true);
}, 60_000);

test('the style of its pages is served', async () => {
  expect((await visitor.raw('/sandbox/consent.css')).headers.get('content-type')).toContain('text/css');
});
