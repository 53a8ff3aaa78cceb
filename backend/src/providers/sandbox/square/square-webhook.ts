/** Square's webhooks: events with the changed payment, signed over the address and the body. */
import { createHmac } from 'node:crypto';
import { FIRST_CHANGE_NUMBER } from '../companies/merchant-books.ts';
import { keyAtEnd, movementKey } from '../companies/movement.ts';
import type { ToldBooks } from '../companies/told-books.ts';
import { movementOf } from '../companies/walk.ts';
import type { BookChange } from '../store.ts';
import type { Delivery } from '../vendor.ts';
import { refundMovement } from './square-lists.ts';
import { payment } from './square-objects.ts';

export function squareDelivery({ told, companyId, change, url, secret }: { told: ToldBooks | null; companyId: string; change: BookChange; url: string; secret: string }): Delivery {
  const { sequence, at, kind, objectId } = change;
  const key = kind === 'add' ? movementKey('sale', at.toISOString().slice(0, 10), FIRST_CHANGE_NUMBER + sequence) : keyAtEnd(objectId ?? '') ?? '';
  const movement = told && movementOf(told.books, key, told.now);
  const object = told && movement?.kind === 'sale' ? { payment: payment(told.books, movement.sale, refundMovement(told.books, movement, told.now, told.now.toISOString().slice(0, 10))) } : {};
  const body = JSON.stringify({
    merchant_id: companyId, type: kind === 'add' ? 'payment.created' : 'payment.updated', event_id: `sandbox-${companyId}-${sequence}`, created_at: at.toISOString(),
    data: { type: 'payment', id: objectId ?? key, object },
  });
  return { body, headers: { 'Content-Type': 'application/json', 'x-square-hmacsha256-signature': createHmac('sha256', secret).update(url + body).digest('base64') } };
}
