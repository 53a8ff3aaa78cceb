/** How Stripe says no. */
import { json, type Reply } from '../exchange.ts';
import type { Refusal } from '../vendor.ts';

export function stripeError(status: number, error: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}): Reply {
  return json(status, { error }, { 'Request-Id': 'req_sandbox', ...headers });
}

export function refuseLikeStripe(refusal: Refusal, retryAfterSeconds: number): Reply {
  switch (refusal) {
    case 'not-signed-in': return stripeError(401, { message: 'Invalid API Key provided: sk_test_********', type: 'invalid_request_error' });
    case 'expired': return stripeError(401, { code: 'api_key_expired', message: 'Expired API Key provided: sk_test_********', type: 'invalid_request_error' });
    case 'limited': return stripeError(429, { code: 'rate_limit', message: 'Too many requests hit the API too quickly.', type: 'invalid_request_error' }, { 'Retry-After': String(retryAfterSeconds), 'Stripe-Rate-Limited-Reason': 'global-rate' });
    case 'failed': return stripeError(500, { message: 'An unknown error occurred.', type: 'api_error' });
    case 'busy': return stripeError(503, { message: 'Stripe is temporarily unavailable.', type: 'api_error' }, { 'Retry-After': String(retryAfterSeconds) });
    case 'not-found': return stripeError(404, { message: 'Unrecognized request URL.', type: 'invalid_request_error' });
    case 'foreign-company': return stripeError(403, { code: 'account_invalid', message: 'The provided key does not have access to this account, or that account does not exist.', type: 'invalid_request_error' });
  }
}

export function noSuch(what: string, id: string): Reply {
  return stripeError(404, { code: 'resource_missing', message: `No such ${what}: '${id}'`, param: 'id', type: 'invalid_request_error' });
}
