/** Stripe's adapter against a server that answers in Stripe's shapes: sign-in, pages, faults and deliveries. */
import type { ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test } from '@jest/globals';
import Stripe from 'stripe';
import type { PulledPage } from '../contract.ts';
import { refusal, startTestVendor, type Asked, type TestVendor } from '../test-vendor.ts';
import { StripeProvider } from './stripe-provider.ts';

let vendor: TestVendor | null = null;
afterEach(async () => { await vendor?.close(); vendor = null; });

const SETTINGS = { clientId: 'ca_1', secretKey: 'sk_platform', webhookSecret: 'whsec_1' };
const START = 1_700_000_000;

async function start(answer: (asked: Asked) => unknown): Promise<StripeProvider> {
  vendor = await startTestVendor(answer);
  const url = (): string => vendor?.url ?? '';
  return new StripeProvider(SETTINGS, { api: url, connect: url, signIn: () => 'http://sign-in.test/stripe' }, { isSandbox: false });
}

const transaction = (index: number) => ({ id: `txn_${index}`, amount: 1_000 + index, fee: 59, net: 941 + index, currency: 'usd', created: START + index * 3_600, type: 'charge', description: `Order ${index}`, source: null });

/** An account with so many transactions, newest first as at Stripe. */
function accountWith(count: () => number) {
  return ({ path, query }: Asked): unknown => {
    if (path === '/v1/subscriptions') return { object: 'list', data: [], has_more: false };
    if (path === '/v1/account') return { id: 'acct_1', object: 'account', default_currency: 'usd', created: START };
    const from = query.has('starting_after') ? Number(query.get('starting_after')?.slice(4)) - 1 : count();
    const least = Math.max(1, Math.ceil((Number(query.get('created[gte]') ?? START) - START) / 3_600));
    const data = Array.from({ length: Math.max(0, Math.min(Number(query.get('limit')), from - least + 1)) }, (_, at) => transaction(from - at));
    return { object: 'list', data, has_more: from - data.length >= least };
  };
}

async function collect(pages: AsyncIterable<PulledPage>, most = Infinity): Promise<PulledPage[]> {
  const found: PulledPage[] = [];
  for await (const page of pages) {
    found.push(page);
    if (found.length >= most) break;
  }
  return found;
}

const ACCESS = { accessToken: 'sk_acct', companyId: 'acct_1' };
const pull = (stripe: StripeProvider, cursor: string | null = null) => stripe.pull(ACCESS, cursor, new AbortController().signal);
const idsOf = (pages: readonly PulledPage[]) => pages.flatMap(({ rows }) => rows.map(({ externalId }) => externalId));

describe('signing in', () => {
  test('the browser is sent for a read-only view', async () => {
    const stripe = await start(() => ({}));
    const url = new URL(stripe.authorizationUrl({ state: 'S', codeChallenge: 'C', redirectUri: 'http://here/back' }));
    expect(url.href.startsWith('http://sign-in.test/stripe/oauth/authorize?')).toBe(true);
    expect(Object.fromEntries(url.searchParams)).toEqual({ client_id: 'ca_1', response_type: 'code', scope: 'read_only', state: 'S', redirect_uri: 'http://here/back' });
  });

  const back = (query: string) => ({ query: new URLSearchParams(query), codeVerifier: 'V', redirectUri: 'http://here/back' });

  test('its code becomes a grant', async () => {
    const stripe = await start(({ path }) => (path === '/oauth/token' ? { access_token: 'sk_acct', stripe_user_id: 'acct_1', scope: 'read_only' } : { id: 'acct_1', business_profile: { name: 'Acme' } }));
    expect(await stripe.exchange(back('code=ac_1'))).toEqual({ tokens: { accessToken: 'sk_acct', refreshToken: null, expiresAt: null }, companyId: 'acct_1', companyName: 'Acme' });
    expect(vendor?.asked.map(({ path, headers }) => [path, headers.authorization])).toEqual([['/oauth/token', 'Bearer sk_platform'], ['/v1/account', 'Bearer sk_acct']]);
  });

  test.each<[string, (asked: Asked) => unknown, string]>([
    ['error=access_denied', () => ({}), 'denied'], ['', () => ({}), 'denied'], ['code=a%20b', () => ({}), 'broken'],
    ['code=ac_1', () => refusal(400, { error: 'invalid_grant', error_description: 'This authorization code has already been used.' }), 'denied'],
    ['code=ac_1', () => ({ access_token: 'sk_acct' }), 'broken'],
    ['code=ac_1', ({ path }) => (path === '/oauth/token' ? { access_token: 'sk_acct', stripe_user_id: 'acct_1' } : { id: 'acct_other' }), 'broken'],
  ])('%s may fail: %#', async (query, answer, fault) => {
    await expect((await start(answer)).exchange(back(query))).rejects.toMatchObject({ name: 'ProviderError', fault });
  });

  test('revoking what is forgotten already is done; trouble is told', async () => {
    const tokens = { accessToken: 'sk_acct', refreshToken: null, expiresAt: null };
    const forgotten = await start(() => refusal(401, { error: 'invalid_client', error_description: 'This application is not connected to stripe account acct_1.' }));
    await forgotten.revoke(tokens, 'acct_1');
    expect(vendor?.asked[0]).toMatchObject({ path: '/oauth/deauthorize', body: 'client_id=ca_1&stripe_user_id=acct_1' });
    await vendor?.close();
    await expect((await start(() => refusal(500))).revoke(tokens, 'acct_1')).rejects.toMatchObject({ fault: 'unavailable' });
  });
});

describe('pulling', () => {
  test('all pages once, then from the last one on', async () => {
    let count = 250;
    const stripe = await start(accountWith(() => count));
    const first = await collect(pull(stripe));
    expect(first.map(({ rows }) => rows.length)).toEqual([200, 200, 100]);
    expect(first.map(({ percent }) => percent)).toEqual([40, 80, 100]);
    expect(new Set(idsOf(first)).size).toBe(500);
    expect(vendor?.asked[1]?.query.getAll('expand[0]').concat(vendor.asked[1].query.getAll('expand[1]'))).toEqual(['data.source', 'data.source.customer']);
    count = 253;
    const [next, ...rest] = await collect(pull(stripe, first.at(-1)?.cursor ?? null));
    expect(rest).toEqual([]);
    // The day before is read again, for a transaction may come to light late.
    expect(idsOf([next as PulledPage]).filter((id) => !id.endsWith(':fee'))).toEqual(Array.from({ length: 28 }, (_, at) => `txn_${253 - at}`));
  });

  test('goes on after any page, also when newer ones came meanwhile', async () => {
    let count = 250;
    const stripe = await start(accountWith(() => count));
    const before = await collect(pull(stripe), 1);
    count = 260;
    const after = await collect(pull(stripe, before[0]?.cursor ?? null));
    const later = await collect(pull(stripe, after.at(-1)?.cursor ?? null));
    expect(new Set(idsOf([...before, ...after, ...later])).size).toBe(520);
  });

  test('asks for a page only when the one before was taken, so that memory holds one', async () => {
    const stripe = await start(accountWith(() => 100_000));
    const pages = stripe.pull(ACCESS, null, new AbortController().signal)[Symbol.asyncIterator]();
    for (const lists of [1, 2, 3]) {
      await pages.next();
      expect(vendor?.asked.filter(({ path }) => path === '/v1/balance_transactions')).toHaveLength(lists);
    }
  });

  (process.env.PURSER_TEST_FULL ? test : test.skip)('100,000 transactions in flat memory', async () => {
    const stripe = await start(accountWith(() => 100_000));
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const heap = (): number => { vendor?.asked.splice(0); collectGarbage(); return process.memoryUsage().heapUsed; };
    const sizes: number[] = [];
    let rowCount = 0;
    for await (const { rows } of pull(stripe)) {
      rowCount += rows.length;
      if (rowCount % 20_000 === 0) sizes.push(heap());
    }
    expect(rowCount).toBe(200_000);
    expect(Math.max(...sizes) - (sizes[0] ?? 0)).toBeLessThan(16 * 2 ** 20);
  }, 120_000);

  test('an unreadable cursor begins anew; an empty account is one empty page', async () => {
    const stripe = await start(accountWith(() => 0));
    expect(await collect(pull(stripe, '{"since": "soon"'))).toEqual([expect.objectContaining({ rows: [], goneIds: [], percent: 100 })]);
  });

  test.each<[string, unknown, string]>([
    ['a list that is none', { data: 'x', has_more: false }, 'broken'], ['no word of whether there is more', { data: [] }, 'broken'], ['more without an end', { data: [], has_more: true }, 'broken'],
    ['a limit', refusal(429, {}, { 'retry-after': '9' }), 'limited'], ['a spent token', refusal(401), 'denied'], ['trouble', refusal(500), 'unavailable'],
    ['half an answer', (response: ServerResponse) => { response.end('{"data": ['); }, 'unavailable'],
  ])('%s', async (_what, answer, fault) => {
    const stripe = await start(({ path }) => (path === '/v1/account' ? { id: 'acct_1' } : answer));
    await expect(collect(pull(stripe))).rejects.toMatchObject({ name: 'ProviderError', fault });
  });

  test('a page that leads back to itself does not go on forever', async () => {
    const stripe = await start(({ path }) => (path === '/v1/account' ? { id: 'acct_1' } : { data: [transaction(1)], has_more: true }));
    await expect(collect(pull(stripe))).rejects.toMatchObject({ fault: 'broken' });
  });

  test('stops when it is told to', async () => {
    const stop = new AbortController();
    const stripe = await start(accountWith(() => 250));
    const pages = stripe.pull(ACCESS, null, stop.signal)[Symbol.asyncIterator]();
    await pages.next();
    stop.abort();
    await expect(pages.next()).rejects.toMatchObject({ name: 'ProviderError', fault: 'unavailable' });
  });
});

describe('deliveries', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.succeeded', account: 'acct_1' });
  const signed = (timestamp = now.getTime() / 1_000, secret = 'whsec_1') => Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });

  test.each<[string, string | undefined, string, unknown]>([
    ['signed', signed(), body, { eventId: 'evt_1', companyIds: ['acct_1'] }],
    ['signed six minutes ago', signed(now.getTime() / 1_000 - 360), body, null],
    ['signed by somebody else', signed(now.getTime() / 1_000, 'whsec_2'), body, null],
    ['changed on the way', signed(), body.replace('acct_1', 'acct_2'), null],
    ['not signed', undefined, body, null], ['signed with nonsense', 't=1,v1=zz', body, null],
  ])('%s', async (_what, signature, payload, news) => {
    const stripe = await start(() => ({}));
    expect(await stripe.readWebhook({ 'stripe-signature': signature }, Buffer.from(payload), now)).toEqual(news);
  });
});
