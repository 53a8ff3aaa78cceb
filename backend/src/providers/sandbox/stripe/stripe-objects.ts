/** Stripe's objects of a merchant's movements, with every field that Stripe's own fixtures have. */
import { addDays } from '../../../finance/local-date.ts';
import { type Movement, saleMovement, secondOf } from '../companies/movement.ts';
import type { MerchantBooks, Reversal, Sale } from '../companies/merchant-books.ts';
import type { SandboxCompany } from '../company.ts';
import { customerId, sourceId, transactionId } from './stripe-ids.ts';

type StripeObject = Record<string, unknown>;

const AVAILABLE_AFTER_DAYS = 2;
const TYPES = { sale: 'charge', refund: 'refund', dispute: 'adjustment', payout: 'payout' } as const;
const REPORTED_AS = { sale: 'charge', refund: 'refund', dispute: 'dispute', payout: 'payout' } as const;
const EMPTY_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

export function balanceTransaction(company: SandboxCompany, movement: Movement, now: Date): StripeObject {
  const { kind, key, at, amountMinor, feeMinor } = movement;
  const currency = company.currency.toLowerCase();
  const availableOn = kind === 'payout' ? secondOf(movement.payout.arrivesOn) : secondOf(addDays(movement.date, AVAILABLE_AFTER_DAYS));
  return {
    id: transactionId(company, key), object: 'balance_transaction', amount: amountMinor, available_on: availableOn, balance_type: 'payments', created: at, currency,
    description: descriptionOf(company, movement), exchange_rate: null, fee: feeMinor,
    fee_details: feeMinor === 0 ? [] : [{ amount: feeMinor, application: null, currency, description: kind === 'dispute' ? 'Dispute fee' : 'Stripe processing fees', type: 'stripe_fee' }],
    net: amountMinor - feeMinor, reporting_category: REPORTED_AS[kind], source: sourceId(company, movement),
    status: availableOn * 1_000 <= now.getTime() ? 'available' : 'pending', type: TYPES[kind],
  };
}

function descriptionOf(company: SandboxCompany, movement: Movement): string {
  switch (movement.kind) {
    case 'sale': return movement.sale.item;
    case 'refund': return `REFUND FOR CHARGE (${movement.reversal.sale.item})`;
    case 'dispute': return `Chargeback withdrawal for ${sourceId(company, saleMovement(movement.reversal.sale))}`;
    case 'payout': return 'STRIPE PAYOUT';
  }
}

/** The object behind a balance transaction. */
export function sourceObject(books: MerchantBooks, movement: Movement, now: Date): StripeObject {
  switch (movement.kind) {
    case 'sale': return charge(books, movement.sale, now);
    case 'refund': return refund(books.company, movement, movement.reversal);
    case 'dispute': return dispute(books.company, movement, movement.reversal, now);
    case 'payout': return payout(books.company, movement, now);
  }
}

export function charge(books: MerchantBooks, sale: Sale, now: Date): StripeObject {
  const { company } = books;
  const movement = saleMovement(sale);
  const isOf = ({ sale: other }: Reversal): boolean => other.date === sale.date && other.number === sale.number;
  const isRefunded = laterDays(sale, now).some((date) => books.refundsOn(date).some(isOf));
  const isDisputed = laterDays(sale, now).some((date) => books.disputesOn(date).some(isOf));
  const id = sourceId(company, movement);
  return {
    id, object: 'charge', amount: sale.amountMinor, amount_captured: sale.amountMinor, amount_refunded: isRefunded ? sale.amountMinor : 0,
    application: null, application_fee: null, application_fee_amount: null, balance_transaction: transactionId(company, movement.key),
    billing_details: { address: EMPTY_ADDRESS, email: null, name: null, phone: null, tax_id: null }, calculated_statement_descriptor: company.name.toUpperCase(),
    captured: true, created: movement.at, currency: company.currency.toLowerCase(), customer: sale.customer === null ? null : customerId(company, sale.customer),
    description: sale.item, disputed: isDisputed, failure_balance_transaction: null, failure_code: null, failure_message: null, fraud_details: {}, livemode: false, metadata: {},
    on_behalf_of: null, outcome: { advice_code: null, network_advice_code: null, network_decline_code: null, network_status: 'approved_by_network', reason: null, seller_message: 'Payment complete.', type: 'authorized' },
    paid: true, payment_intent: null, payment_method: `pm_1Sbx${company.code}${movement.key}`, payment_method_details: cardDetails(sale.amountMinor),
    receipt_email: null, receipt_number: null, receipt_url: `https://pay.stripe.com/receipts/sandbox/${id}`, refunded: isRefunded,
    refunds: { data: [], has_more: false, object: 'list', url: `/v1/charges/${id}/refunds` }, review: null, shipping: null, source: null, source_transfer: null,
    statement_descriptor: null, statement_descriptor_suffix: null, status: 'succeeded', transfer_data: null, transfer_group: null,
  };
}

/** Days on which a sale may have gone back. */
function laterDays(sale: Sale, now: Date): string[] {
  const today = now.toISOString().slice(0, 10);
  return Array.from({ length: 14 }, (_, days) => addDays(sale.date, days)).filter((date) => date <= today);
}

function cardDetails(amount: number): StripeObject {
  const unavailable = { status: 'unavailable' };
  return {
    card: {
      amount_authorized: amount, authorization_code: null, brand: 'visa', checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' }, country: 'US',
      exp_month: 8, exp_year: 2030, extended_authorization: { status: 'disabled' }, fingerprint: 'SandboxFinger01', funding: 'credit', incremental_authorization: unavailable,
      installments: null, last4: '4242', mandate: null, multicapture: unavailable, network: 'visa', network_token: { used: false }, network_transaction_id: null,
      overcapture: { maximum_amount_capturable: amount, status: 'unavailable' }, regulated_status: null, three_d_secure: null, transaction_link_id: null, wallet: null,
    },
    type: 'card',
  };
}

function refund(company: SandboxCompany, movement: Movement, { sale }: Reversal): StripeObject {
  return {
    id: sourceId(company, movement), object: 'refund', amount: sale.amountMinor, balance_transaction: transactionId(company, movement.key), charge: sourceId(company, saleMovement(sale)),
    created: movement.at, currency: company.currency.toLowerCase(), customer: sale.customer === null ? null : customerId(company, sale.customer), customer_account: null,
    destination_details: { card: { type: 'reversal' }, type: 'card' }, metadata: {}, payment_intent: null, payment_method: null,
    reason: 'requested_by_customer', receipt_number: null, source_transfer_reversal: null, status: 'succeeded', transfer_reversal: null,
  };
}

const NO_EVIDENCE = Object.fromEntries(['access_activity_log', 'billing_address', 'cancellation_policy', 'cancellation_policy_disclosure', 'cancellation_rebuttal', 'customer_communication', 'customer_email_address',
  'customer_name', 'customer_purchase_ip', 'customer_signature', 'duplicate_charge_documentation', 'duplicate_charge_explanation', 'duplicate_charge_id', 'product_description', 'receipt', 'refund_policy', 'refund_policy_disclosure',
  'refund_refusal_explanation', 'service_date', 'service_documentation', 'shipping_address', 'shipping_carrier', 'shipping_date', 'shipping_documentation', 'shipping_tracking_number', 'uncategorized_file', 'uncategorized_text'].map((name) => [name, null]));

function dispute(company: SandboxCompany, movement: Movement, { sale }: Reversal, now: Date): StripeObject {
  return {
    id: sourceId(company, movement), object: 'dispute', amount: sale.amountMinor, balance_transactions: [balanceTransaction(company, movement, now)], charge: sourceId(company, saleMovement(sale)),
    created: movement.at, currency: company.currency.toLowerCase(), enhanced_eligibility_types: [], evidence: { ...NO_EVIDENCE, enhanced_evidence: {} },
    evidence_details: { due_by: secondOf(addDays(movement.date, 10)), enhanced_eligibility: {}, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: false, livemode: false, metadata: {}, payment_intent: null,
    payment_method_details: { card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '13.1' }, type: 'card' }, reason: 'product_not_received', status: 'lost',
  };
}

function payout(company: SandboxCompany, movement: Extract<Movement, { kind: 'payout' }>, now: Date): StripeObject {
  const { arrivesOn, amountMinor } = movement.payout;
  return {
    id: sourceId(company, movement), object: 'payout', amount: amountMinor, application_fee: null, application_fee_amount: null, arrival_date: secondOf(arrivesOn), automatic: true,
    balance_transaction: transactionId(company, movement.key), created: movement.at, currency: company.currency.toLowerCase(), description: 'STRIPE PAYOUT', destination: `ba_1Sbx${company.code}`,
    failure_balance_transaction: null, failure_code: null, failure_message: null, livemode: false, metadata: {}, method: 'standard', original_payout: null, payout_method: null,
    reconciliation_status: 'completed', reversed_by: null, source_type: 'card', statement_descriptor: null, status: secondOf(arrivesOn) * 1_000 <= now.getTime() ? 'paid' : 'in_transit',
    trace_id: { status: 'pending', value: null }, type: 'bank_account',
  };
}

