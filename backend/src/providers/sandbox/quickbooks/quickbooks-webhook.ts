/** Intuit's webhooks: a list of cloud events, signed with the verifier token. */
import { createHmac } from 'node:crypto';
import type { BookChange } from '../store.ts';
import type { Delivery } from '../vendor.ts';
import type { TxnEntity } from './book.ts';
import { addedId } from './changed-book.ts';

const WORDS: Readonly<Record<BookChange['kind'], string>> = { add: 'created', amend: 'updated', void: 'voided', delete: 'deleted' };

export function quickBooksDelivery({ companyId, change, entity, secret }: { companyId: string; change: BookChange; entity: TxnEntity; secret: string }): Delivery {
  const body = JSON.stringify([{
    specversion: '1.0', id: `sandbox-${companyId}-${change.sequence}`, source: 'intuit.sandbox', type: `qbo.${entity.toLowerCase()}.${WORDS[change.kind]}.v1`, datacontenttype: 'application/json',
    time: change.at.toISOString(), intuitentityid: change.objectId ?? addedId(change), intuitaccountid: companyId, data: {},
  }]);
  return { body, headers: { 'Content-Type': 'application/json', 'intuit-signature': createHmac('sha256', secret).update(body).digest('base64') } };
}
