/** Totals are read from the sections that QuickBooks names, and a report that does not add up is none. */
import { expect, test } from '@jest/globals';
import { readBankTotal, readCashIncrease, readProfitAndLoss } from './quickbooks-reports.ts';

const section = (group: string, value: string, rows: readonly object[] = []) => ({ group, type: 'Section', Summary: { ColData: [{ value: `Total ${group}` }, { value }] }, Rows: { Row: rows } });
const report = (rows: readonly object[], currency = 'USD') => ({ Header: { ReportName: 'X', Currency: currency }, Rows: { Row: rows } });
const profit = [section('Income', '10200.77'), section('COGS', '405.00'), section('GrossProfit', '9795.77'), section('Expenses', '5237.31'), section('NetOperatingIncome', '4558.46'), section('OtherIncome', '12.00'), section('OtherExpenses', '2916.00'), section('NetIncome', '1654.46')];

test('profit and loss, with other income and other expenses', () => {
  expect(readProfitAndLoss(report(profit))).toEqual({ currency: 'USD', revenueMinor: 1_021_277, expensesMinor: 855_831, profitMinor: 165_446 });
  expect(readProfitAndLoss(report([section('Income', '1200'), section('Expenses', ''), section('NetIncome', '1200')], 'JPY'))).toEqual({ currency: 'JPY', revenueMinor: 1_200, expensesMinor: 0, profitMinor: 1_200 });
});

test('a company without movements has zeros', () => {
  expect(readProfitAndLoss({ Header: { Currency: 'USD' }, Rows: {} })).toEqual({ currency: 'USD', revenueMinor: 0, expensesMinor: 0, profitMinor: 0 });
});

test.each<[string, Record<string, unknown>]>([
  ['does not add up', report([section('Income', '100.00'), section('NetIncome', '99.00')])], ['has words for amounts', report([section('Income', 'many')])], ['has no currency', { Header: {}, Rows: { Row: profit } }],
  ['has yen in parts', report([section('Income', '1.50'), section('NetIncome', '1.50')], 'JPY')],
])('one that %s is none', (_what, broken) => {
  expect(readProfitAndLoss(broken)).toBeNull();
});

test('the bank accounts stand deep in a balance sheet; the cash flow tells by how much they grew', () => {
  expect(readBankTotal(report([section('TotalAssets', '9.00', [section('CurrentAssets', '9.00', [section('BankAccounts', '-2001.00'), section('AR', '2010.00')])])]), 'USD')).toBe(-200_100);
  expect(readBankTotal(report([]), 'USD')).toBe(0);
  expect(readCashIncrease(report([section('OperatingActivities', '5.00'), section('CashIncrease', '-3.50')]), 'USD')).toBe(-350);
});

test('endless nesting ends', () => {
  let rows: object[] = [];
  for (let depth = 0; depth < 200; depth += 1) rows = [section(`s${depth}`, '1.00', rows)];
  expect(readProfitAndLoss(report(rows))).toBeNull();
});
