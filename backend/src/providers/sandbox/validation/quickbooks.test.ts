/** What the sandbox says as QuickBooks is what Intuit's schemas allow. */
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describeWithCorpus } from '../../../ingestion/test-corpora.ts';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';
import { QuickBooksSchema } from './test-xsd.ts';
import { signedIn } from './test-wire.ts';

const ENTITIES = ['Account', 'Customer', 'Vendor', 'Item', 'Invoice', 'Payment', 'SalesReceipt', 'RefundReceipt', 'Deposit', 'Purchase', 'Bill', 'BillPayment', 'Transfer', 'JournalEntry'];

describeWithCorpus('vendor-schemas', (folder) => {
  const schema = new QuickBooksSchema(path.join(folder, 'quickbooks'));
  let sandbox: TestSandbox;
  beforeAll(async () => { sandbox = await startTestSandbox(); });
  afterAll(() => sandbox.close());

  test('the check finds unknown fields and wrong values', async () => {
    expect(await schema.problemsOf([['Invoice', { Id: '1', Total: 5 }]])).toEqual(['Invoice.Total is unknown']);
    expect(await schema.problemsOf([['Invoice', { Id: '1', TxnDate: 'yesterday' }]])).not.toEqual([]);
    expect(await schema.problemsOf([['Account', { Id: '1', AccountType: 'Piggy Bank' }]])).not.toEqual([]);
  });

  test.each(['4620816365202611', '4620816366000001', '4620816366000002', '4620816366000003'])('the books of %s', async (companyId) => {
    const get = await signedIn(sandbox, 'quickbooks', companyId);
    const objects: [string, unknown][] = [['CompanyInfo', ((await get(`/v3/company/${companyId}/companyinfo/${companyId}`)).body as { CompanyInfo: unknown }).CompanyInfo]];
    for (const entity of ENTITIES) {
      const { QueryResponse } = (await get(`/v3/company/${companyId}/query?query=${encodeURIComponent(`select * from ${entity} maxresults 60`)}`)).body as { QueryResponse: Record<string, unknown[]> };
      const found = QueryResponse[entity];
      expect(QueryResponse).toEqual(found ? { [entity]: found, startPosition: 1, maxResults: found.length } : {});
      objects.push(...(found ?? []).map((object): [string, unknown] => [entity, object]));
    }
    const single = (await get(`/v3/company/${companyId}/purchase/${(objects.find(([entity]) => entity === 'Purchase')![1] as { Id: string }).Id}`)).body as { Purchase: unknown };
    expect(Object.keys(single)).toEqual(['Purchase', 'time']);
    objects.push(['Purchase', single.Purchase]);
    for (const name of ['ProfitAndLoss', 'BalanceSheet', 'CashFlow']) objects.push(['Report', (await get(`/v3/company/${companyId}/reports/${name}?start_date=2026-01-01&end_date=2026-11-19&accounting_method=Cash`)).body]);
    objects.push(['Report', (await get(`/v3/company/${companyId}/reports/BalanceSheet?start_date=2026-01-01&end_date=2026-11-19&summarize_column_by=Month`)).body]);
    expect(objects.length).toBeGreaterThan(150);
    expect(await schema.problemsOf(objects)).toEqual([]);
  });

  test('what was changed', async () => {
    const company = { provider: 'quickbooks', companyId: '4620816366000001' } as const;
    const get = await signedIn(sandbox, 'quickbooks', company.companyId);
    const { QueryResponse } = (await get(`/v3/company/${company.companyId}/query?query=${encodeURIComponent('select * from Purchase')}`)).body as { QueryResponse: { Purchase: { Id: string }[] } };
    const [amended, voided, deleted] = QueryResponse.Purchase.map(({ Id }) => Id);
    await sandbox.control.change({ ...company, kind: 'add', amountMinor: 900 });
    await sandbox.control.change({ ...company, kind: 'amend', objectId: amended, amountMinor: 900 });
    await sandbox.control.change({ ...company, kind: 'void', objectId: voided });
    await sandbox.control.change({ ...company, kind: 'delete', objectId: deleted });
    const { CDCResponse } = (await get(`/v3/company/${company.companyId}/cdc?entities=Purchase,SalesReceipt&changedSince=2026-11-20T00:00:00Z`)).body as { CDCResponse: { QueryResponse: Record<string, unknown>[] }[] };
    const lists = CDCResponse[0]?.QueryResponse.flatMap((answer) => Object.entries(answer)).filter(([, value]) => Array.isArray(value)) as [string, unknown[]][];
    const objects = lists.flatMap(([entity, found]) => found.map((object): [string, unknown] => [entity, object]));
    expect(objects).toHaveLength(4);
    expect(await schema.problemsOf(objects)).toEqual([]);
  });
});
