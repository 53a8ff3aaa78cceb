/** The overview: empty, failing, and with figures that lead to their transactions. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, renderWithServer, type Answers } from '../../test-server.tsx';
import { FinancialOverview } from './FinancialOverview.tsx';

afterEach(cleanup);

const period = (from: string, to: string, label: string) => ({ __typename: 'LabelledPeriod', from, to, label });

const figures = {
  __typename: 'FinancialData',
  currency: 'USD', currencies: ['USD'], asOf: '2025-10-31', notice: 'Your data ends on 31 October 2025: periods count from there.', hasData: true,
  period: period('2025-10-01', '2025-10-31', 'October 2025'), previousPeriod: period('2025-09-01', '2025-09-30', 'September 2025'),
  revenue: '1234.56', expenses: '1000.00', netProfit: '234.56', cashFlow: '-1.00',
  change: { __typename: 'FinancialChange', revenue: 12.5, expenses: 8.3, netProfit: null, cashFlow: -4 },
  byCategory: [{ __typename: 'CategoryTotal', category: 'Rent', kind: 'opex', amount: '1000.00', count: 1 }],
  series: [{ __typename: 'FinancialPoint', label: 'Oct 1', from: '2025-10-01', to: '2025-10-01', revenue: '1234.56', expenses: '1000.00', netProfit: '234.56', cashFlow: '-1.00' }],
};

const quiet: Answers = { AccountIntegrations: () => ({ integrations: [] }), RecentAlerts: () => ({ integrations: [], insights: [] }) };

function show(financialData: () => unknown, address?: string) {
  return renderWithServer(<FinancialOverview />, {
    ...quiet,
    FinancialOverview: () => { const data = financialData(); return data instanceof Refusal ? data : { financialData: data }; },
    Transactions: () => ({ transactions: [] }),
  }, address);
}

test('a new business is told the two ways to its first figures', async () => {
  show(() => ({ ...figures, hasData: false }));
  expect((await screen.findByRole('link', { name: 'Connect First Account' })).getAttribute('href')).toBe('/dashboard/integrations');
  expect(screen.getByRole('link', { name: 'Upload a bank file' }).getAttribute('href')).toBe('/dashboard/analysis');
  expect(await screen.findByText('Connect QuickBooks to access real financial data and insights')).toBeTruthy();
});

test('figures, changes and the as-of notice; a figure opens what is behind it', async () => {
  const { asked } = show(() => figures);
  const revenue = await screen.findByRole('article', { name: 'Revenue' });
  expect(revenue.textContent).toMatch(/\$1,235.*▲ \+12\.5%.*better.*Sep 1\s–\s30, 2025/);
  expect(screen.getByRole('article', { name: 'Expenses' }).textContent).toMatch(/▲ \+8\.3%.*worse/);
  expect(screen.getByText(/Your data ends on 31 October 2025/)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'See transactions behind Revenue' }));
  expect(within(screen.getByRole('dialog')).getByText('$1,234.56, October 2025')).toBeTruthy();
  await waitFor(() => expect(asked.at(-1)?.operation).toBe('Transactions'));
  expect(asked.at(-1)?.variables['filter']).toEqual({ from: '2025-10-01', to: '2025-10-31', currency: 'USD', kinds: ['revenue', 'refund'] });
});

test('the period stands in the address, a span of its own counts before it', async () => {
  const { asked } = show(() => figures, '/dashboard?from=2025-01-05&to=2025-03-27');
  await screen.findByRole('article', { name: 'Revenue' });
  expect(asked.find(({ operation }) => operation === 'FinancialOverview')?.variables).toEqual({ from: '2025-01-05', to: '2025-03-27', currency: null });
  await userEvent.click(screen.getByRole('combobox', { name: 'Period' }));
  expect(screen.getAllByRole('option')).toHaveLength(9);
  await userEvent.click(screen.getByRole('option', { name: 'Last year' }));
  await waitFor(() => expect(asked.at(-1)?.variables).toEqual({ period: 'last-year', currency: null }));
});

test('a failure stays in its place and can be tried again', async () => {
  let isDown = true;
  show(() => (isDown ? new Refusal(503, 'The database is resting.') : figures));
  expect(await screen.findByText('The database is resting.', { exact: false })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Quick Actions' })).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Revenue' })).toBeTruthy();
});
