/** Many customers living through trials, cards, renewals, refused payments and changes of mind, by a seed: the history that deliveries are tested with. */
import type { StripeWorld } from './stripe-world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The same numbers for the same seed, from 0 to below 1 (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6D2B79F5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One thing that a customer or their bank does. */
export function liveOn(world: StripeWorld, customer: string, roll: () => number): void {
  const live = [...world.subscriptions.values()].find((one) => one.customer === customer && one.status !== 'canceled');
  const price = roll() < 0.5 ? 'price_monthly' : 'price_yearly';
  if (!live) {
    const hadTrial = [...world.subscriptions.values()].some((one) => one.customer === customer);
    world.addSubscription({ customer, price, metadata: { plan: 'pro' }, ...(hadTrial ? {} : { trialEnd: world.now + 14 * DAY_MS / 1000, missingPaymentMethod: 'cancel' }) });
    if (hadTrial) world.addCard(customer);
    return;
  }
  const deed = roll();
  if (deed < 0.2) world.update(live, { price });
  else if (deed < 0.35) world.update(live, { cancelAtPeriodEnd: !live.cancel_at_period_end });
  else if (deed < 0.55) world.addCard(customer);
  else if (deed < 0.7) world.declined.add(customer);
  else if (deed < 0.9) world.settle(customer);
  else world.cancel(live);
}
