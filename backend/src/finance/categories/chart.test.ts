import { describe, expect, test } from '@jest/globals';
import { Chart } from './chart.ts';
import { declareCategories, resolveEntry } from './resolve-entry.ts';

describe("a file's own category names", () => {
  const check = (name: string, netMinor: number, expectedName: string | null, role: string | null) => test(`${name} (${netMinor < 0 ? 'out' : 'in'})`, () => {
    const account = new Chart().resolveCategory(name, netMinor);
    expect([account?.name ?? null, account?.role ?? null]).toEqual([expectedName, role]);
  });
  check('Sales - Retail', 1, 'Sales - Retail', 'revenue');
  check('sales – retail', 1, 'Sales - Retail', 'revenue');
  check('Sales - In Store', 1, 'Sales - In Store', 'revenue');
  check('Sales - Contractor', 1, 'Sales - Contractor', 'revenue');
  check('Sales - In Store', -1, 'Sales - In Store', 'revenue');
  check('Consulting Income', 1, 'Consulting Income', 'revenue');
  check('Refunds', -1, 'Refunds', 'refund');
  check('COGS', -1, 'Cost of Goods Sold', 'cogs');
  check('Job Materials', -1, 'Job Materials', 'cogs');
  check('Subcontractors', -1, 'Subcontractors', 'cogs');
  check('Expenses:Travel:Flights', -1, 'Flights', 'opex');
  check('Meals & Entertainment', -1, 'Meals & Entertainment', 'opex');
  check('Repairs and Maintenance', -1, 'Repairs & Maintenance', 'opex');
  check('Loan Payment', -1, 'Loan Payment', 'loan');
  check('Loan', 1, 'Loan Proceeds', 'loan');
  check("Owner's Draw", -1, 'Owner Draw', 'owner');
  check('Interest', 1, 'Interest Income', 'other-income');
  check('Interest', -1, 'Interest Expense', 'interest');
  check('Donations', -1, 'Donations', 'opex');
  check('Donations', 1, 'Donation Income', 'revenue');
  check('Sales Tax', -1, 'Sales Tax', 'tax');
  check('Payroll Taxes', -1, 'Payroll Taxes', 'opex');
  check('Tax Preparation', -1, 'Tax Preparation', 'opex');
  check('Transfer', -1, 'Transfer', 'transfer');
  check('Transfer to Savings', -1, 'Transfer to Savings', 'transfer');
  check('Bank Transfer Fees', -1, 'Bank Transfer Fees', 'opex');
  check('Landscaping', 1, 'Landscaping', 'revenue');
  check('DEBIT', -1, null, null);
  check('Uncategorized', -1, null, null);
});

test('a name opens one account, however it is spelled, and it is handed over once', () => {
  const chart = new Chart();
  const first = chart.resolveCategory('Dog Grooming', 100);
  expect(chart.resolveCategory('DOG GROOMING ', -100)).toBe(first);
  expect(chart.takeAdded()).toEqual([first]);
  expect(chart.takeAdded()).toEqual([]);
  expect(new Chart([first!]).resolveCategory('dog grooming', 1)?.number).toBe(first?.number);
});

test('a column with a name of its own for every row does not grow the chart without end', () => {
  const chart = new Chart();
  for (let index = 0; index < 3000; index += 1) chart.resolveCategory(`Thing ${index}`, -1);
  expect(chart.takeAdded().length).toBeLessThan(1000);
  expect(chart.resolveCategory('One more', -1)?.name).toBe('Uncategorized Expense');
});

test('the sum of a batch decides, not its first row', () => {
  const chart = new Chart();
  const rows = [100, -900].map((amountMinor) => ({ description: 'X', amountMinor, category: 'Kiln Things', counterparty: null }));
  declareCategories(rows, chart);
  expect(rows.map((row) => chart.account(resolveEntry(row, chart).categoryNumber).role)).toEqual(['opex', 'opex']);
});

describe('what the file says goes before what the bank text says', () => {
  const resolve = (category: string | null, counterparty: string | null) => {
    const chart = new Chart();
    const found = resolveEntry({ description: 'SYSCO PORTLAND OR 1234567', amountMinor: -100, category, counterparty }, chart);
    return [chart.account(found.categoryNumber).name, found.counterparty];
  };
  test('both', () => expect(resolve('Meals', 'Sysco Corp.')).toEqual(['Meals', 'Sysco Corp.']));
  test('a category', () => expect(resolve('Meals', null)).toEqual(['Meals', 'Sysco']));
  test('a name', () => expect(resolve(null, '  Sysco  West ')).toEqual(['Cost of Goods Sold', 'Sysco West']));
  test('neither', () => expect(resolve('Debit', ' ')).toEqual(['Cost of Goods Sold', 'Sysco']));
});

describe('a category that we know by another name keeps its own', () => {
  const row = (category: string, amountMinor = -10_00) => ({ description: 'x', amountMinor, category, counterparty: null });
  const namesOf = (chart: Chart, ...categories: string[]): string[] => {
    declareCategories(categories.map((category) => row(category)), chart);
    return categories.map((category) => chart.account(chart.resolveCategory(category, -1)!.number).name);
  };

  test('as the file calls it', () => {
    const chart = new Chart();
    expect(namesOf(chart, 'Wholesale Sales', 'Repairs and Maintenance', 'ADVERTISING', 'Expenses:Bank Charges')).toEqual(['Wholesale Sales', 'Repairs and Maintenance', 'Advertising', 'Bank Charges']);
    expect(chart.takeRenamed().map(({ number, name }) => [number, name])).toEqual([[4030, 'Wholesale Sales'], [6130, 'Repairs and Maintenance'], [6100, 'Bank Charges']]);
    expect(chart.takeRenamed()).toEqual([]);
  });
  test('ours where the file has two names for it, now or later', () => {
    const chart = new Chart();
    expect(namesOf(chart, 'Ads', 'Advertising')).toEqual(['Advertising', 'Advertising']);
    expect(namesOf(chart, 'Rent')).toEqual(['Rent']);
    expect(namesOf(chart, 'Bank Charges')).toEqual(['Bank Charges']);
    expect(namesOf(chart, 'Bank service charges')).toEqual(['Bank Charges']);
  });
  test('ours where it has rows already', () => expect(namesOf(new Chart([], new Set([4030])), 'Wholesale Sales')).toEqual(['Sales - Wholesale']));
  test('ours for transfers, loans and draws, which are told by parts of them', () => expect(namesOf(new Chart(), 'Credit Card Payment', 'Loan Repayment', 'Drawings')).toEqual(['Transfer', 'Loan Payment', 'Owner Draw']));
});
