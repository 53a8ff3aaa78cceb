/** The integrations screen: connecting goes on at the provider or says why not; connected accounts are synced and disconnected. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import IntegrationsPage from './IntegrationsPage.tsx';
import { Refusal, renderWithServer, type Answers } from '../test-server.tsx';
import { FollowConnections } from '../features/integrations/FollowConnections.tsx';
import { RequireSession } from '../features/sessions/RequireSession.tsx';

afterEach(cleanup);

const me = { __typename: 'User', id: 'u1', email: 'ana@example.com', firstName: 'Ana', lastName: 'Silva', businessName: 'Harbor Bakery', accountType: 'starter', isPro: false, isDemo: false, timeZone: 'UTC' };
const connection = (provider: string, status: string, lastSync: string | null = null) => ({ __typename: 'Integration', id: provider, provider, status, lastSync, companyName: null, isSandbox: false, isSyncing: false, progressPercent: null, transactionCount: 0, skippedCount: 0, skippedReason: null, error: status === 'error' ? 'access was revoked' : null });

function show(connections: object[], answers: Answers = {}, address = '/dashboard/integrations') {
  return renderWithServer(<RequireSession><FollowConnections /><IntegrationsPage /></RequireSession>, { Me: () => ({ me }), CustomerSubscriptions: () => ({ customerSubscriptions: [] }), Connections: () => ({ integrations: connections }), ...answers }, address);
}

test('nothing connected: a notice, and a way to connect each provider', async () => {
  show([]);
  expect(await screen.findByText('No accounts connected')).toBeTruthy();
  for (const name of ['QuickBooks', 'Stripe', 'Square', 'PayPal']) expect(screen.getByRole('button', { name: `Connect ${name}` })).toBeTruthy();
});

test.each([[402, 'Integrations are part of the Pro plan. Upgrade to use them.'], [503, 'This server has no credentials for stripe: set STRIPE_SECRET_KEY.']])('a refusal (%i) is told, and the button is free again', async (status, message) => {
  show([], { ConnectIntegration: () => new Refusal(status, message) });
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Stripe' }));
  expect((await screen.findByRole('alert')).textContent).toBe(`Connection Failed${status}: ${message}`);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Connect Stripe' }).disabled).toBe(false);
  expect(screen.queryByRole('button', { name: 'See the plans' }) !== null).toBe(status === 402);
});

test('only what is connected is listed as such; the rest says how it is', async () => {
  show([connection('stripe', 'connected', '2026-11-20T10:00:00Z'), connection('square', 'error'), connection('paypal', 'pending')]);
  const accounts = await screen.findByRole('region', { name: 'Connected Accounts' });
  await waitFor(() => expect(within(accounts).getAllByRole('listitem')).toHaveLength(1));
  expect(within(accounts).getByText(/^Last sync Nov 20, 2026/)).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'Square' })).getByText('Error')).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'Square' })).getByText('access was revoked')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reconnect Square' })).toBeTruthy();
  const waiting = within(screen.getByRole('article', { name: 'PayPal' }));
  for (const text of ['Pending', 'The sign-in at PayPal has not come back yet. It can be finished within ten minutes.', 'Connect PayPal']) expect(waiting.getByText(text)).toBeTruthy();
});

test.each([[false, 'Sign-in CancelledPayPal was not connected.'], [true, 'Cancelling Failed503: The server is busy.']])('a sign-in that has not come back can be given up (refused: %s)', async (isRefused, told) => {
  let connections: object[] = [connection('paypal', 'pending')];
  renderWithServer(<RequireSession><FollowConnections /><IntegrationsPage /></RequireSession>, {
    Me: () => ({ me }), CustomerSubscriptions: () => ({ customerSubscriptions: [] }), Connections: () => ({ integrations: connections }),
    DisconnectIntegration: () => {
      if (isRefused) return new Refusal(503, 'The server is busy.');
      connections = [];
      return { disconnectIntegration: true };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the sign-in at PayPal' }));
  expect((await screen.findByRole(isRefused ? 'alert' : 'status')).textContent).toBe(told);
  await waitFor(() => expect(screen.queryByText('Pending') !== null).toBe(isRefused));
});

test('a browser that goes back finds the button free and the sign-in under way', async () => {
  let connections: object[] = [];
  const { asked } = renderWithServer(<RequireSession><FollowConnections /><IntegrationsPage /></RequireSession>, {
    Me: () => ({ me }), CustomerSubscriptions: () => ({ customerSubscriptions: [] }), Connections: () => ({ integrations: connections }),
    // An address that stays on this page: the browser of this test cannot leave.
    ConnectIntegration: () => { connections = [connection('stripe', 'pending')]; return { connectIntegration: { __typename: 'ConnectionStart', authUrl: '#stripe' } }; },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Stripe' }));
  await waitFor(() => expect(asked.some(({ operation }) => operation === 'ConnectIntegration')).toBe(true));
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Connecting...' })).disabled).toBe(true);
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await within(screen.getByRole('article', { name: 'Stripe' })).findByText('Pending')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Connect Stripe' }).disabled).toBe(false);
});

test('a sync that works and one that does not', async () => {
  let isDown = false;
  const { asked } = show([connection('stripe', 'connected')], {
    SyncIntegration: () => (isDown ? new Refusal(503, 'Stripe does not answer.') : { syncIntegration: connection('stripe', 'connected', '2026-11-20T10:00:00Z') }),
  });
  expect(await screen.findByText('Never synced')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Sync Stripe' }));
  expect((await screen.findByRole('status')).textContent).toBe('Sync CompleteYour financial data has been updated successfully');
  expect(asked.filter(({ operation }) => operation === 'Connections')).toHaveLength(2);
  isDown = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Sync Stripe' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Sync Failed503: Stripe does not answer.');
});

test.each([['Keep them', true], ['Remove them', false]])('disconnecting asks first what becomes of the transactions: %s', async (choice, keepRows) => {
  let connections: object[] = [{ ...connection('stripe', 'connected'), transactionCount: 1204 }];
  const { asked } = renderWithServer(<RequireSession><FollowConnections /><IntegrationsPage /></RequireSession>, {
    Me: () => ({ me }), CustomerSubscriptions: () => ({ customerSubscriptions: [] }), Connections: () => ({ integrations: connections }),
    DisconnectIntegration: () => { connections = []; return { disconnectIntegration: true }; },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect Stripe' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Stripe?' }));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Keep them/ }).checked).toBe(true);
  await userEvent.click(within(dialog.getByRole('radiogroup', { name: 'Its 1,204 transactions' })).getByRole('radio', { name: new RegExp(`^${choice}`) }));
  await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('The financial account has been disconnected successfully')).toBeTruthy();
  expect(asked.find(({ operation }) => operation === 'DisconnectIntegration')?.variables).toEqual({ id: 'stripe', keepRows });
  expect(await screen.findByText('No accounts connected')).toBeTruthy();
  // The row is gone, and the focus stands where it was.
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Connected accounts' }));
});

test('a disconnection that fails', async () => {
  show([connection('stripe', 'connected')], { DisconnectIntegration: () => new Refusal(503, 'Stripe does not answer.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect Stripe' }));
  await userEvent.click(within(await screen.findByRole('dialog', { name: 'Disconnect Stripe?' })).getByRole('button', { name: 'Disconnect' }));
  // The toast stands outside of the dialog, which hides everything else from assistive technology until it is closed.
  expect((await screen.findByText('Disconnect Failed')).parentElement?.textContent).toBe('Disconnect Failed503: Stripe does not answer.');
});

test.each([
  ['error=declined', 'alert', 'Connection FailedThe provider did not give its permission. Nothing was connected.'],
  ['error=<b>anything</b>', 'alert', 'Connection FailedThe sign-in was not accepted here. Connect again, and finish the sign-in within ten minutes in the same browser.'],
  ['error=constructor', 'alert', 'Connection FailedThe sign-in was not accepted here. Connect again, and finish the sign-in within ten minutes in the same browser.'],
  ['connected=stripe', 'status', 'Account ConnectedStripe is connected. Its transactions are on their way.'],
])('coming back with %s is told', async (query, role, text) => {
  show([], {}, `/dashboard/integrations?${query}`);
  await waitFor(() => expect(screen.getAllByRole(role).map(({ textContent }) => textContent)).toContain(text));
});

test('of a provider, the connection in use is shown before an ended one', async () => {
  show([{ ...connection('stripe', 'disconnected'), id: 'old' }, connection('stripe', 'connected')]);
  expect(await within(await screen.findByRole('article', { name: 'Stripe' })).findByText('Connected')).toBeTruthy();
});

test('a sync that takes longer than its call shows how far it is, and says when it is done', async () => {
  const syncing = { ...connection('stripe', 'connected'), isSyncing: true, progressPercent: 40, transactionCount: 1500 };
  const done = { ...connection('stripe', 'connected', '2026-11-20T10:00:00Z'), transactionCount: 3000 };
  let now: object = connection('stripe', 'connected');
  const { send } = renderWithServer(<RequireSession><FollowConnections /><IntegrationsPage /></RequireSession>, {
    Me: () => ({ me }), CustomerSubscriptions: () => ({ customerSubscriptions: [] }), Connections: () => ({ integrations: [now] }), SyncIntegration: () => { now = syncing; return { syncIntegration: syncing }; },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sync Stripe' }));
  expect((await screen.findByRole('progressbar', { name: 'Reading Stripe' })).getAttribute('aria-valuenow')).toBe('40');
  expect(screen.getByText('Syncing, 1,500 transactions so far')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sync Stripe' }).disabled).toBe(true);
  expect(screen.queryByText('Sync Complete')).toBeNull();
  send('ConnectionChanged', { integrationChanged: { ...syncing, progressPercent: 80, transactionCount: 2400 } });
  expect(await screen.findByText('Syncing, 2,400 transactions so far')).toBeTruthy();
  now = done;
  send('ConnectionChanged', { integrationChanged: done });
  expect(await screen.findByText('Sync Complete')).toBeTruthy();
  expect(await screen.findByText('3,000 transactions read')).toBeTruthy();
});

test('a sync that ended before the screen could follow it is told by how things stood when the following began', async () => {
  const syncing = { ...connection('stripe', 'connected'), isSyncing: true, progressPercent: 40, transactionCount: 1500 };
  const done = { ...connection('stripe', 'connected', '2026-11-20T10:00:00Z'), transactionCount: 3000 };
  let now: object = syncing;
  const { asked, send } = renderWithServer(<RequireSession><FollowConnections /><IntegrationsPage /></RequireSession>, {
    Me: () => ({ me }), CustomerSubscriptions: () => ({ customerSubscriptions: [] }), Connections: () => ({ integrations: [now] }),
  });
  expect(await screen.findByText('Syncing, 1,500 transactions so far')).toBeTruthy();
  now = done;
  send('ConnectionChanged', { integrationChanged: done });
  expect(await screen.findByText('3,000 transactions read')).toBeTruthy();
  await waitFor(() => expect(asked.filter(({ operation }) => operation === 'Connections')).toHaveLength(2));
});

test('an answer that was under way when its sync ended does not bring the syncing back', async () => {
  const syncing = { ...connection('stripe', 'connected'), isSyncing: true, progressPercent: 40, transactionCount: 1500 };
  const done = { ...connection('stripe', 'connected', '2026-11-20T10:00:00Z'), transactionCount: 3000 };
  const answers = [syncing, done];
  const { asked, send } = show([], { Connections: () => ({ integrations: [answers.shift() ?? done] }) });
  await waitFor(() => expect(asked.map(({ operation }) => operation)).toContain('Connections'));
  send('ConnectionChanged', { integrationChanged: done });
  expect(await screen.findByText('3,000 transactions read')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/^Syncing, /)).toBeNull());
  expect(screen.getByText('3,000 transactions read')).toBeTruthy();
});

test('after the provider said no, the account can be connected again or given up; what is the sandbox\'s says so', async () => {
  show([{ ...connection('stripe', 'error'), transactionCount: 3 }, { ...connection('quickbooks', 'connected'), isSandbox: true }]);
  const card = within(await screen.findByRole('article', { name: 'Stripe' }));
  expect(await card.findByRole('button', { name: 'Reconnect Stripe' })).toBeTruthy();
  expect(card.getByRole('button', { name: 'Disconnect Stripe' })).toBeTruthy();
  expect(within(screen.getByRole('group', { name: 'Connected accounts' })).getByText('Sandbox data')).toBeTruthy();
});

test("customers' subscriptions are shown where there are any", async () => {
  const subscription = { __typename: 'CustomerSubscription', id: 's1', customer: 'Alma Reyes', plan: 'Monthly', status: 'active', currency: 'USD', monthlyAmount: '25.00', startedOn: '2026-01-01', endsOn: null };
  show([connection('stripe', 'connected')], { CustomerSubscriptions: () => ({ customerSubscriptions: [subscription, { ...subscription, id: 's2', customer: null, status: 'canceled', monthlyAmount: null, endsOn: '2026-05-31' }] }) });
  const table = await screen.findByRole('table', { name: 'Customer subscriptions' });
  expect(within(table).getAllByRole('row').map((row) => row.textContent)).toEqual([
    'CustomerPlanStatusSinceA month', 'Alma ReyesMonthlyActiveJan 1, 2026$25.00', 'Unnamed customerMonthlyEndedJan 1, 2026 to May 31, 2026Depends on use',
  ]);
});
