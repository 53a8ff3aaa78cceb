/** Comparing secrets without telling by the time it takes where they differ. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export function isSameText(one: string, other: string): boolean {
  // Digests have one length, so that the comparison never ends early.
  const digest = (text: string): Buffer => createHmac('sha256', 'comparison').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

export function hmacSha256Base64(key: string, ...parts: readonly (string | Buffer)[]): string {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(part);
  return hmac.digest('base64');
}
