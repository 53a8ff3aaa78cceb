/** The vendors' lists as liars write them, for tests: one movement, any value in the place of each of its facts. */
import type { Provider, ProviderName } from './contract.ts';
import { PayPalProvider } from './paypal/paypal-provider.ts';
import { QuickBooksProvider } from './quickbooks/quickbooks-provider.ts';
import { SquareProvider } from './square/square-provider.ts';
import { StripeProvider } from './stripe/stripe-provider.ts';
import type { Asked } from './test-vendor.ts';

export interface Lie {
  readonly id: unknown;
  /** As the vendor counts: minor units at Stripe and Square, a decimal text at PayPal, a number at QuickBooks. */
  readonly amount: unknown;
  readonly currency: unknown;
  readonly date: unknown;
  readonly text: unknown;
}

export interface LyingVendor {
  readonly provider: (url: () => string) => Provider;
  readonly honest: Lie;
  readonly pageSize: number;
  /** From which one list alone is asked for. */
  readonly cursor: string | null;
  readonly object: (lie: Lie) => object;
  readonly list: (objects: readonly object[], next: string | null) => object;
  readonly isList: (asked: Asked) => boolean;
  /** What it says, truthfully, where it is asked for something else. */
  readonly rest: (asked: Asked) => object;
  readonly dateOf: (day: string) => unknown;
}

const NOW = new Date('2026-11-20T12:00:00Z');
const now = (): Date => NOW;
const MOMENT = '2026-11-05T04:03:52Z';

export const LYING_VENDORS: Readonly<Record<ProviderName, LyingVendor>> = {
  stripe: {
    provider: (url) => new StripeProvider({ clientId: 'ca_1', secretKey: 'sk_platform', webhookSecret: 'whsec_1' }, { api: url, connect: url, signIn: url }, { isSandbox: false }),
    honest: { id: 'txn_1', amount: 1_250, currency: 'usd', date: Date.parse(MOMENT) / 1_000, text: 'Order 1' }, pageSize: 100, cursor: null,
    object: ({ id, amount, currency, date, text }) => ({ id, amount, fee: 0, net: amount, currency, created: date, type: 'charge', description: text, source: null }),
    list: (data, next) => ({ object: 'list', data, has_more: next !== null }),
    isList: ({ path }) => path === '/v1/balance_transactions',
    rest: ({ path }) => (path === '/v1/subscriptions' ? { object: 'list', data: [], has_more: false } : { id: 'acct_1', default_currency: 'usd', created: 1_700_000_000 }),
    dateOf: (day) => Date.parse(day) / 1_000,
  },
  quickbooks: {
    provider: (url) => new QuickBooksProvider({ clientId: 'client', clientSecret: 'secret', webhookVerifierToken: 'verifier' }, { api: url, tokens: url, signIn: url }, { isSandbox: false, now }),
    honest: { id: '71', amount: 12.5, currency: 'USD', date: '2026-11-05', text: 'Order 1' }, pageSize: 500, cursor: null,
    object: ({ id, amount, currency, date, text }) => ({ Id: id, TotalAmt: amount, CurrencyRef: { value: currency }, TxnDate: date, PrivateNote: text, DepositToAccountRef: { value: '35' } }),
    list: (objects) => ({ QueryResponse: { SalesReceipt: objects } }),
    isList: ({ query }) => query.get('query')?.includes(' from SalesReceipt') ?? false,
    rest: ({ query }) => ({ QueryResponse: query.get('query')?.includes(' from Account ') ? { Account: [{ Id: '35', Name: 'Checking', AccountType: 'Bank', CurrencyRef: { value: 'USD' } }] } : {} }),
    dateOf: (day) => day,
  },
  square: {
    provider: (url) => new SquareProvider({ applicationId: 'app', applicationSecret: 'secret', webhookSignatureKey: 'key', notificationUrl: url }, { api: url, signIn: url }, { isSandbox: false, now }),
    honest: { id: 'p1', amount: 1_250, currency: 'USD', date: MOMENT, text: 'Order 1' }, pageSize: 100, cursor: null,
    object: ({ id, amount, currency, date, text }) => ({ id, status: 'COMPLETED', source_type: 'CARD', created_at: date, updated_at: MOMENT, total_money: { amount, currency }, note: text, location_id: 'L1' }),
    list: (payments, cursor) => ({ payments, ...(cursor === null ? {} : { cursor }) }),
    isList: ({ path }) => path === '/v2/payments',
    rest: ({ path }) => (path === '/v2/locations' ? { locations: [{ id: 'L1' }] } : {}),
    dateOf: (day) => `${day}T04:03:52Z`,
  },
  paypal: {
    provider: (url) => new PayPalProvider({ clientId: 'client', clientSecret: 'secret', webhookId: 'WH-1' }, { api: url, signIn: url }, { isSandbox: false, now }),
    honest: { id: '5TY05013RG002845M', amount: '12.50', currency: 'USD', date: '2026-11-05T04:03:52+0000', text: 'Order 1' }, pageSize: 500, cursor: JSON.stringify({ since: '2026-11-19T12:00:00Z' }),
    object: ({ id, amount, currency, date, text }) => ({
      transaction_info: { transaction_id: id, transaction_event_code: 'T0006', transaction_initiation_date: date, transaction_amount: { currency_code: currency, value: amount }, transaction_status: 'S', transaction_subject: text },
    }),
    list: (details, next) => ({ transaction_details: details, total_items: details.length, total_pages: next === null ? 1 : 1_000_000_000 }),
    isList: ({ path }) => path === '/v1/reporting/transactions',
    rest: () => ({ balances: [{ currency: 'USD', primary: true }] }),
    dateOf: (day) => `${day}T04:03:52+0000`,
  },
};
