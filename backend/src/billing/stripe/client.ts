/** The way to Stripe: its own SDK with bounds, and its errors as ours. */
import Stripe from 'stripe';
import type { StripeBillingSettings } from '../../config.ts';
import { AppError } from '../../errors.ts';
import { boundedFetch } from './bounded-fetch.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

export function stripeClient({ secretKey, apiBase }: StripeBillingSettings): Stripe {
  const address = apiBase === null ? {} : addressOf(new URL(apiBase));
  return new Stripe(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false, appInfo: { name: 'Purser' }, httpClient: Stripe.createFetchHttpClient(boundedFetch), ...address });
}

function addressOf({ hostname, port, protocol }: URL): { host: string; port: number; protocol: 'http' | 'https' } {
  const isPlain = protocol === 'http:';
  return { host: hostname, port: Number(port) || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' };
}

/** Runs one call. Throws UNPROCESSABLE with Stripe's sentence where a card is refused, UNAVAILABLE otherwise; programmer errors pass. */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new AppError('UNPROCESSABLE', `The payment was refused: ${error.message} Nothing was changed.`);
    if (error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError) {
      throw new AppError('UNAVAILABLE', 'Stripe does not accept the STRIPE_SECRET_KEY of this server. Whoever runs it has to look at it.');
    }
    if (error instanceof Stripe.errors.StripeError) throw new AppError('UNAVAILABLE', 'The payment provider did not answer as expected. Nothing was changed; please try again in a moment.');
    throw error;
  }
}

/** Null where Stripe does not know, or not any more, what is asked for. */
export async function askFor<T>(call: () => Promise<T>): Promise<T | null> {
  return ask(async () => {
    try {
      return await call();
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
      throw error;
    }
  });
}
