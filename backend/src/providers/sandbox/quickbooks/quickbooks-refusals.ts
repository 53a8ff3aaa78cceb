/** How QuickBooks says no. */
import { json, type Reply } from '../exchange.ts';
import type { Refusal } from '../vendor.ts';

export function fault(status: number, { message, detail, code, type }: { message: string; detail: string; code: string; type: string }, headers: Readonly<Record<string, string>> = {}): Reply {
  return json(status, { Fault: { Error: [{ Message: message, Detail: detail, code }], type } }, { intuit_tid: 'sandbox', ...headers });
}

export function validationFault(detail: string, code = '4001'): Reply {
  return fault(400, { message: 'Invalid request', detail, code, type: 'ValidationFault' });
}

export function refuseLikeQuickBooks(refusal: Refusal, retryAfterSeconds: number): Reply {
  switch (refusal) {
    case 'not-signed-in': return fault(401, { message: 'message=AuthenticationFailed; errorCode=003200; statusCode=401', detail: 'Token revoked or unknown', code: '3200', type: 'AUTHENTICATION' });
    case 'expired': return fault(401, { message: 'message=AuthenticationFailed; errorCode=003200; statusCode=401', detail: 'Token expired', code: '3200', type: 'AUTHENTICATION' });
    case 'limited': return fault(429, { message: 'message=ThrottleExceeded; errorCode=003001; statusCode=429', detail: 'The request limit was reached.', code: '3001', type: 'THROTTLE' }, { 'Retry-After': String(retryAfterSeconds) });
    case 'failed': return fault(500, { message: 'message=InternalServerError; errorCode=003100; statusCode=500', detail: 'An application error has occurred.', code: '3100', type: 'SystemFault' });
    case 'busy': return fault(503, { message: 'Service Unavailable', detail: 'Try again later.', code: '3100', type: 'SystemFault' }, { 'Retry-After': String(retryAfterSeconds) });
    case 'not-found': return fault(404, { message: 'Not found', detail: 'There is no such address.', code: '610', type: 'ValidationFault' });
    case 'foreign-company': return fault(403, { message: 'message=ApplicationAuthorizationFailed; errorCode=003100; statusCode=403', detail: 'The token is not for this company.', code: '3100', type: 'AuthorizationFault' });
  }
}
