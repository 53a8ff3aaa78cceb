/** What a route answers: a status with JSON, or a file. Routes return it, so that an answer can be stored and given again. */
import type { Writable } from 'node:stream';

export interface JsonReply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FileReply {
  readonly status: 200;
  readonly file: { readonly bytes: Uint8Array; readonly mediaType: string; readonly name: string };
}

/** A file too large to hold: written as it is made. */
export interface StreamReply {
  readonly status: 200;
  readonly stream: { readonly mediaType: string; readonly name: string; writeTo(out: Writable): Promise<void> };
}

export type Reply = JsonReply | FileReply | StreamReply;

export function ok(body: unknown): JsonReply {
  return { status: 200, body };
}

export function created(body: unknown): JsonReply {
  return { status: 201, body };
}

/** Taken on; the work goes on after the answer. */
export function accepted(body?: unknown): JsonReply {
  return { status: 202, body };
}

export function noContent(): JsonReply {
  return { status: 204 };
}

export function streamed(mediaType: string, name: string, writeTo: (out: Writable) => Promise<void>): StreamReply {
  return { status: 200, stream: { mediaType, name, writeTo } };
}

/** To a page of the client. */
export function redirect(path: string): JsonReply {
  return { status: 302, headers: { Location: path } };
}

export function download(bytes: Uint8Array, mediaType: string, name: string): FileReply {
  return { status: 200, file: { bytes, mediaType, name } };
}

/** A list with the address of its next page in a Link header; full pages have one, since nobody counts the whole list. */
export function page(items: readonly { readonly id: string }[], limit: number, address: URL): JsonReply {
  const last = items.at(-1);
  if (!last || items.length < limit) return ok(items);
  const next = new URL(address);
  next.searchParams.set('cursor', last.id);
  return { status: 200, body: items, headers: { Link: `<${next.pathname}${next.search}>; rel="next"` } };
}
