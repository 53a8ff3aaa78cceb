/** What knocks at the web socket's door and is no web socket of ours must not end the server. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
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

test('whoever is answered and never reads is let go', async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers: { origin: server.url } });
  socket.on('error', () => undefined);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  socket.pause();
  const ping = JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(30_000) } });
  for (let sent = 0; sent < 4_000 && socket.readyState === WebSocket.OPEN; sent += 1) await new Promise<unknown>((resolve) => { socket.send(ping, resolve); });
  socket.resume();
  const [code] = await closed as [number];
  expect(code).toBe(1006); // cut off, not closed by agreement
});

test('another protocol on offer changes nothing', async () => {
  expect(await statusOf('/healthz', 'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA')).toBe(200);
});

describe('with few calls a minute', () => {
  let few: TestServer;
  beforeAll(async () => { few = await startTestServer({ CALLS_PER_MINUTE: '20', TRUST_PROXY: 'true' }); });
  afterAll(() => few.close());

  /** A second attempt comes from elsewhere. */
  let last = 0;
  const openFrom = (address: string) => new Promise<WebSocket | number>((resolve, reject) => {
    const socket = new WebSocket(`${few.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers: { 'x-forwarded-for': `203.0.113.9, ${address}` } });
    socket.once('open', () => { resolve(socket); }).once('unexpected-response', (_request, { statusCode }) => { resolve(statusCode ?? 0); }).once('error', reject);
  });

  test('opening sockets counts against the limit of calls of whoever stands behind the proxy', async () => {
    const first = `192.0.2.${++last}`;
    const opened = await Promise.all(Array.from({ length: 40 }, () => openFrom(first)));
    expect(opened).toContain(429);
    const other = await openFrom(`192.0.2.${++last}`);
    expect(other).toBeInstanceOf(WebSocket);
    for (const one of [...opened, other]) if (one instanceof WebSocket) one.terminate();
  });

  test('so does every subscription', async () => {
    const socket = await openFrom(`192.0.2.${++last}`) as WebSocket;
    const told: { id?: string; type: string; payload?: { extensions?: { code?: string } }[] }[] = [];
    const areTold = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        told.push(JSON.parse(data.toString()) as (typeof told)[number]);
        if (told.length === 1) for (let id = 0; id < 40; id++) socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: { query: '{ __typename }' } }));
        if (told.length === 41) resolve();
      });
    });
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await areTold;
    expect(told.map(({ payload }) => (Array.isArray(payload) ? payload[0]?.extensions?.code : null))).toContain('RATE_LIMITED');
    socket.terminate();
  });
});
