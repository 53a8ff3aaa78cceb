/** PayPal's webhooks: events about captured payments, signed with a key of which only PayPal can say whether it fits. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID, sign, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { FIRST_CHANGE_NUMBER } from '../companies/merchant-books.ts';
import { keyAtEnd, keyParts, movementKey } from '../companies/movement.ts';
import type { ToldBooks } from '../companies/told-books.ts';
import { type Exchange, json, jsonObject, type Reply } from '../exchange.ts';
import type { BookChange, SandboxStore } from '../store.ts';
import type { Delivery } from '../vendor.ts';
import { money, payPalId } from './paypal-objects.ts';

const KEY_BITS = 2_048;

export class PayPalKey {
  readonly #store: SandboxStore;
  #key: Promise<KeyObject> | null = null;

  constructor(store: SandboxStore) {
    this.#store = store;
  }

  /** The same for all servers. */
  get(): Promise<KeyObject> {
    this.#key ??= this.#store.setting('paypal webhook key', () => generateKeyPairSync('rsa', { modulusLength: KEY_BITS }).privateKey.export({ type: 'pkcs8', format: 'der' }))
      .then((key) => createPrivateKey({ key, type: 'pkcs8', format: 'der' }));
    return this.#key;
  }
}

export async function payPalDelivery({ told, companyId, change, url, webhookId, key, now }: {
  told: ToldBooks | null; companyId: string; change: BookChange; url: string; webhookId: string; key: PayPalKey; now: Date;
}): Promise<Delivery> {
  const body = JSON.stringify(eventOf(told, companyId, change));
  const [id, time] = [randomUUID(), now.toISOString().replace(/\.\d+Z$/, 'Z')];
  const signature = sign('sha256', Buffer.from(signedText({ id, time, webhookId, body })), await key.get()).toString('base64');
  return {
    body,
    headers: {
      'Content-Type': 'application/json', 'PAYPAL-TRANSMISSION-ID': id, 'PAYPAL-TRANSMISSION-TIME': time, 'PAYPAL-TRANSMISSION-SIG': signature,
      'PAYPAL-CERT-URL': `${new URL(url).origin}/sandbox/paypal/v1/notifications/certs/CERT-sandbox`, 'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
    },
  };
}

function eventOf(told: ToldBooks | null, companyId: string, { sequence, at, kind, objectId }: BookChange): object {
  const isNew = kind === 'add';
  const key = isNew ? movementKey('sale', at.toISOString().slice(0, 10), FIRST_CHANGE_NUMBER + sequence) : keyAtEnd(objectId ?? '') ?? '';
  const parts = keyParts(key);
  const sale = parts && told?.books.salesOn(parts.date).find(({ number }) => number === parts.number);
  return {
    id: `WH-SANDBOX${companyId}-${sequence}`, event_version: '1.0', create_time: at.toISOString(), resource_type: 'capture', resource_version: '2.0',
    event_type: isNew ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.REFUNDED', summary: isNew ? 'Payment completed.' : 'A payment was refunded.',
    resource: {
      id: told ? payPalId(told.books.company, key) : '', status: isNew ? 'COMPLETED' : 'REFUNDED', payee: { merchant_id: companyId }, create_time: at.toISOString(), update_time: at.toISOString(),
      ...(told && sale ? { amount: money(told.books.company, sale.amountMinor) } : {}),
    },
    links: [],
  };
}

function signedText({ id, time, webhookId, body }: { id: string; time: string; webhookId: string; body: string }): string {
  return `${id}|${time}|${webhookId}|${crc32(body)}`;
}

async function publicKey(key: PayPalKey): Promise<KeyObject> {
  return createPublicKey({ key: (await key.get()).export({ type: 'pkcs8', format: 'pem' }), format: 'pem' });
}

/** What the header about the certificate points to: the bare public key, for nobody outside vouches for a sandbox. */
export async function certificate(key: PayPalKey): Promise<Reply> {
  return { status: 200, headers: { 'Content-Type': 'application/x-pem-file' }, body: (await publicKey(key)).export({ type: 'spki', format: 'pem' }).toString() };
}

/** Says whether PayPal sent an event to one of our webhooks. */
export async function verifySignature({ body }: Exchange, key: PayPalKey, webhookId: string): Promise<Reply> {
  const sent = jsonObject(body.toString('utf8'));
  const text = signedText({ id: String(sent['transmission_id']), time: String(sent['transmission_time']), webhookId, body: JSON.stringify(sent['webhook_event'] ?? null) });
  const isOurs = sent['webhook_id'] === webhookId && sent['auth_algo'] === 'SHA256withRSA'
    && verify('sha256', Buffer.from(text), await publicKey(key), Buffer.from(String(sent['transmission_sig']), 'base64'));
  return json(200, { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' });
}
