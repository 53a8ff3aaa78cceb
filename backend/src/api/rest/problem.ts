/** Errors on the REST door: RFC 9457 problem details for clients that ask for JSON, one plain sentence for the others. */
import { STATUS_CODES } from 'node:http';
import type { Request, Response } from 'express';
import type { AppError } from '../../errors.ts';
import { INTERNAL_MESSAGE } from '../unexpected-error.ts';

export function sendProblem(request: Request, response: Response, error: AppError): void {
  const { retryAfterSeconds, fields } = error.details;
  if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
  send(request, response, { code: error.code, status: error.status, detail: error.message, ...(fields ? { errors: fields } : {}) });
}

/** A fault of our own: says that, and nothing of its cause. */
export function sendInternalProblem(request: Request, response: Response): void {
  send(request, response, { code: 'INTERNAL', status: 500, detail: INTERNAL_MESSAGE });
}

interface Problem {
  readonly code: string;
  readonly status: number;
  readonly detail: string;
  readonly errors?: Readonly<Record<string, string>>;
}

function send(request: Request, response: Response, { code, status, detail, errors }: Problem): void {
  response.status(status).set('Cache-Control', 'no-store').vary('Accept');
  if (!namesJson(request.get('accept'))) {
    response.type('text/plain; charset=utf-8').send(detail);
    return;
  }
  const type = `urn:purser:error:${code.toLowerCase().replaceAll('_', '-')}`;
  const problem = { type, title: STATUS_CODES[status] ?? 'Error', status, detail, errors };
  // Bytes, because Express would append a charset, which this media type does not know.
  response.set('Content-Type', 'application/problem+json').send(Buffer.from(JSON.stringify(problem)));
}

/** `application/json` or any `+json`; a wildcard names nothing. */
function namesJson(accept: string | undefined): boolean {
  return /[/+]json\b/i.test(accept ?? '');
}
