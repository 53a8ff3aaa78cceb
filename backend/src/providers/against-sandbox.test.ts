/** Each adapter against the local stand-in of its vendor, through the registry as the product uses it: sign in, pull, renew, revoke, hear of changes. */
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readConfig } from '../config.ts';
import { sumMinor } from '../finance/money.ts';
import type { Grant, Provider, ProviderName, PulledPage, PulledRow } from './contract.ts';
import { ProviderRegistry } from './registry.ts';
import { startTestSandbox, TEST_NOW, TEST_REDIRECT, type TestSandbox } from './sandbox/test-sandbox.ts';

let sandbox: TestSandbox;
let registry: ProviderRegistry;
const webhookUrl = (name: ProviderName): string => `http://here.test/api/webhooks/${name}`;
beforeEach(async () => {
  sandbox = await startTestSandbox({ webhookUrl });
  const { clientId, clientSecret, webhookSecret } = sandbox.app;
  registry = new ProviderRegistry({
    settings: readConfig({}).providers, now: () => TEST_NOW,
    sandbox: { clientId, clientSecret, webhookSecret, address: (name) => sandbox.address(name), browserAddress: (name) => sandbox.address(name), webhookUrl },
  });
});
afterEach(() => sandbox.close());

/** The longer examinations. */
const inFull = process.env.PURSER_TEST_FULL ? test : test.skip;

const VERIFIER = 'v'.repeat(43);
const provided = (name: ProviderName): Provider => registry.of(name, true) as Provider;

async function signIn(name: ProviderName, companyIndex: number): Promise<Grant> {
  const codeChallenge = createHash('sha256').update(VERIFIER).digest('base64url');
  const url = new URL(provided(name).authorizationUrl({ state: 'state-1', codeChallenge, redirectUri: TEST_REDIRECT }));
  const query = sandbox.approve(name, url, sandbox.companies(name)[companyIndex]?.id ?? '');
  expect(query?.get('state')).toBe('state-1');
  return provided(name).exchange({ query: query as URLSearchParams, codeVerifier: VERIFIER, redirectUri: TEST_REDIRECT });
}

async function pull(name: ProviderName, { tokens: { accessToken }, companyId }: Grant, cursor: string | null = null, most = Infinity): Promise<PulledPage[]> {
  const pages: PulledPage[] = [];
  for await (const page of provided(name).pull({ accessToken, companyId }, cursor, new AbortController().signal)) {
    pages.push(page);
    if (pages.length >= most) break;
  }
  return pages;
}

const rowsOf = (pages: readonly PulledPage[]): PulledRow[] => [...new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.externalId, row])).values()];

describe.each(['quickbooks', 'stripe', 'square', 'paypal'] as const)('%s', (name) => {
  test('the browser is sent to a page that opens', async () => {
    const url = provided(name).authorizationUrl({ state: 's', codeChallenge: 'c'.repeat(43), redirectUri: TEST_REDIRECT });
    expect((await fetch(url)).status).toBe(200);
  });

  test('a company is pulled whole, with nothing left out, and nothing more the next time', async () => {
    // The one with the most unusual currency.
    const index = sandbox.companies(name).length - 1;
    const company = sandbox.companies(name)[index];
    const grant = await signIn(name, index);
    expect(grant).toMatchObject({ companyId: company?.id, companyName: expect.stringContaining(company?.name ?? '') });
    const pages = await pull(name, grant);
    expect(pages.flatMap(({ skipped }) => skipped)).toEqual([]);
    expect(pages.at(-1)?.percent).toBe(100);
    expect(rowsOf(pages).length).toBeGreaterThan(20);
    expect(rowsOf(pages).every(({ currency, date }) => currency === company?.currency && date < '2026-11-21')).toBe(true);
    expect(Math.max(...pages.map(({ cursor }) => cursor.length))).toBeLessThan(2_000);
    const again = await pull(name, grant, pages.at(-1)?.cursor ?? null);
    expect(rowsOf([...pages, ...again])).toHaveLength(rowsOf(pages).length);
  });

  test('a renewed access works, a revoked one does not', async () => {
    const grant = await signIn(name, 0);
    const tokens = await provided(name).refresh(grant.tokens, grant.companyId);
    expect(await pull(name, { ...grant, tokens }, null, 1)).toHaveLength(1);
    await provided(name).revoke(tokens, grant.companyId);
    await expect(pull(name, { ...grant, tokens })).rejects.toMatchObject({ name: 'ProviderError', fault: 'denied' });
    await provided(name).revoke(tokens, grant.companyId);
  });

  inFull.each([['error-500', 'unavailable'], ['error-503', 'limited'], ['limited', 'limited'], ['expired', 'denied'], ['truncated', 'unavailable'], ['not-json', 'unavailable'], ['hang-up', 'unavailable'], ['huge', 'broken']] as const)('%s is %s, whenever it strikes', async (kind, fault) => {
    for (const after of [1, 3]) {
      const grant = await signIn(name, sandbox.companies(name).length - 1);
      sandbox.pass(1_000);
      await sandbox.store.addFault({ id: `f${after}`, provider: name, companyId: null, kind, place: 'data', after, times: 1, retryAfterSeconds: 7, since: new Date(TEST_NOW.getTime() + 3_600_000) });
      await expect(pull(name, grant)).rejects.toMatchObject({ name: 'ProviderError', fault, ...(fault === 'limited' ? { retryAfterMs: 7_000 } : {}) });
    }
  });

  inFull.each(['repeated', 'shuffled'] as const)('%s pages tell the same', async (kind) => {
    const grant = await signIn(name, sandbox.companies(name).length - 1);
    const idsOf = (pages: readonly PulledPage[]): string[] => rowsOf(pages).map(({ externalId }) => externalId).sort();
    const ids = idsOf(await pull(name, grant, null, 12));
    await sandbox.store.addFault({ id: 'f', provider: name, companyId: null, kind, place: 'data', after: 0, times: 5, retryAfterSeconds: 1, since: TEST_NOW });
    const told = new Set(idsOf(await pull(name, grant)));
    expect(ids.filter((id) => !told.has(id))).toEqual([]);
  });

  test('a code is for one use', async () => {
    const codeChallenge = createHash('sha256').update(VERIFIER).digest('base64url');
    const url = new URL(provided(name).authorizationUrl({ state: 's', codeChallenge, redirectUri: TEST_REDIRECT }));
    const back = { query: sandbox.approve(name, url, sandbox.companies(name)[0]?.id ?? '') as URLSearchParams, codeVerifier: VERIFIER, redirectUri: TEST_REDIRECT };
    await provided(name).exchange(back);
    await expect(provided(name).exchange(back)).rejects.toMatchObject({ fault: 'denied' });
  });
});

test.each(['quickbooks', 'stripe', 'square', 'paypal'] as const)('a delivery of %s is taken once it is signed, and only then', async (name) => {
  const companyId = sandbox.companies(name)[1]?.id ?? '';
  const change = await sandbox.store.addChange({ provider: name, companyId }, { kind: 'add', objectId: null, amountMinor: 4_200, at: TEST_NOW });
  const { headers, body } = await sandbox.delivery({ provider: name, companyId }, change);
  const lowerCase = Object.fromEntries(Object.entries(headers).map(([header, value]) => [header.toLowerCase(), value]));
  expect(await provided(name).readWebhook(lowerCase, Buffer.from(body), TEST_NOW)).toEqual({ eventId: expect.any(String), companyIds: [companyId] });
  expect(await provided(name).readWebhook(lowerCase, Buffer.from(body.replaceAll(companyId, 'SOMEBODYELSE')), TEST_NOW)).toBeNull();
});

test("Stripe's rows add up to the balance that Stripe tells", async () => {
  const grant = await signIn('stripe', sandbox.companies('stripe').length - 1);
  const answer = await fetch(`${sandbox.address('stripe')}/v1/balance`, { headers: { authorization: `Bearer ${grant.tokens.accessToken}` } });
  const { available, pending } = (await answer.json()) as Record<'available' | 'pending', { amount: number }[]>;
  expect(sumMinor(rowsOf(await pull('stripe', grant)).map(({ amountMinor }) => amountMinor))).toBe(sumMinor([...available, ...pending].map(({ amount }) => amount)));
});

test("QuickBooks' rows of an account add up to what moved its balance", async () => {
  const grant = await signIn('quickbooks', 1);
  const rows = rowsOf(await pull('quickbooks', grant));
  const first = await fetch(`${sandbox.address('quickbooks')}/v3/company/${grant.companyId}/reports/CashFlow?start_date=1990-01-01&end_date=2026-11-20`, { headers: { authorization: `Bearer ${grant.tokens.accessToken}` } });
  const report = (await first.json()) as { Rows: { Row: { group: string; Summary: { ColData: { value: string }[] } }[] } };
  const increase = report.Rows.Row.find(({ group }) => group === 'CashIncrease')?.Summary.ColData[1]?.value;
  expect(sumMinor(rows.filter(({ account }) => account.role === 'bank').map(({ amountMinor }) => amountMinor))).toBe(Math.round(Number(increase) * 100));
});

test("Stripe tells what customers subscribed to, whole with every pull", async () => {
  const grant = await signIn('stripe', 0);
  const first = await pull('stripe', grant);
  const subscriptions = first.flatMap((page) => page.subscriptions ?? []);
  expect(subscriptions).toHaveLength(6);
  for (const subscription of subscriptions) expect(subscription).toMatchObject({ status: 'active', plan: 'Monthly', monthlyMinor: 2_500, customer: expect.stringMatching(/^\p{L}+ \p{L}+$/u), endsOn: null });
  const again = await pull('stripe', grant, first.at(-1)?.cursor ?? null);
  expect(again.flatMap((page) => page.subscriptions ?? [])).toEqual(subscriptions);
});
