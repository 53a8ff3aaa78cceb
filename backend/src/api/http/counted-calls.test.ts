/** A handler behind the limit of calls: who calls too often does not reach it. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import express from 'express';
import { CallLimit } from '../../features/account/call-limit.ts';
import { countedCalls } from './counted-calls.ts';

test('the third call of two that are allowed is refused, with the time to wait', async () => {
  let reached = 0;
  const app = express().use('/sandbox', countedCalls(new CallLimit(2, () => 0), (_request, response) => { reached += 1; response.end('page'); }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const call = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/sandbox/stripe`);
  expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
  const refused = await call();
  expect([refused.status, refused.headers.get('retry-after'), reached]).toEqual([429, '30', 2]);
  server.closeAllConnections();
  await new Promise((closed) => { server.close(closed); });
});
