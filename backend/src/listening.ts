/** Makes the server, opens and closes its port. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from './config.ts';
import { keepPace, type Pace } from './slow-clients.ts';

/** How long answers under way may take once the server is told to stop. */
const LAST_ANSWERS_MS = 3_000;

/** How long a client may take, whatever it does in between: for a request's headers, and for all of it. */
const TIME = { headersTimeout: 15_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 };

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program; stop it or set PORT to another number.',
  EACCES: 'may not be opened by this user; set PORT to a number above 1023.',
  EADDRNOTAVAIL: 'is not an address of this machine; set HOST to one that is.',
};

/** Web sockets alone leave HTTP/1.1: some clients offer `Upgrade: h2c` with every call and are content with an ordinary answer. */
export function webServer(handler: RequestListener, { pace, ...time }: Partial<typeof TIME> & { readonly pace?: Pace } = {}): Server {
  return createServer({ shouldUpgradeCallback: asksForWebSocket, ...TIME, ...time }, (request, response) => {
    keepPace(request, response, pace);
    handler(request, response);
  });
}

function asksForWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

/** Resolves to the address that a browser on this machine can open. */
export async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<string> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) throw error;
    throw new ConfigError([`PORT: port ${port} on ${host} ${reason}`]);
  }
  const address = server.address();
  const actualPort = address !== null && typeof address === 'object' ? address.port : port;
  const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shownHost}:${actualPort}/`;
}

/** Lets answers under way finish, within bounds. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => { server.close(() => resolve()); });
  server.closeIdleConnections();
  await Promise.race([closed, sleep(LAST_ANSWERS_MS, undefined, { ref: false })]);
  server.closeAllConnections();
}
