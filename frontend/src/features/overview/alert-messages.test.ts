/** The messages of the Recent Alerts card, in their order. */
import { expect, test } from '@jest/globals';
import { alertMessages, shownMessages, type AlertFacts } from './alert-messages.ts';

const quickbooks = { id: 'q', provider: 'quickbooks', status: 'connected', error: null } as const;

function check(some: Partial<AlertFacts>, expected: string[]) {
  const facts: AlertFacts = { integrations: [], insights: [], smartAlerts: [], figures: null, isQuickBooksFailing: false, ...some };
  expect(alertMessages(facts).map((alert) => alert.text)).toEqual(expected);
}

test('asks for a connection where there is none', () => {
  check({}, ['Connect QuickBooks to access real financial data and insights']);
  check({ integrations: [quickbooks] }, ['QuickBooks connection active and syncing']);
});

test('speaks of margin and volume', () => {
  check({ integrations: [quickbooks], figures: { marginPercent: 90, transactionCount: 4 } }, [
    'Low transaction volume: 4 transactions found',
    'Excellent profit margin of 90.0% detected',
    'QuickBooks connection active and syncing',
  ]);
});

test('says nothing of an ordinary margin and volume', () => {
  check({ integrations: [quickbooks], figures: { marginPercent: 80, transactionCount: 5 } }, ['QuickBooks connection active and syncing']);
});

test('says when QuickBooks is connected and does not answer', () => {
  check({ integrations: [quickbooks], isQuickBooksFailing: true }, [
    'QuickBooks sandbox is connected but API access is blocked from this environment',
    'QuickBooks connection active and syncing',
    'QuickBooks integration is configured properly',
  ]);
});

test('a connection that is under way is nothing to speak of', () => check({ integrations: [{ ...quickbooks, status: 'pending' }] }, []));

test('puts what insights warn about first, worst first', () => {
  check({
    integrations: [{ ...quickbooks, status: 'error', error: 'access was revoked' }],
    insights: [
      { id: '1', type: 'warning', title: 'Costs are rising', content: '' },
      { id: '2', type: 'alert', title: 'Cash is low', content: '' },
      { id: '3', type: 'growth', title: 'Sales grew', content: '' },
    ],
  }, ['Cash is low', 'QuickBooks: access was revoked', 'Costs are rising']);
});

test('open smart alerts come first among their equals, and what is only worth knowing stays on its page', () => check({
  integrations: [quickbooks],
  insights: [{ id: 'i', type: 'warning', title: 'Margin down', content: '' }],
  smartAlerts: [
    { id: 'a', severity: 'critical', title: 'Paid twice' }, { id: 'b', severity: 'warning', title: 'Odd amount' }, { id: 'c', severity: 'info', title: 'New price' },
  ],
}, ['Paid twice', 'Odd amount', 'Margin down', 'QuickBooks connection active and syncing']));

test('many findings leave room for what is told here alone', () => {
  const smartAlerts: AlertFacts['smartAlerts'] = Array.from({ length: 9 }, (_, number) => ({ __typename: 'SmartAlert', id: `a${number}`, severity: 'warning', title: `Finding ${number}` }));
  const alerts = alertMessages({ integrations: [quickbooks], insights: [], smartAlerts, figures: { marginPercent: 90, transactionCount: 4 }, isQuickBooksFailing: false });
  expect(shownMessages(alerts).map(({ text }) => text)).toEqual([
    'Finding 0', 'Finding 1', 'Finding 2', 'Finding 3', 'Low transaction volume: 4 transactions found', 'Excellent profit margin of 90.0% detected', 'QuickBooks connection active and syncing',
  ]);
});
