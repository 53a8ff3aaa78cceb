/** The one secret of a data directory, from which the passwords of the database roles are derived. */
import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeSecretFile } from './secret-file.ts';

/** Made on first use, readable by its owner alone. */
export function readSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) makeSecretFile(file, randomBytes(32).toString('hex'));
  return readFileSync(file, 'utf8').trim();
}

export function derivePassword(secret: string, roleName: string): string {
  return createHmac('sha256', secret).update(roleName).digest('base64url');
}
