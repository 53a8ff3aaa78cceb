/** The alerts screen: actual against expected, the owner's word with a way back, and an empty list that says how much was looked at. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, renderWithServer } from '../../test-server.tsx';
import { AlertList } from './AlertList.tsx';

afterEach(cleanup);

const ALERT = {
  __typename: 'SmartAlert', id: 'a', kind: 'duplicate', severity: 'warning', title: 'Oak Properties may have been paid $2,000.00 twice', actual: 'Two payments.', expected: 'One payment.', why: 'Both are equal.', advice: 'Ask for one back.',
  amount: '2000.00', currency: 'USD', counterparty: 'Oak Properties', occurredOn: '2026-08-03', status: 'open',
  citations: [{ __typename: 'Citation', transactionId: 't', date: '2026-08-03', description: 'ACH OAK RENT', amount: '-2000.00' }],
};
const scan = (transactionCount: number) => () => ({ alertScan: { __typename: 'AlertScan', scannedAt: '2026-11-20T10:00:00Z', transactionCount, openCount: 0 } });

test('says what there is, what was expected and why, and shows its rows', async () => {
  renderWithServer(<AlertList />, { Alerts: () => ({ alerts: [ALERT] }), AlertScan: scan(40) });
  const card = within(await screen.findByRole('article', { name: ALERT.title }));
  for (const words of ['Two payments.', 'One payment.', 'Both are equal.', 'Ask for one back.', 'Warning']) expect(card.getByText(words)).toBeTruthy();
  expect(card.getByRole('link', { name: 'All transactions of Oak Properties' }).getAttribute('href')).toContain('counterparty=Oak+Properties');
  await userEvent.click(card.getByRole('button', { name: 'Show 1 transaction' }));
  expect(card.getAllByText('ACH OAK RENT').length).toBeGreaterThan(0);
});

test('the word Expected is sent, and the toast takes it back', async () => {
  const { asked } = renderWithServer(<AlertList />, {
    Alerts: () => ({ alerts: [ALERT] }), AlertScan: scan(40), UpdateAlert: ({ input }) => ({ updateAlert: { ...ALERT, status: (input as { status: string }).status } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: `Expected: ${ALERT.title}` }));
  expect(await screen.findByText('Marked as Expected')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Taken Back')).toBeTruthy();
  expect(asked.filter(({ operation }) => operation === 'UpdateAlert').map(({ variables }) => variables)).toEqual([{ id: 'a', input: { status: 'dismissed' } }, { id: 'a', input: { status: 'open' } }]);
});

test('the filter asks for the others', async () => {
  const { asked } = renderWithServer(<AlertList />, { Alerts: () => ({ alerts: [] }), AlertScan: scan(40) });
  await userEvent.click(await screen.findByRole('button', { name: 'To investigate' }));
  expect(await screen.findByText('Nothing to investigate')).toBeTruthy();
  expect(asked.filter(({ operation }) => operation === 'Alerts').map(({ variables }) => variables['status'])).toEqual(['open', 'confirmed']);
});

test('nothing unusual says in how many transactions', async () => {
  renderWithServer(<AlertList />, { Alerts: () => ({ alerts: [] }), AlertScan: scan(1204) });
  expect(await screen.findByText('Nothing unusual in 1,204 transactions')).toBeTruthy();
});

test('without transactions it says what will come', async () => {
  renderWithServer(<AlertList />, { Alerts: () => ({ alerts: [] }), AlertScan: scan(0) });
  expect(await screen.findByText('No alerts yet')).toBeTruthy();
});

test('what could not be loaded can be tried again', async () => {
  renderWithServer(<AlertList />, { Alerts: () => new Refusal(500, 'No.'), AlertScan: scan(0) });
  expect(await screen.findByText('The alerts could not be loaded')).toBeTruthy();
  expect(screen.getByRole('button', { name: /retry|again/i })).toBeTruthy();
});
