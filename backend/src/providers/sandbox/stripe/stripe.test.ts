/** Stripe's half of the sandbox: lists that page completely, payouts that add up, and the demo's deposits. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sampleCompany } from '../../../features/demo/sample/sample-company.ts';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';

interface Listed { id: string; created: number; amount: number; fee: number; net: number; type: string; currency: string; arrival_date: number; source: string | { id: string; object: string } }

const LARKSPUR = 'acct_1SbxLARKSPUR202611';
const HARBOR = 'acct_1SbxHARBOR00000001';

let sandbox: TestSandbox;
beforeAll(async () => { sandbox = await startTestSandbox(); });
afterAll(() => sandbox.close());

async function get(companyId: string, path: string): Promise<{ status: number; body: { data: Listed[]; has_more: boolean } }> {
  const { accessToken } = await sandbox.grantTo('stripe', companyId);
  const answer = await fetch(`${sandbox.origin}${path}`, { headers: { Authorization: `Bearer ${accessToken}` } });
  return { status: answer.status, body: (await answer.json()) as { data: Listed[]; has_more: boolean } };
}

async function all(companyId: string, path: string): Promise<Listed[]> {
  const found: Listed[] = [];
  for (let after = ''; ;) {
    const { body } = await get(companyId, `${path}${path.includes('?') ? '&' : '?'}limit=100${after}`);
    found.push(...body.data);
    if (!body.has_more) return found;
    after = `&starting_after=${body.data.at(-1)?.id}`;
  }
}

test('pages hold every transaction once, newest first', async () => {
  const found = await all('acct_1SbxKETTLE00000001', '/v1/balance_transactions?created[gte]=1793491200');
  expect(found.length).toBeGreaterThan(100);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  expect(found.map(({ created }) => created)).toEqual(found.map(({ created }) => created).sort((a, b) => b - a));
});

test('backwards pages meet the forward ones', async () => {
  const [newest] = (await get(LARKSPUR, '/v1/balance_transactions?limit=1')).body.data;
  const forth = (await get(LARKSPUR, '/v1/balance_transactions?limit=30')).body.data;
  const back = (await get(LARKSPUR, `/v1/balance_transactions?limit=5&ending_before=${forth[10]?.id}`)).body;
  expect(forth[0]).toEqual(newest);
  expect(back.data).toEqual(forth.slice(5, 10));
  expect(back.has_more).toBe(true);
});

test('every payout is the sum of what it pays', async () => {
  for (const companyId of [LARKSPUR, 'acct_1SbxKETTLE00000001', 'acct_1SbxSAKURA00000001', 'acct_1SbxDUNE0000000001']) {
    const payouts = (await get(companyId, '/v1/payouts?limit=40')).body.data;
    expect(payouts).toHaveLength(40);
    for (const payout of payouts.slice(0, 10)) {
      const paid = await all(companyId, `/v1/balance_transactions?payout=${payout.id}`);
      expect(paid.reduce((sum, { net }) => sum + net, 0)).toBe(0);
      expect(paid.filter(({ type }) => type === 'payout')).toMatchObject([{ amount: -payout.amount, fee: 0 }]);
    }
  }
});

test('the demo\'s payouts are the deposits of its bank statement', async () => {
  const deposits = sampleCompany('2026-11-20').flatMap(({ rows }) => rows).filter(({ description }) => description === 'STRIPE PAYOUT');
  const payouts = (await all(LARKSPUR, '/v1/payouts')).map(({ amount, arrival_date: arrival }) => ({ date: new Date(arrival * 1_000).toISOString().slice(0, 10), amountMinor: amount }));
  expect(deposits).toHaveLength(111);
  expect(payouts.filter(({ date }) => date < '2026-11-20').reverse()).toEqual(deposits.map(({ date, amountMinor }) => ({ date, amountMinor })));
});

test('a month later the demo of this month has the same past', async () => {
  const before = await all(LARKSPUR, '/v1/balance_transactions?created[lt]=1793000000');
  sandbox.pass(30 * 86_400_000);
  const after = await all(LARKSPUR, '/v1/balance_transactions?created[lt]=1793000000');
  sandbox.pass(-30 * 86_400_000);
  expect(after.map(({ id, net }) => [id, net])).toEqual(before.map(({ id, net }) => [id, net]));
});

test('the large company has a hundred thousand charges, and its sources expand', async () => {
  const { body } = await get(HARBOR, '/v1/balance_transactions?limit=100&expand[]=data.source');
  expect(body.data.every(({ source }) => typeof source === 'object')).toBe(true);
  const days = await Promise.all([0, 1, 99].map((day) => get(HARBOR, `/v1/charges?limit=100&created[gte]=${1_735_689_600 + day * 86_400}&created[lt]=${1_735_689_600 + (day + 1) * 86_400}`)));
  expect(days.map((day) => [day.body.data.length, day.body.has_more])).toEqual([[100, true], [100, true], [100, true]]);
});

test('currencies without and with three decimals stay whole numbers of minor units', async () => {
  const [yen] = (await get('acct_1SbxSAKURA00000001', '/v1/charges?limit=1')).body.data;
  const dinars = (await get('acct_1SbxDUNE0000000001', '/v1/charges?limit=20')).body.data;
  expect(yen).toMatchObject({ currency: 'jpy', amount: expect.any(Number) });
  expect(dinars.every(({ amount, currency }) => currency === 'kwd' && amount % 10 === 0)).toBe(true);
});

test('what is not there is said in Stripe\'s words', async () => {
  expect(await get(LARKSPUR, '/v1/charges/ch_unknown')).toMatchObject({ status: 404, body: { error: { code: 'resource_missing' } } });
  expect(await get(LARKSPUR, '/v1/charges?limit=101')).toMatchObject({ status: 400 });
  expect(await get(LARKSPUR, '/v1/balance_transactions?starting_after=txn_3SbxKETL20261101s0001')).toMatchObject({ status: 400 });
  expect((await fetch(`${sandbox.origin}/v1/charges`, { headers: { Authorization: 'Bearer sk_test_foreign' } })).status).toBe(401);
});
