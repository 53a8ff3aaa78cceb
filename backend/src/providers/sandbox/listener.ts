/** The sandbox behind a port: tells the vendors apart, reads the request within bounds, and writes what comes out. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PROVIDER_NAMES, type ProviderName } from '../contract.ts';
import type { Control } from './control.ts';
import { type Exchange, json, type Reply } from './exchange.ts';
import { writeReply } from './faults/write-reply.ts';
import type { Gate } from './gate.ts';
import { CONSENT_STYLE } from './oauth/consent-style.ts';

export type SandboxHandler = (request: IncomingMessage, response: ServerResponse) => void;

const MAX_BODY_BYTES = 1024 * 1024;

export interface ListenerParts {
  readonly gates: Readonly<Record<ProviderName, Gate>>;
  /** Null where strangers can reach the sandbox: the demo's. */
  readonly control: Control | null;
  /** How the caller reached this server, where the request itself does not tell: behind a proxy. */
  readonly originOf?: (request: IncomingMessage) => string | null;
  readonly logError: (error: unknown) => void;
}

export function sandboxHandler(parts: ListenerParts): SandboxHandler {
  return (request, response) => {
    answer(parts, request, response).catch((error: unknown) => {
      parts.logError(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

async function answer({ gates, control, originOf }: ListenerParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = URL.parse(request.url ?? '/', 'http://sandbox');
  if (url === null) return writeReply(response, NOT_FOUND, null);
  const [, first = '', rest = ''] = /^(?:\/sandbox)?\/([^/]*)(.*)$/.exec(url.pathname) ?? [];
  const body = await readBody(request);
  if (body === null) return writeReply(response, json(413, { error: 'too large' }), null);
  const exchange: Exchange = { method: request.method ?? 'GET', path: rest, query: url.searchParams, headers: request.headers, body, origin: originOf?.(request) ?? ownOrigin(request) };
  if (first === 'consent.css') return writeReply(response, STYLE, null);
  if (first === 'control') return writeReply(response, control ? await control.answer(exchange) : NOT_FOUND, null);
  // Stripe's client knows a host and no path: what names no vendor is Stripe's.
  const vendor = PROVIDER_NAMES.find((name) => name === first);
  const gate = vendor ? gates[vendor] : gates.stripe;
  const { reply, fault } = await gate.pass(vendor ? exchange : { ...exchange, path: url.pathname });
  await writeReply(response, reply, fault?.kind ?? null);
}

const NOT_FOUND: Reply = json(404, { error: 'There is no such address in the sandbox.' });
const STYLE: Reply = { status: 200, headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }, body: CONSENT_STYLE };

function ownOrigin({ headers, socket }: IncomingMessage): string {
  return `${'encrypted' in socket ? 'https' : 'http'}://${headers.host ?? 'localhost'}`;
}

/** Null above the bound. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
