/** Square's adapter, through Square's own client, against a server that answers in Square's shapes. */
import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { PulledPage, Tokens } from '../contract.ts';
import { refusal, startTestVendor, type Asked, type TestVendor } from '../test-vendor.ts';
import { SquareProvider } from './square-provider.ts';

let vendor: TestVendor | null = null;
afterEach(async () => { await vendor?.close(); vendor = null; });

const NOW = new Date('2026-11-20T12:00:00Z');
const HOOK = 'https://purser.example/api/webhooks/square';

async function start(answer: (asked: Asked) => unknown): Promise<SquareProvider> {
  vendor = await startTestVendor(answer);
  return new SquareProvider({ applicationId: 'app', applicationSecret: 'secret', webhookSignatureKey: 'key', notificationUrl: () => HOOK }, { api: () => vendor?.url ?? '', signIn: () => 'http://sign-in.test/square' }, { isSandbox: false, now: () => NOW });
}

const GRANTED = { access_token: 'EAAA', token_type: 'bearer', expires_at: '2026-12-20T12:00:00Z', merchant_id: 'M1', refresh_token: 'EQAA', short_lived: false };
const TOKENS: Tokens = { accessToken: 'EAAA', refreshToken: 'EQAA', expiresAt: null };

describe('signing in', () => {
  const back = (query: string) => ({ query: new URLSearchParams(query), codeVerifier: 'V', redirectUri: 'http://here/back' });
  const square = ({ path }: Asked): unknown => (path === '/oauth2/token' ? GRANTED : { merchant: { id: 'M1', business_name: 'Tea House', country: 'US' } });

  test('the browser is sent with a challenge, to choose anew', async () => {
    const url = new URL((await start(() => ({}))).authorizationUrl({ state: 'S', codeChallenge: 'C', redirectUri: 'http://here/back' }));
    expect(url.origin + url.pathname).toBe('http://sign-in.test/square/oauth2/authorize');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ client_id: 'app', session: 'false', state: 'S', code_challenge: 'C', code_challenge_method: 'S256', redirect_uri: 'http://here/back' });
  });

  test('its code becomes a grant', async () => {
    expect(await (await start(square)).exchange(back('code=sq0'))).toEqual({ tokens: { accessToken: 'EAAA', refreshToken: 'EQAA', expiresAt: new Date('2026-12-20T12:00:00Z') }, companyId: 'M1', companyName: 'Tea House' });
    expect(JSON.parse(vendor?.asked[0]?.body ?? '')).toEqual({ client_id: 'app', grant_type: 'authorization_code', code: 'sq0', code_verifier: 'V', redirect_uri: 'http://here/back' });
    expect(vendor?.asked[1]).toMatchObject({ path: '/v2/merchants/me', headers: { authorization: 'Bearer EAAA' } });
  });

  test.each<[string, (asked: Asked) => unknown, string]>([
    ['error=access_denied', square, 'denied'], ['code=sq0', () => refusal(401, { errors: [{ category: 'AUTHENTICATION_ERROR' }] }), 'denied'], ['code=sq0', () => ({ ...GRANTED, expires_at: 'soon' }), 'broken'],
    ['code=sq0', ({ path }) => (path === '/oauth2/token' ? GRANTED : { merchant: { id: 'M2' } }), 'broken'], ['code=sq0', () => refusal(500), 'unavailable'],
  ])('%s may fail: %#', async (query, answer, fault) => {
    await expect((await start(answer)).exchange(back(query))).rejects.toMatchObject({ name: 'ProviderError', fault });
  });

  test('a refresh brings the next refresh token, which is for one use', async () => {
    const provider = await start(() => ({ ...GRANTED, refresh_token: 'EQAB' }));
    expect(await provider.refresh(TOKENS)).toMatchObject({ refreshToken: 'EQAB' });
    expect(JSON.parse(vendor?.asked[0]?.body ?? '')).toEqual({ client_id: 'app', grant_type: 'refresh_token', refresh_token: 'EQAA' });
  });

  test('revoking with the secret; what is forgotten already is done', async () => {
    await (await start(() => ({ success: true }))).revoke(TOKENS);
    expect(vendor?.asked[0]).toMatchObject({ path: '/oauth2/revoke', headers: { authorization: 'Client secret' } });
    await vendor?.close();
    await (await start(() => refusal(404))).revoke(TOKENS);
  });
});

const money = (amount: number, currency = 'USD') => ({ amount, currency });
const at = (index: number) => new Date(Date.UTC(2026, 9, 1) + index * 3_600_000).toISOString();
const payment = (index: number, change: object = {}) => ({
  id: `p${String(index).padStart(4, '0')}`, status: 'COMPLETED', source_type: 'CARD', created_at: at(index), updated_at: at(index), amount_money: money(1_000), tip_money: money(100), total_money: money(1_100),
  processing_fee: [{ type: 'INITIAL', amount_money: money(42) }], location_id: 'L1', receipt_number: `R${index}`, ...change,
});

interface Seller { payments?: readonly object[]; refunds?: readonly object[]; payouts?: readonly object[]; disputes?: readonly object[] }

/** Two locations; the second has nothing. */
function seller(books: () => Seller) {
  return ({ path, query }: Asked): unknown => {
    if (path === '/v2/locations') return { locations: [{ id: 'L1' }, { id: 'L2' }] };
    const name = path.slice(4) as keyof Seller;
    const all = query.get('location_id') === 'L2' ? [] : (books()[name] ?? []);
    const from = query.get('updated_at_begin_time') ?? query.get('begin_time') ?? '';
    const found = all.filter((object) => ((object as { updated_at?: string }).updated_at ?? at(0)) >= from);
    const start = Number(query.get('cursor') ?? 0);
    const page = found.slice(start, start + 100);
    return { [name]: page, ...(start + 100 < found.length ? { cursor: String(start + 100) } : {}) };
  };
}

async function pull(square: SquareProvider, cursor: string | null = null, most = Infinity): Promise<PulledPage[]> {
  const found: PulledPage[] = [];
  for await (const page of square.pull({ accessToken: 'EAAA', companyId: 'M1' }, cursor, new AbortController().signal)) {
    found.push(page);
    if (found.length >= most) break;
  }
  return found;
}

const rowsOf = async (books: Seller) => (await pull(await start(seller(() => books)))).flatMap(({ rows }) => rows);
const brief = async (books: Seller) => (await rowsOf(books)).map(({ externalId, amountMinor, kind, category }) => [externalId, amountMinor, kind, category]);

describe('rows', () => {
  test('a payment is all that was paid, with the tip, and beside it the fee', async () => {
    const account = { key: 'balance-usd', name: 'Square balance', role: 'bank' };
    expect(await rowsOf({ payments: [payment(1)] })).toEqual([
      { externalId: 'payment:p0001', account, date: '2026-10-01', currency: 'USD', amountMinor: 1_100, description: 'Square payment R1', counterparty: null, category: 'Sales', kind: 'charge' },
      { externalId: 'payment:p0001:fee', account, date: '2026-10-01', currency: 'USD', amountMinor: -42, description: 'Square fee: Square payment R1', counterparty: 'Square', category: 'Bank Fees', kind: 'fee' },
    ]);
  });

  test('cash stands apart, what others took is left out, what is not complete is not yet', async () => {
    const rows = await rowsOf({ payments: [payment(1, { source_type: 'CASH', processing_fee: undefined }), payment(2, { source_type: 'EXTERNAL' }), payment(3, { status: 'APPROVED' })] });
    expect(rows.map(({ externalId, account }) => [externalId, account.name])).toEqual([['payment:p0001', 'Square cash']]);
  });

  test('refunds with fees that come back, payouts, disputes', async () => {
    expect(await brief({
      refunds: [{ id: 'r1', status: 'COMPLETED', created_at: at(2), updated_at: at(2), amount_money: money(500), processing_fee: [{ amount_money: money(-15) }] }],
      payouts: [{ id: 'po1', status: 'SENT', created_at: at(9), amount_money: money(600), arrival_date: '2026-10-03', location_id: 'L1', payout_fee: [{ amount_money: money(9) }] }],
      disputes: [{ id: 'd1', state: 'LOST', created_at: at(4), amount_money: money(200) }, { id: 'd2', state: 'WON', created_at: at(4), amount_money: money(200) }],
    })).toEqual([
      ['refund:r1', -500, 'refund', 'Refunds'], ['refund:r1:fee', 15, 'fee', 'Bank Fees'], ['payout:po1', -600, 'payout', 'Transfer'], ['payout:po1:fee', -9, 'fee', 'Bank Fees'], ['dispute:d1', -200, 'dispute', 'Refunds'],
    ]);
  });

  test('a payout that failed and a dispute that was won are gone', async () => {
    const pages = await pull(await start(seller(() => ({ payouts: [{ id: 'po1', status: 'FAILED', created_at: at(9), amount_money: money(600), location_id: 'L1' }], disputes: [{ id: 'd2', state: 'WON' }] }))));
    expect(pages.flatMap(({ goneIds }) => goneIds)).toEqual(['payout:po1', 'payout:po1:fee', 'dispute:d2', 'dispute:d2:fee']);
  });

  test.each<[string, object]>([['no amount', { total_money: undefined }], ['an amount in words', { total_money: { amount: 'many', currency: 'USD' } }], ['a currency that is none', { total_money: money(5, 'DOLLARS') }], ['an absurd amount', { total_money: money(2 ** 53 - 1) }], ['a fee in another currency', { processing_fee: [{ amount_money: money(5, 'EUR') }] }], ['no date', { created_at: 'soon' }]])('%s is left out by name', async (_what, change) => {
    const pages = await pull(await start(seller(() => ({ payments: [payment(1, change)] }))));
    expect(pages.flatMap(({ skipped }) => skipped)).toEqual([{ externalId: 'payment:p0001', reason: 'Square payment p0001 has no usable amount, fee or date.' }]);
  });

  test('yen have no hundredths', async () => {
    expect((await rowsOf({ payments: [payment(1, { total_money: money(1_200, 'JPY'), processing_fee: [{ amount_money: money(39, 'JPY') }] })] })).map(({ amountMinor, currency }) => [amountMinor, currency])).toEqual([[1_200, 'JPY'], [-39, 'JPY']]);
  });
});

describe('pulling', () => {
  const many = Array.from({ length: 250 }, (_, index) => payment(index));
  const idsOf = (pages: readonly PulledPage[]) => new Set(pages.flatMap(({ rows }) => rows.map(({ externalId }) => externalId)));

  test('goes on after any page', async () => {
    const square = await start(seller(() => ({ payments: many })));
    const all = await pull(square);
    expect(idsOf(all).size).toBe(500);
    for (const [index, { cursor }] of all.slice(0, -1).entries()) expect(idsOf([...all.slice(0, index + 1), ...(await pull(square, cursor))]).size).toBe(500);
  });

  test('the next time only what changed, an hour more', async () => {
    let payments = many;
    const square = await start(seller(() => ({ payments })));
    const { cursor = '' } = (await pull(square)).at(-1) ?? {};
    payments = [...many, payment(900, { updated_at: NOW.toISOString() })];
    expect([...idsOf(await pull(square, cursor))]).toEqual(['payment:p0900', 'payment:p0900:fee']);
    expect(vendor?.asked.findLast(({ path }) => path === '/v2/payouts')?.query.get('begin_time')).toBe('2026-11-06T12:00:00.000Z');
  });

  test.each<[string, unknown, string]>([
    ['a limit', refusal(429, { errors: [] }, { 'retry-after': '9' }), 'limited'], ['a spent token', refusal(401), 'denied'], ['a page that leads to itself', { payments: [], cursor: 'x' }, 'broken'],
    ['no list', { payments: 5 }, 'broken'],
  ])('%s', async (_what, answer, fault) => {
    const square = await start(({ path }) => (path === '/v2/locations' ? { locations: [{ id: 'L1' }] } : answer));
    await expect(pull(square)).rejects.toMatchObject({ name: 'ProviderError', fault });
  });
});

describe('deliveries', () => {
  const body = JSON.stringify({ merchant_id: 'M1', type: 'payment.updated', event_id: 'E1', created_at: '2026-11-20T11:59:00Z' });
  const sign = (text: string, url = HOOK, key = 'key') => createHmac('sha256', key).update(url + text).digest('base64');

  test.each<[string, string | undefined, string, unknown]>([
    ['signed', sign(body), body, { eventId: 'E1', companyIds: ['M1'] }], ['signed for another address', sign(body, 'https://other.example'), body, null], ['signed by somebody else', sign(body, HOOK, 'x'), body, null],
    ['changed', sign(body), body.replace('M1', 'M2'), null], ['not signed', undefined, body, null], ['years old', sign(body.replace('2026', '2024')), body.replace('2026', '2024'), null],
  ])('%s', async (_what, signature, text, news) => {
    expect(await (await start(() => ({}))).readWebhook({ 'x-square-hmacsha256-signature': signature }, Buffer.from(text), NOW)).toEqual(news);
  });
});
