/** The settings: read once at the start, checked together, and handed on. Nothing else in the product reads the environment. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { readProviders, type ProviderSettings } from './provider-settings.ts';
import { SettingsReader, type Environment } from './settings-reader.ts';

export { ConfigError } from './settings-reader.ts';
export type { ProviderSettings } from './provider-settings.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databaseAppUrl: string | null;
  readonly databaseJobsUrl: string | null;
  /** The address under which browsers reach the product; null lets each request speak for itself. */
  readonly publicUrl: string | null;
  readonly trustsProxy: boolean;
  /** Whom the public pages say to write to; null when nobody was named. */
  readonly contactEmail: string | null;
  /** The language model that may help; null without one: the local analyst answers alone. */
  readonly analyst: AnalystSettings | null;
  /** Null without SMTP_URL: mails are printed on the console. */
  readonly mail: MailSettings | null;
  readonly providers: ProviderSettings;
  /** What seals providers' tokens, as `id:base64,…`; null for a key of the data directory's own. */
  readonly tokenKeys: string | null;
  /** Null without STRIPE_SECRET_KEY: plans change at once and nothing is charged. */
  readonly stripeBilling: StripeBillingSettings | null;
  readonly limits: Limits;
  readonly demo: { readonly isOpen: boolean; readonly lifetimeHours: number };
}

interface ModelSettings {
  readonly model: string;
  readonly timeoutMs: number;
  /** How often it may be asked for one account in a day. */
  readonly callsPerDay: number;
}

export type AnalystSettings = ModelSettings & (
  | { readonly kind: 'gemini'; readonly apiKey: string; /** Null for Google's own address. */ readonly baseUrl: string | null }
  | { readonly kind: 'compatible'; readonly url: string; /** Null where the endpoint wants none. */ readonly apiKey: string | null });

export interface MailSettings {
  readonly smtpUrl: string;
  /** An address, with or without a name before it: `Purser <no-reply@example.com>`. */
  readonly from: string;
}

export interface StripeBillingSettings {
  readonly secretKey: string;
  /** Signs the deliveries to /api/webhooks/stripe-billing. */
  readonly webhookSecret: string;
  /** Null for Stripe's own address. */
  readonly apiBase: string | null;
}

export interface Limits {
  readonly uploadBytes: number;
  readonly signInTries: number;
  readonly signInWindowMinutes: number;
  /** Mails with a link to reset a password, per e-mail address. */
  readonly passwordResetsPerHour: number;
  /** Sign-up and demo calls together, per client address. */
  readonly signUpsPerMinute: number;
  /** Calls of any kind, per account or, before sign-in, per client address. */
  readonly callsPerMinute: number;
  /** How long one statement may take for a request that reads, and for one that changes something. */
  readonly readSeconds: number;
  readonly writeSeconds: number;
}

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The process's environment over the `.env` file of the checkout, if there is one. */
export function environment(): Environment {
  const file = path.join(ROOT, '.env');
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env };
}

/** Throws ConfigError with one sentence per bad setting. */
export function readConfig(env: Environment): Config {
  const read = new SettingsReader(env);
  const publicUrl = read.url('PUBLIC_URL', ['http:', 'https:']);
  const config: Config = {
    port: read.wholeNumber('PORT', 4000, { from: 0, to: 65_535 }),
    host: read.text('HOST', '127.0.0.1'),
    dataDir: path.resolve(ROOT, read.text('DATA_DIR', '.data')),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseAppUrl: read.url('DATABASE_APP_URL', ['postgres:', 'postgresql:']),
    databaseJobsUrl: read.url('DATABASE_JOBS_URL', ['postgres:', 'postgresql:']),
    publicUrl,
    trustsProxy: read.yesOrNo('TRUST_PROXY', 'no'),
    contactEmail: read.email('CONTACT_EMAIL'),
    analyst: readAnalyst(read),
    mail: readMail(read),
    providers: readProviders(read, publicUrl),
    tokenKeys: readTokenKeys(read),
    stripeBilling: readStripeBilling(read),
    limits: {
      readSeconds: read.wholeNumber('READ_SECONDS', 15, { from: 1, to: 3_600 }),
      writeSeconds: read.wholeNumber('WRITE_SECONDS', 300, { from: 1, to: 3_600 }),
      uploadBytes: read.wholeNumber('MAX_UPLOAD_BYTES', 10_485_760, { from: 1_024, to: 104_857_600 }),
      signInTries: read.wholeNumber('SIGN_IN_TRIES', 10, { from: 1, to: 1_000_000 }),
      signInWindowMinutes: read.wholeNumber('SIGN_IN_WINDOW_MINUTES', 15, { from: 1, to: 1_440 }),
      passwordResetsPerHour: read.wholeNumber('PASSWORD_RESETS_PER_HOUR', 5, { from: 1, to: 1_000 }),
      signUpsPerMinute: read.wholeNumber('SIGN_UPS_PER_MINUTE', 60, { from: 1, to: 1_000_000 }),
      callsPerMinute: read.wholeNumber('CALLS_PER_MINUTE', 12_000, { from: 1, to: 10_000_000 }),
    },
    demo: {
      isOpen: read.yesOrNo('DEMO', 'yes'),
      lifetimeHours: read.wholeNumber('DEMO_LIFETIME_HOURS', 24, { from: 1, to: 720 }),
    },
  };
  if (config.databaseUrl === null) {
    read.require('DATABASE_APP_URL', config.databaseAppUrl === null, 'has no meaning without DATABASE_URL; set both or neither.');
    read.require('DATABASE_JOBS_URL', config.databaseJobsUrl === null, 'has no meaning without DATABASE_URL; set both or neither.');
  }
  if (config.stripeBilling) read.require('PUBLIC_URL', config.publicUrl !== null, 'must be set with STRIPE_SECRET_KEY: Stripe sends people back to it.');
  if (config.mail) read.require('PUBLIC_URL', config.publicUrl !== null, 'must be set with SMTP_URL: mails carry links to it.');
  read.finish();
  return config;
}

/** An endpoint of one's own, or Gemini; both at once would leave open who sees the figures. */
function readAnalyst(read: SettingsReader): AnalystSettings | null {
  const callsPerDay = read.wholeNumber('ANALYST_CALLS_PER_DAY', 300, { from: 0, to: 1_000_000 });
  const timed = (name: string, fallback: number): number => read.wholeNumber(name, fallback, { from: 100, to: 120_000 });
  const url = read.url('ANALYST_URL', ['http:', 'https:']);
  const geminiKey = read.text('GEMINI_API_KEY', '');
  const gemini = { apiKey: geminiKey, model: read.text('GEMINI_MODEL', 'gemini-2.5-flash'), baseUrl: read.url('GEMINI_BASE_URL', ['http:', 'https:']), timeoutMs: timed('GEMINI_TIMEOUT_MS', 8_000), callsPerDay };
  const compatible = { model: read.text('ANALYST_MODEL', ''), apiKey: read.text('ANALYST_KEY', '') || null, timeoutMs: timed('ANALYST_TIMEOUT_MS', 20_000), callsPerDay };
  if (url === null) return geminiKey === '' ? null : { kind: 'gemini', ...gemini };
  read.require('ANALYST_MODEL', compatible.model !== '', 'must be set with ANALYST_URL: the name under which the endpoint knows the model, such as llama3.1.');
  read.require('ANALYST_URL', geminiKey === '', 'and GEMINI_API_KEY name two language models; set one of them.');
  return { kind: 'compatible', url, ...compatible };
}

/** The value itself is not repeated in the sentence. */
function readTokenKeys(read: SettingsReader): string | null {
  const text = read.text('TOKEN_KEYS', '');
  if (text === '') return null;
  const ids = text.split(',').map((key) => key.trim().split(':')[0]);
  const isRight = /^[\w-]{1,40}:[A-Za-z0-9+/]{43}=(\s*,\s*[\w-]{1,40}:[A-Za-z0-9+/]{43}=)*$/.test(text) && new Set(ids).size === ids.length;
  read.require('TOKEN_KEYS', isRight, 'must be a list of name:key, the names different and each key 32 random bytes in base64 (openssl rand -base64 32).');
  return text;
}

/** The same key also connects customers' own Stripe accounts, so that charging them can be switched off. */
function readStripeBilling(read: SettingsReader): StripeBillingSettings | null {
  const isWanted = read.yesOrNo('STRIPE_BILLING', 'yes');
  const settings = { secretKey: read.text('STRIPE_SECRET_KEY', ''), webhookSecret: read.text('STRIPE_WEBHOOK_SECRET', ''), apiBase: read.url('STRIPE_API_BASE', ['http:', 'https:']) };
  if (settings.secretKey === '' || !isWanted) return null;
  read.require('STRIPE_WEBHOOK_SECRET', settings.webhookSecret !== '', 'must be set with STRIPE_SECRET_KEY: it proves that deliveries come from Stripe. Or set STRIPE_BILLING=false: then nobody is charged.');
  return settings;
}

function readMail(read: SettingsReader): MailSettings | null {
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  const from = read.text('MAIL_FROM', '');
  if (smtpUrl === null) return null;
  read.require('MAIL_FROM', /^(?:[^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(from), 'must be set with SMTP_URL: the address that mails come from, such as Purser <no-reply@example.com>.');
  return { smtpUrl, from };
}
