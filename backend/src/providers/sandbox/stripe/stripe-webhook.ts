/** Stripe's webhooks: events of a connected account, signed with the endpoint's secret and the time. */
import { createHmac } from 'node:crypto';
import { FIRST_CHANGE_NUMBER, type MerchantBooks } from '../companies/merchant-books.ts';
import { keyAtEnd, keyParts, movementKey } from '../companies/movement.ts';
import type { BookChange } from '../store.ts';
import type { Delivery } from '../vendor.ts';
import { charge } from './stripe-objects.ts';

export function stripeDelivery({ books, companyId, change, now, secret }: { books: MerchantBooks | null; companyId: string; change: BookChange; now: Date; secret: string }): Delivery {
  const { sequence, at, kind, objectId } = change;
  const key = kind === 'add' ? movementKey('sale', at.toISOString().slice(0, 10), FIRST_CHANGE_NUMBER + sequence) : keyAtEnd(objectId ?? '');
  const parts = keyParts(key ?? '');
  const sale = parts && books?.salesOn(parts.date).find(({ number }) => number === parts.number);
  const body = JSON.stringify({
    id: `evt_1Sbx${companyId.slice('acct_'.length)}${String(sequence).padStart(4, '0')}`, object: 'event', account: companyId, api_version: null, created: Math.floor(at.getTime() / 1_000),
    data: { object: books && sale ? charge(books, sale, now) : {} }, livemode: false, pending_webhooks: 1, request: { id: null, idempotency_key: null },
    type: kind === 'add' ? 'charge.succeeded' : 'charge.refunded',
  });
  const time = Math.floor(now.getTime() / 1_000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { body, headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': `t=${time},v1=${signature}` } };
}
