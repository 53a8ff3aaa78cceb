/** Insights: one look for each type, and a dialog with the evidence. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithServer } from '../../test-server.tsx';
import { InsightList } from './InsightList.tsx';

afterEach(cleanup);

function show(types: string[]) {
  const citations = [{ __typename: 'Citation', transactionId: 't', date: '2026-10-05', description: 'TIDEWATER', amount: '12.00' }];
  const insights = types.map((type) => ({ __typename: 'Insight', id: type, type, title: `About ${type}`, content: 'Why it matters.\n\nAsk the supplier.', stake: '7680.00', stakePeriod: 'year', currency: 'EUR', place: { counterparty: 'HubSpot', currency: 'EUR' }, isDismissed: false, createdAt: '2026-11-20T10:00:00Z', citations }));
  renderWithServer(<InsightList />, {
    DismissInsight: ({ id }) => ({ dismissInsight: { __typename: 'Insight', id, isDismissed: true } }),
    RestoreInsight: ({ id }) => ({ restoreInsight: { __typename: 'Insight', id, isDismissed: false } }),
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

test('a card tells the money at stake, what to do, and where the rows stand', async () => {
  show(['warning']);
  const card = within(await screen.findByRole('article', { name: 'About warning' }));
  expect(card.getByText(/€7,680\.00/).parentElement?.textContent).toContain('a year');
  expect(card.getByText('Ask the supplier.')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Transactions behind About warning' }).getAttribute('href')).toContain('HubSpot');
});

test('dismissing takes a card away, and the toast brings it back', async () => {
  show(['warning', 'info']);
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss About warning' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'About warning' })).toBeNull());
  expect(screen.getByRole('article', { name: 'About info' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('article', { name: 'About warning' })).toBeTruthy();
});

test('what was dismissed earlier is listed, and can be brought back', async () => {
  const away = { __typename: 'Insight', id: 'old', type: 'info', title: 'About rent', content: 'It rose.', stake: null, stakePeriod: null, currency: 'EUR', place: null, isDismissed: true, createdAt: '2026-10-20T10:00:00Z', citations: [] };
  let isAway = true;
  renderWithServer(<InsightList />, {
    RestoreInsight: ({ id }) => { isAway = false; return { restoreInsight: { __typename: 'Insight', id, isDismissed: false } }; },
    Insights: () => ({ insights: isAway ? [] : [{ ...away, isDismissed: false }] }),
    DismissedInsights: () => ({ insights: isAway ? [away] : [] }),
    LedgerCurrency: () => ({ financialData: { __typename: 'FinancialData', currency: 'EUR' } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 dismissed' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bring back About rent' }));
  expect(await screen.findByRole('article', { name: 'About rent' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /dismissed/ })).toBeNull();
});

test('nothing yet says what will come', async () => {
  show([]);
  expect(await screen.findByText('No insights yet')).toBeTruthy();
});
