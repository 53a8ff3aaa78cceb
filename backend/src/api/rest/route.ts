/** How a route is written down: a method, a path, who may call it, and a function from a request to a reply. */
import { AppError } from '../../errors.ts';
import type { Page } from '../../features/page.ts';
import { readPage } from '../../features/page.ts';
import type { Viewer } from '../../features/users/viewer.ts';
import type { RequestContext } from '../request-context.ts';
import { requireViewer } from '../request-context.ts';
import type { UploadedFile } from '../uploaded-file.ts';
import type { Reply } from './reply.ts';

export interface RestRequest {
  readonly context: RequestContext;
  readonly params: Readonly<Record<string, string>>;
  readonly address: URL;
  /** Parsed JSON; undefined for an empty body. Services validate it. */
  readonly body: unknown;
  /** The uploaded file of an upload route. */
  readonly upload: UploadedFile | null;
  /** What a delivery brought, byte by byte, with its headers; null for every other route. */
  readonly delivery: { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer } | null;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Route {
  readonly method: Method;
  /** Below `/api`, in Express' notation. */
  readonly path: string;
  readonly access: 'signed-in' | 'visitor';
  readonly accepts: 'json' | 'upload' | 'delivery';
  handle(request: RestRequest): Promise<Reply>;
}

type ViewerHandler = (viewer: Viewer, request: RestRequest) => Promise<Reply>;

/** A route for accounts: the handler gets the viewer, visitors get 401 before anything else is looked at. */
export function signedIn(method: Method, path: string, handle: ViewerHandler): Route {
  return { method, path, access: 'signed-in', accepts: 'json', handle: (request) => handle(requireViewer(request.context), request) };
}

/** A route for accounts that takes one file in a multipart part named `file`. */
export function upload(path: string, handle: (viewer: Viewer, file: UploadedFile, request: RestRequest) => Promise<Reply>): Route {
  return {
    method: 'POST', path, access: 'signed-in', accepts: 'upload',
    handle: (request) => handle(requireViewer(request.context), request.upload as UploadedFile, request),
  };
}

/** A route that visitors may call too. */
export function visitor(method: Method, path: string, handle: (request: RestRequest) => Promise<Reply>): Route {
  return { method, path, access: 'visitor', accepts: 'json', handle };
}

/** A route for other services' deliveries: no session speaks for them but their signature, which is over the body's bytes. */
export function delivery(path: string, handle: (headers: Readonly<Record<string, string>>, body: Buffer) => Promise<Reply>): Route {
  return {
    method: 'POST', path, access: 'visitor', accepts: 'delivery',
    handle: (request) => handle(request.delivery?.headers ?? {}, request.delivery?.body ?? Buffer.alloc(0)),
  };
}

/** A value of the query string; null where it is missing or empty. */
export function queryText(request: RestRequest, name: string): string | null {
  return request.address.searchParams.get(name) || null;
}

/** The same as a number; what is none becomes NaN, which no service accepts. */
export function queryNumber(request: RestRequest, name: string): number | null {
  const text = queryText(request, name);
  return text === null ? null : Number(text);
}

/** A value of the query string that is true or false; null where it is missing. Throws BAD_USER_INPUT. */
export function queryFlag(request: RestRequest, name: string): boolean | null {
  const text = queryText(request, name);
  if (text === null || text === 'true' || text === 'false') return text === null ? null : text === 'true';
  const message = `${name} must be true or false.`;
  throw new AppError('BAD_USER_INPUT', message, { fields: { [name]: message } });
}

/** `?limit=` and `?cursor=`. */
export function queryPage(request: RestRequest): Page {
  return readPage(queryNumber(request, 'limit'), queryText(request, 'cursor'));
}
