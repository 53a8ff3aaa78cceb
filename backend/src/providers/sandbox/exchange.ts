/** One request to the sandbox and its answer, apart from sockets, so that each vendor is made of plain functions. */
import type { IncomingHttpHeaders } from 'node:http';

export interface Exchange {
  readonly method: string;
  /** Below the vendor's own address, beginning with a slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** How the caller reached this server, such as `http://127.0.0.1:4000`. */
  readonly origin: string;
}

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

export function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers }, body: JSON.stringify(value) };
}

export function html(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers }, body };
}

export function redirect(to: string): Reply {
  return { status: 303, headers: { Location: to, 'Cache-Control': 'no-store' }, body: '' };
}

/** The fields of a form or of a JSON object, whichever was sent; values that are no texts are left out. */
export function fieldsOf({ headers, body }: Exchange): Readonly<Record<string, string>> {
  const text = body.toString('utf8');
  if (!(headers['content-type'] ?? '').includes('json')) return Object.fromEntries(new URLSearchParams(text));
  return Object.fromEntries(Object.entries(jsonObject(text)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

export function jsonObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function bearerOf({ headers }: Exchange): string | null {
  return /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** The two halves of HTTP Basic. */
export function basicOf({ headers }: Exchange): readonly [string, string] | null {
  const encoded = /^Basic\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (encoded === undefined) return null;
  const [user = '', ...password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return [user, password.join(':')];
}
