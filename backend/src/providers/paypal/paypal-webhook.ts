/** Deliveries of PayPal: PayPal itself is asked whether it signed them, for its certificates cannot be checked without it. */
import type { WebhookNews } from '../contract.ts';
import type { OutsideLine } from '../outside-line.ts';
import { idAt, isObject, momentOfText, objectAt, type WireObject } from '../wire-value.ts';

const SIGNED_WITH = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'] as const;
/** PayPal tries for three days. */
const LONGEST_AGE_MS = 4 * 86_400_000;

interface Signed {
  readonly event: WireObject;
  readonly signature: Readonly<Record<string, string>>;
}

/** Null for what cannot be PayPal's, without asking. */
export function readSigned(headers: Readonly<Record<string, string | undefined>>, body: Buffer, now: Date): Signed | null {
  const signature = Object.fromEntries(SIGNED_WITH.map((name) => [name.replaceAll('-', '_'), headers[`paypal-${name}`] ?? '']));
  if (Object.values(signature).some((value) => value === '' || value.length > 2_000)) return null;
  const sentAt = momentOfText(signature['transmission_time']);
  const event = readJson(body);
  return sentAt !== null && Math.abs(now.getTime() - sentAt) <= LONGEST_AGE_MS && event ? { event, signature } : null;
}

export async function isFromPayPal(line: OutsideLine, api: string, { accessToken, webhookId, signature, body }: { accessToken: string; webhookId: string; signature: Signed['signature']; body: Buffer }): Promise<boolean> {
  // The event goes back exactly as it came, for its signature is over these characters; it was read as JSON before, so that it can be nothing else here.
  const question = `${JSON.stringify({ ...signature, webhook_id: webhookId }).slice(0, -1)},"webhook_event":${body.toString('utf8')}}`;
  const answer = await line.json(`${api}/v1/notifications/verify-webhook-signature`, { method: 'POST', headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }, body: question });
  return isObject(answer) && answer.verification_status === 'SUCCESS';
}

/** Whose account it is about stands in different places of different events. */
export function newsOf(event: WireObject): WebhookNews | null {
  const eventId = idAt(event, 'id');
  const resource = objectAt(event, 'resource');
  const merchant = idAt(resource, 'payee', 'merchant_id') ?? idAt(resource, 'merchant_id') ?? idAt(resource, 'payer_id');
  return eventId ? { eventId, companyIds: merchant ? [merchant] : [] } : null;
}

function readJson(body: Buffer): WireObject | null {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
