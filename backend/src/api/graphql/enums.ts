/** The closed lists of the API, spelled exactly as in REST. */
import { registerEnumType } from 'type-graphql';

export const AccountType = { starter: 'starter', pro: 'pro', enterprise: 'enterprise' } as const;
registerEnumType(AccountType, {
  name: 'AccountType',
  description: 'What an account may do.',
  valuesConfig: {
    starter: { description: 'Uploads, questions, summaries, reports and insights.' },
    pro: { description: 'Everything in starter, integrations and the premium screens.' },
    enterprise: { description: 'As pro, arranged with whoever runs the server.' },
  },
});

export const SubscriptionStatus = { none: 'none', trialing: 'trialing', active: 'active', past_due: 'past_due', canceled: 'canceled' } as const;
registerEnumType(SubscriptionStatus, {
  name: 'SubscriptionStatus',
  description: 'How far a business is with paying for its plan.',
  valuesConfig: {
    none: { description: 'Uses Startup unbilled.' },
    trialing: { description: 'Tries a paid plan for free until trialEndsAt.' },
    active: { description: 'Uses a paid plan.' },
    past_due: { description: 'A payment failed and is tried again.' },
    canceled: { description: 'The paid plan was ended and runs out.' },
  },
});

export const BillingType = { monthly: 'monthly', yearly: 'yearly' } as const;
registerEnumType(BillingType, {
  name: 'BillingType',
  description: 'How often a plan is billed.',
  valuesConfig: { monthly: { description: 'Every month.' }, yearly: { description: 'Once a year, at half of twelve monthly prices.' } },
});

export const Provider = { quickbooks: 'quickbooks', stripe: 'stripe', square: 'square', paypal: 'paypal' } as const;
registerEnumType(Provider, {
  name: 'Provider',
  description: 'Where outside books come from.',
  valuesConfig: {
    quickbooks: { description: 'QuickBooks Online, accounting.' },
    stripe: { description: 'Stripe, payments.' },
    square: { description: 'Square, payments.' },
    paypal: { description: 'PayPal, payments.' },
  },
});

export const CustomerSubscriptionStatus = { trialing: 'trialing', active: 'active', past_due: 'past_due', paused: 'paused', canceled: 'canceled' } as const;
registerEnumType(CustomerSubscriptionStatus, {
  name: 'CustomerSubscriptionStatus',
  description: "How a customer's subscription is doing.",
  valuesConfig: {
    trialing: { description: 'Not paid for yet.' },
    active: { description: 'Paid for.' },
    past_due: { description: 'The last payment is missing.' },
    paused: { description: 'Payments are suspended.' },
    canceled: { description: 'It has ended.' },
  },
});

export const IntegrationStatus = { connected: 'connected', error: 'error', disconnected: 'disconnected', pending: 'pending' } as const;
registerEnumType(IntegrationStatus, {
  name: 'IntegrationStatus',
  description: 'How a connection is doing.',
  valuesConfig: {
    connected: { description: 'Data comes in.' },
    error: { description: 'The last try failed; see error.' },
    disconnected: { description: 'The connection was ended.' },
    pending: { description: 'Waiting for the sign-in at the provider to come back, for ten minutes.' },
  },
});

export const MatchStatus = { matched: 'matched', proposed: 'proposed', undone: 'undone', apart: 'apart' } as const;
registerEnumType(MatchStatus, {
  name: 'MatchStatus',
  description: 'How a match of two sources stands.',
  valuesConfig: {
    matched: { description: 'Its two rows count once.' },
    proposed: { description: 'Likely, but not certain: it waits for the owner, and both rows count until then.' },
    undone: { description: 'The owner said that these are two movements of money: both count.' },
    apart: { description: 'It gave way to another match of one of its rows.' },
  },
});
