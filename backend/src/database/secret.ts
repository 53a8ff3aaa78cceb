/** The one secret of a data directory, from which the passwords of the database roles are derived. */
import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Made on first use, readable by its owner alone. */
export function readSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) {
    // Others may pass through, not look in: PostgreSQL may run as another user below this directory.
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}

export function derivePassword(secret: string, roleName: string): string {
  return createHmac('sha256', secret).update(roleName).digest('base64url');
}
