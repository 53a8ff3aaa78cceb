/** What the sandbox says as PayPal is what PayPal's own descriptions allow. */
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describeWithCorpus } from '../../../ingestion/test-corpora.ts';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';
import { type CheckBody, openApiChecker } from './test-open-api.ts';
import { signedIn } from './test-wire.ts';

interface Found { total_items: number; total_pages: number; transaction_details?: { transaction_info: { transaction_id: string } }[] }

describeWithCorpus('vendor-schemas', (folder) => {
  let sandbox: TestSandbox;
  let check: CheckBody;
  let checkWebhook: CheckBody;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    check = openApiChecker(path.join(folder, 'paypal/reporting_transactions_v1.json'));
    checkWebhook = openApiChecker(path.join(folder, 'paypal/notifications_webhooks_v1.json'));
  });
  afterAll(() => sandbox.close());

  const is = (schemaName: string, body: unknown): void => expect(check(schemaName, body)).toEqual([]);
  const month = (number: number): string => `start_date=2026-${String(number).padStart(2, '0')}-01T00:00:00Z&end_date=2026-${String(number).padStart(2, '0')}-28T23:59:59Z`;

  test('the check finds misspelled, missing and wrong fields', () => {
    expect(check('money', { currency_code: 'USD', value: 1 })).toHaveLength(1);
    expect(check('money', { currency_code: 'USD' })).toHaveLength(1);
    expect(check('transaction_info', { transaction_id: 'a-b', id: 'x' })).toHaveLength(2);
  });

  test.each(['SBXKETTLE2222', 'SBXFJRD222222', 'SBXSAKURA2222'])('the books of %s', async (companyId) => {
    const get = await signedIn(sandbox, 'paypal', companyId);
    for (const number of [8, 9, 10, 11]) {
      const { body } = await get(`/v1/reporting/transactions?${month(number)}&fields=all&page_size=30`);
      is('search_response', body);
      const { total_items: items, total_pages: pages } = body as Found;
      const rest = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => get(`/v1/reporting/transactions?${month(number)}&fields=all&page_size=30&page=${index + 2}`)));
      for (const page of rest) is('search_response', page.body);
      const ids = [body, ...rest.map((page) => page.body)].flatMap((page) => (page as Found).transaction_details ?? []).map(({ transaction_info: info }) => info.transaction_id);
      expect([ids.length, new Set(ids).size]).toEqual([items, items]);
    }
    is('search_response', (await get('/v1/reporting/transactions?start_date=2019-01-01T00:00:00Z&end_date=2019-01-02T00:00:00Z')).body);
    is('balances_response', (await get('/v1/reporting/balances')).body);
    expect((await get('/v1/identity/oauth2/userinfo?schema=paypalv1.1')).body).toMatchObject({ payer_id: companyId });
  });

  test('refusals', async () => {
    const get = await signedIn(sandbox, 'paypal', 'SBXKETTLE2222');
    for (const query of ['start_date=2026-01-01T00:00:00Z&end_date=2026-02-02T00:00:00Z', 'start_date=x&end_date=y', `${month(1)}&page_size=501`]) {
      const { status, body } = await get(`/v1/reporting/transactions?${query}`);
      expect(status).toBe(400);
      is('error_400', body);
    }
    is('error_404', (await get('/v1/nothing')).body);
    is('error_401', (await get('/v1/reporting/balances', { headers: { Authorization: 'Bearer other' } })).body);
    for (const [kind, schemaName] of [['error-500', 'error_500'], ['error-503', 'error_503'], ['expired', 'error_401']] as const) {
      await sandbox.control.addFault({ provider: 'paypal', kind, times: 1 });
      sandbox.pass(1_000);
      is(schemaName, (await get('/v1/reporting/balances')).body);
      await sandbox.control.removeFaults();
    }
  });

  test('webhooks, which only the sandbox can vouch for', async () => {
    const companyId = 'SBXKETTLE2222';
    const change = await sandbox.control.change({ provider: 'paypal', companyId, kind: 'add', amountMinor: 4_200 });
    const { headers, body } = await sandbox.delivery({ provider: 'paypal', companyId }, change);
    expect(checkWebhook('event', JSON.parse(body))).toEqual([]);
    const post = await signedIn(sandbox, 'paypal', companyId);
    const sold = ((await post(`/v1/reporting/transactions?${month(10)}&page_size=1`)).body as Found).transaction_details?.[0]?.transaction_info.transaction_id;
    const undone = await sandbox.control.change({ provider: 'paypal', companyId, kind: 'void', objectId: sold });
    expect(checkWebhook('event', JSON.parse((await sandbox.delivery({ provider: 'paypal', companyId }, undone)).body))).toEqual([]);
    const sent = {
      auth_algo: headers['PAYPAL-AUTH-ALGO'], cert_url: headers['PAYPAL-CERT-URL'], transmission_id: headers['PAYPAL-TRANSMISSION-ID'], transmission_sig: headers['PAYPAL-TRANSMISSION-SIG'],
      transmission_time: headers['PAYPAL-TRANSMISSION-TIME'], webhook_id: sandbox.app.webhookSecret, webhook_event: JSON.parse(body) as object,
    };
    expect(checkWebhook('verify_webhook_signature', sent)).toEqual([]);
    const basic = { Authorization: `Basic ${Buffer.from(`${sandbox.app.clientId}:${sandbox.app.clientSecret}`).toString('base64')}` };
    const verified = (changes: object): Promise<{ body: unknown }> => post('/v1/notifications/verify-webhook-signature', { method: 'POST', body: { ...sent, ...changes }, headers: basic });
    const yes = (await verified({})).body;
    expect(checkWebhook('verify_webhook_signature_response', yes)).toEqual([]);
    expect(yes).toEqual({ verification_status: 'SUCCESS' });
    for (const changes of [{ transmission_id: 'other' }, { transmission_time: '2026-01-01T00:00:00Z' }, { webhook_event: { id: 'forged' } }, { webhook_id: 'OTHER' }]) {
      expect((await verified(changes)).body).toEqual({ verification_status: 'FAILURE' });
    }
  });
});
