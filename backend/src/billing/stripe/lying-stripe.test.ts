/** Whatever stands at Stripe's address says, a question about billing ends with an answer or a sentence, and nothing is followed elsewhere. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import { ask, stripeClient } from './client.ts';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map(async (server) => {
    server.closeAllConnections();
    await new Promise((resolve) => { server.close(resolve); });
  }));
});

async function at(answer: (response: ServerResponse, asked: number) => void): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  const server = createServer((_request, response) => { asked += 1; answer(response, asked); });
  servers.push(server);
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
}

const retrieve = (apiBase: string) => ask(() => stripeClient({ secretKey: 'sk_test_CANARY', webhookSecret: 'whsec', apiBase }).customers.retrieve('cus_1'));
const raw = (body: string | Buffer, headers: Readonly<Record<string, string>> = {}, status = 200) => (response: ServerResponse): void => { response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body); };

test('an answer is read', async () => {
  expect(await retrieve((await at(raw('{"id":"cus_1","object":"customer"}'))).url)).toMatchObject({ id: 'cus_1' });
});

const BODIES: Record<string, (response: ServerResponse) => void> = {
  'a bare number': raw('5'), 'a bare word': raw('"cus_1"'), 'null': raw('null'), 'a list': raw('[]'), 'nothing': raw(''), 'a page for people': raw('<html></html>', { 'content-type': 'text/html' }), 'half an object': raw('{"id": '),
  'a huge object': raw(JSON.stringify({ id: 'x'.repeat(6 * 2 ** 20) })), 'a bomb': raw(gzipSync(Buffer.alloc(8 * 2 ** 20, 0x20)), { 'content-encoding': 'gzip' }),
};
test.each(Object.entries(BODIES))('%s is no answer', async (_what, body) => {
  const failure: unknown = await retrieve((await at(body)).url).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'UNAVAILABLE' });
  expect(JSON.stringify([failure, String(failure)])).not.toContain('CANARY');
});

test('nobody is followed elsewhere', async () => {
  const elsewhere = await at(raw('{"id":"cus_1"}'));
  await expect(retrieve((await at(raw('', { location: elsewhere.url }, 307))).url)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(elsewhere.asked()).toBe(0);
});

test('trouble is asked again, a refused card is told', async () => {
  const shaky = await at((response, asked) => (asked === 1 ? raw('{"error":{"type":"api_error","message":"Stripe is not well."}}', {}, 500)(response) : raw('{"id":"cus_1"}')(response)));
  expect(await retrieve(shaky.url)).toMatchObject({ id: 'cus_1' });
  const declined = await at(raw('{"error":{"type":"card_error","code":"card_declined","message":"Your card was declined."}}', {}, 402));
  await expect(retrieve(declined.url)).rejects.toMatchObject({ code: 'UNPROCESSABLE', message: 'The payment was refused: Your card was declined. Nothing was changed.' });
});
