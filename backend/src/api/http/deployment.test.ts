/** Behind a proxy and under a public address: the cookie is Secure, the public origin alone may change things, forwarded addresses count where they are trusted. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newEmail, PERSON } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let proxied: TestServer;
beforeAll(async () => { proxied = await startTestServer({ PUBLIC_URL: 'https://books.example', TRUST_PROXY: 'yes', SIGN_UPS_PER_MINUTE: '2' }); });
afterAll(() => proxied.close());

const signUp = (headers: Record<string, string>) => proxied.client().post('/auth/signup', { ...PERSON, email: newEmail() }, headers);

test('the cookie is Secure', async () => {
  const { headers } = await signUp({ origin: 'https://books.example', 'x-forwarded-for': '192.0.2.1' });
  expect(headers.getSetCookie()[0]).toMatch(/; Secure$/);
});

test('only the public origin may change things', async () => {
  expect((await signUp({ origin: proxied.url, 'x-forwarded-for': '192.0.2.2' })).status).toBe(403);
});

test('sign-ups are bounded per client, not per proxy', async () => {
  const statuses = await Promise.all(Array.from({ length: 3 }, () => signUp({ 'x-forwarded-for': '192.0.2.3' })));
  expect(statuses.map((answer) => answer.status).sort()).toEqual([201, 201, 429]);
  expect((await signUp({ 'x-forwarded-for': '192.0.2.4' })).status).toBe(201);
});

describe('every answer', () => {
  test.each(['/', '/api/auth/me', '/graphql', '/dashboard/files'])('%s carries the strict headers', async (path) => {
    const { headers } = await fetch(proxied.url + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/=]{44}')*;/);
    expect(policy).toMatch(/style-src-elem 'self' 'nonce-[A-Za-z0-9+/=]{24}'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

test('the health calls answer', async () => {
  expect((await fetch(`${proxied.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${proxied.url}/readyz`)).status).toBe(200);
});
