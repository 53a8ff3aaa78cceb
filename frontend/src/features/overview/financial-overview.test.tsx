/** The overview: empty, failing, and with figures that lead to their transactions. */
import { beforeAll, afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, renderWithServer, type Answers } from '../../test-server.tsx';
import { FinancialOverview } from './FinancialOverview.tsx';
import { figures, quiet } from './test-figures.ts';

afterEach(cleanup);

const show = (answers: Answers = {}, address?: string) => renderWithServer(<FinancialOverview />, { ...quiet, ...answers }, address);

// What the screen fetches later, fetched before: no test is about how long that takes.
beforeAll(() => Promise.all([import('./Onboarding.tsx'), import('./OverviewSelects.tsx'), import('./QuietPeriod.tsx'), import('../transactions/TransactionsDrawer.tsx')]));

test('a new business sees three steps, the ways to its first data, and a preview marked as a sample', async () => {
  show({ FinancialOverview: () => ({ financialData: { ...figures, hasData: false } }) });
  const [step, ...later] = within(await screen.findByRole('region', { name: 'Three steps to your first answer' }, { timeout: 20_000 })).getAllByRole('listitem');
  expect(step?.getAttribute('aria-current')).toBe('step');
  expect(later).toHaveLength(2);
  expect((await screen.findByRole('link', { name: 'Connect First Account' })).getAttribute('href')).toBe('/dashboard/integrations');
  expect(screen.getByRole('link', { name: 'Upload a bank file' }).getAttribute('href')).toBe('/dashboard/analysis');
  expect(await screen.findByText('Connect QuickBooks to access real financial data and insights')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Sample data' }).textContent).toMatch(/Sample.*Revenue.*\+12\.5%.*Expenses.*\+8\.3%.*Net Profit.*\+18\.2%.*Cash Flow.*\+15\.7%/);
});

test('the sample statement comes with one click', async () => {
  const { asked } = show({
    FinancialOverview: () => ({ financialData: { ...figures, hasData: false } }),
    ImportSampleStatement: () => ({ importSampleStatement: sampleFile }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Import a sample statement' }));
  expect(await screen.findByText('Sample Statement Added')).toBeTruthy();
  expect(await screen.findByText('Sample statement.csv is being read. The figures appear here by themselves.')).toBeTruthy();
  expect(asked.filter(({ operation }) => operation === 'ImportSampleStatement')).toHaveLength(1);
});

test('figures of the sample statement are called so', async () => {
  show({ Files: () => ({ files: [{ ...sampleFile, status: 'processed' }] }) });
  expect(await screen.findByText(/these figures come from the sample statement, not from your business/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove the sample' })).toBeTruthy();
});

test('verdict, figures, changes and the as-of notice; a figure opens what is behind it', async () => {
  const { asked } = show();
  const revenue = await screen.findByRole('article', { name: 'Revenue' });
  expect(await screen.findByText('Profit rose $255 against Sep, mostly Consulting Income')).toBeTruthy();
  expect(revenue.textContent).toMatch(/\$1,235.*▲ \+12\.5%, better than Sep/);
  expect(screen.getByRole('article', { name: 'Expenses' }).textContent).toMatch(/▲ \+8\.3%, worse than Sep/);
  // From a loss to a profit: a percentage of that means nothing.
  expect(screen.getByRole('article', { name: 'Net Profit' }).textContent).toMatch(/Sep: −\$20/);
  expect(screen.getByText(/Your data ends on 31 October 2025/)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'See transactions behind Revenue' }));
  expect(within(await screen.findByRole('dialog')).getByText('$1,234.56, October 2025')).toBeTruthy();
  await waitFor(() => expect(asked.at(-1)?.operation).toBe('Transactions'));
  expect(asked.at(-1)?.variables['filter']).toEqual({ from: '2025-10-01', to: '2025-10-31', currency: 'USD', kinds: ['revenue', 'refund'] });
});

test.each([
  ['Rent', { category: 'Rent' }],
  ['Nordwind Labs', { counterparty: 'Nordwind Labs', kinds: ['revenue', 'refund'] }],
  ['Elm Street Properties', { counterparty: 'Elm Street Properties', kinds: ['cogs', 'opex', 'tax', 'interest'] }],
])('the rows behind %s', async (name, filter) => {
  const { asked } = show();
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(name) }));
  await waitFor(() => expect(asked.at(-1)?.variables['filter']).toEqual({ from: '2025-10-01', to: '2025-10-31', currency: 'USD', ...filter }));
});

test('the period stands in the address, a span of its own counts before it', async () => {
  const { asked } = show({}, '/dashboard?from=2025-01-05&to=2025-03-27');
  await screen.findByRole('article', { name: 'Revenue' });
  expect(asked.find(({ operation }) => operation === 'FinancialOverview')?.variables).toEqual({ from: '2025-01-05', to: '2025-03-27', currency: null });
  await userEvent.click(screen.getByRole('combobox', { name: 'Period' }));
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names.slice(1)).toEqual(['Today', 'This week', 'Last week', 'This month', 'Last month', 'Last 6 months', 'This year', 'Last year']);
  await userEvent.click(screen.getByRole('option', { name: 'Last year' }));
  await waitFor(() => expect(asked.findLast(({ operation }) => operation === 'FinancialOverview')?.variables).toEqual({ period: 'last-year', currency: null }));
});

test('a failure stays in its place and can be tried again', async () => {
  let isDown = true;
  show({ FinancialOverview: () => (isDown ? new Refusal(503, 'The database is resting.') : { financialData: figures }) });
  expect(await screen.findByText('503: The database is resting.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Quick Actions' })).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Revenue' })).toBeTruthy();
});

const nothing = { revenue: '0.00', expenses: '0.00', netProfit: '0.00', cashFlow: '0.00' };
const stillFigures = { ...figures, ...nothing, byCategory: [], series: figures.series.map((point) => ({ ...point, ...nothing, moneyIn: '0.00', moneyOut: '0.00' })) };

test.each([
  ['period=this-month', 'last month', 'last-month'],
  ['period=today', 'this month', 'this-month'],
  ['period=last-month', 'last 6 months', 'last-6-months'],
  ['from=2025-01-01&to=2025-01-05', 'last 6 months', 'last-6-months'],
])('a period without a payment (%s) says so, draws nothing, and leads on with one click', async (address, name, next) => {
  const { asked } = show({ FinancialOverview: ({ period }) => ({ financialData: period === next ? figures : stillFigures }) }, `/dashboard?${address}&currency=USD`);
  expect(await screen.findByText('Nothing was earned or spent in this period')).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Revenue' }).textContent).toContain('$0');
  for (const title of ['Where it came from', 'Where it went']) expect(screen.queryByRole('region', { name: title })).toBeNull();
  expect(screen.queryByRole('button', { name: 'View as table' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: `See ${name}` }));
  expect(await screen.findByRole('region', { name: 'Where it went' })).toBeTruthy();
  expect(asked.findLast(({ operation }) => operation === 'FinancialOverview')?.variables).toEqual({ period: next, currency: 'USD' });
});

test('where only the comparison or the counterparties fail, the figures stand', async () => {
  show({ FinancialComparison: () => new Refusal(503, 'No comparison.'), TopCounterparties: () => new Refusal(503, 'No names.') });
  expect(await screen.findByRole('article', { name: 'Revenue' })).toBeTruthy();
  expect(await screen.findAllByText('503: No names.')).toHaveLength(2);
});

const sampleFile = {
  __typename: 'FinancialFile', id: 'f1', fileName: 'Sample statement.csv', mediaType: 'text/csv', size: 2000, uploadedAt: '2026-11-20T10:00:00Z', processedAt: null,
  status: 'processing', error: null, choices: [], transactionCount: 0, duplicateCount: 0, problemCount: 0, dateFrom: null, dateTo: null, currency: null, progressPercent: 0, isSample: true, repairCount: null, proof: null, document: null,
};
