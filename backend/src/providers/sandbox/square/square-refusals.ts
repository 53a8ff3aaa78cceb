/** How Square says no. */
import { json, type Reply } from '../exchange.ts';
import type { Refusal } from '../vendor.ts';

export function squareError(status: number, category: string, code: string, detail: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return json(status, { errors: [{ category, code, detail }] }, headers);
}

export function refuseLikeSquare(refusal: Refusal, retryAfterSeconds: number): Reply {
  switch (refusal) {
    case 'not-signed-in': return squareError(401, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED', 'This request could not be authorized.');
    case 'expired': return squareError(401, 'AUTHENTICATION_ERROR', 'ACCESS_TOKEN_EXPIRED', 'The access token has expired.');
    case 'limited': return squareError(429, 'RATE_LIMIT_ERROR', 'RATE_LIMITED', 'Too many requests.', { 'Retry-After': String(retryAfterSeconds) });
    case 'failed': return squareError(500, 'API_ERROR', 'INTERNAL_SERVER_ERROR', 'A general server error occurred.');
    case 'busy': return squareError(503, 'API_ERROR', 'SERVICE_UNAVAILABLE', 'Service unavailable.', { 'Retry-After': String(retryAfterSeconds) });
    case 'not-found': return squareError(404, 'INVALID_REQUEST_ERROR', 'NOT_FOUND', 'Resource not found.');
    case 'foreign-company': return squareError(403, 'AUTHENTICATION_ERROR', 'FORBIDDEN', 'You have insufficient permissions to perform that action.');
  }
}
