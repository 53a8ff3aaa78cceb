/** Good settings are read, bad ones are named, all of them at once. */
import { expect, test } from '@jest/globals';
import { ConfigError, readConfig } from './config.ts';

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
}

test('without settings everything has its default', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 4000, host: '127.0.0.1', databaseUrl: null, publicUrl: null, trustsProxy: false, analyst: null });
  expect(config.limits.uploadBytes).toBe(10_485_760);
  expect(config.dataDir).toMatch(/\.data$/);
});

test('an empty setting counts as absent', () => {
  expect(readConfig({ PORT: '', GEMINI_API_KEY: ' ' })).toMatchObject({ port: 4000, analyst: null });
});

test('a Gemini key brings its model and address along', () => {
  const { analyst } = readConfig({ GEMINI_API_KEY: 'key', GEMINI_BASE_URL: 'http://127.0.0.1:9', ANALYST_CALLS_PER_DAY: '5' });
  expect(analyst).toEqual({ kind: 'gemini', apiKey: 'key', baseUrl: 'http://127.0.0.1:9', model: 'gemini-2.5-flash', timeoutMs: 8_000, callsPerDay: 5 });
});

test('any OpenAI-compatible endpoint will do, without a key', () => {
  const settings = { ANALYST_URL: 'http://127.0.0.1:11434/v1', ANALYST_MODEL: 'llama3.1' };
  expect(readConfig(settings).analyst).toEqual({ kind: 'compatible', url: settings.ANALYST_URL, model: 'llama3.1', apiKey: null, timeoutMs: 20_000, callsPerDay: 300 });
  expect(problemsOf({ ANALYST_URL: settings.ANALYST_URL })).toEqual([expect.stringMatching(/^ANALYST_MODEL must be set with ANALYST_URL/)]);
  expect(problemsOf({ ...settings, GEMINI_API_KEY: 'key' })).toEqual(['ANALYST_URL and GEMINI_API_KEY name two language models; set one of them.']);
});

test('mail is sent through SMTP once it is set', () => {
  const settings = { SMTP_URL: 'smtps://user:secret@mail.example.com:465', MAIL_FROM: 'Purser <no-reply@example.com>', PUBLIC_URL: 'https://purser.example.com' };
  expect(readConfig(settings).mail).toEqual({ smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM });
  expect(readConfig({}).mail).toBeNull();
});

test('plans are charged for once there is a key, unless that is switched off', () => {
  const settings = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec_test', PUBLIC_URL: 'https://purser.example.com' };
  expect(readConfig(settings).stripeBilling).toEqual({ secretKey: 'sk_test', webhookSecret: 'whsec_test', apiBase: null });
  expect(readConfig({ ...settings, STRIPE_BILLING: 'false' }).stripeBilling).toBeNull();
  expect(readConfig({}).stripeBilling).toBeNull();
});

test('a provider is there once both of its credentials are', () => {
  const { providers } = readConfig({ QUICKBOOKS_CLIENT_ID: 'id', QUICKBOOKS_CLIENT_SECRET: 'secret', QUICKBOOKS_ENVIRONMENT: 'sandbox', STRIPE_SECRET_KEY: 'sk_test', STRIPE_BILLING: 'no' });
  expect(providers).toEqual({
    isSandboxOpen: false, stripe: null, square: null, paypal: null,
    quickbooks: { clientId: 'id', clientSecret: 'secret', environment: 'sandbox', webhookVerifierToken: null },
  });
});

test('Square signs the address of its deliveries', () => {
  const square = { SQUARE_APPLICATION_ID: 'id', SQUARE_APPLICATION_SECRET: 'secret' };
  expect(readConfig({ ...square, PUBLIC_URL: 'https://purser.example/' }).providers.square?.notificationUrl).toBe('https://purser.example/api/webhooks/square');
  expect(readConfig(square).providers.square?.notificationUrl).toBeNull();
});

test.each<[Record<string, string>, string]>([
  [{ PAYPAL_CLIENT_ID: 'id' }, 'PAYPAL_CLIENT_SECRET must be set with PAYPAL_CLIENT_ID.'],
  [{ SQUARE_APPLICATION_SECRET: 'secret' }, 'SQUARE_APPLICATION_ID must be set with SQUARE_APPLICATION_SECRET.'],
  [{ STRIPE_CLIENT_ID: 'ca_1' }, 'STRIPE_SECRET_KEY must be set with STRIPE_CLIENT_ID.'],
  [{ SQUARE_ENVIRONMENT: 'live' }, 'SQUARE_ENVIRONMENT must be production or sandbox, not "live".'],
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ PUBLIC_URL: 'purser.example' }, 'PUBLIC_URL must be an address that begins with http:// or https://.'],
  [{ DATABASE_URL: 'mysql://secret@host/x' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
  [{ SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@example.com', PUBLIC_URL: 'https://a.example' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
  [{ SMTP_URL: 'smtp://u:secret@mail.example.com', PUBLIC_URL: 'https://a.example' }, 'MAIL_FROM must be set with SMTP_URL: the address that mails come from, such as Purser <no-reply@example.com>.'],
  [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'Purser', PUBLIC_URL: 'https://a.example' }, 'MAIL_FROM must be set with SMTP_URL: the address that mails come from, such as Purser <no-reply@example.com>.'],
  [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@example.com' }, 'PUBLIC_URL must be set with SMTP_URL: mails carry links to it.'],
  [{ STRIPE_SECRET_KEY: 'sk', PUBLIC_URL: 'https://a.example' }, 'STRIPE_WEBHOOK_SECRET must be set with STRIPE_SECRET_KEY: it proves that deliveries come from Stripe. Or set STRIPE_BILLING=false: then nobody is charged.'],
  [{ STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }, 'PUBLIC_URL must be set with STRIPE_SECRET_KEY: Stripe sends people back to it.'],
  [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY must be true or false, not "maybe".'],
  [{ DATABASE_APP_URL: 'postgres://a@host/x' }, 'DATABASE_APP_URL has no meaning without DATABASE_URL; set both or neither.'],
])('%j is refused by name', (env, sentence) => {
  expect(problemsOf(env)).toEqual([sentence]);
});

test('every bad setting gets its sentence', () => {
  expect(problemsOf({ PORT: 'x', MAX_UPLOAD_BYTES: '-1' })).toHaveLength(2);
});
