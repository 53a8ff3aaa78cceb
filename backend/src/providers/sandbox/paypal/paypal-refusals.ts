/** How PayPal says no. */
import { json, type Reply } from '../exchange.ts';
import type { Refusal } from '../vendor.ts';

const DEBUG_ID = 'sandbox';

export function invalidRequest(issue: string, field: string): Reply {
  return json(400, { name: 'INVALID_REQUEST', message: 'Request is not well-formed, syntactically incorrect, or violates schema.', debug_id: DEBUG_ID, details: [{ field, location: 'query', issue }], links: [] });
}

export function tooManyFound(): Reply {
  return json(400, { name: 'RESULTSET_TOO_LARGE', message: 'Result set size is greater than the maximum limit. Change the filter criteria and try again.', debug_id: DEBUG_ID, links: [] });
}

export function refuseLikePayPal(refusal: Refusal, retryAfterSeconds: number): Reply {
  const say = (status: number, name: string, message: string, headers: Readonly<Record<string, string>> = {}): Reply => json(status, { name, message, debug_id: DEBUG_ID, links: [] }, headers);
  switch (refusal) {
    case 'not-signed-in': case 'expired': return say(401, 'AUTHENTICATION_FAILURE', 'Authentication failed due to missing authorization header, or invalid authentication credentials.');
    case 'limited': return say(429, 'RATE_LIMIT_REACHED', 'Too many requests. Blocked due to rate limiting.', { 'Retry-After': String(retryAfterSeconds) });
    case 'failed': return say(500, 'INTERNAL_SERVER_ERROR', 'An internal server error occurred.');
    case 'busy': return say(503, 'SERVICE_UNAVAILABLE', 'Service Unavailable.', { 'Retry-After': String(retryAfterSeconds) });
    case 'not-found': return say(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.');
    case 'foreign-company': return say(403, 'NOT_AUTHORIZED', 'Authorization failed due to insufficient permissions.');
  }
}
