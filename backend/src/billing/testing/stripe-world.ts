/** A small Stripe for tests: customers, prices, checkouts and subscriptions that live through time, and the events that tell of it. */

export type Json = Record<string, unknown>;

export interface StandInEvent {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly object: Json;
}

export interface StandInSubscription extends Json {
  id: string;
  customer: string;
  status: string;
  created: number;
  metadata: Record<string, string>;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  trial_start: number | null;
  trial_end: number | null;
  default_payment_method: string | null;
  trial_settings: { end_behavior: { missing_payment_method: string } };
  items: { object: 'list'; has_more: false; data: { id: string; object: 'subscription_item'; price: Json; current_period_start: number; current_period_end: number }[] };
}

interface Customer extends Json { id: string; invoice_settings: { default_payment_method: string | null }; default_source: null; deleted?: true }

const DAY = 24 * 60 * 60;
/** For so long a failed payment is tried again. */
const RETRY_DAYS = 21;
const INTERVAL_DAYS: Readonly<Record<string, number>> = { month: 30, year: 365 };

export class StripeWorld {
  readonly customers = new Map<string, Customer>();
  readonly subscriptions = new Map<string, StandInSubscription>();
  readonly sessions = new Map<string, Json>();
  readonly prices: Json[] = [];
  /** Everything that ever happened, oldest first. */
  readonly events: StandInEvent[] = [];
  /** Customers whose bank says no. */
  readonly declined = new Set<string>();
  now: number;
  #count = 0;

  constructor(now: Date) {
    this.now = seconds(now);
    for (const [interval, billing, amount] of [['month', 'monthly', 29_00], ['year', 'yearly', 174_00]] as const) {
      this.prices.push({ id: `price_${billing}`, object: 'price', active: true, currency: 'usd', lookup_key: `pro_${billing}`, metadata: {}, product: 'prod_pro', recurring: { interval, interval_count: 1 }, type: 'recurring', unit_amount: amount });
    }
  }

  newId(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${String(this.#count).padStart(8, '0')}`;
  }

  addCustomer(fields: Json): Customer {
    const customer: Customer = { id: this.newId('cus'), object: 'customer', created: this.now, livemode: false, ...fields, invoice_settings: { default_payment_method: null }, default_source: null };
    this.customers.set(customer.id, customer);
    this.emit('customer.created', customer);
    return customer;
  }

  deleteCustomer(id: string): void {
    for (const subscription of this.#of(id)) this.cancel(subscription);
    this.customers.delete(id);
    this.emit('customer.deleted', { id, object: 'customer', deleted: true });
  }

  addSubscription(fields: { customer: string; price: string; metadata?: Record<string, string>; trialEnd?: number; missingPaymentMethod?: string }): StandInSubscription {
    const { customer, price: priceId, metadata = {}, trialEnd = null, missingPaymentMethod = 'create_invoice' } = fields;
    const price = this.#price(priceId);
    const subscription: StandInSubscription = {
      id: this.newId('sub'), object: 'subscription', customer, created: this.now, livemode: false, metadata, status: trialEnd ? 'trialing' : 'active',
      cancel_at: null, cancel_at_period_end: false, canceled_at: null, ended_at: null, trial_start: trialEnd ? this.now : null, trial_end: trialEnd,
      default_payment_method: null, trial_settings: { end_behavior: { missing_payment_method: missingPaymentMethod } },
      items: { object: 'list', has_more: false, data: [{ id: this.newId('si'), object: 'subscription_item', price, current_period_start: this.now, current_period_end: trialEnd ?? this.now + periodOf(price) }] },
    };
    this.subscriptions.set(subscription.id, subscription);
    this.#changed('created', subscription);
    return subscription;
  }

  update(subscription: StandInSubscription, change: { price?: string; cancelAtPeriodEnd?: boolean; cancelAt?: null; metadata?: Record<string, string> }): void {
    const [item] = subscription.items.data;
    if (change.price && item) {
      item.price = this.#price(change.price);
      if (subscription.status !== 'trialing') Object.assign(item, { current_period_start: this.now, current_period_end: this.now + periodOf(item.price) });
    }
    if (change.cancelAtPeriodEnd !== undefined) {
      subscription.cancel_at_period_end = change.cancelAtPeriodEnd;
      subscription.cancel_at = change.cancelAtPeriodEnd ? item?.current_period_end ?? null : null;
      subscription.canceled_at = change.cancelAtPeriodEnd ? this.now : null;
    }
    if (change.cancelAt === null) subscription.cancel_at = null;
    Object.assign(subscription.metadata, change.metadata);
    this.#changed('updated', subscription);
  }

  cancel(subscription: StandInSubscription): void {
    if (subscription.status === 'canceled') return;
    Object.assign(subscription, { status: 'canceled', ended_at: this.now, canceled_at: subscription.canceled_at ?? this.now });
    this.#changed('deleted', subscription);
  }

  /** What a person does on Stripe's pages: enters a card and confirms. The plan begins, and the browser goes back. */
  finishCheckout(sessionId: string): string {
    const session = this.sessions.get(sessionId);
    if (session?.['status'] !== 'open') throw new Error('this checkout is not open');
    const customer = session['customer'] as string;
    this.addCard(customer);
    const { price, metadata } = session['standIn'] as { price: string; metadata: Record<string, string> };
    const subscription = this.addSubscription({ customer, price, metadata });
    Object.assign(session, { status: 'complete', subscription: subscription.id });
    this.emit('checkout.session.completed', session);
    return session['success_url'] as string;
  }

  addCard(customerId: string): void {
    const customer = this.customers.get(customerId);
    if (!customer) throw new Error('no such customer');
    customer.invoice_settings.default_payment_method = 'pm_card';
    this.emit('payment_method.attached', { id: 'pm_card', object: 'payment_method', customer: customerId });
    this.emit('customer.updated', customer);
  }

  /** The bank says yes again, and what is owed is paid. */
  settle(customerId: string): void {
    this.declined.delete(customerId);
    for (const subscription of this.#of(customerId).filter(({ status }) => status === 'past_due' || status === 'unpaid')) {
      subscription.status = 'active';
      this.emit('invoice.paid', { id: this.newId('in'), object: 'invoice', customer: customerId });
      this.#changed('updated', subscription);
    }
  }

  /** Lets time pass, and everything happen that falls due on the way. */
  advance(to: Date): void {
    const target = seconds(to);
    while (this.now < target) {
      this.now = Math.min(target, this.now + DAY / 2, ...[...this.subscriptions.values()].flatMap((one) => this.#nextOf(one)));
      for (const subscription of this.subscriptions.values()) this.#live(subscription);
    }
  }

  emit(type: string, object: Json): void {
    this.events.push({ id: this.newId('evt'), type, created: this.now, object: structuredClone(object) });
  }

  #nextOf({ status, items }: StandInSubscription): number[] {
    const end = items.data[0]?.current_period_end ?? Infinity;
    return status === 'canceled' || end <= this.now ? [] : [end];
  }

  #live(subscription: StandInSubscription): void {
    const [item] = subscription.items.data;
    if (!item || subscription.status === 'canceled') return;
    const { customer, status, trial_end: trialEnd } = subscription;
    if (status === 'trialing' && trialEnd && trialEnd - this.now <= 3 * DAY && !this.#told(subscription)) this.emit('customer.subscription.trial_will_end', subscription);
    if (status === 'past_due' && this.now >= item.current_period_start + RETRY_DAYS * DAY) return this.cancel(subscription);
    if (this.now < item.current_period_end) return;
    const hasCard = subscription.default_payment_method ?? this.customers.get(customer)?.invoice_settings.default_payment_method ?? null;
    if (subscription.cancel_at_period_end) return this.cancel(subscription);
    if (status === 'trialing' && !hasCard && subscription.trial_settings.end_behavior.missing_payment_method === 'cancel') return this.cancel(subscription);
    const isPaid = hasCard !== null && !this.declined.has(customer);
    Object.assign(item, { current_period_start: item.current_period_end, current_period_end: item.current_period_end + periodOf(item.price) });
    subscription.status = isPaid ? 'active' : 'past_due';
    this.emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', { id: this.newId('in'), object: 'invoice', customer });
    this.#changed('updated', subscription);
  }

  #told({ id }: StandInSubscription): boolean {
    return this.events.some(({ type, object }) => type === 'customer.subscription.trial_will_end' && object['id'] === id);
  }

  #changed(how: 'created' | 'updated' | 'deleted', subscription: StandInSubscription): void {
    this.emit(`customer.subscription.${how}`, subscription);
  }

  #of(customerId: string): StandInSubscription[] {
    return [...this.subscriptions.values()].filter(({ customer }) => customer === customerId);
  }

  #price(id: string): Json {
    const price = this.prices.find((one) => one['id'] === id);
    if (!price) throw new Error(`no such price: ${id}`);
    return price;
  }
}

function periodOf(price: Json): number {
  return (INTERVAL_DAYS[(price['recurring'] as { interval: string }).interval] ?? 0) * DAY;
}

export function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
