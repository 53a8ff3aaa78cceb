/** Insights: one look for each type, and a dialog with the evidence. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithServer } from '../../test-server.tsx';
import { InsightList } from './InsightList.tsx';

afterEach(cleanup);

function show(types: string[]) {
  const citations = [{ __typename: 'Citation', transactionId: 't', date: '2026-10-05', description: 'TIDEWATER', amount: '12.00' }];
  const insights = types.map((type) => ({ __typename: 'Insight', id: type, type, title: `About ${type}`, content: 'Why it matters.', createdAt: '2026-11-20T10:00:00Z', citations }));
  renderWithServer(<InsightList />, {
    Insights: () => ({ insights }),
    LedgerCurrency: () => ({ financialData: { __typename: 'FinancialData', currency: 'EUR' } }),
  });
}

test('an unknown type looks like info', async () => {
  show(['growth', 'something-new']);
  expect(within(await screen.findByRole('article', { name: 'About growth' })).getByText('Growth')).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'About something-new' })).getByText('Info')).toBeTruthy();
});

test('reading more opens the transactions behind it, in the currency of the ledger', async () => {
  show(['alert']);
  await userEvent.click(await screen.findByRole('button', { name: 'Read more about About alert' }));
  expect(within(screen.getByRole('dialog')).getAllByText('€12.00 EUR').length).toBeGreaterThan(0);
});

test('nothing yet says what will come', async () => {
  show([]);
  expect(await screen.findByText('No insights yet')).toBeTruthy();
});
