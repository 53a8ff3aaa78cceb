/** What the sandbox says as Stripe has the fields and types of Stripe's own fixtures. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describeWithCorpus } from '../../../ingestion/test-corpora.ts';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';
import { differences } from './test-shape.ts';
import { signedIn } from './test-wire.ts';

interface Listed { data: { id: string; object: string }[]; has_more: boolean; object: string; url: string }

describeWithCorpus('vendor-schemas', (folder) => {
  const { resources } = JSON.parse(readFileSync(path.join(folder, 'stripe-fixtures3.json'), 'utf8')) as { resources: Record<string, unknown> };
  let sandbox: TestSandbox;
  beforeAll(async () => { sandbox = await startTestSandbox(); });
  afterAll(() => sandbox.close());

  const is = (name: string, body: unknown): void => expect(differences(resources[name], body, name)).toEqual([]);

  test('the comparison finds missing, added and wrong fields', () => {
    expect(differences({ a: 1, b: { c: 'x' }, d: [{ e: 1 }] }, { a: '1', b: { c: null, f: 1 }, d: [{}] }, 'it')).toEqual(['it.a: string instead of number', 'it.b.f: unknown', 'it.d[0].e: missing']);
  });

  test.each(['acct_1SbxLARKSPUR202611', 'acct_1SbxKETTLE00000001', 'acct_1SbxHARBOR00000001', 'acct_1SbxSAKURA00000001', 'acct_1SbxDUNE0000000001'])('the books of %s', async (companyId) => {
    const get = await signedIn(sandbox, 'stripe', companyId);
    for (const [name, list] of [['balance_transaction', 'balance_transactions'], ['charge', 'charges'], ['refund', 'refunds'], ['dispute', 'disputes'], ['payout', 'payouts'], ['customer', 'customers'], ['subscription', 'subscriptions']] as const) {
      const page = (await get(`/v1/${list}?limit=30`)).body as Listed;
      expect([page.object, page.url, typeof page.has_more]).toEqual(['list', `/v1/${list}`, 'boolean']);
      expect(page.data.length).toBeGreaterThan(0);
      for (const object of page.data) is(name, object);
      is(name, (await get(`/v1/${list}/${page.data[0]?.id}`)).body);
    }
    const { data } = (await get('/v1/balance_transactions?limit=50&expand[]=data.source&expand[]=data.source.customer')).body as { data: { source: { object: string; customer?: unknown } }[] };
    for (const { source } of data) {
      if (source.customer != null) is('customer', source.customer);
      is(source.object, 'customer' in source ? { ...source, customer: null } : source);
    }
    is('account', (await get('/v1/account')).body);
    is('balance', (await get('/v1/balance')).body);
  });

  test('webhooks', async () => {
    const company = { provider: 'stripe', companyId: 'acct_1SbxKETTLE00000001' } as const;
    const sold = ((await (await signedIn(sandbox, 'stripe', company.companyId))('/v1/charges?limit=1')).body as Listed).data[0]?.id;
    for (const [wanted, type] of [[{ kind: 'add', amountMinor: 500 }, 'charge.succeeded'], [{ kind: 'void', objectId: sold }, 'charge.refunded']] as const) {
      const change = await sandbox.control.change({ ...company, ...wanted });
      const { account, ...event } = JSON.parse((await sandbox.delivery(company, change)).body) as { account: string; type: string; data: { object: object } };
      expect([account, event.type]).toEqual([company.companyId, type]);
      is('charge', event.data.object);
      is('event', { ...event, data: { object: null } });
    }
  });
});
