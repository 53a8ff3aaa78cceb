/** A forgotten password, from the request over the mail that a real SMTP server takes to the new sign-in. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { hashToken } from '../features/sessions/secret-token.ts';
import { SEND_PASSWORD_RESET } from '../features/users/password-reset.service.ts';
import { startTestPostbox, type TestPostbox } from '../mail/test-postbox.ts';
import { newEmail, PASSWORD, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const NEW_PASSWORD = 'a quite different one';
const settings = (smtpUrl: string) => ({ SMTP_URL: smtpUrl, MAIL_FROM: 'Purser <no-reply@example.com>', PUBLIC_URL: 'https://books.example.com', SIGN_IN_TRIES: '3' });
let server: TestServer;
let postbox: TestPostbox;
let email: string;
let owner: TestClient;

beforeAll(async () => {
  postbox = await startTestPostbox();
  server = await startTestServer(settings(postbox.url));
});
afterAll(async () => {
  await server.close();
  await postbox.close();
});
beforeEach(async () => {
  email = newEmail();
  owner = await server.client().signUp(email);
});

const ask = (address: string) => server.client().post('/auth/password-resets', { email: address });
const redeem = (token: string, newPassword = NEW_PASSWORD) => server.client().rest('/auth/password', { method: 'PUT', body: { token, newPassword } });
const signIn = (password: string) => server.client().post('/auth/login', { email, password });
const sql = (text: string, ...values: unknown[]) => server.db.database.outsideTenants((em) => em.execute<Record<string, unknown>[]>(text, values));

async function mailedToken(): Promise<string> {
  await ask(email.toUpperCase());
  const { text } = await postbox.next(email);
  return /https:\/\/books\.example\.com\/reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}

describe('the request', () => {
  test('is answered alike for known and unknown addresses, and only an account gets a mail', async () => {
    const unknown = `nobody-${email}`;
    const answers = [await ask(email), await ask(unknown)];
    expect(answers.map(({ status, text }) => ({ status, text }))).toEqual([{ status: 202, text: '' }, { status: 202, text: '' }]);
    const mail = await postbox.next(email);
    expect(mail).toMatchObject({ from: 'no-reply@example.com', to: email, subject: 'Reset your Purser password' });
    expect(mail.text).toContain('Hello Ada');
    expect(postbox.mails.filter(({ to }) => to === unknown)).toEqual([]);
  });

  test('names what is no address', async () => {
    const { status, body } = await ask('nobody');
    expect({ status, errors: Object.keys(body.errors) }).toEqual({ status: 400, errors: ['email'] });
  });

  test('is bounded per address, known or not', async () => {
    for (const address of [email, `nobody-${email}`]) {
      for (let tries = 0; tries < 5; tries += 1) expect((await ask(address)).status).toBe(202);
      const refused = await ask(address);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});

describe('the link', () => {
  test('sets the new password, ends every session, and works once', async () => {
    const token = await mailedToken();
    expect((await redeem(token)).status).toBe(204);
    expect((await owner.rest('/auth/me')).status).toBe(401);
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    const again = await redeem(token, 'a third one altogether');
    expect({ status: again.status, errors: Object.keys(again.body.errors) }).toEqual({ status: 400, errors: ['token'] });
  });

  test('used twice at once sets one password', async () => {
    const token = await mailedToken();
    const answers = await Promise.all([redeem(token), redeem(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  test('lets somebody in who had locked themselves out', async () => {
    for (let tries = 0; tries < 4; tries += 1) await signIn('not this one');
    expect((await signIn(PASSWORD)).status).toBe(429);
    await redeem(await mailedToken());
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  });

  test('survives a password that is refused', async () => {
    const token = await mailedToken();
    expect((await redeem(token, 'short')).body.errors).toHaveProperty('newPassword');
    expect((await redeem(token)).status).toBe(204);
  });

  test('is over after an hour', async () => {
    const token = await mailedToken();
    await sql(`update password_reset set expires_at = now() - interval '1 second' where token_hash = ?`, hashToken(token));
    expect((await redeem(token)).body.errors).toHaveProperty('token');
  });

  test('is over once the password or the address is changed', async () => {
    const first = await mailedToken();
    await owner.post('/auth/password', { currentPassword: PASSWORD, newPassword: PASSWORD });
    expect((await redeem(first)).status).toBe(400);
    const second = await mailedToken();
    await owner.rest('/account/profile', { method: 'PATCH', body: { email: newEmail(), currentPassword: PASSWORD } });
    expect((await redeem(second)).status).toBe(400);
  });

  test('is random, and only its hash is kept', async () => {
    const token = await mailedToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await sql('select r::text as row from password_reset r');
    expect(rows.some(({ row }) => String(row).includes(token) || String(row).includes(Buffer.from(token, 'base64url').toString('hex')))).toBe(false);
    expect(await sql('select 1 from password_reset where token_hash = ?', hashToken(token))).toHaveLength(1);
  });
});

describe('a mail server that is down', () => {
  let errors: jest.SpiedFunction<typeof console.error>;
  let alone: TestServer;
  let port: number;
  beforeEach(async () => {
    const closed = await startTestPostbox();
    await closed.close();
    port = Number(new URL(closed.url).port);
    errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    alone = await startTestServer(settings(closed.url));
    await alone.client().signUp(email);
  });
  afterEach(async () => {
    await alone.close();
    errors.mockRestore();
  });

  test('does not change the answer; the failure is logged and the mail sent once the server is back', async () => {
    expect((await alone.client().post('/auth/password-resets', { email })).status).toBe(202);
    while (!errors.mock.calls.flat().join().includes('ECONNREFUSED')) await pause(20);
    const back = await startTestPostbox(port);
    expect((await back.next(email)).text).toContain('/reset-password?token=');
    await back.close();
  });

  test('leaves no token behind, and is given up after an hour', async () => {
    await expect(alone.runTask(SEND_PASSWORD_RESET, { email, askedAt: new Date().toISOString() })).rejects.toThrow('ECONNREFUSED');
    expect(await alone.db.database.outsideTenants((em) => em.execute('select 1 from password_reset'))).toEqual([]);
    await alone.runTask(SEND_PASSWORD_RESET, { email, askedAt: '2026-01-01T00:00:00Z' });
    expect(errors.mock.calls.flat().join()).toContain('given up');
  });
});

test('without a mail setting the link is on the console', async () => {
  const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const alone = await startTestServer();
  try {
    const address = newEmail();
    await alone.client().signUp(address);
    await alone.runTask(SEND_PASSWORD_RESET, { email: address, askedAt: new Date().toISOString() });
    expect(printed.mock.calls.flat().join('\n')).toMatch(/http:\/\/localhost:4000\/reset-password\?token=[\w-]{43}/);
  } finally {
    printed.mockRestore();
    await alone.close();
  }
});
