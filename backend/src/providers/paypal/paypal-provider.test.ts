/** PayPal's adapter against a server that answers in PayPal's shapes: sign-in, windows, rows and deliveries. */
import { afterEach, describe, expect, test } from '@jest/globals';
import type { PulledPage, Tokens } from '../contract.ts';
import { refusal, startTestVendor, type Asked, type TestVendor } from '../test-vendor.ts';
import { PayPalProvider } from './paypal-provider.ts';
import { rowsOfPayPal } from './paypal-row.ts';

let vendor: TestVendor | null = null;
afterEach(async () => { await vendor?.close(); vendor = null; });

const NOW = new Date('2026-11-20T12:00:00Z');
const TOKENS: Tokens = { accessToken: 'A21', refreshToken: 'R23', expiresAt: null };

async function start(answer: (asked: Asked) => unknown): Promise<PayPalProvider> {
  vendor = await startTestVendor(answer);
  return new PayPalProvider({ clientId: 'client', clientSecret: 'secret', webhookId: 'WH-1' }, { api: () => vendor?.url ?? '', signIn: () => 'http://sign-in.test/paypal' }, { isSandbox: false, now: () => NOW });
}

describe('signing in', () => {
  const back = (query: string) => ({ query: new URLSearchParams(query), codeVerifier: 'V', redirectUri: 'http://here/back' });
  const granted = { access_token: 'A21', refresh_token: 'R23', token_type: 'Bearer', expires_in: 28_800 };
  const paypal = ({ path }: Asked): unknown => (path === '/v1/oauth2/token' ? granted : { user_id: 'https://www.paypal.com/webapps/auth/identity/user/u1', payer_id: 'PAYER1', name: 'Dune Trading' });

  test('the browser is sent for the reports', async () => {
    const url = new URL((await start(() => ({}))).authorizationUrl({ state: 'S', codeChallenge: 'C', redirectUri: 'http://here/back' }));
    expect(url.origin + url.pathname).toBe('http://sign-in.test/paypal/connect');
    expect(url.searchParams.get('scope')).toContain('https://uri.paypal.com/services/reporting/search/read');
  });

  test('its code becomes a grant', async () => {
    expect(await (await start(paypal)).exchange(back('code=C21'))).toEqual({ tokens: { accessToken: 'A21', refreshToken: 'R23', expiresAt: new Date('2026-11-20T20:00:00Z') }, companyId: 'PAYER1', companyName: 'Dune Trading' });
    expect(vendor?.asked[0]).toMatchObject({ body: 'grant_type=authorization_code&code=C21&redirect_uri=http%3A%2F%2Fhere%2Fback', headers: { authorization: `Basic ${btoa('client:secret')}` } });
  });

  test.each<[string, (asked: Asked) => unknown, string]>([
    ['error=access_denied', paypal, 'denied'], ['code=C21', () => refusal(400, { error: 'invalid_grant' }), 'denied'], ['code=C21', () => ({ ...granted, refresh_token: undefined }), 'broken'], ['code=C21', ({ path }) => (path === '/v1/oauth2/token' ? granted : {}), 'broken'],
  ])('%s may fail: %#', async (query, answer, fault) => {
    await expect((await start(answer)).exchange(back(query))).rejects.toMatchObject({ name: 'ProviderError', fault });
  });

  test('a refresh keeps the refresh token that is not replaced', async () => {
    expect(await (await start(() => ({ access_token: 'A22', expires_in: 60 }))).refresh(TOKENS)).toMatchObject({ accessToken: 'A22', refreshToken: 'R23' });
  });

  test('revoking ends both tokens', async () => {
    await (await start(() => refusal(400))).revoke(TOKENS);
    expect(vendor?.asked.map(({ path, body }) => [path, body])).toEqual([['/v1/oauth2/token/terminate', 'token=R23&token_type_hint=REFRESH_TOKEN'], ['/v1/oauth2/token/terminate', 'token=A21&token_type_hint=ACCESS_TOKEN']]);
  });
});

const detail = (info: object = {}, more: object = {}) => ({
  transaction_info: {
    transaction_id: '5TY05013RG002845M', transaction_event_code: 'T0006', transaction_initiation_date: '2026-11-05T04:03:52+0000', transaction_updated_date: '2026-11-05T04:03:52+0000',
    transaction_amount: { currency_code: 'USD', value: '465.00' }, fee_amount: { currency_code: 'USD', value: '-13.79' }, transaction_status: 'S', ...info,
  },
  payer_info: { email_address: 'consumer@example.com', payer_name: { given_name: 'Ada', surname: 'Byron', alternate_full_name: 'Ada Byron' } }, cart_info: { item_details: [{ item_name: 'Basket' }] }, ...more,
});

const brief = (info: object) => rowsOfPayPal(detail(info), 'USD').rows.map(({ amountMinor, kind, category, counterparty }) => [amountMinor, kind, category, counterparty]);

describe('rows', () => {
  test('a payment is its gross amount and, beside it, the fee', () => {
    const account = { key: 'balance-usd', name: 'PayPal balance', role: 'bank' };
    expect(rowsOfPayPal(detail(), 'USD')).toEqual({
      goneIds: [], skipped: [],
      rows: [
        { externalId: '5TY05013RG002845M:T0006:USD', account, date: '2026-11-05', currency: 'USD', amountMinor: 46_500, description: 'Basket', counterparty: 'Ada Byron', category: 'Sales', kind: 'charge' },
        { externalId: '5TY05013RG002845M:T0006:USD:fee', account, date: '2026-11-05', currency: 'USD', amountMinor: -1_379, description: 'PayPal fee: Basket', counterparty: 'PayPal', category: 'Bank Fees', kind: 'fee' },
      ],
    });
  });

  const out = (code: string, value: string) => ({ transaction_event_code: code, transaction_amount: { currency_code: 'USD', value }, fee_amount: undefined });
  test.each<[string, object, unknown[]]>([
    ['a subscription', out('T0002', '9.00'), [900, 'charge', 'Subscription Income', 'Ada Byron']], ['a refund', out('T1107', '-20.00'), [-2_000, 'refund', 'Refunds', 'Ada Byron']], ['a chargeback', out('T1201', '-20.00'), [-2_000, 'dispute', 'Refunds', 'Ada Byron']],
    ['a withdrawal', out('T0400', '-300.00'), [-30_000, 'payout', 'Transfer', 'PayPal']], ['one that came back', out('T0400', '300.00'), [30_000, 'adjustment', 'Transfer', 'Ada Byron']], ['a fee', out('T0106', '-20.00'), [-2_000, 'fee', 'Bank Fees', 'PayPal']],
    ['a payment to somebody', out('T0000', '-5.00'), [-500, 'expense', null, 'Ada Byron']], ['a conversion', out('T0200', '-5.00'), [-500, 'transfer', 'Transfer', 'Ada Byron']], ['an unknown kind', out('T9900', '-5.00'), [-500, 'adjustment', null, 'Ada Byron']],
  ])('%s', (_what, info, row) => {
    expect(brief(info)).toEqual([row]);
  });

  test('what is pending or denied is not there, or gone', () => {
    for (const transaction_status of ['P', 'D']) expect(rowsOfPayPal(detail({ transaction_status }), 'USD')).toEqual({ rows: [], skipped: [], goneIds: ['5TY05013RG002845M:T0006:USD', '5TY05013RG002845M:T0006:USD:fee'] });
  });

  test('other currencies in their own minor units', () => {
    expect(brief({ transaction_amount: { currency_code: 'JPY', value: '465' }, fee_amount: undefined })[0]?.[0]).toBe(465);
    expect(brief({ transaction_amount: { currency_code: 'TND', value: '4.125' }, fee_amount: undefined })[0]?.[0]).toBe(4_125);
  });

  test.each<[string, object]>([['no amount', { transaction_amount: {} }], ['an amount in words', { transaction_amount: { currency_code: 'USD', value: 'many' } }], ['yen in parts', { transaction_amount: { currency_code: 'JPY', value: '4.5' } }], ['a fee in another currency', { fee_amount: { currency_code: 'EUR', value: '-1.00' } }], ['no date', { transaction_initiation_date: 'soon' }]])('%s is left out by name', (_what, info) => {
    expect(rowsOfPayPal(detail(info), 'USD')).toMatchObject({ rows: [], skipped: [{ reason: 'PayPal transaction 5TY05013RG002845M has no usable amount, fee or date.' }] });
  });
});

/** A transaction every six hours of the last 400 days; a window with more than `most` is refused. */
function account(most = Infinity) {
  const times = Array.from({ length: 1_600 }, (_, index) => NOW.getTime() - 400 * 86_400_000 + index * 21_600_000);
  return ({ path, query }: Asked): unknown => {
    if (path === '/v1/reporting/balances') return { balances: [{ currency: 'EUR', primary: false }, { currency: 'GBP', primary: true }] };
    const [from, until] = [Date.parse(query.get('start_date') ?? ''), Date.parse(query.get('end_date') ?? '')];
    if (until - from > 31 * 86_400_000 || NOW.getTime() - from < 10_800_000) return refusal(400, { name: 'INVALID_REQUEST' });
    const found = times.filter((time) => time >= from && time <= until);
    if (found.length > most) return refusal(400, { name: 'RESULTSET_TOO_LARGE' });
    const [page, size] = [Number(query.get('page')), 50];
    return {
      total_items: found.length, total_pages: Math.ceil(found.length / size), page,
      transaction_details: found.slice((page - 1) * size, page * size).map((time) => detail({ transaction_id: `T${time}`, transaction_initiation_date: new Date(time).toISOString(), fee_amount: undefined })),
    };
  };
}

async function pull(paypal: PayPalProvider, cursor: string | null = null, most = Infinity): Promise<PulledPage[]> {
  const found: PulledPage[] = [];
  for await (const page of paypal.pull({ accessToken: 'A21', companyId: 'PAYER1' }, cursor, new AbortController().signal)) {
    found.push(page);
    if (found.length >= most) break;
  }
  return found;
}

const idsOf = (pages: readonly PulledPage[]) => new Set(pages.flatMap(({ rows }) => rows.map(({ externalId }) => externalId)));

test('an app that may not see the balances reads the transactions; a sign-in that has ended is one', async () => {
  const books = account();
  const withoutBalances = await start((asked) => (asked.path === '/v1/reporting/balances' ? refusal(403, { name: 'NOT_AUTHORIZED' }) : books(asked)));
  expect(new Set((await pull(withoutBalances)).flatMap(({ rows }) => rows.map(({ externalId }) => externalId))).size).toBe(1_600);
  await vendor?.close();
  await expect(pull(await start(() => refusal(401, { name: 'AUTHENTICATION_FAILURE' })))).rejects.toMatchObject({ fault: 'denied' });
});

describe('pulling', () => {
  test('three years month by month, and the last week again the next time', async () => {
    const paypal = await start(account());
    const pages = await pull(paypal);
    expect(idsOf(pages).size).toBe(1_600);
    expect(pages.at(-1)?.percent).toBe(100);
    expect(pages.flatMap(({ rows }) => rows)[0]?.account).toEqual({ key: 'balance-usd', name: 'PayPal balance (USD)', role: 'bank' });
    vendor?.asked.splice(0);
    expect(idsOf(await pull(paypal, pages.at(-1)?.cursor ?? null)).size).toBe(28);
    expect(vendor?.asked[1]?.query.get('start_date')).toBe('2026-11-13T12:00:00Z');
  });

  test('goes on after any page', async () => {
    const paypal = await start(account());
    const all = await pull(paypal);
    for (const index of [0, 12, 25, 30, 40, all.length - 2]) expect(idsOf([...all.slice(0, index + 1), ...(await pull(paypal, all[index]?.cursor ?? null))]).size).toBe(1_600);
  });

  test('a window with too many is halved until it fits', async () => {
    expect(idsOf(await pull(await start(account(40)))).size).toBe(1_600);
  });

  test.each<[string, unknown, string]>([
    ['too many in one hour', refusal(400, { name: 'RESULTSET_TOO_LARGE' }), 'broken'], ['another refusal', refusal(400, { name: 'INVALID_REQUEST' }), 'broken'], ['a limit', refusal(429), 'limited'], ['no permission', refusal(403, { name: 'NOT_AUTHORIZED' }), 'denied'],
    ['no pages', { transaction_details: [] }, 'broken'], ['no list', { transaction_details: 5, total_pages: 1 }, 'broken'],
  ])('%s', async (_what, answer, fault) => {
    await expect(pull(await start(() => answer))).rejects.toMatchObject({ name: 'ProviderError', fault });
  });
});

describe('deliveries', () => {
  const body = '{"id":"WH-EVT-1", "event_type":"PAYMENT.CAPTURE.COMPLETED","resource":{"payee":{"merchant_id":"PAYER1"}}}';
  const headers = { 'paypal-auth-algo': 'SHA256withRSA', 'paypal-cert-url': 'https://api.paypal.com/cert', 'paypal-transmission-id': 't1', 'paypal-transmission-sig': 'sig', 'paypal-transmission-time': '2026-11-20T11:59:00Z' };
  const paypal = (status: string) => ({ path }: Asked): unknown => (path === '/v1/oauth2/token' ? { access_token: 'OWN', expires_in: 32_400 } : { verification_status: status });

  test('PayPal is asked, with the event exactly as it came, and with one token for many', async () => {
    const provider = await start(paypal('SUCCESS'));
    expect(await provider.readWebhook(headers, Buffer.from(body), NOW)).toEqual({ eventId: 'WH-EVT-1', companyIds: ['PAYER1'] });
    await provider.readWebhook(headers, Buffer.from(body), NOW);
    expect(vendor?.asked.map(({ path }) => path)).toEqual(['/v1/oauth2/token', '/v1/notifications/verify-webhook-signature', '/v1/notifications/verify-webhook-signature']);
    expect(vendor?.asked[1]?.body.endsWith(`"webhook_id":"WH-1","webhook_event":${body}}`)).toBe(true);
  });

  test('and says no', async () => {
    expect(await (await start(paypal('FAILURE'))).readWebhook(headers, Buffer.from(body), NOW)).toBeNull();
  });

  test.each<[string, Record<string, string | undefined>, string]>([
    ['without a signature', { ...headers, 'paypal-transmission-sig': undefined }, body], ['that is old', { ...headers, 'paypal-transmission-time': '2026-11-10T11:59:00Z' }, body],
    ['that would speak for itself', headers, '{},"webhook_id":"WH-2"'], ['that is no object', headers, '[]'],
  ])('PayPal is not asked about one %s', async (_what, given, text) => {
    expect(await (await start(paypal('SUCCESS'))).readWebhook(given, Buffer.from(text), NOW)).toBeNull();
    expect(vendor?.asked).toEqual([]);
  });

  test('no answer from PayPal is no answer', async () => {
    await expect((await start(() => refusal(500))).readWebhook(headers, Buffer.from(body), NOW)).rejects.toMatchObject({ fault: 'unavailable' });
  });
});
