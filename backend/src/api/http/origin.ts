/** Which site a request comes from: state-changing calls and web sockets are open to our own pages and to non-browsers only. */
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../../errors.ts';
import { clientAddress } from './client-address.ts';

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface Arrival {
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  /** The origin under which the request reached us, as far as the server can tell. */
  readonly ownOrigin: string;
}

/** Where browsers say in Sec-Fetch-Site that a call comes from our own page, or from a person alone. Another host of the same site is another owner's page. */
const OWN_SITES = new Set(['same-origin', 'none']);

/** Without an Origin header the caller is no browser page (or the browser says in Sec-Fetch-Site where it stands). */
export function isForeign(arrival: Arrival, publicUrl: string | null): boolean {
  if (arrival.origin === undefined) return arrival.fetchSite !== undefined && !OWN_SITES.has(arrival.fetchSite);
  const own = publicUrl === null ? arrival.ownOrigin : new URL(publicUrl).origin;
  return arrival.origin.toLowerCase() !== own.toLowerCase();
}

export function refuseForeignChanges(publicUrl: string | null) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (READING_METHODS.has(request.method)) return next();
    const arrival: Arrival = {
      origin: request.get('origin'),
      fetchSite: request.get('sec-fetch-site'),
      ownOrigin: `${request.protocol}://${request.host}`,
    };
    if (isForeign(arrival, publicUrl)) return next(foreignOrigin());
    next();
  };
}

/** The same question for the upgrade to a web socket, which Express does not see. */
export function isForeignUpgrade(request: IncomingMessage, settings: { publicUrl: string | null; trustsProxy: boolean }): boolean {
  const forwarded = (name: string) => (settings.trustsProxy ? firstValue(request.headers[name]) : undefined);
  const encrypted = 'encrypted' in request.socket && request.socket.encrypted === true;
  const protocol = forwarded('x-forwarded-proto') ?? (encrypted ? 'https' : 'http');
  const host = forwarded('x-forwarded-host') ?? request.headers.host ?? '';
  const arrival = { origin: request.headers.origin, fetchSite: firstValue(request.headers['sec-fetch-site']), ownOrigin: `${protocol}://${host}` };
  return isForeign(arrival, settings.publicUrl);
}

/** As Express tells it of other requests: behind one proxy, whom that proxy names last. */
export function addressOfUpgrade(request: IncomingMessage, trustsProxy: boolean): string {
  const named = trustsProxy ? String(request.headers['x-forwarded-for'] ?? '').split(',').at(-1)?.trim() : '';
  return clientAddress(named || request.socket.remoteAddress);
}

function firstValue(header: string | string[] | undefined): string | undefined {
  return (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();
}

function foreignOrigin(): AppError {
  return new AppError('FORBIDDEN', 'This call came from another site and was refused. If this is your own address, set PUBLIC_URL to it.');
}
