/** One fresh nonce per answer: named in the policy header and written into the page, so that only the client's own styles apply. */
import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

export function styleNonce(_request: Request, response: Response, next: NextFunction): void {
  response.locals['styleNonce'] = randomBytes(16).toString('base64');
  next();
}

/** Stands in the built pages where the nonce goes. */
export const NONCE_MARK = '__CSP_NONCE__';
