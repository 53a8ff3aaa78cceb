/** Each fault as a client meets it, and the switches by HTTP. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FaultOrder } from '../control.ts';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';

const COMPANY = 'acct_1SbxKETTLE00000001';

let sandbox: TestSandbox;
let token: string;
beforeEach(async () => {
  sandbox = await startTestSandbox();
  token = (await sandbox.grantTo('stripe', COMPANY)).accessToken;
});
afterEach(() => sandbox.close());

const list = (signal?: AbortSignal): Promise<Response> => fetch(`${sandbox.origin}/v1/balance_transactions?limit=5`, { headers: { Authorization: `Bearer ${token}` }, ...(signal ? { signal } : {}) });
const idsOf = async (answer: Response): Promise<string[]> => ((await answer.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
const once = (kind: FaultOrder['kind'], more: Partial<FaultOrder> = {}): Promise<unknown> => sandbox.control.addFault({ provider: 'stripe', kind, times: 1, ...more });

describe('an answer', () => {
  test.each([['error-500', 500, null], ['error-503', 503, '7'], ['limited', 429, '7']] as const)('%s', async (kind, status, retryAfter) => {
    await once(kind, { retryAfterSeconds: 7 });
    const answer = await list();
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([status, retryAfter, { error: expect.objectContaining({ message: expect.any(String) }) }]);
    expect((await list()).status).toBe(200);
  });

  test('cut off in its JSON', async () => {
    await once('truncated');
    await expect((await list()).json()).rejects.toThrow('JSON');
  });

  test('that is a page', async () => {
    await once('not-json');
    expect(await (await list()).text()).toMatch(/^<html>/);
  });

  test('broken off', async () => {
    await once('hang-up');
    await expect((async () => (await list()).text())()).rejects.toThrow();
  });

  test('that never comes', async () => {
    await once('timeout');
    const waiting = new AbortController();
    const first = list(waiting.signal);
    while ((await sandbox.store.faults()).length > 0) await nextTurn();
    expect((await list()).status).toBe(200);
    waiting.abort();
    await expect(first).rejects.toThrow('abort');
  });

  test('in drops', async () => {
    await once('drip');
    const reader = (await list()).body!.getReader();
    expect((await reader.read()).value).toHaveLength(1);
    await reader.cancel();
  });

  test('of many megabytes', async () => {
    await once('huge');
    const reader = (await list()).body!.getReader();
    let bytes = 0;
    while (bytes < 3_000_000) bytes += (await reader.read()).value?.length ?? 0;
    await reader.cancel();
  });
});

test('pages repeat and shuffle objects, but for the one from which the next page goes on', async () => {
  const good = await idsOf(await list());
  await once('repeated');
  expect(await idsOf(await list())).toEqual([good[0], ...good, good[4]]);
  await once('shuffled');
  expect(await idsOf(await list())).toEqual([good[3], good[2], good[1], good[0], good[4]]);
});

test('tokens of before are out of date, newer ones are not', async () => {
  sandbox.pass(1_000);
  await sandbox.control.addFault({ provider: 'stripe', kind: 'expired' });
  expect((await list()).status).toBe(401);
  token = (await sandbox.grantTo('stripe', COMPANY)).accessToken;
  expect((await list()).status).toBe(200);
});

test('refreshing is refused while reading works', async () => {
  await sandbox.control.addFault({ provider: 'stripe', kind: 'refresh-refused', place: 'any' });
  const answer = await fetch(`${sandbox.origin}/oauth/token`, { method: 'POST', body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x', client_secret: sandbox.app.clientSecret }) });
  expect(answer.status).toBe(401);
  expect((await list()).status).toBe(200);
});

test('a fault of one company, after some calls, is no other\'s', async () => {
  await sandbox.control.addFault({ provider: 'stripe', kind: 'error-500', companyId: COMPANY, after: 2, times: 1 });
  const other = (await sandbox.grantTo('stripe', 'acct_1SbxDUNE0000000001')).accessToken;
  const own = token;
  const statuses: number[] = [];
  for (const one of [own, other, own, other, own, own]) {
    token = one;
    statuses.push((await list()).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 500, 200]);
});

test('too many calls are told to wait', async () => {
  const strict = await startTestSandbox({ limits: 'vendors' });
  try {
    const { accessToken } = await strict.grantTo('stripe', COMPANY);
    const call = (): Promise<Response> => fetch(`${strict.origin}/v1/account`, { headers: { Authorization: `Bearer ${accessToken}` } });
    for (let number = 0; number < 100; number += 1) await (await call()).arrayBuffer();
    const answer = await call();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
    strict.pass(1_000);
    expect((await call()).status).toBe(200);
  } finally {
    await strict.close();
  }
});

describe('the switches', () => {
  const post = (path: string, body: unknown, type = 'application/json'): Promise<Response> =>
    fetch(`${sandbox.origin}/sandbox/control/${path}`, { method: 'POST', headers: { 'Content-Type': type }, body: JSON.stringify(body) });

  test('by HTTP', async () => {
    expect((await post('faults', { provider: 'stripe', kind: 'error-500', times: 3 })).status).toBe(201);
    expect((await list()).status).toBe(500);
    expect(await (await fetch(`${sandbox.origin}/sandbox/control/faults`)).json()).toMatchObject([{ kind: 'error-500', times: 2 }]);
    await fetch(`${sandbox.origin}/sandbox/control/faults?provider=stripe`, { method: 'DELETE' });
    expect((await list()).status).toBe(200);
    const before = await idsOf(await list());
    expect((await post('changes', { provider: 'stripe', companyId: COMPANY, kind: 'add', amountMinor: 900 })).status).toBe(201);
    expect((await idsOf(await list())).slice(1)).toEqual(before.slice(0, 4));
    expect((await post('revocations', { provider: 'stripe', companyId: COMPANY })).status).toBe(200);
    expect((await list()).status).toBe(401);
  });

  test('take only what they know', async () => {
    for (const body of [{}, { provider: 'stripe', kind: 'explode' }, { provider: 'stripe', kind: 'drip', times: -1 }, { provider: 'stripe', kind: 'drip', place: 'moon' }]) expect((await post('faults', body)).status).toBe(400);
    for (const body of [{}, { provider: 'stripe', companyId: 'x', kind: 'add' }, { provider: 'stripe', companyId: 'x', kind: 'void' }, { provider: 'stripe', companyId: 'x', kind: 'amend', objectId: 'y', amountMinor: 0 }]) expect((await post('changes', body)).status).toBe(400);
    expect((await post('revocations', { provider: 'stripe' })).status).toBe(400);
    expect((await post('faults', { provider: 'stripe', kind: 'drip' }, 'text/plain')).status).toBe(415);
    expect((await post('anything', {})).status).toBe(404);
  });

  test('are not there for strangers', async () => {
    const closed = await startTestSandbox({ hasControl: false });
    try {
      expect((await fetch(`${closed.origin}/sandbox/control/faults`)).status).toBe(404);
    } finally {
      await closed.close();
    }
  });
});
