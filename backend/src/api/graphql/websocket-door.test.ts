/** What knocks at the web socket's door and is no web socket of ours must not end the server. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());

const WEB_SOCKET = 'Upgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13';

async function knock(address: string, upgrade: string): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\n${upgrade}\r\n\r\n`);
  return socket;
}

async function statusOf(address: string, upgrade = WEB_SOCKET): Promise<number> {
  return Number((await text(await knock(address, upgrade))).split(' ')[1]);
}

test.each(['//', '///', '//[', 'http://', '/graphql/', '/%'])('an address that leads nowhere is refused: %s', async (address) => {
  expect(await statusOf(address)).toBe(404);
});

test('whoever breaks off while being refused is let go', async () => {
  const knocks = Array.from({ length: 60 }, async () => {
    const socket = await knock('/elsewhere', WEB_SOCKET);
    socket.resetAndDestroy();
  });
  await Promise.all(knocks);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test('another protocol on offer changes nothing', async () => {
  expect(await statusOf('/healthz', 'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA')).toBe(200);
});
