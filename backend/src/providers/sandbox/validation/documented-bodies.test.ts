/** What the vendors' machine-readable descriptions leave out (tokens, refusals, deliveries) is what their documentation describes. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ProviderName } from '../../contract.ts';
import { startTestSandbox, TEST_REDIRECT, type TestSandbox } from '../test-sandbox.ts';
import { problemsOf } from './test-documented-bodies.ts';
import { signedIn } from './test-wire.ts';

const COMPANIES: Readonly<Record<ProviderName, string>> = { quickbooks: '4620816366000001', stripe: 'acct_1SbxKETTLE00000001', square: 'MLSBXKETTLE01', paypal: 'SBXKETTLE2222' };
const SIGN_IN_PATHS: Readonly<Record<ProviderName, string>> = { quickbooks: '/connect/oauth2', stripe: '/oauth/authorize', square: '/oauth2/authorize', paypal: '/connect' };

let sandbox: TestSandbox;
beforeAll(async () => { sandbox = await startTestSandbox(); });
afterAll(() => sandbox.close());

const is = (name: Parameters<typeof problemsOf>[0], body: unknown): void => expect(problemsOf(name, body)).toEqual([]);

/** A form, with our app's name and secret as each vendor wants them. */
async function post(provider: ProviderName, path: string, fields: Readonly<Record<string, string>>, secret = sandbox.app.clientSecret): Promise<{ status: number; text: string; body: unknown }> {
  const basic = `Basic ${Buffer.from(provider === 'stripe' ? `${secret}:` : `${sandbox.app.clientId}:${secret}`).toString('base64')}`;
  const answer = await fetch(`${sandbox.address(provider)}${path}`, { method: 'POST', headers: { Authorization: basic }, body: new URLSearchParams(fields) });
  const text = await answer.text();
  return { status: answer.status, text, body: text === '' ? null : JSON.parse(text) };
}

function codeOf(provider: ProviderName): string {
  const url = new URL(`${sandbox.address(provider)}${SIGN_IN_PATHS[provider]}?${new URLSearchParams({ client_id: sandbox.app.clientId, response_type: 'code', redirect_uri: TEST_REDIRECT, state: 's' })}`);
  return sandbox.approve(provider, url, COMPANIES[provider])?.get('code') ?? '';
}

const get = (provider: ProviderName) => signedIn(sandbox, provider, COMPANIES[provider]);

test('the check finds missing, unknown and wrong fields', () => {
  expect(problemsOf('stripe deauthorization', { stripe_user_id: 'x', other: 1 })).toHaveLength(2);
  expect(problemsOf('intuit token', { token_type: 'bearer', access_token: '', refresh_token: 'x', expires_in: '3600' })).toHaveLength(3);
});

describe('tokens', () => {
  test.each([['quickbooks', '/oauth2/v1/tokens/bearer', 'intuit token', 'intuit token refusal'], ['stripe', '/oauth/token', 'stripe token', 'stripe token refusal'], ['paypal', '/v1/oauth2/token', 'paypal token', 'paypal token refusal']] as const)('%s', async (provider, path, token, refusal) => {
    const code = codeOf(provider);
    const given = await post(provider, path, { grant_type: 'authorization_code', code, redirect_uri: TEST_REDIRECT });
    is(token, given.body);
    const { refresh_token: refreshToken } = given.body as { refresh_token: string };
    is(token, (await post(provider, path, { grant_type: 'refresh_token', refresh_token: refreshToken })).body);
    const refused = [{ grant_type: 'authorization_code', code }, { grant_type: 'refresh_token', refresh_token: 'other' }, { grant_type: 'password' }, {}];
    for (const fields of refused) {
      const { status, body } = await post(provider, path, fields as Record<string, string>);
      expect(status).toBe(400);
      is(refusal, body);
    }
    const unknown = await post(provider, path, { grant_type: 'refresh_token', refresh_token: refreshToken }, 'wrong');
    expect(unknown.status).toBe(401);
    is(refusal, unknown.body);
  });

  test("PayPal's own for our app", async () => {
    is('paypal app token', (await post('paypal', '/v1/oauth2/token', { grant_type: 'client_credentials' })).body);
  });

  test('and their end', async () => {
    const [intuit, paypal] = await Promise.all([sandbox.grantTo('quickbooks', COMPANIES.quickbooks), sandbox.grantTo('paypal', COMPANIES.paypal)]);
    expect(await post('quickbooks', '/v2/oauth2/tokens/revoke', { token: intuit.refreshToken ?? '' })).toMatchObject({ status: 200, text: '' });
    const unknown = await post('quickbooks', '/v2/oauth2/tokens/revoke', { token: 'other' });
    expect(unknown.status).toBe(400);
    is('intuit token refusal', unknown.body);
    expect(await post('paypal', '/v1/oauth2/token/terminate', { token: paypal.accessToken })).toMatchObject({ status: 204, text: '' });
    await sandbox.grantTo('stripe', COMPANIES.stripe);
    const fields = { client_id: sandbox.app.clientId, stripe_user_id: COMPANIES.stripe };
    is('stripe deauthorization', (await post('stripe', '/oauth/deauthorize', fields)).body);
    is('stripe token refusal', (await post('stripe', '/oauth/deauthorize', fields)).body);
  });
});

test("QuickBooks' envelopes", async () => {
  const [ask, company] = [await get('quickbooks'), `/v3/company/${COMPANIES.quickbooks}`];
  for (const query of ['select * from Purchase maxresults 3', 'select * from Purchase startposition 99999', 'select count(*) from Purchase']) is('intuit query', (await ask(`${company}/query?query=${encodeURIComponent(query)}`)).body);
  is('intuit changes', (await ask(`${company}/cdc?entities=Purchase,Deposit&changedSince=2026-11-01T00:00:00Z`)).body);
});

test("PayPal's word for who somebody is", async () => {
  is('paypal userinfo', (await (await get('paypal'))('/v1/identity/oauth2/userinfo?schema=paypalv1.1')).body);
});

describe('refusals', () => {
  test.each([
    ['quickbooks', 'intuit fault', [`/v3/company/${COMPANIES.quickbooks}/query?query=nonsense`, `/v3/company/${COMPANIES.quickbooks}/purchase/999999`, `/v3/company/${COMPANIES.quickbooks}/cdc`, '/v3/company/1/companyinfo/1', '/nothing']],
    ['stripe', 'stripe error', ['/v1/charges/ch_none', '/v1/nothing', '/v1/charges?limit=0']],
  ] as const)('%s', async (provider, name, addresses) => {
    const ask = await get(provider);
    for (const address of addresses) {
      const { status, body } = await ask(address);
      expect([address, status]).not.toEqual([address, 200]);
      is(name, body);
    }
    is(name, (await ask(addresses[0], { headers: { Authorization: 'Bearer other' } })).body);
    for (const kind of ['error-500', 'error-503', 'limited', 'expired'] as const) {
      await sandbox.control.addFault({ provider, kind, times: 1 });
      sandbox.pass(1_000);
      const { status, body } = await ask(addresses[0]);
      expect(status).toBeGreaterThan(400);
      is(name, body);
      await sandbox.control.removeFaults();
    }
  });
});

test("PayPal's word for too many calls", async () => {
  await sandbox.control.addFault({ provider: 'paypal', kind: 'limited', times: 1 });
  const { status, body } = await (await get('paypal'))('/v1/reporting/balances');
  expect(status).toBe(429);
  is('paypal limit', body);
});

test("Intuit's deliveries, of each kind of change", async () => {
  const company = { provider: 'quickbooks', companyId: COMPANIES.quickbooks } as const;
  const { body } = await (await get('quickbooks'))(`/v3/company/${company.companyId}/query?query=${encodeURIComponent('select * from Purchase maxresults 3')}`);
  const [amended, voided, deleted] = (body as { QueryResponse: { Purchase: { Id: string }[] } }).QueryResponse.Purchase.map(({ Id }) => Id);
  for (const wanted of [{ kind: 'add', amountMinor: 900 }, { kind: 'amend', objectId: amended, amountMinor: 900 }, { kind: 'void', objectId: voided }, { kind: 'delete', objectId: deleted }] as const) {
    const change = await sandbox.control.change({ ...company, ...wanted });
    is('intuit webhook', JSON.parse((await sandbox.delivery(company, change)).body));
  }
});
