/** The sandbox's part of the composition root: the stand-in for the providers, on the main port for browsers and on a loopback port for this server's own calls. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LogError } from './api/unexpected-error.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { sampleStatements } from './features/demo/sample/sample-company.ts';
import { SqlSandboxStore } from './features/integrations/sandbox-store.ts';
import type { ProviderName } from './providers/contract.ts';
import type { SandboxDoor } from './providers/registry.ts';
import type { SandboxHandler } from './providers/sandbox/listener.ts';
import { createSandbox, type Sandbox } from './providers/sandbox/sandbox.ts';

export interface OpenSandbox {
  readonly sandbox: Sandbox;
  readonly door: SandboxDoor;
  /** To be mounted under /sandbox. */
  readonly handler: SandboxHandler;
  /** Whose webhooks the sandbox calls. */
  deliverTo(app: SandboxHandler): void;
  close(): Promise<void>;
}

const WEBHOOKS = '/api/webhooks/';

/** Null where neither the demo nor anybody else may connect to invented books. */
export async function openSandbox({ config, database }: { config: Config; database: Database }, logError: LogError): Promise<OpenSandbox | null> {
  if (!config.providers.isSandboxOpen && !config.demo.isOpen) return null;
  let app: SandboxHandler | null = null;
  const server = createServer((request, response) => (app && request.url?.startsWith(WEBHOOKS) ? app(request, response) : sandbox.handler(request, response)));
  const port = (): number => (server.address() as AddressInfo).port;
  const webhookUrl = (provider: ProviderName): string => `http://127.0.0.1:${port()}${WEBHOOKS}${provider}`;
  const sandbox = await createSandbox({
    store: new SqlSandboxStore(database), clock: () => new Date(), readSample: sampleStatements, webhookUrl, limits: 'vendors', logError,
    redirectUris: (provider, origin) => [`${config.publicUrl === null ? origin : new URL(config.publicUrl).origin}/api/integrations/${provider}/callback`],
    originOf: expressOrigin,
    hasControl: config.providers.isSandboxOpen,
  });
  // Longer than our own calls keep a connection: a busy process must not close one under a call, for that call's sync would wait half a minute.
  server.keepAliveTimeout = 60_000;
  // Not 0.0.0.0, whatever HOST says: these are this server's calls to itself.
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return {
    sandbox,
    handler: (request, response) => sandbox.handler(request, response),
    deliverTo: (handler) => { app = handler; },
    door: {
      ...sandbox.app, webhookUrl,
      address: (provider) => `http://127.0.0.1:${port()}/sandbox/${provider}`,
      browserAddress: (provider, redirectUri) => `${new URL(redirectUri).origin}/sandbox/${provider}`,
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => { server.close(() => resolve()); });
    },
  };
}

/** As the proxy in front says it; null for requests that did not come through Express. */
function expressOrigin(request: IncomingMessage): string | null {
  return 'protocol' in request && 'host' in request ? `${String(request.protocol)}://${String(request.host)}` : null;
}
