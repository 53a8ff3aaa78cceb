/** From the subscriptions that Stripe knows of a customer to how things stand: pure, so that whatever news led here, the same state says the same. */
import type Stripe from 'stripe';
import { type BillingType, DAY_MS, type Standing } from '../gateway.ts';

/** How long a failed payment leaves the plan open while Stripe tries again. */
export const GRACE_DAYS = 7;
/** How long a trial with a card on file stays open past its end, so that a late word of the first payment locks nobody out. */
export const TRIAL_SLACK_DAYS = 1;
/** A trial without a card is canceled by Stripe shortly after its end. */
const TRIAL_CANCELED_WITHIN_MS = 60 * 60 * 1000;

const LIVE: ReadonlySet<string> = new Set(['trialing', 'active', 'past_due', 'unpaid']);

export function isLive({ status }: Stripe.Subscription): boolean {
  return LIVE.has(status);
}

/** The one that counts comes first: live ones before others, then the newest. */
export function inOrder(subscriptions: readonly Stripe.Subscription[]): Stripe.Subscription[] {
  return [...subscriptions].sort((a, b) => Number(isLive(b)) - Number(isLive(a)) || b.created - a.created || (a.id < b.id ? 1 : -1));
}

/** `subscriptions` with their customer expanded. */
export function standingOf(subscriptions: readonly Stripe.Subscription[]): Standing {
  const [counting] = inOrder(subscriptions);
  const trialEnds = subscriptions.flatMap(({ trial_end: end }) => end ?? []);
  const trialEndsAt = trialEnds.length > 0 ? at(Math.max(...trialEnds)) : null;
  if (!counting) return { ...NOTHING, trialEndsAt };
  return { ...NOTHING, billingType: billingOf(counting), hasCard: hasCard(counting), ...partOf(counting), trialEndsAt };
}

const NOTHING: Standing = { planName: null, status: 'none', billingType: null, trialEndsAt: null, paidUntil: null, renewsAt: null, hasCard: false };

function partOf(subscription: Stripe.Subscription): Partial<Standing> {
  const planName = planOf(subscription);
  const endsAt = endOf(subscription);
  switch (subscription.status) {
    case 'trialing': return { planName, status: 'trialing', ...trial(subscription, endsAt) };
    case 'active': return endsAt ? { planName, status: 'canceled', paidUntil: endsAt } : { planName, status: 'active', renewsAt: at(period(subscription).end) };
    case 'past_due': return { planName, status: 'past_due', paidUntil: days(GRACE_DAYS, at(period(subscription).start)) };
    case 'unpaid': return { status: 'past_due' };
    case 'canceled': return { status: wasTrialOnly(subscription) ? 'none' : 'canceled' };
    case 'paused': return { status: 'canceled' };
    default: return {}; // never came to be: incomplete, incomplete_expired
  }
}

function trial(subscription: Stripe.Subscription, endsAt: Date | null): Partial<Standing> {
  const trialEnd = at(subscription.trial_end ?? period(subscription).end);
  const goesOn = endsAt === null && hasCard(subscription);
  return goesOn ? { paidUntil: days(TRIAL_SLACK_DAYS, trialEnd), renewsAt: trialEnd } : { paidUntil: endsAt ?? trialEnd };
}

function wasTrialOnly({ trial_end: trialEnd, ended_at: endedAt }: Stripe.Subscription): boolean {
  return trialEnd !== null && endedAt !== null && endedAt * 1000 <= trialEnd * 1000 + TRIAL_CANCELED_WITHIN_MS;
}

/** When it was decided to end; null where it goes on. */
function endOf(subscription: Stripe.Subscription): Date | null {
  if (subscription.cancel_at !== null) return at(subscription.cancel_at);
  return subscription.cancel_at_period_end ? at(period(subscription).end) : null;
}

function period({ items }: Stripe.Subscription): { start: number; end: number } {
  const [item] = items.data;
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}

/** What was written to it when it was made, else the price's lookup key, for one that was made by hand. */
function planOf({ metadata, items }: Stripe.Subscription): string | null {
  return metadata['plan'] ?? items.data[0]?.price.lookup_key?.split('_')[0] ?? null;
}

export function billingOf({ items }: Stripe.Subscription): BillingType {
  return items.data[0]?.price.recurring?.interval === 'year' ? 'yearly' : 'monthly';
}

function hasCard({ default_payment_method: own, customer }: Stripe.Subscription): boolean {
  if (own !== null) return true;
  if (typeof customer === 'string' || customer.deleted) return false;
  return customer.invoice_settings.default_payment_method !== null || customer.default_source !== null;
}

function at(seconds: number): Date {
  return new Date(seconds * 1000);
}

function days(count: number, from: Date): Date {
  return new Date(from.getTime() + count * DAY_MS);
}
