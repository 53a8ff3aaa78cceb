/** A sandbox on a port of its own with a clock that can be turned, for the tests of whoever speaks to it. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sampleStatements } from '../../features/demo/sample/sample-company.ts';
import type { ProviderName } from '../contract.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
import { MemoryStore } from './test-memory-store.ts';

export const TEST_NOW = new Date('2026-11-20T12:00:00.000Z');
export const TEST_REDIRECT = 'http://127.0.0.1:4000/back';

export interface TestSandbox extends Sandbox {
  /** Without a slash at the end; the vendors' own paths follow. */
  address(provider: ProviderName): string;
  /** Where `/v1/…` is Stripe's. */
  readonly origin: string;
  readonly store: MemoryStore;
  /** Moves the clock. */
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

export async function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const store = new MemoryStore();
  let now = TEST_NOW.getTime();
  const sandbox = await createSandbox({
    store, clock: () => new Date(now), readSample: sampleStatements, redirectUris: () => [TEST_REDIRECT], webhookUrl: () => null, hasControl: true, limits: 'none',
    logError: (error) => { throw error; }, ...options,
  });
  const server = createServer(sandbox.handler).listen(0, '127.0.0.1');
  // Longer than any caller keeps a connection: none is closed under a call.
  server.keepAliveTimeout = 60_000;
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...sandbox, store, origin,
    address: (provider) => `${origin}/sandbox/${provider}`,
    pass: (milliseconds) => { now += milliseconds; },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => { server.close(() => resolve()); });
    },
  };
}
