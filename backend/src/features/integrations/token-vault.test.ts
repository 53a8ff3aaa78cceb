/** A sealed text opens for whom and for what it was sealed, under the keys of this server, and nowhere else. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parseTokenKeys, readTokenKeyFile } from './token-keys.ts';
import { type SealedFor, TokenVault } from './token-vault.ts';

const [old, young] = [{ id: '2025', key: randomBytes(32) }, { id: '2026', key: randomBytes(32) }];
const mine: SealedFor = { businessId: 'b1', subject: 'i1', purpose: 'tokens' };
const vault = new TokenVault(() => [young, old]);

test('what was sealed opens again, and looks different each time', () => {
  const sealed = vault.seal(mine, 'a refresh token');
  expect(vault.open(mine, sealed)).toBe('a refresh token');
  expect(sealed.sealed.toString('latin1')).not.toContain('refresh');
  expect(vault.seal(mine, 'a refresh token').sealed.equals(sealed.sealed)).toBe(false);
});

test.each<[string, SealedFor]>([
  ['another business', { ...mine, businessId: 'b2' }], ['another connection', { ...mine, subject: 'i2' }], ['another purpose', { ...mine, purpose: 'code-verifier' }],
  ['texts that run together', { ...mine, businessId: 'b1i', subject: '1' }],
])('it does not open for %s', (_, other) => {
  expect(vault.open(other, vault.seal(mine, 'secret'))).toBeNull();
});

test('not a bit of it may change', () => {
  const { keyId, sealed } = vault.seal(mine, 'secret');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(vault.open(mine, { keyId, sealed: changed })).toBeNull();
  }
  expect(vault.open(mine, { keyId, sealed: sealed.subarray(0, 10) })).toBeNull();
});

test('keys rotate: the first seals, all open, and what an older one sealed is due', () => {
  const before = new TokenVault(() => [old]).seal(mine, 'secret');
  expect(vault.open(mine, before)).toBe('secret');
  expect(vault.isOutdated(before)).toBe(true);
  expect(vault.isOutdated(vault.seal(mine, 'secret'))).toBe(false);
  expect(new TokenVault(() => [young]).open(mine, before)).toBeNull();
});

test('a data directory gets one key of its own, for its owner alone', () => {
  const dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'purser-keys-')), 'data');
  const made = readTokenKeyFile(dataDir);
  expect(readTokenKeyFile(dataDir)).toEqual(made);
  expect(statSync(path.join(dataDir, 'token-key')).mode & 0o777).toBe(0o600);
  expect(readFileSync(path.join(dataDir, 'token-key'), 'utf8')).toMatch(/^[0-9a-f]{8}:[A-Za-z0-9+/]{43}=$/);
});

test.each(['', 'nokey', 'id:c2hvcnQ=', `a:${young.key.toString('base64')},a:${old.key.toString('base64')}`])('%j is no list of keys', (text) => {
  expect(parseTokenKeys(text)).toBeNull();
});
