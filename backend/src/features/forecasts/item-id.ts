/** What the doors call an expected item: an own one by its identifier, a recurring one by what its series' key comes to. */
import { createHash } from 'node:crypto';
import type { ExpectedItem } from '../../finance/forecast/expected-items.ts';

/** The key holds a name out of the bank's text, which has no place in an address. */
export function itemId({ id, isOwn }: Pick<ExpectedItem, 'id' | 'isOwn'>): string {
  if (isOwn) return id;
  const digest = createHash('sha256').update(id).digest('hex');
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}
