/** A web socket ends with its session within a bounded time, though nothing is told on it meanwhile. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { WebSocket } from 'ws';
import type { SessionsService } from '../../features/sessions/sessions.service.ts';
import { attachWebsockets } from './websocket-door.ts';

/** What the look-up of a session finds. */
let found: () => Promise<object | null> = async () => null;
let looks = 0;
const server: Server = createServer();
let close: () => Promise<void>;
beforeAll(async () => {
  const viewerOf = (): Promise<object | null> => {
    looks += 1;
    return found();
  };
  const sessions = { viewerOf } as unknown as SessionsService;
  close = attachWebsockets(server, { schema: buildSchema('type Query { a: Int }'), sessions, calls: { count: () => undefined }, publicUrl: null, trustsProxy: false, log: () => undefined, looksEveryMs: 5 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  await close();
  server.close();
});

async function open(headers: Record<string, string> = { cookie: 'purser_session=token' }): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`, 'graphql-transport-ws', { headers });
  socket.on('error', () => undefined);
  await once(socket, 'open');
  return socket;
}

async function lookedTwice(): Promise<void> {
  const before = looks;
  while (looks < before + 2) await new Promise((resolve) => { setTimeout(resolve, 2); });
}

test('it is open as long as the session is, and closed when it is not; what closes it lets the client come again', async () => {
  found = async () => ({});
  const socket = await open();
  await lookedTwice();
  expect(socket.readyState).toBe(WebSocket.OPEN);
  found = async () => null;
  expect((await once(socket, 'close'))[0]).toBe(1008);
});

test('a look-up that fails ends nothing', async () => {
  found = async () => { throw new Error('no database'); };
  const socket = await open();
  await lookedTwice();
  expect(socket.readyState).toBe(WebSocket.OPEN);
  found = async () => null;
  await once(socket, 'close');
});

test('nobody is looked up for a socket that is gone, or that has no session', async () => {
  found = async () => ({});
  const [gone, without] = [await open(), await open({})];
  gone.close();
  await once(gone, 'close');
  await new Promise((resolve) => { setTimeout(resolve, 20); });
  const before = looks;
  await new Promise((resolve) => { setTimeout(resolve, 30); });
  expect([looks, without.readyState]).toEqual([before, WebSocket.OPEN]);
  without.close();
});
