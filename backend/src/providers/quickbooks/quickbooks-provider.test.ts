/** QuickBooks' adapter against a server that answers in Intuit's shapes: sign-in, full and incremental pulls, deliveries. */
import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { PulledPage, Tokens } from '../contract.ts';
import { refusal, startTestVendor, type Asked, type TestVendor } from '../test-vendor.ts';
import { QuickBooksProvider } from './quickbooks-provider.ts';

let vendor: TestVendor | null = null;
let now = new Date('2026-11-20T12:00:00Z');
beforeEach(() => { now = new Date('2026-11-20T12:00:00Z'); });
afterEach(async () => { await vendor?.close(); vendor = null; });

async function start(answer: (asked: Asked) => unknown): Promise<QuickBooksProvider> {
  vendor = await startTestVendor(answer);
  const url = (): string => vendor?.url ?? '';
  return new QuickBooksProvider({ clientId: 'client', clientSecret: 'secret', webhookVerifierToken: 'verifier' }, { api: url, tokens: url, signIn: () => 'http://sign-in.test/quickbooks' }, { isSandbox: false, now: () => now });
}

const GRANTED = { token_type: 'bearer', access_token: 'access-1', refresh_token: 'refresh-1', expires_in: 3_600, x_refresh_token_expires_in: 8_726_400 };
const TOKENS: Tokens = { accessToken: 'access-1', refreshToken: 'refresh-1', expiresAt: null };

describe('signing in', () => {
  test('the browser is sent with a challenge', async () => {
    const url = new URL((await start(() => ({}))).authorizationUrl({ state: 'S', codeChallenge: 'C', redirectUri: 'http://here/back' }));
    expect(url.href.startsWith('http://sign-in.test/quickbooks/connect/oauth2?')).toBe(true);
    expect(Object.fromEntries(url.searchParams)).toEqual({ client_id: 'client', redirect_uri: 'http://here/back', response_type: 'code', scope: 'com.intuit.quickbooks.accounting', state: 'S', code_challenge: 'C', code_challenge_method: 'S256' });
  });

  const back = (query: string) => ({ query: new URLSearchParams(query), codeVerifier: 'V', redirectUri: 'http://here/back' });
  const intuit = ({ path }: Asked): unknown => (path === '/oauth2/v1/tokens/bearer' ? GRANTED : { CompanyInfo: { CompanyName: 'Craig Design', Id: '1' } });

  test('its code becomes a grant for the company that was chosen', async () => {
    expect(await (await start(intuit)).exchange(back('code=AB&realmId=9130'))).toEqual({
      companyId: '9130', companyName: 'Craig Design', tokens: { accessToken: 'access-1', refreshToken: 'refresh-1', expiresAt: new Date('2026-11-20T13:00:00Z') },
    });
    const [token, company] = vendor?.asked ?? [];
    expect(Object.fromEntries(new URLSearchParams(token?.body))).toEqual({ grant_type: 'authorization_code', code: 'AB', redirect_uri: 'http://here/back', code_verifier: 'V' });
    expect(token?.headers.authorization).toBe(`Basic ${Buffer.from('client:secret').toString('base64')}`);
    expect([company?.path, company?.query.get('minorversion'), company?.headers.authorization]).toEqual(['/v3/company/9130/companyinfo/9130', '75', 'Bearer access-1']);
  });

  test.each<[string, (asked: Asked) => unknown, string]>([
    ['error=access_denied', intuit, 'denied'], ['code=AB', intuit, 'broken'], ['code=AB&realmId=../1', intuit, 'broken'],
    ['code=AB&realmId=1', () => refusal(400, { error: 'invalid_grant' }), 'denied'], ['code=AB&realmId=1', () => ({ ...GRANTED, expires_in: 'soon' }), 'broken'], ['code=AB&realmId=1', () => ({ access_token: 'x' }), 'broken'],
    ['code=AB&realmId=1', (asked) => (asked.path.startsWith('/v3') ? refusal(403) : GRANTED), 'denied'],
    ['code=AB&realmId=1', (asked) => (asked.path.startsWith('/v3') ? { Fault: { Error: [{ Message: 'no', code: '610' }], type: 'ValidationFault' } } : GRANTED), 'broken'], ['code=AB&realmId=1', (asked) => (asked.path.startsWith('/v3') ? {} : GRANTED), 'broken'],
  ])('%s may fail: %#', async (query, answer, fault) => {
    await expect((await start(answer)).exchange(back(query))).rejects.toMatchObject({ name: 'ProviderError', fault });
  });

  test('a refresh brings the newest refresh token', async () => {
    const quickbooks = await start(() => ({ ...GRANTED, access_token: 'access-2', refresh_token: 'refresh-2' }));
    expect(await quickbooks.refresh(TOKENS)).toEqual({ accessToken: 'access-2', refreshToken: 'refresh-2', expiresAt: new Date('2026-11-20T13:00:00Z') });
    expect(vendor?.asked[0]?.body).toBe('grant_type=refresh_token&refresh_token=refresh-1');
    await expect(quickbooks.refresh({ ...TOKENS, refreshToken: null })).rejects.toMatchObject({ fault: 'denied' });
  });

  test.each([[400, { error: 'invalid_grant' }, 'denied'], [401, {}, 'denied'], [500, {}, 'unavailable'], [429, {}, 'limited']])('a refresh that fails with %i, once', async (status, body, fault) => {
    await expect((await start(() => refusal(status, body))).refresh(TOKENS)).rejects.toMatchObject({ name: 'ProviderError', fault });
    expect(vendor?.asked).toHaveLength(1);
  });

  test('revoking', async () => {
    await (await start(() => (response: ServerResponse) => { response.writeHead(200).end(); })).revoke(TOKENS);
    expect(vendor?.asked[0]).toMatchObject({ path: '/v2/oauth2/tokens/revoke', body: '{"token":"refresh-1"}' });
    await vendor?.close();
    await (await start(() => refusal(400))).revoke(TOKENS);
    await vendor?.close();
    await expect((await start(() => refusal(503))).revoke(TOKENS)).rejects.toMatchObject({ fault: 'unavailable' });
  });
});

const ACCOUNTS = [{ Id: '35', Name: 'Checking', AccountType: 'Bank', CurrencyRef: { value: 'USD' } }];
const receipt = (id: number, amount = id) => ({ Id: String(id), TxnDate: '2026-11-05', TotalAmt: amount, DepositToAccountRef: { value: '35' }, CurrencyRef: { value: 'USD' } });

/** A company with sales receipts only. */
function company(receipts: () => readonly object[], changes: () => unknown = () => []) {
  return ({ path, query }: Asked): unknown => {
    if (path.endsWith('/cdc')) return { CDCResponse: [{ QueryResponse: [{ SalesReceipt: changes() }, { Purchase: [] }, {}] }], time: now.toISOString() };
    const [, entity = '', from = '1', most = '0'] = /from (\w+).* orderby Id startposition (\d+) maxresults (\d+)$/.exec(query.get('query') ?? '') ?? [];
    const all = entity === 'Account' ? ACCOUNTS : entity === 'SalesReceipt' ? receipts() : [];
    const page = all.slice(Number(from) - 1, Number(from) - 1 + Number(most));
    return { QueryResponse: page.length === 0 ? {} : { [entity]: page, startPosition: Number(from), maxResults: page.length }, time: now.toISOString() };
  };
}

async function pull(quickbooks: QuickBooksProvider, cursor: string | null = null, most = Infinity): Promise<PulledPage[]> {
  const found: PulledPage[] = [];
  for await (const page of quickbooks.pull({ accessToken: 'access-1', companyId: '9130' }, cursor, new AbortController().signal)) {
    found.push(page);
    if (found.length >= most) break;
  }
  return found;
}

const idsOf = (pages: readonly PulledPage[]) => new Set(pages.flatMap(({ rows }) => rows.map(({ externalId }) => externalId)));

describe('the first pull', () => {
  const many = Array.from({ length: 1_200 }, (_, index) => receipt(index + 1));

  test('goes through every kind', async () => {
    const pages = await pull(await start(company(() => many)));
    expect(idsOf(pages).size).toBe(1_200);
    expect(pages.at(-1)).toMatchObject({ percent: 100, goneIds: [] });
    expect(JSON.parse(pages.at(-1)?.cursor ?? '')).toMatchObject({ since: '2026-11-20T12:00:00.000Z', started: null });
  });

  test('goes on after any page', async () => {
    const quickbooks = await start(company(() => many));
    const all = await pull(quickbooks);
    for (const [index, page] of all.slice(0, -1).entries()) {
      const rest = await pull(quickbooks, page.cursor);
      expect(idsOf([...all.slice(0, index + 1), ...rest]).size).toBe(1_200);
    }
  });

  test('misses nothing when a transaction before the page is deleted meanwhile', async () => {
    let kept = many;
    const quickbooks = await start(company(() => kept));
    const before = await pull(quickbooks, null, 3);
    kept = many.slice(20);
    expect(idsOf([...before, ...(await pull(quickbooks, before.at(-1)?.cursor ?? null))]).size).toBe(1_200);
  });
});

describe('the next pulls', () => {
  const since = (time: string) => JSON.stringify({ since: time, started: null, entity: 0, start: 1 });

  test('bring what changed and tell what is gone', async () => {
    const changes = [receipt(7, 70), { Id: '8', status: 'Deleted', domain: 'QBO', MetaData: { LastUpdatedTime: '2026-11-20T11:00:00Z' } }, { ...receipt(9, 0), PrivateNote: 'Voided' }];
    const [page, ...rest] = await pull(await start(company(() => [], () => changes)), since('2026-11-20T10:00:00.000Z'));
    expect(rest).toEqual([]);
    expect(page).toMatchObject({ rows: [{ externalId: 'SalesReceipt:7:35', amountMinor: 7_000 }], goneIds: ['SalesReceipt:8:35', 'SalesReceipt:9:35'], percent: 100 });
    expect(vendor?.asked.at(-1)?.query.get('changedSince')).toBe('2026-11-20T09:45:00.000Z');
  });

  test('when QuickBooks cuts the changes off, all that changed is asked for', async () => {
    const changes = Array.from({ length: 1_000 }, (_, index) => receipt(index + 1));
    const quickbooks = await start(company(() => [...changes, receipt(1_001)], () => changes));
    expect(idsOf(await pull(quickbooks, since('2026-11-20T10:00:00.000Z'))).size).toBe(1_001);
    expect(vendor?.asked.at(-1)?.query.get('query')).toContain("where MetaData.LastUpdatedTime >= '2026-11-20T09:45:00.000Z'");
  });

  test('payments of cards are asked for where QuickBooks does not tell their changes', async () => {
    const answer = company(() => []);
    const quickbooks = await start((asked) => (asked.query.get('entities') === 'CreditCardPayment' ? refusal(400) : answer(asked)));
    expect(await pull(quickbooks, since('2026-11-20T10:00:00.000Z'))).toHaveLength(1);
    expect(vendor?.asked.at(-1)?.query.get('query')).toBe("select * from CreditCardPayment where MetaData.LastUpdatedTime >= '2026-11-20T09:45:00.000Z' orderby Id startposition 1 maxresults 1000");
  });

  test('after more than a month QuickBooks is asked what changed, for it forgot what was deleted', async () => {
    await pull(await start(company(() => [])), since('2026-10-01T10:00:00.000Z'));
    expect(vendor?.asked.some(({ path }) => path.endsWith('/cdc'))).toBe(false);
  });
});

test.each<[string, unknown, string]>([
  ['a limit', refusal(429, {}, { 'retry-after': '60' }), 'limited'], ['a spent token', refusal(401), 'denied'], ['no list', { QueryResponse: { Account: 5 } }, 'broken'], ['another list', { Fault: {} }, 'broken'], ['a list of numbers', { QueryResponse: { Account: [5] } }, 'broken'],
])('%s ends a pull', async (_what, answer, fault) => {
  await expect(pull(await start(() => answer))).rejects.toMatchObject({ name: 'ProviderError', fault });
});

describe('deliveries', () => {
  const older = JSON.stringify({ eventNotifications: [{ realmId: '9130', dataChangeEvent: { entities: [{ name: 'Purchase', id: '1', operation: 'Create', lastUpdated: '2026-11-20T11:59:00Z' }] } }, { realmId: '9131' }] });
  const newer = JSON.stringify([{ specversion: '1.0', id: 'e1', type: 'qbo.purchase.created.v1', intuitentityid: '1', intuitaccountid: '9130' }]);
  const sign = (body: string, token = 'verifier') => createHmac('sha256', token).update(body).digest('base64');

  test.each<[string, string | undefined, string, string[] | null]>([
    ['in the older form', sign(older), older, ['9130', '9131']], ['as cloud events', sign(newer), newer, ['9130']], ['signed by somebody else', sign(older, 'x'), older, null],
    ['changed', sign(older), older.replace('9131', '9132'), null], ['not signed', undefined, older, null], ['no JSON', sign('x'), 'x', null],
  ])('%s', async (_what, signature, body, companyIds) => {
    const news = await (await start(() => ({}))).readWebhook({ 'intuit-signature': signature }, Buffer.from(body));
    expect(news && { ...news, eventId: news.eventId.length }).toEqual(companyIds && { eventId: 64, companyIds });
  });
});
