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
  expect(config).toMatchObject({ port: 4000, host: '127.0.0.1', databaseUrl: null, publicUrl: null, trustsProxy: false, gemini: null });
  expect(config.limits.uploadBytes).toBe(10_485_760);
  expect(config.dataDir).toMatch(/\.data$/);
});

test('an empty setting counts as absent', () => {
  expect(readConfig({ PORT: '', GEMINI_API_KEY: ' ' })).toMatchObject({ port: 4000, gemini: null });
});

test('a Gemini key brings its model and address along', () => {
  const { gemini } = readConfig({ GEMINI_API_KEY: 'key', GEMINI_BASE_URL: 'http://127.0.0.1:9' });
  expect(gemini).toMatchObject({ apiKey: 'key', baseUrl: 'http://127.0.0.1:9' });
});

test.each<[Record<string, string>, string]>([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ PUBLIC_URL: 'purser.example' }, 'PUBLIC_URL must be an address that begins with http:// or https://.'],
  [{ DATABASE_URL: 'mysql://secret@host/x' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
  [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY must be true or false, not "maybe".'],
  [{ DATABASE_APP_URL: 'postgres://a@host/x' }, 'DATABASE_APP_URL has no meaning without DATABASE_URL; set both or neither.'],
])('%j is refused by name', (env, sentence) => {
  expect(problemsOf(env)).toEqual([sentence]);
});

test('every bad setting gets its sentence', () => {
  expect(problemsOf({ PORT: 'x', MAX_UPLOAD_BYTES: '-1' })).toHaveLength(2);
});
