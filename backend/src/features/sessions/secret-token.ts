/** A secret that opens something, a session or a reset: 256 random bits, of which the database keeps a hash. */
import { createHash, randomBytes } from 'node:crypto';

export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A plain hash is enough: nobody guesses 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
