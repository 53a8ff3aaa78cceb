/** Stripe's balance transactions as rows of one account: what moved, and Stripe's fee beside it. */
import type { PulledAccount, PulledRow, SkippedMovement } from '../contract.ts';
import { currencyDigits } from '../../finance/money.ts';
import { currencyOf, dateOfSeconds, idAt, minorOfUnits, objectAt, shortText, textAt, type WireObject } from '../wire-value.ts';
import { wordTable } from '../../finance/word-table.ts';

export interface BalanceRows {
  readonly rows: readonly PulledRow[];
  readonly skipped: readonly SkippedMovement[];
}

type Kind = PulledRow['kind'];

/** [kind, category, words for a transaction without a description] of Stripe's transaction types. */
const TYPES = wordTable<readonly [Kind, string | null, string]>({
  charge: ['charge', 'Sales', 'Stripe charge'],
  payment: ['charge', 'Sales', 'Stripe payment'],
  payment_unreconciled: ['charge', 'Sales', 'Stripe payment'],
  refund: ['refund', 'Refunds', 'Stripe refund'],
  refund_failure: ['refund', 'Refunds', 'Stripe refund that failed'],
  payment_refund: ['refund', 'Refunds', 'Stripe refund'],
  payment_failure_refund: ['refund', 'Refunds', 'Stripe payment that failed'],
  payment_reversal: ['refund', 'Refunds', 'Stripe payment reversed'],
  payout: ['payout', 'Transfer', 'Stripe payout'],
  // Money of a payout that came back: no bank statement knows the way there.
  payout_cancel: ['adjustment', 'Transfer', 'Stripe payout canceled'],
  payout_failure: ['adjustment', 'Transfer', 'Stripe payout that failed'],
  topup: ['transfer', 'Transfer', 'Stripe top-up'],
  topup_reversal: ['transfer', 'Transfer', 'Stripe top-up reversed'],
  transfer: ['transfer', 'Transfer', 'Stripe transfer'],
  transfer_cancel: ['transfer', 'Transfer', 'Stripe transfer canceled'],
  transfer_failure: ['transfer', 'Transfer', 'Stripe transfer that failed'],
  transfer_refund: ['transfer', 'Transfer', 'Stripe transfer returned'],
  stripe_fee: ['fee', 'Bank Fees', 'Stripe fee'],
  stripe_fx_fee: ['fee', 'Bank Fees', 'Stripe currency fee'],
  tax_fee: ['fee', 'Bank Fees', 'Tax on Stripe fees'],
  application_fee: ['charge', 'Sales', 'Stripe application fee'],
  application_fee_refund: ['refund', 'Refunds', 'Stripe application fee refunded'],
  advance: ['adjustment', 'Loan Proceeds', 'Stripe advance'],
  advance_funding: ['adjustment', 'Loan Proceeds', 'Stripe advance'],
  anticipation_repayment: ['adjustment', 'Loan Payment', 'Stripe repayment'],
  contribution: ['adjustment', 'Donations', 'Stripe contribution'],
});

/** Money that is set aside and comes back is no income and no cost. */
const HELD = /^(reserve|payment_network_reserve|payout_minimum_balance|reserved_funds|issuing_authorization)/;
/** What Stripe writes on charges for invoices of subscriptions. */
const SUBSCRIPTION = /^subscription (creation|update|cycle|threshold)/i;

/** ISO 4217 has no minor unit for these, yet Stripe counts hundredths of them. */
const HUNDREDTHS_AT_STRIPE = new Set(['ISK', 'UGX']);

export function stripeDigits(currency: string): number {
  return HUNDREDTHS_AT_STRIPE.has(currency) ? 2 : currencyDigits(currency);
}

/** `homeCurrency` is the account's own: balances in others are accounts beside it. */
export function rowsOfBalanceTransaction(transaction: WireObject, homeCurrency: string | null): BalanceRows {
  const id = idAt(transaction, 'id');
  if (!id) return { rows: [], skipped: [{ externalId: 'unnamed', reason: 'A Stripe transaction has no identifier.' }] };
  const currency = currencyOf(transaction.currency);
  const date = dateOfSeconds(transaction.created);
  const [gross, fee, net] = currency ? [transaction.amount, transaction.fee, transaction.net].map((value) => minorOfUnits(value, currency, stripeDigits(currency))) : [];
  if (!currency || !date || gross == null || fee == null || net == null) return skip(id, 'has no usable currency, date or amount');
  if (gross - fee !== net) return skip(id, 'does not add up: its amount less its fee is not its net amount');
  const source = objectAt(transaction, 'source');
  const account = accountOf(currency, homeCurrency);
  const description = textAt(source, 'description') ?? textAt(transaction, 'description') ?? wordsOf(transaction, source);
  const [kind, category] = meaningOf(transaction, source, description);
  const arrivesOn = kind === 'payout' ? dateOfSeconds(source?.arrival_date) : null;
  const main: PulledRow = { externalId: id, account, date, currency, description, kind, category, amountMinor: gross, counterparty: kind === 'fee' || kind === 'payout' ? 'Stripe' : payerOf(source), ...(arrivesOn ? { arrivesOn } : {}) };
  const cost: PulledRow = { externalId: `${id}:fee`, account, date, currency, description: shortText(`Stripe fee: ${description}`), kind: 'fee', category: 'Bank Fees', amountMinor: -fee, counterparty: 'Stripe' };
  return { rows: [main, cost].filter(({ amountMinor }) => amountMinor !== 0), skipped: [] };
}

function meaningOf(transaction: WireObject, source: WireObject | null, description: string): readonly [Kind, string | null] {
  const type = textAt(transaction, 'type') ?? '';
  if (source?.object === 'dispute') return ['dispute', 'Refunds'];
  if (HELD.test(type)) return ['adjustment', 'Transfer'];
  const [kind, category] = TYPES[type] ?? ['adjustment', null];
  return [kind, kind === 'charge' && SUBSCRIPTION.test(description) ? 'Subscription Income' : category];
}

function wordsOf(transaction: WireObject, source: WireObject | null): string {
  if (source?.object === 'dispute') return 'Stripe dispute';
  const type = textAt(transaction, 'type') ?? 'transaction';
  return TYPES[type]?.[2] ?? `Stripe ${type.replaceAll('_', ' ')}`;
}

/** A name that the payer gave, else the one under which the account keeps the customer. */
function payerOf(source: WireObject | null): string | null {
  return textAt(source, 'billing_details', 'name') ?? textAt(source, 'customer', 'name') ?? textAt(source, 'customer', 'email');
}

function accountOf(currency: string, homeCurrency: string | null): PulledAccount {
  return { key: `balance-${currency.toLowerCase()}`, name: currency === (homeCurrency ?? currency) ? 'Stripe balance' : `Stripe balance (${currency})`, role: 'bank' };
}

function skip(id: string, what: string): BalanceRows {
  return { rows: [], skipped: [{ externalId: id, reason: `Stripe transaction ${id} ${what}.` }] };
}
