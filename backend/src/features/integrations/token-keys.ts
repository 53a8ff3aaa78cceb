/** The keys that seal providers' tokens: the setting's, or one that is made once for a data directory and readable by its owner alone. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeSecretFile } from '../../database/secret-file.ts';

export interface TokenKey {
  /** Stored beside what it sealed. */
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

/** The first seals, all of them open. Never empty. */
export type TokenKeys = readonly TokenKey[];

const KEY_BYTES = 32;
const KEY_LINE = /^([\w-]{1,40}):([A-Za-z0-9+/]{43}=)$/;

/** `id:base64,id2:base64`; null for a text that is no such list. */
export function parseTokenKeys(text: string): TokenKeys | null {
  const keys = text.split(',').map((part) => parseKey(part.trim()));
  const isDistinct = new Set(keys.map((key) => key?.id)).size === keys.length;
  return keys.every((key) => key !== null) && isDistinct ? keys : null;
}

function parseKey(text: string): TokenKey | null {
  const [, id, base64] = KEY_LINE.exec(text) ?? [];
  const key = Buffer.from(base64 ?? '', 'base64');
  return id !== undefined && key.length === KEY_BYTES ? { id, key } : null;
}

/** Made on first use. Its name is random, so that what another directory's key sealed is told from what was tampered with. */
export function readTokenKeyFile(dataDir: string): TokenKeys {
  const file = path.join(dataDir, 'token-key');
  if (!existsSync(file)) makeSecretFile(file, `${randomBytes(4).toString('hex')}:${randomBytes(KEY_BYTES).toString('base64')}`);
  const keys = parseTokenKeys(readFileSync(file, 'utf8').trim());
  if (!keys) throw new Error(`${file} does not hold a key. Put the right file back, or remove it and connect the providers again.`);
  return keys;
}
