/** Whatever an outside server does, a call ends soon and small, with an answer or with one of four faults. */
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from '@jest/globals';
import { OutsideLine, saysGrantIsSpent, type LineOptions } from './outside-line.ts';
import { refusal, startTestVendor, type TestVendor } from './test-vendor.ts';

let vendor: TestVendor | null = null;
afterEach(async () => { await vendor?.close(); vendor = null; });

async function ask(answer: unknown, options: Partial<LineOptions> = {}): Promise<unknown> {
  vendor = await startTestVendor(() => answer);
  return new OutsideLine({ vendor: 'Acme', ...options }).json(`${vendor.url}/books`, { headers: { authorization: 'Bearer CANARY' } });
}

const raw = (body: string, status = 200) => (response: ServerResponse): void => { response.writeHead(status, { 'content-type': 'application/json' }).end(body); };

test('an answer is its JSON', async () => {
  expect(await ask({ rows: [1] })).toEqual({ rows: [1] });
});

describe('a refusal', () => {
  test.each<[number, string, Record<string, string>, unknown]>([
    [401, 'denied', {}, {}], [403, 'denied', {}, {}], [400, 'broken', {}, { error: 'bad' }], [400, 'denied', {}, { error: 'invalid_grant' }], [404, 'broken', {}, {}],
    [429, 'limited', {}, {}], [500, 'unavailable', {}, {}], [503, 'unavailable', {}, {}], [503, 'limited', { 'retry-after': '5' }, {}],
  ])('%i is %s', async (status, fault, headers, body) => {
    await expect(ask(refusal(status, body, headers), { isDenial: saysGrantIsSpent })).rejects.toMatchObject({ name: 'ProviderError', fault });
  });

  test.each([['7', 7_000], ['0', 1_000], ['999999999', 86_400_000], ['soon', 60_000], ['Thu, 01 Jan 1970 00:00:00 GMT', 1_000]])('Retry-After: %s', async (header, retryAfterMs) => {
    await expect(ask(refusal(429, {}, { 'retry-after': header }))).rejects.toMatchObject({ fault: 'limited', retryAfterMs });
  });

  test('and its body is no JSON', async () => {
    await expect(ask(raw('<html>', 502))).rejects.toMatchObject({ fault: 'unavailable' });
  });
});

describe('an answer that is none', () => {
  const cases: Record<string, [unknown, Partial<LineOptions>, string]> = {
    'is cut off': [raw('{"rows": [1, 2'), {}, 'unavailable'],
    'is no JSON': [raw('hello'), {}, 'unavailable'],
    'is deep': [raw(`${'['.repeat(102)}${']'.repeat(102)}`), {}, 'broken'],
    'is a bare number': [raw('5'), {}, 'broken'],
    'is null': [raw('null'), {}, 'broken'],
    'is nested without end': [raw('['.repeat(2_000_000)), {}, 'unavailable'],
    'is huge': [raw(JSON.stringify('x'.repeat(300_000))), { maxBytes: 100_000 }, 'broken'],
    'never comes': [() => undefined, { timeoutMs: 50 }, 'unavailable'],
    'drips': [(response: ServerResponse) => { response.writeHead(200); const drip = setInterval(() => response.write(' '), 10); response.on('close', () => clearInterval(drip)); }, { timeoutMs: 80 }, 'unavailable'],
    'breaks off': [(response: ServerResponse) => { response.writeHead(200, { 'content-length': '100' }); response.write('{'); response.destroy(); }, {}, 'unavailable'],
    'sends elsewhere': [(response: ServerResponse) => { response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(); }, {}, 'unavailable'],
  };
  test.each(Object.entries(cases))('%s', async (_what, [answer, options, fault]) => {
    const failure: unknown = await ask(answer, options).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ProviderError', fault });
    expect(JSON.stringify([failure, String(failure), (failure as Error).stack])).not.toContain('CANARY');
  });
});

test('a stopped call is no answer', async () => {
  await expect(ask(() => undefined, { signal: AbortSignal.timeout(30) })).rejects.toMatchObject({ fault: 'unavailable', message: 'The call to Acme was stopped.' });
});

test.each([['GET', 2], ['POST', 1]])('a connection that is closed under a %s is asked %i times', async (method, times) => {
  let asked = 0;
  vendor = await startTestVendor(() => ((asked += 1) === 1 ? (response: ServerResponse) => { response.socket?.resetAndDestroy(); } : { rows: [] }));
  const answer = await new OutsideLine({ vendor: 'Acme' }).json(vendor.url, { method }).catch((error: unknown) => (error as { fault?: string }).fault);
  expect([answer, asked]).toEqual([times === 2 ? { rows: [] } : 'unavailable', times]);
});

test('nobody there', async () => {
  await expect(new OutsideLine({ vendor: 'Acme' }).json('http://127.0.0.1:9/')).rejects.toMatchObject({ fault: 'unavailable', message: 'Acme cannot be reached.' });
});

test("what a vendor's client makes of a failure does not hide it", async () => {
  vendor = await startTestVendor(() => refusal(429, {}, { 'retry-after': '3' }));
  const line = new OutsideLine({ vendor: 'Acme' });
  const { url } = vendor;
  await expect(line.run(async () => { await line.fetch(url).catch(() => undefined); throw new Error('CANARY in the words of a client'); })).rejects.toMatchObject({ fault: 'limited', retryAfterMs: 3_000 });
  await expect(line.run(async () => { throw new Error('CANARY'); })).rejects.toMatchObject({ fault: 'broken', message: 'Acme sent an answer that its own client does not understand.' });
});
