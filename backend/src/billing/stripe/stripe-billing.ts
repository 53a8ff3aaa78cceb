/** Billing by Stripe: trials without a card, Checkout where a card is asked for, the customer portal, proration, and signed deliveries. */
import type Stripe from 'stripe';
import type { StripeBillingSettings } from '../../config.ts';
import { AppError } from '../../errors.ts';
import { type BilledAccount, type BillingGateway, type Change, DAY_MS, type Delivery, type Standing, TRIAL_DAYS, type Wish } from '../gateway.ts';
import { ask, askFor, stripeClient } from './client.ts';
import { priceFor } from './prices.ts';
import { billingOf, inOrder, isLive, standingOf } from './standing.ts';

/** A delivery that was signed longer ago is refused: somebody may have kept it. */
const TOLERANCE_SECONDS = 300;
/** More than one customer ever has; ended ones included. */
const MOST_SUBSCRIPTIONS = 100;

export interface StripeBillingParts {
  readonly settings: StripeBillingSettings;
  /** The page of the product that Stripe sends people back to. */
  readonly returnUrl: string;
}

export class StripeBilling implements BillingGateway {
  readonly isCharging = true;
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;
  readonly #returnUrl: string;

  constructor({ settings, returnUrl }: StripeBillingParts) {
    this.#stripe = stripeClient(settings);
    this.#webhookSecret = settings.webhookSecret;
    this.#returnUrl = returnUrl;
  }

  async openCustomer({ businessId, businessName, email, customerId }: BilledAccount): Promise<string> {
    const known = customerId === null ? null : await askFor(() => this.#stripe.customers.retrieve(customerId));
    if (known && !known.deleted) return known.id;
    // Two calls at once make one customer; after a deletion at Stripe the next one is another.
    const idempotencyKey = `customer:${businessId}:${customerId ?? 'first'}`;
    return (await ask(() => this.#stripe.customers.create({ email, name: businessName, metadata: { business: businessId } }, { idempotencyKey }))).id;
  }

  async change(account: BilledAccount, wish: Wish, now: Date): Promise<Change> {
    const live = (await this.#subscriptions(account)).find(isLive) ?? null;
    const isOverdue = live?.status === 'past_due' || live?.status === 'unpaid';
    if (!wish.paid) return live ? this.#end(live, isOverdue) : done('changed');
    if (isOverdue) return { ...done('payment-overdue'), checkoutUrl: await this.portal(account) };
    const price = await priceFor(this.#stripe, wish.paid, wish.billingType);
    if (live) return this.#switch(live, wish, price);
    const trialEnd = account.standing.trialEndsAt ?? new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
    return trialEnd > now ? this.#startTrial(account, wish.paid.planName, price, trialEnd) : this.#checkout(account, wish.paid.planName, price);
  }

  async standing(account: BilledAccount): Promise<Standing> {
    if (account.customerId === null) return account.standing;
    const subscriptions = await this.#subscriptions(account);
    const [counting, ...others] = inOrder(subscriptions);
    // A plan from before anything was charged, whose owner looked at Checkout and left: it stays for as long as they were told.
    if (!counting && account.standing.status === 'active') return account.standing;
    const surplus = others.filter(isLive);
    // Two checkouts were finished: nobody pays twice.
    for (const { id } of surplus) await askFor(() => this.#stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true }));
    return standingOf(counting ? subscriptions.filter((one) => !surplus.includes(one)) : []);
  }

  async portal({ customerId }: BilledAccount): Promise<string> {
    const opened = customerId === null ? null : await askFor(() => this.#stripe.billingPortal.sessions.create({ customer: customerId, return_url: this.#returnUrl }));
    if (!opened) throw new AppError('CONFLICT', 'There is nothing to manage yet: no paid plan was ever started.');
    return opened.url;
  }

  readDelivery(bytes: Uint8Array, signature: string, now: Date): Delivery {
    const event = this.#verified(bytes, signature, now);
    const subject = event.data.object as { id?: unknown; object?: unknown; customer?: unknown };
    const customer = subject.object === 'customer' ? subject.id : subject.customer;
    return { eventId: event.id, customerId: typeof customer === 'string' ? customer : null };
  }

  async closeCustomer(customerId: string): Promise<void> {
    await askFor(() => this.#stripe.customers.del(customerId)); // ends its subscriptions, too
  }

  #verified(bytes: Uint8Array, signature: string, now: Date): Stripe.Event {
    try {
      return this.#stripe.webhooks.constructEvent(bytes, signature, this.#webhookSecret, TOLERANCE_SECONDS, undefined, now.getTime());
    } catch {
      throw new AppError('BAD_USER_INPUT', 'This delivery is not signed by Stripe, or was signed too long ago.');
    }
  }

  async #subscriptions({ customerId }: BilledAccount): Promise<Stripe.Subscription[]> {
    if (customerId === null) return [];
    const list = await askFor(() => this.#stripe.subscriptions.list({ customer: customerId, status: 'all', limit: MOST_SUBSCRIPTIONS, expand: ['data.customer'] }));
    return inOrder(list?.data ?? []);
  }

  /** What is paid for stays to its end; what is owed ends now. */
  async #end({ id }: Stripe.Subscription, isOverdue: boolean): Promise<Change> {
    if (isOverdue) await ask(() => this.#stripe.subscriptions.cancel(id));
    else await ask(() => this.#stripe.subscriptions.update(id, { cancel_at_period_end: true }));
    return done(isOverdue ? 'changed' : 'ends-later');
  }

  /** Another interval, or going on after all. The difference is charged or credited at once; a refused card changes nothing. */
  async #switch(live: Stripe.Subscription, { paid, billingType }: Wish, price: string): Promise<Change> {
    const [item] = live.items.data;
    const isSame = item?.price.id === price && billingOf(live) === billingType;
    const isEnding = live.cancel_at_period_end || live.cancel_at !== null;
    if (isSame && !isEnding) return done('unchanged');
    if (isEnding) await ask(() => this.#stripe.subscriptions.update(live.id, live.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' }));
    if (!isSame && item) {
      const payment = live.status === 'trialing' ? { proration_behavior: 'none' } as const : { proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' } as const;
      await ask(() => this.#stripe.subscriptions.update(live.id, { items: [{ id: item.id, price }], metadata: { plan: paid?.planName ?? '' }, ...payment }));
    }
    return done('changed');
  }

  /** Nobody is asked for a card, so nobody is sent to Stripe: without one the trial ends by itself. The same trial goes on where it was left. */
  async #startTrial({ businessId, customerId }: BilledAccount, plan: string, price: string, trialEnd: Date): Promise<Change> {
    const before = await this.#subscriptions({ customerId } as BilledAccount);
    await ask(() => this.#stripe.subscriptions.create({
      customer: customerId ?? '', items: [{ price }], metadata: { plan, business: businessId },
      trial_end: Math.floor(trialEnd.getTime() / 1000),
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      payment_settings: { save_default_payment_method: 'on_subscription' },
    }, { idempotencyKey: `trial:${customerId}:${before.length}` }));
    return done('changed');
  }

  /** One open page per customer: the same for the same wish, and an older one for another wish is closed. */
  async #checkout({ businessId, customerId }: BilledAccount, plan: string, price: string): Promise<Change> {
    const customer = customerId ?? '';
    const { data: open } = await ask(() => this.#stripe.checkout.sessions.list({ customer, status: 'open', limit: MOST_SUBSCRIPTIONS }));
    const same = open.find(({ metadata, url }) => metadata?.['price'] === price && url !== null);
    for (const { id } of open.filter((session) => session !== same)) await askFor(() => this.#stripe.checkout.sessions.expire(id));
    const session = same ?? await ask(() => this.#stripe.checkout.sessions.create({
      mode: 'subscription', customer, client_reference_id: businessId, metadata: { price },
      line_items: [{ price, quantity: 1 }],
      payment_method_collection: 'if_required',
      subscription_data: { metadata: { plan, business: businessId } },
      success_url: `${this.#returnUrl}?checkout=done`, cancel_url: `${this.#returnUrl}?checkout=canceled`,
    }));
    return { ...done('card-needed'), checkoutUrl: session.url };
  }
}

/** Stripe is asked how things stand now: what it answered to the change alone is not all. */
function done(outcome: Change['outcome']): Change {
  return { outcome, checkoutUrl: null, standing: null };
}
