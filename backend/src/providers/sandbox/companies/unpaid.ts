/** What a merchant has at the processor and was not paid out yet. */
import { addDays } from '../../../finance/local-date.ts';
import { type MerchantBooks } from './merchant-books.ts';
import { netOf, secondOf } from './movement.ts';
import { backwards, toldBy } from './walk.ts';

/** Every plan pays within so many days. */
const PAID_WITHIN_DAYS = 30;

export function unpaidMinor(books: MerchantBooks, now: Date): number {
  const from = secondOf(addDays(now.toISOString().slice(0, 10), -PAID_WITHIN_DAYS));
  const recent = [...backwards(books, toldBy(books, now, { from }))];
  const paidUntil = recent.flatMap((movement) => (movement.kind === 'payout' ? [movement.payout.to] : [])).sort().at(-1) ?? '';
  return netOf(recent.filter((movement) => movement.kind !== 'payout' && movement.date > paidUntil));
}
