/** Counts the calls of a handler that knows no callers of its own against the limit of calls of their address. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { AppError } from '../../errors.ts';
import type { CallLimit } from '../../features/account/call-limit.ts';
import { clientAddress } from './client-address.ts';

export function countedCalls(calls: Pick<CallLimit, 'count'>, handler: (request: IncomingMessage, response: ServerResponse) => void): RequestHandler {
  return (request, response) => {
    try {
      calls.count(clientAddress(request.ip));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      response.status(error.status).set('Retry-After', String(error.details.retryAfterSeconds ?? 1)).type('text/plain').send(error.message);
      return;
    }
    handler(request, response);
  };
}
