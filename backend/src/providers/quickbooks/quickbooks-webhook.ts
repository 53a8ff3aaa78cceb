/** Deliveries of Intuit: signed with the verifier token, naming the companies in which something changed. */
import { createHash } from 'node:crypto';
import type { WebhookNews } from '../contract.ts';
import { hmacSha256Base64, isSameText } from '../same-text.ts';
import { idAt, isObject, listAt } from '../wire-value.ts';

/** In the older form and as cloud events, which Intuit sends since 2026. Null for a delivery that was not signed with the token. */
export function readQuickBooksWebhook(headers: Readonly<Record<string, string | undefined>>, body: Buffer, verifierToken: string | null): WebhookNews | null {
  const signature = headers['intuit-signature'];
  if (!signature || !verifierToken || !isSameText(signature, hmacSha256Base64(verifierToken, body))) return null;
  const events = eventsOf(body);
  if (!events) return null;
  const companyIds = events.map((event) => idAt(event, 'realmId') ?? idAt(event, 'intuitaccountid')).filter((id) => id !== null);
  // The older form names no event: the delivery itself, with its times of change, is the event.
  return { eventId: createHash('sha256').update(body).digest('hex'), companyIds: [...new Set(companyIds)] };
}

function eventsOf(body: Buffer): readonly unknown[] | null {
  try {
    const delivery: unknown = JSON.parse(body.toString('utf8'));
    if (Array.isArray(delivery)) return delivery;
    return isObject(delivery) ? listAt(delivery, 'eventNotifications') ?? [delivery] : null;
  } catch {
    return null;
  }
}
