/** What each provider would bring in, as the integrations pages tell it. */
import type { Provider } from '../../generated/graphql.ts';

export interface ProviderFacts {
  provider: Provider;
  kind: 'Accounting' | 'Payments';
  brings: string;
}

export const providerFacts: readonly ProviderFacts[] = [
  { provider: 'quickbooks', kind: 'Accounting', brings: 'Accounts, transactions and balances of your QuickBooks company. A sandbox company can be chosen during authorization.' },
  { provider: 'stripe', kind: 'Payments', brings: 'Charges, fees, refunds and payouts.' },
  { provider: 'square', kind: 'Payments', brings: 'Sales, fees and transfers to your bank.' },
  { provider: 'paypal', kind: 'Payments', brings: 'Payments in and out, fees and refunds.' },
];
