/** Stripe's objects of the company itself, of its customers and of their subscriptions. */
import { addDays } from '../../../finance/local-date.ts';
import { Chance } from '../companies/chance.ts';
import type { MerchantBooks } from '../companies/merchant-books.ts';
import { secondOf } from '../companies/movement.ts';
import { unpaidMinor } from '../companies/unpaid.ts';
import type { SandboxCompany } from '../company.ts';
import { customerId, subscriptionId } from './stripe-ids.ts';

type StripeObject = Record<string, unknown>;

const NAMES = ['Alma Reyes', 'Ben Okafor', 'Chiara Conti', 'Dai Nguyen', 'Elif Kaya', 'Farid Haddad', 'Greta Lind', 'Hugo Silva', 'Ines Moreau', 'Jonas Weber'];
const SUBSCRIBERS = 6;
const CUSTOMERS = 30;
const EMPTY_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

export const customerNumbers = Array.from({ length: CUSTOMERS }, (_, index) => CUSTOMERS - index);
export const subscriberNumbers = customerNumbers.slice(-SUBSCRIBERS);

function nameOf({ code }: SandboxCompany, customer: number): string {
  return new Chance(code, 'customer', customer).pick(NAMES);
}

export function customerObject(company: SandboxCompany, customer: number, since = '2025-01-01'): StripeObject {
  return {
    id: customerId(company, customer), object: 'customer', address: EMPTY_ADDRESS, balance: 0, created: secondOf(since, customer), currency: company.currency.toLowerCase(), default_source: null, delinquent: false,
    description: null, discount: null, email: `customer${customer}@example.com`, invoice_prefix: `SBX${String(customer).padStart(4, '0')}`,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null }, livemode: false, metadata: {}, name: nameOf(company, customer), next_invoice_sequence: 1,
    phone: null, preferred_locales: [], shipping: null, tax_exempt: 'none', test_clock: null,
  };
}

export function subscriptionObject({ company, firstDay }: MerchantBooks, customer: number, now: Date): StripeObject {
  const id = subscriptionId(company, customer);
  const start = secondOf(addDays(firstDay, customer));
  const currency = company.currency.toLowerCase();
  const today = secondOf(now.toISOString().slice(0, 10));
  const priceId = `price_1Sbx${company.code}`;
  const unit = { active: true, billing_scheme: 'per_unit', created: start, currency, livemode: false, metadata: {}, nickname: 'Monthly', product: `prod_Sbx${company.code}` };
  const item = {
    id: `si_Sbx${company.code}${customer}`, object: 'subscription_item', billing_thresholds: null, created: start, current_period_end: today + 20 * 86_400, current_period_start: today - 10 * 86_400, discounts: [], metadata: {},
    plan: { ...unit, id: priceId, object: 'plan', amount: 2_500, amount_decimal: '2500', interval: 'month', interval_count: 1, meter: null, tiers_mode: null, transform_usage: null, trial_period_days: null, usage_type: 'licensed' },
    price: { ...unit, id: priceId, object: 'price', custom_unit_amount: null, lookup_key: null, recurring: { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' }, tax_behavior: 'unspecified', tiers_mode: null, transform_quantity: null, type: 'recurring', unit_amount: 2_500, unit_amount_decimal: '2500' },
    quantity: 1, subscription: id, tax_rates: [],
  };
  const nulls = ['application', 'application_fee_percent', 'billing_cycle_anchor_config', 'cancel_at', 'canceled_at', 'days_until_due', 'default_payment_method', 'default_source', 'description', 'ended_at', 'latest_invoice',
    'next_pending_invoice_item_invoice', 'on_behalf_of', 'pause_collection', 'pending_invoice_item_interval', 'pending_setup_intent', 'pending_update', 'schedule', 'test_clock', 'transfer_data', 'trial_end', 'trial_settings', 'trial_start', 'billing_thresholds', 'customer_account', 'managed_payments', 'billing_schedules'];
  return {
    ...Object.fromEntries(nulls.map((name) => [name, null])),
    id, object: 'subscription', automatic_tax: { disabled_reason: null, enabled: false, liability: null }, billing_cycle_anchor: start, billing_mode: { flexible: null, type: 'classic' }, cancel_at_period_end: false,
    cancellation_details: { comment: null, feedback: null, reason: null }, collection_method: 'charge_automatically', created: start, currency, customer: customerId(company, customer), default_tax_rates: [], discounts: [],
    invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: 'self' } }, items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    livemode: false, metadata: {}, payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' }, start_date: start, status: 'active',
  };
}

export function accountObject({ company, firstDay }: MerchantBooks): StripeObject {
  const requirements = { alternatives: [], current_deadline: null, currently_due: [], disabled_reason: null, errors: [], eventually_due: [], past_due: [], pending_verification: [] };
  return {
    id: company.id, object: 'account',
    business_profile: {
      annual_revenue: null, estimated_worker_count: null, mcc: '5734', minority_owned_business_designation: null, name: company.name, product_description: null,
      support_address: null, support_email: null, support_phone: null, support_url: null, url: 'https://example.com',
    },
    business_type: 'company', capabilities: { card_payments: 'active', transfers: 'active' }, charges_enabled: true, controller: { type: 'account' }, country: company.country, created: secondOf(firstDay),
    default_currency: company.currency.toLowerCase(), details_submitted: true, email: 'books@example.com', external_accounts: { object: 'list', data: [], has_more: false, url: `/v1/accounts/${company.id}/external_accounts` },
    future_requirements: requirements, metadata: {}, payouts_enabled: true, requirements,
    settings: {
      bacs_debit_payments: { display_name: null, service_user_number: null }, branding: { icon: null, logo: null, primary_color: null, secondary_color: null }, card_issuing: { tos_acceptance: { date: null, ip: null } },
      card_payments: { decline_on: { avs_failure: true, cvc_failure: true }, statement_descriptor_prefix: null, statement_descriptor_prefix_kana: null, statement_descriptor_prefix_kanji: null },
      dashboard: { display_name: `${company.name} (sandbox)`, timezone: 'Etc/UTC' }, invoices: { default_account_tax_ids: null, hosted_payment_method_save: null },
      payments: { statement_descriptor: company.name.toUpperCase(), statement_descriptor_kana: null, statement_descriptor_kanji: null, statement_descriptor_prefix_kana: null, statement_descriptor_prefix_kanji: null },
      payouts: { debit_negative_balances: true, schedule: { delay_days: 2, interval: 'daily' }, statement_descriptor: null }, sepa_debit_payments: {},
    },
    tos_acceptance: { date: null, ip: null, user_agent: null }, type: 'standard',
  };
}

export function balanceObject(books: MerchantBooks, now: Date): StripeObject {
  const currency = books.company.currency.toLowerCase();
  const amount = unpaidMinor(books, now);
  return {
    object: 'balance', available: [{ amount: 0, currency, source_types: { card: 0 } }], connect_reserved: [{ amount: 0, currency }], livemode: false,
    pending: [{ amount, currency, source_types: { card: amount } }],
  };
}
