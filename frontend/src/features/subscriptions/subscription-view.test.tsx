/** The subscription screen: what is charged is said, and coming back from a payment grants nothing by itself. */
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentPlanCard_SubscriptionFragment } from '../../generated/graphql.ts';
import { type Answers, renderWithServer } from '../../test-server.tsx';
import { SubscriptionView } from './SubscriptionView.tsx';

const STARTUP = {
  __typename: 'CurrentSubscription', currentPlan: 'startup', subscriptionStatus: 'none', trialEndsAt: null, planDetails: { __typename: 'PlanDetails', displayName: 'Startup', maxFileUploads: 50 },
  billingType: 'monthly', nextCharge: null, endsAt: null, isCharging: true, hasPortal: false,
} as unknown as CurrentPlanCard_SubscriptionFragment;
const PRO = { ...STARTUP, currentPlan: 'pro', subscriptionStatus: 'active', planDetails: { __typename: 'PlanDetails', displayName: 'Pro', maxFileUploads: -1 }, hasPortal: true } as unknown as CurrentPlanCard_SubscriptionFragment;
const plan = (name: string, monthlyPrice: string) => ({
  __typename: 'SubscriptionPlan', id: name, name, displayName: name === 'pro' ? 'Pro' : 'Startup', description: '', monthlyPrice, yearlyPrice: monthlyPrice, features: '[]',
  maxFileUploads: -1, hasIntegrations: true, hasAdvancedAnalytics: true, hasCustomReports: true,
});

function show(current: () => object, more: Answers = {}, address = '/') {
  return renderWithServer(<SubscriptionView />, {
    CurrentSubscription: () => ({ currentSubscription: current(), subscriptionUsage: { __typename: 'SubscriptionUsage', fileUploads: 60, queriesUsed: 1, reportsGenerated: 0 } }),
    SubscriptionPlans: () => ({ subscriptionPlans: [plan('startup', '8.00'), plan('pro', '29.00')] }),
    ...more,
  }, address);
}

test('without a payment provider it says that nothing will be charged', async () => {
  show(() => ({ ...STARTUP, isCharging: false }));
  expect(await screen.findByText(/nothing will be charged/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Manage billing' })).toBeNull();
  expect(screen.getByRole('progressbar', { name: 'File uploads' }).getAttribute('aria-valuenow')).toBe('100');
});

test('coming back shows the new plan once the server has asked the payment provider', async () => {
  let isPaid = false;
  const { asked } = show(() => (isPaid ? PRO : STARTUP), { RefreshSubscription: () => { isPaid = true; return { refreshSubscription: PRO }; } }, '/?checkout=done');
  expect(await screen.findByText('You are now on the Pro plan.')).toBeTruthy();
  expect(await screen.findByText('Current plan: Pro')).toBeTruthy();
  expect(asked.map(({ operation }) => operation)).toContain('RefreshSubscription');
});

test('coming back without having paid asks nothing and changes nothing', async () => {
  const { asked } = show(() => STARTUP, {}, '/?checkout=canceled');
  expect(await screen.findByText('Current plan: Startup')).toBeTruthy();
  expect(asked.map(({ operation }) => operation)).not.toContain('RefreshSubscription');
});

test('the current plan cannot be chosen, but its billing can be changed', async () => {
  const { asked } = show(() => PRO, { ChangeSubscription: () => ({ changeSubscription: { __typename: 'SubscriptionChange', message: 'Billed yearly.', checkoutUrl: null } }) });
  expect((await screen.findByRole('button', { name: 'Current plan' })).hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Annual' }));
  await userEvent.click(screen.getByRole('button', { name: 'Switch to annual billing' }));
  await waitFor(() => expect(asked.find(({ operation }) => operation === 'ChangeSubscription')?.variables).toEqual({ input: { planName: 'pro', billingType: 'yearly' } }));
  expect(await screen.findByText('Billed yearly.')).toBeTruthy();
});

test('a plan that needs a card leads to the payment provider', async () => {
  show(() => STARTUP, { ChangeSubscription: () => ({ changeSubscription: { __typename: 'SubscriptionChange', message: 'Enter your card to start the Pro plan.', checkoutUrl: '#at-the-checkout' } }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to Pro' }));
  await waitFor(() => expect(window.location.hash).toBe('#at-the-checkout'));
  expect(screen.queryByText('Plan Updated')).toBeNull();
});

test('a payment that failed says until when the plan stays open, and where the card is changed', async () => {
  show(() => ({ ...PRO, subscriptionStatus: 'past_due', endsAt: '2026-11-27T00:00:00.000Z' }), { OpenBillingPortal: () => ({ openBillingPortal: { __typename: 'BillingPortal', url: '#at-the-portal' } }) });
  expect(await screen.findByText('Payment overdue')).toBeTruthy();
  expect(screen.getByText(/^Your last payment failed\. The plan stays open until .* 2026 while it is tried again: please update your card\.$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Manage billing' }));
  await waitFor(() => expect(window.location.hash).toBe('#at-the-portal'));
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Opening...' })).disabled).toBe(true);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Manage billing' })).disabled).toBe(false);
});

test('a plan that was ended can be kept after all, billed as before', async () => {
  const { asked } = show(() => ({ ...PRO, subscriptionStatus: 'canceled', endsAt: '2026-12-20T00:00:00.000Z' }), { ChangeSubscription: () => ({ changeSubscription: { __typename: 'SubscriptionChange', message: 'You keep the Pro plan.', checkoutUrl: null } }) });
  expect(await screen.findByText('Canceled')).toBeTruthy();
  expect(screen.getByText(/^You ended this plan\. It stays open until /)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Annual' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep this plan after all' }));
  await waitFor(() => expect(asked.find(({ operation }) => operation === 'ChangeSubscription')?.variables).toEqual({ input: { planName: 'pro', billingType: 'monthly' } }));
  expect(await screen.findByText('You keep the Pro plan.')).toBeTruthy();
});
