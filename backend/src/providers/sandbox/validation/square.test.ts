/** What the sandbox says as Square is what Square's own description allows. */
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describeWithCorpus } from '../../../ingestion/test-corpora.ts';
import { startTestSandbox, TEST_REDIRECT, type TestSandbox } from '../test-sandbox.ts';
import { type CheckBody, openApiChecker } from './test-open-api.ts';
import { type Fetched, signedIn } from './test-wire.ts';

describeWithCorpus('vendor-schemas', (folder) => {
  let sandbox: TestSandbox;
  let check: CheckBody;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    check = openApiChecker(path.join(folder, 'square_api.json'));
  });
  afterAll(() => sandbox.close());

  const is = (schemaName: string, body: unknown): void => expect(check(schemaName, body)).toEqual([]);

  async function pages(get: Fetched, address: string, schemaName: string): Promise<Record<string, { id: string }[]>[]> {
    const found: Record<string, { id: string }[]>[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined && found.length < 5;) {
      const { status, body }: { status: number; body: unknown } = await get(`${address}${address.includes('?') ? '&' : '?'}limit=50${cursor && `&cursor=${cursor}`}`);
      expect(status).toBe(200);
      is(schemaName, body);
      found.push(body as Record<string, { id: string }[]>);
      cursor = (body as { cursor?: string }).cursor;
    }
    return found;
  }

  test('the check finds misspelled, missing and wrong fields', () => {
    expect(check('Payment', { id: 'a', amount: 1 })).toHaveLength(1);
    expect(check('PaymentRefund', { id: 'a' })).toHaveLength(1);
    expect(check('Money', { amount: '1', currency: 'Dollars' })).toHaveLength(2);
  });

  test.each(['MLSBXKETTLE01', 'MLSBXORCHARD1', 'MLSBXSAKURA01'])('the books of %s', async (companyId) => {
    const get = await signedIn(sandbox, 'square', companyId);
    is('ListMerchantsResponse', (await get('/v2/merchants')).body);
    is('RetrieveMerchantResponse', (await get('/v2/merchants/me')).body);
    is('ListLocationsResponse', (await get('/v2/locations')).body);
    const [payments] = await pages(get, '/v2/payments', 'ListPaymentsResponse');
    is('GetPaymentResponse', (await get(`/v2/payments/${payments?.['payments']?.[0]?.id}`)).body);
    await pages(get, '/v2/payments?updated_at_begin_time=2026-11-10T00:00:00Z&sort_order=ASC', 'ListPaymentsResponse');
    await pages(get, '/v2/refunds', 'ListPaymentRefundsResponse');
    await pages(get, '/v2/disputes', 'ListDisputesResponse');
    const [payouts] = await pages(get, '/v2/payouts', 'ListPayoutsResponse');
    is('GetPayoutResponse', (await get(`/v2/payouts/${payouts?.['payouts']?.[0]?.id}`)).body);
    for (const { id } of payouts?.['payouts']?.slice(0, 15) ?? []) await pages(get, `/v2/payouts/${id}/payout-entries`, 'ListPayoutEntriesResponse');
  });

  test('tokens, refusals and webhooks', async () => {
    const [companyId, app] = ['MLSBXKETTLE01', sandbox.app];
    const url = new URL(`${sandbox.address('square')}/oauth2/authorize?${new URLSearchParams({ client_id: app.clientId, redirect_uri: TEST_REDIRECT, state: 's' })}`);
    const code = sandbox.approve('square', url, companyId)?.get('code') ?? '';
    expect(code.length).toBeLessThanOrEqual(191);
    const get = await signedIn(sandbox, 'square', companyId);
    const client = { client_id: app.clientId, client_secret: app.clientSecret };
    const tokens = (await get('/oauth2/token', { method: 'POST', body: { ...client, grant_type: 'authorization_code', code } })).body as { refresh_token: string };
    is('ObtainTokenResponse', tokens);
    const next = (await get('/oauth2/token', { method: 'POST', body: { ...client, grant_type: 'refresh_token', refresh_token: tokens.refresh_token } })).body as { access_token: string };
    is('ObtainTokenResponse', next);
    is('RevokeTokenResponse', (await get('/oauth2/revoke', { method: 'POST', body: { client_id: app.clientId, access_token: next.access_token }, headers: { Authorization: `Client ${app.clientSecret}` } })).body);
    is('ObtainTokenResponse', (await get('/oauth2/token', { method: 'POST', body: { ...client, grant_type: 'authorization_code', code } })).body);
    for (const address of ['/v2/payments?limit=0', '/v2/payments?cursor=x', '/v2/payments?begin_time=x', '/v2/payments?location_id=x']) is('ListPaymentsResponse', (await get(address)).body);
    for (const kind of ['error-500', 'error-503', 'limited', 'expired'] as const) {
      await sandbox.control.addFault({ provider: 'square', kind, times: 1 });
      sandbox.pass(1_000);
      const { status, body } = await get('/v2/payments');
      expect(status).toBeGreaterThan(400);
      is('ListPaymentsResponse', body);
      await sandbox.control.removeFaults();
    }
    const change = await sandbox.control.change({ provider: 'square', companyId, kind: 'add', amountMinor: 1_234 });
    is('PaymentCreatedEvent', JSON.parse((await sandbox.delivery({ provider: 'square', companyId }, change)).body));
    const [first] = ((await get('/v2/payments?limit=1')).body as { payments: { id: string; amount_money: { amount: number } }[] }).payments;
    expect(first?.amount_money.amount).toBe(1_234);
    const undone = await sandbox.control.change({ provider: 'square', companyId, kind: 'void', objectId: first?.id });
    is('PaymentUpdatedEvent', JSON.parse((await sandbox.delivery({ provider: 'square', companyId }, undone)).body));
    expect((await get(`/v2/payments/${first?.id}`)).body).toMatchObject({ payment: { refunded_money: { amount: 1_234 } } });
  });
});
