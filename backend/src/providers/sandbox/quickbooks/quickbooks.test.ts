/** QuickBooks' half of the sandbox: queries, changes, reports that add up, and the demo's bank movements. */
import type { WireObject } from '../../wire-value.ts';
import { balancesOfReport } from '../../quickbooks/quickbooks-balances.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sampleCompany } from '../../../features/demo/sample/sample-company.ts';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';

const LARKSPUR = '4620816365202611';
const COMPANIES = [LARKSPUR, '4620816366000001', '4620816366000002', '4620816366000003'];

let sandbox: TestSandbox;
beforeAll(async () => { sandbox = await startTestSandbox(); });
afterAll(() => sandbox.close());

interface Found extends Record<string, unknown> { Id: string; TxnDate: string; TotalAmt: number; Amount: number }

async function get(companyId: string, path: string): Promise<Record<string, unknown>> {
  const { accessToken } = await sandbox.grantTo('quickbooks', companyId);
  const answer = await fetch(`${sandbox.address('quickbooks')}/v3/company/${companyId}/${path}`, { headers: { Authorization: `Bearer ${accessToken}`, Accept: 'application/json' } });
  return (await answer.json()) as Record<string, unknown>;
}

async function query(companyId: string, text: string): Promise<Found[]> {
  const { QueryResponse } = (await get(companyId, `query?query=${encodeURIComponent(text)}`)) as { QueryResponse: Record<string, unknown> };
  return (Object.values(QueryResponse).find(Array.isArray) ?? []) as Found[];
}

/** Date and signed amount of every movement of an account, as QuickBooks tells it. */
async function movementsOf(companyId: string, accountId: string): Promise<string[]> {
  const found = new Map<string, Found[]>();
  for (const entity of ['Payment', 'SalesReceipt', 'RefundReceipt', 'Deposit', 'Purchase', 'BillPayment', 'Transfer', 'JournalEntry']) found.set(entity, await query(companyId, `select * from ${entity} maxresults 1000`));
  const at = (object: unknown, ...path: string[]): unknown => path.reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], object);
  const sum = (entity: string, path: string[], sign: (object: Found) => number, amount = 'TotalAmt'): string[] =>
    (found.get(entity) ?? []).filter((object) => at(object, ...path, 'value') === accountId).map((object) => `${object.TxnDate} ${(sign(object) * Number(object[amount])).toFixed(2)}`);
  const journal = (found.get('JournalEntry') ?? []).flatMap((object) => (object['Line'] as Record<string, unknown>[]).filter((line) => at(line, 'JournalEntryLineDetail', 'AccountRef', 'value') === accountId)
    .map((line) => `${object.TxnDate} ${(at(line, 'JournalEntryLineDetail', 'PostingType') === 'Debit' ? 1 : -1) * Number(line['Amount'])}`));
  return [
    ...sum('Payment', ['DepositToAccountRef'], () => 1), ...sum('SalesReceipt', ['DepositToAccountRef'], () => 1), ...sum('RefundReceipt', ['DepositToAccountRef'], () => -1),
    ...sum('Deposit', ['DepositToAccountRef'], () => 1), ...sum('Purchase', ['AccountRef'], (object) => (object['Credit'] === true ? 1 : -1)),
    ...sum('BillPayment', ['CheckPayment', 'BankAccountRef'], () => -1), ...sum('Transfer', ['FromAccountRef'], () => -1, 'Amount'), ...sum('Transfer', ['ToAccountRef'], () => 1, 'Amount'),
    ...journal.map((text) => text.replace(/(-?[\d.]+)$/, (number) => Number(number).toFixed(2))),
  ].sort();
}

test.each([['35', 0], ['36', 1], ['41', 2]])('the demo\'s account %s holds the statement\'s movements of the last twelve months', async (accountId, index) => {
  const statement = sampleCompany('2026-11-20')[index]?.rows ?? [];
  const expected = statement.filter(({ date }) => date >= '2025-11-01').map(({ date, amountMinor }) => `${date} ${(amountMinor / 100).toFixed(2)}`).sort();
  expect(await movementsOf(LARKSPUR, accountId)).toEqual(expected);
});

interface Row { Header?: unknown; Rows?: { Row: Row[] }; Summary?: { ColData: { value: string }[] }; ColData?: { value: string }[]; group?: string }

function linesOf(rows: readonly Row[]): Map<string, number> {
  return new Map(rows.flatMap((row): [string, number][] => {
    const own = row.Summary ?? row;
    const line: [string, number][] = own.ColData ? [[own.ColData[0]?.value ?? '', Number(own.ColData[1]?.value)]] : [];
    return [...line, ...linesOf(row.Rows?.Row ?? [])];
  }));
}

async function report(companyId: string, name: string, parameters: string): Promise<Map<string, number>> {
  const { Rows } = (await get(companyId, `reports/${name}?${parameters}`)) as { Rows: { Row: Row[] } };
  return linesOf(Rows.Row);
}

test.each(COMPANIES)('the reports of %s agree with each other', async (companyId) => {
  for (const basis of ['Accrual', 'Cash']) {
    const sheet = await report(companyId, 'BalanceSheet', `start_date=2026-01-01&end_date=2026-11-19&accounting_method=${basis}`);
    expect(sheet.get('TOTAL ASSETS')).toBe(sheet.get('TOTAL LIABILITIES AND EQUITY'));
    const result = await report(companyId, 'ProfitAndLoss', `start_date=2026-01-01&end_date=2026-11-19&accounting_method=${basis}`);
    const [income, cogs, expenses, other, net] = ['Total Income', 'Total Cost of Goods Sold', 'Total Expenses', 'Total Other Income', 'Net Income'].map((title) => Math.round((result.get(title) ?? 0) * 1_000));
    expect(income! - cogs! - expenses! + other!).toBe(net);
  }
  const sheet = await report(companyId, 'BalanceSheet', 'start_date=2026-01-01&end_date=2026-11-19');
  const flow = await report(companyId, 'CashFlow', 'start_date=2026-01-01&end_date=2026-11-19');
  expect(flow.get('Cash at end of period')).toBe(sheet.get('Total Bank Accounts'));
});

test.each(COMPANIES)('a balance sheet of %s by month ends each month as one of that day', async (companyId) => {
  for (const basis of ['cash', 'accrual'] as const) {
    const byMonth = balancesOfReport(await get(companyId, `reports/BalanceSheet?start_date=2025-06-01&end_date=2026-11-19&accounting_method=${basis}&summarize_column_by=Month`) as WireObject, basis) ?? [];
    expect(byMonth.length).toBeGreaterThan(8);
    for (const one of [byMonth[0], byMonth.at(-2), byMonth.at(-1)]) {
      const alone = balancesOfReport(await get(companyId, `reports/BalanceSheet?start_date=2025-06-01&end_date=${one?.asOf}&accounting_method=${basis}`) as WireObject, basis);
      expect(alone).toEqual([one]);
    }
  }
});

test('the bank\'s balance is that of the statement', async () => {
  const sheet = await report(LARKSPUR, 'BalanceSheet', 'date_macro=This Calendar Year-to-date');
  expect([sheet.get('Business Checking'), sheet.get('Business Savings'), sheet.get('Business Credit Card')]).toEqual([110_367.25, 74_646.87, 10_841.69]);
});

test('queries know conditions, orders, pages and counts', async () => {
  const some = await query(LARKSPUR, "select * from Purchase where TxnDate >= '2026-10-01' and TotalAmt > '500.00' orderby TxnDate desc startposition 1 maxresults 5");
  expect(some).toHaveLength(5);
  expect(some.every(({ TxnDate, TotalAmt }) => TxnDate >= '2026-10-01' && TotalAmt > 500)).toBe(true);
  expect(await get(LARKSPUR, `query?query=${encodeURIComponent('select count(*) from Purchase')}`)).toMatchObject({ QueryResponse: { totalCount: expect.any(Number) } });
  expect(await query(LARKSPUR, 'select * from CreditCardPayment')).toEqual([]);
  expect(await get(LARKSPUR, 'query?query=drop+table')).toMatchObject({ Fault: { type: 'ValidationFault' } });
});

test('changes since a moment tell what was added, amended, voided and deleted', async () => {
  const company = { provider: 'quickbooks', companyId: COMPANIES[1]! } as const;
  const [first, second, third] = await query(company.companyId, 'select * from SalesReceipt orderby TxnDate desc maxresults 3');
  const since = new Date('2026-11-20T11:59:00Z').toISOString();
  await sandbox.control.change({ ...company, kind: 'add', amountMinor: 12_345 });
  await sandbox.control.change({ ...company, kind: 'amend', objectId: first!.Id, amountMinor: 777 });
  await sandbox.control.change({ ...company, kind: 'void', objectId: second!.Id });
  await sandbox.control.change({ ...company, kind: 'delete', objectId: third!.Id });
  const { CDCResponse } = (await get(company.companyId, `cdc?entities=SalesReceipt,Purchase&changedSince=${since}`)) as { CDCResponse: { QueryResponse: Record<string, Found[]>[] }[] };
  const changed = CDCResponse[0]?.QueryResponse[0]?.['SalesReceipt']?.map(({ Id, TotalAmt, status }) => [Id, status ?? TotalAmt]);
  expect(new Map(changed as [string, unknown][])).toEqual(new Map<string, unknown>([[first!.Id, 7.77], [second!.Id, 0], ['900000001', 123.45], [third!.Id, 'Deleted']]));
  expect(CDCResponse[0]?.QueryResponse[1]).toEqual({});
  expect(await get(company.companyId, 'cdc?entities=Purchase&changedSince=2026-01-01T00:00:00Z')).toMatchObject({ Fault: {} });
});

test('a token of one company does not open another', async () => {
  const { accessToken } = await sandbox.grantTo('quickbooks', LARKSPUR);
  const answer = await fetch(`${sandbox.address('quickbooks')}/v3/company/${COMPANIES[1]}/companyinfo/${COMPANIES[1]}`, { headers: { Authorization: `Bearer ${accessToken}` } });
  expect(answer.status).toBe(403);
});
