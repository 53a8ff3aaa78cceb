/** A vendor on a free port of this machine, for tests: each test says what it answers. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A value is sent as JSON; a function does what it wants with the response. */
export type Answer = unknown | ((response: ServerResponse) => void);

export interface TestVendor {
  /** Without a slash at the end. */
  readonly url: string;
  readonly asked: Asked[];
  close(): Promise<void>;
}

export async function startTestVendor(answer: (asked: Asked) => Answer): Promise<TestVendor> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void respond(request, response, asked, answer);
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => { server.close(resolve); });
    },
  };
}

async function respond(request: IncomingMessage, response: ServerResponse, asked: Asked[], answer: (asked: Asked) => Answer): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const url = new URL(request.url ?? '/', 'http://vendor');
  const one: Asked = { method: request.method ?? '', path: url.pathname, query: url.searchParams, headers: request.headers, body: Buffer.concat(pieces).toString('utf8') };
  asked.push(one);
  const given = answer(one);
  if (typeof given === 'function') (given as (response: ServerResponse) => void)(response);
  else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(given));
}

export function refusal(status: number, body: unknown = {}, headers: Readonly<Record<string, string>> = {}): (response: ServerResponse) => void {
  return (response) => { response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body)); };
}
