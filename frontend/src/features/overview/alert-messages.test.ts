/** The messages of the Recent Alerts card, in their order. */
import { expect, test } from '@jest/globals';
import { alertMessages, moreFindings, shownMessages, type AlertFacts } from './alert-messages.ts';

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
    { id: 'a', severity: 'critical', title: 'Paid twice', counterparty: null }, { id: 'b', severity: 'warning', title: 'Odd amount', counterparty: null }, { id: 'c', severity: 'info', title: 'New price', counterparty: null },
  ],
}, ['Paid twice', 'Odd amount', 'Margin down', 'QuickBooks connection active and syncing']));

test('many findings leave room for what is told here alone', () => {
  const smartAlerts: AlertFacts['smartAlerts'] = Array.from({ length: 9 }, (_, number) => ({ __typename: 'SmartAlert', id: `a${number}`, severity: 'warning', title: `Finding ${number}`, counterparty: null }));
  const alerts = alertMessages({ integrations: [quickbooks], insights: [], smartAlerts, figures: { marginPercent: 90, transactionCount: 4 }, isQuickBooksFailing: false });
  expect(shownMessages(alerts).map(({ text }) => text)).toEqual([
    'Finding 0', 'Finding 1', 'Finding 2', 'Finding 3', 'Low transaction volume: 4 transactions found', 'Excellent profit margin of 90.0% detected', 'QuickBooks connection active and syncing',
  ]);
  expect(moreFindings(alerts)).toEqual([{ to: '/dashboard/anomalies', text: '5 more in Smart Alerts' }]);
});

const largePayment = { id: 'a', severity: 'warning', title: '$6,900.00 to June Alvarez, usually about $2,102.03', counterparty: 'June Alvarez' };
const insight = (type: 'alert' | 'warning', title: string) => ({ id: title, type, title, content: '' }) as const;

test('one payment of which an alert and an insight tell is told once, as gravely as the graver of the two', () => {
  const facts: AlertFacts = { integrations: [quickbooks], insights: [insight('alert', 'Unusually large payment to June Alvarez: $6,900.00')], smartAlerts: [largePayment], figures: null, isQuickBooksFailing: false };
  expect(alertMessages(facts).map(({ severity, text }) => [severity, text])).toEqual([['error', largePayment.title], ['success', 'QuickBooks connection active and syncing']]);
});

test.each([
  ['another payment to the same party', 'Unusually large payment to June Alvarez: $3,200.00'],
  ['the same money to another', 'Unusually large payment to Kyle Reed: $6,900.00'],
  ['no money in the title', 'June Alvarez has not paid since March'],
])('%s is told beside it', (_why, title) => check({ integrations: [quickbooks], insights: [insight('warning', title)], smartAlerts: [largePayment] }, [largePayment.title, title, 'QuickBooks connection active and syncing']));

test('what an alert only mentions does not hide the insight', () => check({
  integrations: [quickbooks], insights: [insight('warning', 'Acme went up to $90.00')], smartAlerts: [{ ...largePayment, severity: 'info', title: 'Acme $90.00', counterparty: 'Acme' }],
}, ['Acme went up to $90.00', 'QuickBooks connection active and syncing']));
