/** The sample company is the same on the same day, plausible, and adds up to the figures that fixtures/ keeps. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { categorize } from '../../../finance/categories/categorize.ts';
import { DEFAULT_CHART } from '../../../finance/chart-of-accounts.ts';
import { memorySource } from '../../../ingestion/byte-source.ts';
import { readSource } from '../../../ingestion/read-statement.ts';
import { sampleCompany } from './sample-company.ts';
import { statementCsv } from './statement-csv.ts';
import { sampleFigures } from './test-figures.ts';

const TODAY = '2026-11-20';
const fixture = JSON.parse(readFileSync(new URL('../../../../../fixtures/sample-company.json', import.meta.url), 'utf8')) as {
  today: string;
  accounts: Record<string, { rows: number; closing: string }>;
  figures: Record<string, Record<string, string>>;
};
const accounts = sampleCompany(TODAY);
const decimal = (minor: number): string => (minor / 100).toFixed(2);

test('the same day gives the same rows', () => {
  expect(sampleCompany(TODAY)).toEqual(accounts);
});

test.each(accounts)('the statement of $name is read without a question', async (account) => {
  const amounts: number[] = [];
  const reading = await readSource(memorySource(Buffer.from(statementCsv(account))), { fileName: `${account.name}.csv`, onRows: (rows) => { for (const { amountMinor } of rows) amounts.push(amountMinor); } });
  expect(reading).toMatchObject({ ambiguity: null, problemCount: 0 });
  expect(amounts).toEqual(account.rows.map(({ amountMinor }) => amountMinor));
});

test('the statements are as the fixture says', () => {
  const actual = Object.fromEntries(accounts.map((account) => {
    const lines = statementCsv(account).trimEnd().split('\n');
    return [account.name, { rows: lines.length - 1, closing: lines.at(-1)?.split(',')[3] }];
  }));
  expect(fixture.today).toBe(TODAY);
  expect(actual).toEqual(fixture.accounts);
});

describe('the figures of', () => {
  test.each(Object.keys(fixture.figures))('%s are as the fixture says', (span) => {
    const [from = '', to = ''] = span.split('..');
    const { revenueMinor, expensesMinor, netProfitMinor, cashFlowMinor } = sampleFigures(accounts, from, to);
    expect({ revenue: decimal(revenueMinor), expenses: decimal(expensesMinor), netProfit: decimal(netProfitMinor), cashFlow: decimal(cashFlowMinor) }).toEqual(fixture.figures[span]);
  });
});

describe.each(['2026-11-20', '2026-03-01', '2028-02-29', '2026-12-31', '2027-01-01'])('on %s', (today) => {
  const company = sampleCompany(today);

  test('the books end before the day and span more than two years', () => {
    const dates = company.flatMap((account) => account.rows.map((row) => row.date));
    expect(dates.every((date) => date < today)).toBe(true);
    expect(new Set(dates.map((date) => date.slice(0, 7))).size).toBeGreaterThanOrEqual(27);
  });

  test('the checking account is never overdrawn', () => {
    const [checking] = company;
    let balanceMinor = checking?.openingMinor ?? 0;
    expect((checking?.rows ?? []).every((row) => (balanceMinor += row.amountMinor) > 0)).toBe(true);
  });

  test('every row is taken for what it is meant to be', () => {
    const names = new Map(DEFAULT_CHART.map((account) => [account.number, account.name]));
    const mistaken = company.flatMap((account) => account.rows)
      .filter((row) => names.get(categorize(row.description, row.amountMinor).categoryNumber) !== row.category)
      .map((row) => `${row.description}: ${row.category}`);
    expect(mistaken).toEqual([]);
  });
});
