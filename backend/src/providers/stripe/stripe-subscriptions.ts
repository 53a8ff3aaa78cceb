/** What customers subscribed to at Stripe: a list without movements of money, read whole at the end of every pull. */
import type Stripe from 'stripe';
import { INTERVALS, monthlyAmountMinor } from '../../finance/monthly-amount.ts';
import type { PulledSubscription } from '../contract.ts';
import type { OutsideLine } from '../outside-line.ts';
import { PageWalk } from '../page-walk.ts';
import { currencyOf, dateOfSeconds, idAt, isObject, listAt, minorOfUnits, objectAt, shortText, textAt, type WireObject } from '../wire-value.ts';
import { stripeDigits } from './balance-row.ts';

const PAGE_SIZE = 100;
/** Twenty thousand subscriptions: more than that is no small business, and the first ones are still right. */
const MOST_PAGES = 200;
/** Above what any customer of a small business pays. */
const MOST_MINOR = 1_000_000_000_000;

/** One that says nothing of its money yet (incomplete) is no subscription so far. */
const STATUSES: ReadonlyMap<string, PulledSubscription['status']> = new Map([
  ['trialing', 'trialing'], ['active', 'active'], ['past_due', 'past_due'], ['unpaid', 'past_due'], ['paused', 'paused'], ['canceled', 'canceled'], ['incomplete_expired', 'canceled'],
]);

/** Each page of them, the newest first. */
export async function* listSubscriptions(stripe: Stripe, line: OutsideLine): AsyncIterable<readonly PulledSubscription[]> {
  const walk = new PageWalk(line);
  let after: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer: unknown = await line.run(() => stripe.subscriptions.list({ status: 'all', limit: PAGE_SIZE, expand: ['data.customer'], ...(after === null ? {} : { starting_after: after }) }));
    if (!isObject(answer) || !Array.isArray(answer.data) || typeof answer.has_more !== 'boolean') throw line.broken('a list that is none');
    const listed = answer.data.filter(isObject);
    yield listed.flatMap((subscription) => readSubscription(subscription) ?? []);
    if (!answer.has_more) return;
    const last = idAt(listed.at(-1), 'id');
    if (last === null) throw line.broken('a page that leads nowhere');
    walk.leave(last);
    after = last;
  }
}

/** Null for what is none yet and what cannot be read. */
export function readSubscription(subscription: WireObject): PulledSubscription | null {
  const [externalId, status] = [idAt(subscription, 'id'), STATUSES.get(textAt(subscription, 'status') ?? '')];
  const items = listAt(subscription, 'items', 'data')?.filter(isObject) ?? [];
  const currency = currencyOf(subscription.currency) ?? currencyOf(objectAt(items[0], 'price')?.currency);
  const startedOn = dateOfSeconds(subscription.start_date) ?? dateOfSeconds(subscription.created);
  if (!externalId || !status || !currency || !startedOn) return null;
  const names = items.map((item) => textAt(item, 'price', 'nickname')).filter((name) => name !== null);
  const customer = textAt(subscription, 'customer', 'name') ?? textAt(subscription, 'customer', 'email');
  return { externalId, status, currency, startedOn, customer, plan: names.length > 0 ? shortText([...new Set(names)].join(' + ')) : null, monthlyMinor: monthlyOf(items, currency), endsOn: endOf(subscription) };
}

/** Null as a whole where one item is priced by tiers or use, or cannot be read, and where not all items are listed. */
function monthlyOf(items: readonly WireObject[], currency: string): number | null {
  const amounts = items.map((item) => monthlyOfItem(item, currency));
  return amounts.length > 0 && amounts.every((amount) => amount !== null) ? amounts.reduce((sum, amount) => sum + amount, 0) : null;
}

function monthlyOfItem(item: WireObject, currency: string): number | null {
  const [price, recurring] = [objectAt(item, 'price'), objectAt(item, 'price', 'recurring')];
  const interval = INTERVALS.find((known) => known === recurring?.interval);
  const count = recurring?.interval_count;
  const unit = minorOfUnits(price?.unit_amount, currency, stripeDigits(currency));
  const quantity = item.quantity ?? 1;
  if (!interval || recurring?.usage_type === 'metered' || price?.billing_scheme === 'tiered' || unit === null || unit < 0) return null;
  if (!isCount(count) || count === 0 || !isCount(quantity)) return null;
  const amount = unit * quantity;
  return amount <= MOST_MINOR ? monthlyAmountMinor(amount, interval, count) : null;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= 1_000_000;
}

function endOf(subscription: WireObject): string | null {
  return dateOfSeconds(subscription.ended_at) ?? dateOfSeconds(subscription.cancel_at) ?? (subscription.status === 'canceled' ? dateOfSeconds(subscription.canceled_at) : null);
}
