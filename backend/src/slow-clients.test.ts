/** Clients that drip, stall or never read are let go, whatever they are at; those that only take long keep their call. */
import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { webServer } from './listening.ts';

const PACE = { bytesPerSecond: 1_000, graceMs: 200, lookEveryMs: 20 };
const LARGE = Buffer.alloc(64 * 1024 * 1024, 'x');

let server: Server | undefined;
let client: Socket | undefined;
afterEach(() => {
  client?.destroy();
  server?.closeAllConnections();
  server?.close();
});

const readWhole: RequestListener = (request, response) => void text(request).then((body) => response.end(`read ${body.length}`), () => undefined);

async function connectTo(handler: RequestListener, time: Parameters<typeof webServer>[1] = { pace: PACE }): Promise<Socket> {
  server = webServer(handler, time);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  await once(client, 'connect');
  return client;
}

async function drip(socket: Socket, letters: string): Promise<void> {
  for (const letter of letters) {
    if (socket.destroyed) return;
    socket.write(letter);
    await pause(20);
  }
}

const POST = 'POST /api/files/upload HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n';

test.each([['drips', 'x'.repeat(2_000)], ['never comes', '']])('a body that %s is refused', async (_how, letters) => {
  const socket = await connectTo(readWhole);
  socket.write(POST);
  void drip(socket, letters);
  expect(await text(socket)).toContain('408 Request Timeout');
});

test('headers that drip are refused', async () => {
  const socket = await connectTo(readWhole, { headersTimeout: 200, requestTimeout: 10_000, connectionsCheckingInterval: 20 });
  void drip(socket, `GET / HTTP/1.1\r\nX-Slow: ${'x'.repeat(3_000)}`);
  expect(await text(socket)).toContain('408 Request Timeout');
});

test('a connection that never says anything is closed', async () => {
  const socket = await connectTo(readWhole, { headersTimeout: 200, requestTimeout: 10_000, connectionsCheckingInterval: 20 });
  socket.resume();
  await once(socket, 'close');
});

test.each(['close', 'keep-alive'])('an answer that nobody reads is given up (Connection: %s)', async (connection) => {
  const given = Promise.withResolvers<boolean>();
  const socket = await connectTo((_request, response) => {
    response.once('close', () => given.resolve(response.writableFinished));
    response.end(LARGE);
  });
  socket.pause();
  socket.write(`GET / HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`);
  expect(await given.promise).toBe(false);
});

test('an answer that takes long is not the client\'s fault', async () => {
  const socket = await connectTo((_request, response) => void pause(600).then(() => response.end('at last')));
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toContain('at last');
});

test('a body that comes in pieces, none of them late, is read', async () => {
  const socket = await connectTo(readWhole, { pace: { ...PACE, graceMs: 1_500 } });
  socket.write(POST.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  for (let piece = 0; piece < 20; piece += 1) {
    socket.write('x'.repeat(50_000));
    await pause(200);
  }
  expect(await text(socket)).toContain('read 1000000');
});
