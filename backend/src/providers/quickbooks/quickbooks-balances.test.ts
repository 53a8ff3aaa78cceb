/** QuickBooks' balance sheet read as balances: every account with its kind, a column for each month, and nothing that cannot be read. */
import { expect, test } from '@jest/globals';
import { balancesOfReport } from './quickbooks-balances.ts';

const data = (name: string, id: string | undefined, ...values: string[]) => ({ type: 'Data', ColData: [{ value: name, ...(id ? { id } : {}) }, ...values.map((value) => ({ value }))] });
const section = (group: string | undefined, title: string, rows: object[], sums: string[], own: string[] = sums.map(() => ''), id?: string) => ({
  type: 'Section', ...(group ? { group } : {}), Header: { ColData: [{ value: title, ...(id ? { id } : {}) }, ...own.map((value) => ({ value }))] }, Rows: { Row: rows }, Summary: { ColData: [{ value: `Total ${title}` }, ...sums.map((value) => ({ value }))] },
});
const month = (ColTitle: string, EndDate: string) => ({ ColTitle, ColType: 'Money', MetaData: [{ Name: 'StartDate', Value: `${EndDate.slice(0, 8)}01` }, { Name: 'EndDate', Value: EndDate }, { Name: 'ColKey', Value: ColTitle }] });
const report = (rows: object[]) => ({ Header: { ReportName: 'BalanceSheet', Currency: 'USD', EndPeriod: '2026-10-31' }, Columns: { Column: [{ ColTitle: '', ColType: 'Account' }, month('Sep 2026', '2026-09-30'), month('Oct 2026', '2026-10-31')] }, Rows: { Row: rows } });

const ROWS = [
  section('TotalAssets', 'ASSETS', [
    section('CurrentAssets', 'Current Assets', [
      section('BankAccounts', 'Bank Accounts', [data('Checking', '35', '1201.00', '-50.25'), data('Savings', '36', '', '800.00')], ['1201.00', '749.75']),
      section('AR', 'Accounts Receivable', [data('Accounts Receivable (A/R)', '84', '5281.52', '0.00')], ['5281.52', '0.00']),
    ], ['6482.52', '749.75']),
    section('FixedAssets', 'Fixed Assets', [section(undefined, 'Truck', [data('Depreciation', '39', '-100.00', '-200.00')], ['13395.00', '13295.00'], ['13495.00', '13495.00'], '37')], ['13395.00', '13295.00']),
  ], ['19877.52', '14044.75']),
  section('TotalLiabilitiesAndEquity', 'LIABILITIES AND EQUITY', [
    section('Liabilities', 'Liabilities', [section('CurrentLiabilities', 'Current Liabilities', [section('CreditCards', 'Credit Cards', [data('Mastercard', '41', '157.72', '0.00')], ['157.72', '0.00'])], ['157.72', '0.00'])], ['157.72', '0.00']),
    section('Equity', 'Equity', [data('Opening Balance Equity', '34', '19000.00', '14000.00'), { ...data('Net Income', undefined, '719.80', '44.75'), group: 'NetIncome' }], ['19719.80', '14044.75']),
  ], ['19877.52', '14044.75']),
];

test('each month is a statement; an account with accounts below it keeps what is its own', () => {
  const [september, october] = balancesOfReport(report(ROWS), 'accrual') ?? [];
  expect(september).toEqual({ asOf: '2026-09-30', basis: 'accrual', currency: 'USD', assetsMinor: 1_987_752, claimsMinor: 1_987_752, accounts: [
    { key: '35', name: 'Checking', kind: 'bank', balanceMinor: 120_100 }, { key: '84', name: 'Accounts Receivable (A/R)', kind: 'receivable', balanceMinor: 528_152 },
    { key: '37', name: 'Truck', kind: 'fixed-asset', balanceMinor: 1_349_500 }, { key: '39', name: 'Depreciation', kind: 'fixed-asset', balanceMinor: -10_000 },
    { key: '41', name: 'Mastercard', kind: 'card', balanceMinor: 15_772 }, { key: '34', name: 'Opening Balance Equity', kind: 'equity', balanceMinor: 1_900_000 }, { key: null, name: 'Net Income', kind: 'equity', balanceMinor: 71_980 },
  ] });
  expect(october?.accounts.map(({ name, balanceMinor }) => [name, balanceMinor])).toEqual([['Checking', -5_025], ['Savings', 80_000], ['Truck', 1_349_500], ['Depreciation', -20_000], ['Opening Balance Equity', 1_400_000], ['Net Income', 4_475]]);
});

test('days before the books began are left out', () => {
  const empty = report([section('TotalAssets', 'ASSETS', [section('BankAccounts', 'Bank Accounts', [data('Checking', '35', '', '5.00')], ['', '5.00'])], ['', '5.00'])]);
  expect(balancesOfReport(empty, 'cash')?.map(({ asOf }) => asOf)).toEqual(['2026-10-31']);
});

test.each<[string, Record<string, unknown>]>([
  ['an amount in words', report([section('BankAccounts', 'Bank Accounts', [data('Checking', '35', 'many', '1.00')], ['1.00', '1.00'])])],
  ['an account of no known kind', report([section('Else', 'Something', [data('Checking', '35', '1.00', '1.00')], ['1.00', '1.00'])])],
  ['no currency', { ...report(ROWS), Header: {} }],
])('%s makes it unreadable', (_what, broken) => {
  expect(balancesOfReport(broken, 'cash')).toBeNull();
});
