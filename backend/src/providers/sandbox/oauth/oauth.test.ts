/** Signing in at the sandbox: what is checked, what is given out once, and how permissions end. */
import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ProviderName } from '../../contract.ts';
import { startTestSandbox, TEST_REDIRECT, type TestSandbox } from '../test-sandbox.ts';

const verifier = randomBytes(32).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');
const QUICKBOOKS = '4620816366000001';

let sandbox: TestSandbox;
beforeEach(async () => { sandbox = await startTestSandbox(); });
afterEach(() => sandbox.close());

function authorizationUrl(changes: Record<string, string | null> = {}): URL {
  const url = new URL(`${sandbox.address('quickbooks')}/connect/oauth2`);
  const query = { client_id: sandbox.app.clientId, response_type: 'code', scope: 'com.intuit.quickbooks.accounting', redirect_uri: TEST_REDIRECT, state: 'abc', code_challenge: challenge, code_challenge_method: 'S256', ...changes };
  for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, value);
  return url;
}

const show = (url = authorizationUrl()): Promise<Response> => fetch(url, { redirect: 'manual' });

async function decide(fields: Record<string, string>, url = authorizationUrl()): Promise<{ status: number; query: URLSearchParams }> {
  const page = await (await show(url)).text();
  const request = /name="request" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ request, ...fields }), redirect: 'manual' });
  return { status: answer.status, query: new URL(answer.headers.get('location') ?? 'http://none').searchParams };
}

async function token(fields: Record<string, string>, secret = sandbox.app.clientSecret): Promise<{ status: number; body: Record<string, string> }> {
  const answer = await fetch(`${sandbox.address('quickbooks')}/oauth2/v1/tokens/bearer`, {
    method: 'POST', body: new URLSearchParams(fields), headers: { Authorization: `Basic ${Buffer.from(`${sandbox.app.clientId}:${secret}`).toString('base64')}` },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

const codeOf = async (url = authorizationUrl()): Promise<string> => (await decide({ company: QUICKBOOKS, decision: 'approve' }, url)).query.get('code') ?? '';
const exchange = (code: string, fields: Record<string, string> = {}): ReturnType<typeof token> => token({ grant_type: 'authorization_code', code, redirect_uri: TEST_REDIRECT, code_verifier: verifier, ...fields });
const refresh = (refreshToken: string): ReturnType<typeof token> => token({ grant_type: 'refresh_token', refresh_token: refreshToken });

async function readStatus(accessToken: string): Promise<number> {
  return (await fetch(`${sandbox.address('quickbooks')}/v3/company/${QUICKBOOKS}/companyinfo/${QUICKBOOKS}`, { headers: { Authorization: `Bearer ${accessToken}` } })).status;
}

test.each(['//[', '/sandbox/quickbooks/v3/company/%ff/companyinfo/%ff'])('%s, which no vendor has, is answered and is no failure of ours', async (address) => {
  expect((await fetch(sandbox.origin + address)).status).toBe(404);
});

describe('the consent page', () => {
  test('says what it is, offers companies, and runs no script', async () => {
    const answer = await show();
    const page = await answer.text();
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('Sandbox: invented books');
    expect(page.match(/type="radio"/g)).toHaveLength(4);
    expect(page).not.toMatch(/<script|<style| style=| on\w+=/);
  });

  test('never goes to an address that is not registered', async () => {
    for (const redirect of ['https://evil.example/back', `${TEST_REDIRECT}/more`, '']) expect((await show(authorizationUrl({ redirect_uri: redirect }))).status).toBe(400);
    expect((await show(authorizationUrl({ client_id: 'other' }))).status).toBe(400);
  });

  test('sends back what it cannot do', async () => {
    const answer = await show(authorizationUrl({ code_challenge_method: 'plain' }));
    expect(answer.headers.get('location')).toBe(`${TEST_REDIRECT}?error=invalid_request&state=abc`);
  });

  test('gives a code with the company, or the refusal', async () => {
    const yes = await decide({ company: QUICKBOOKS, decision: 'approve' });
    expect([yes.status, yes.query.get('state'), yes.query.get('realmId'), yes.query.has('code')]).toEqual([303, 'abc', QUICKBOOKS, true]);
    const no = await decide({ decision: 'deny' });
    expect([no.status, no.query.get('error'), no.query.has('code')]).toEqual([303, 'access_denied', false]);
  });

  test('takes no company that it did not offer and no page that it did not make', async () => {
    expect((await decide({ company: '999', decision: 'approve' })).status).toBe(400);
    const answer = await fetch(authorizationUrl(), { method: 'POST', body: new URLSearchParams({ request: 'e30.AAAA', company: QUICKBOOKS, decision: 'approve' }), redirect: 'manual' });
    expect(answer.status).toBe(400);
  });

  test('can be answered by the program itself', async () => {
    const query = sandbox.approve('quickbooks', authorizationUrl(), QUICKBOOKS);
    expect((await exchange(query?.get('code') ?? '')).status).toBe(200);
    expect(sandbox.approve('quickbooks', authorizationUrl({ redirect_uri: 'https://evil.example' }), QUICKBOOKS)).toBeNull();
  });
});

describe('a code', () => {
  test('becomes tokens once; a second use ends what it gave', async () => {
    const code = await codeOf();
    const first = await exchange(code);
    expect([first.status, first.body['expires_in'], await readStatus(first.body['access_token'] ?? '')]).toEqual([200, 3_600, 200]);
    expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await readStatus(first.body['access_token'] ?? '')).toBe(401);
  });

  test('is good for a minute', async () => {
    const code = await codeOf();
    sandbox.pass(60_000);
    expect((await exchange(code)).status).toBe(400);
  });

  test('wants the verifier, the address and the secret that belong to it', async () => {
    expect((await exchange(await codeOf(), { code_verifier: 'wrong' })).status).toBe(400);
    expect((await token({ grant_type: 'authorization_code', code: await codeOf(), redirect_uri: TEST_REDIRECT })).status).toBe(400);
    expect((await exchange(await codeOf(), { redirect_uri: 'http://127.0.0.1:4000/other' })).status).toBe(400);
    expect((await token({ grant_type: 'authorization_code', code: await codeOf() }, 'wrong')).status).toBe(401);
    expect((await exchange(await codeOf(authorizationUrl({ code_challenge: null, code_challenge_method: null })), { code_verifier: '' })).status).toBe(200);
  });
});

describe('tokens', () => {
  test('expire after an hour and are replaced', async () => {
    const { body } = await exchange(await codeOf());
    sandbox.pass(3_600_000);
    expect(await readStatus(body['access_token'] ?? '')).toBe(401);
    const next = await refresh(body['refresh_token'] ?? '');
    expect(next.body['refresh_token']).not.toBe(body['refresh_token']);
    expect(await readStatus(next.body['access_token'] ?? '')).toBe(200);
  });

  test('a replaced refresh token works for whoever missed the answer, and later ends everything', async () => {
    const { body } = await exchange(await codeOf());
    const next = await refresh(body['refresh_token'] ?? '');
    expect((await refresh(body['refresh_token'] ?? '')).status).toBe(200);
    sandbox.pass(61_000);
    expect((await refresh(body['refresh_token'] ?? '')).status).toBe(400);
    expect(await readStatus(next.body['access_token'] ?? '')).toBe(401);
    expect((await refresh(next.body['refresh_token'] ?? '')).status).toBe(400);
  });

  test('end when they are revoked, by us or by the company', async () => {
    const one = (await exchange(await codeOf())).body;
    const answer = await fetch(`${sandbox.address('quickbooks')}/v2/oauth2/tokens/revoke`, {
      method: 'POST', body: JSON.stringify({ token: one['refresh_token'] }),
      headers: { 'Content-Type': 'application/json', Authorization: `Basic ${Buffer.from(`${sandbox.app.clientId}:${sandbox.app.clientSecret}`).toString('base64')}` },
    });
    expect([answer.status, await readStatus(one['access_token'] ?? '')]).toEqual([200, 401]);
    const two = (await exchange(await codeOf())).body;
    await sandbox.control.revoke({ provider: 'quickbooks', companyId: QUICKBOOKS });
    expect(await readStatus(two['access_token'] ?? '')).toBe(401);
  });

  test('of one vendor are nothing to another', async () => {
    const { accessToken } = await sandbox.grantTo('stripe', 'acct_1SbxKETTLE00000001');
    expect(await readStatus(accessToken)).toBe(401);
  });
});

test.each<[ProviderName, string, string]>([['stripe', 'acct_1SbxKETTLE00000001', '/oauth/token']])('%s exchanges in its own words', async (provider, companyId, path) => {
  const url = new URL(`${sandbox.address(provider)}/oauth/authorize?${authorizationUrl().searchParams}`);
  const code = sandbox.approve(provider, url, companyId)?.get('code') ?? '';
  const answer = await fetch(`${sandbox.origin}${path}`, { method: 'POST', body: new URLSearchParams({ grant_type: 'authorization_code', code, code_verifier: verifier, client_secret: sandbox.app.clientSecret }) });
  expect(await answer.json()).toMatchObject({ stripe_user_id: companyId, livemode: false, token_type: 'bearer' });
});
