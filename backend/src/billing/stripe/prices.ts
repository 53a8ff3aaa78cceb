/** Finds the price at Stripe for what is on sale here, by its lookup key: `pro_monthly`, `pro_yearly`. */
import type Stripe from 'stripe';
import { AppError } from '../../errors.ts';
import type { Wish } from '../gateway.ts';
import { ask } from './client.ts';

/** Throws UNAVAILABLE where Stripe has no such price, or another amount than the one that the customer was shown. */
export async function priceFor(stripe: Stripe, paid: NonNullable<Wish['paid']>, billingType: Wish['billingType']): Promise<string> {
  const key = `${paid.planName}_${billingType}`;
  const { data: [price] } = await ask(() => stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }));
  const interval = billingType === 'monthly' ? 'month' : 'year';
  const isRight = price?.unit_amount === paid.priceMinor && price.currency === paid.currency.toLowerCase() && price.recurring?.interval === interval;
  if (!price || !isRight) throw new AppError('UNAVAILABLE', `This plan cannot be bought yet: the account at Stripe needs a price with the lookup key ${key} over ${(paid.priceMinor / 100).toFixed(2)} ${paid.currency} per ${interval}.`);
  return price.id;
}
