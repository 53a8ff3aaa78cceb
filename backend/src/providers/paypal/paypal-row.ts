/** PayPal's transactions as rows of one account: what moved, and PayPal's fee beside it. */
import type { PulledRow, SkippedMovement } from '../contract.ts';
import { currencyOf, dateOfText, idAt, minorOfDecimal, objectAt, shortText, textAt, type WireObject } from '../wire-value.ts';
import { wordTable } from '../../finance/word-table.ts';

export interface PayPalRows {
  readonly rows: readonly PulledRow[];
  readonly goneIds: readonly string[];
  readonly skipped: readonly SkippedMovement[];
}

type Kind = PulledRow['kind'];
type Meaning = readonly [Kind, string | null, string];

/** By the first three characters of PayPal's event code: kind, category, words. */
const FAMILIES = wordTable<readonly [into: Meaning, outOf: Meaning]>({
  T00: [['charge', 'Sales', 'PayPal payment'], ['expense', null, 'PayPal payment']],
  T01: [['fee', 'Bank Fees', 'PayPal fee returned'], ['fee', 'Bank Fees', 'PayPal fee']],
  T02: [['transfer', 'Transfer', 'PayPal currency conversion'], ['transfer', 'Transfer', 'PayPal currency conversion']],
  T03: [['transfer', 'Transfer', 'PayPal deposit from the bank'], ['transfer', 'Transfer', 'PayPal deposit returned']],
  T04: [['adjustment', 'Transfer', 'PayPal withdrawal returned'], ['payout', 'Transfer', 'PayPal withdrawal to the bank']],
  T05: [['refund', null, 'PayPal card refund'], ['expense', null, 'PayPal card purchase']],
  T06: [['adjustment', 'Transfer', 'PayPal credit card withdrawal returned'], ['transfer', 'Transfer', 'PayPal credit card withdrawal']],
  T07: [['transfer', 'Transfer', 'PayPal credit card deposit'], ['transfer', 'Transfer', 'PayPal credit card deposit returned']],
  T08: [['adjustment', 'Other Income', 'PayPal bonus'], ['adjustment', null, 'PayPal bonus returned']],
  T11: [['refund', null, 'PayPal refund received'], ['refund', 'Refunds', 'PayPal refund']],
  T12: [['dispute', 'Refunds', 'PayPal dispute adjustment'], ['dispute', 'Refunds', 'PayPal chargeback']],
  T13: [['transfer', 'Transfer', 'PayPal authorization'], ['transfer', 'Transfer', 'PayPal authorization']],
  T15: [['transfer', 'Transfer', 'PayPal hold released'], ['transfer', 'Transfer', 'PayPal hold']],
  T18: [['transfer', 'Transfer', 'PayPal fund transfer'], ['transfer', 'Transfer', 'PayPal fund transfer']],
  T20: [['transfer', 'Transfer', 'PayPal transfer'], ['transfer', 'Transfer', 'PayPal transfer']],
  T21: [['transfer', 'Transfer', 'PayPal reserve released'], ['transfer', 'Transfer', 'PayPal reserve']],
});

/** Codes that differ from their family. */
const CODES = wordTable<readonly [into: Meaning, outOf: Meaning]>({
  T0002: [['charge', 'Subscription Income', 'PayPal subscription'], ['expense', null, 'PayPal subscription']],
  T1106: [['dispute', 'Refunds', 'PayPal payment reversed'], ['dispute', 'Refunds', 'PayPal payment reversed']],
  // A chargeback's own fee.
  T0106: [['fee', 'Bank Fees', 'PayPal chargeback fee returned'], ['fee', 'Bank Fees', 'PayPal chargeback fee']],
});

const OTHER: readonly [Meaning, Meaning] = [['adjustment', null, 'PayPal transaction'], ['adjustment', null, 'PayPal transaction']];

/** D denied, P pending, V reversed (the reversal is a transaction of its own, so that the first one stays). */
const NOT_DONE = new Set(['D', 'P']);

export function rowsOfPayPal(detail: WireObject, homeCurrency: string | null): PayPalRows {
  const info = objectAt(detail, 'transaction_info');
  const id = idAt(info, 'transaction_id');
  if (!info || !id) return { rows: [], goneIds: [], skipped: [{ externalId: 'unnamed', reason: 'A PayPal transaction has no identifier.' }] };
  const code = textAt(info, 'transaction_event_code') ?? '';
  // The same transaction may stand in more than one currency, as a conversion does.
  const currency = currencyOf(textAt(info, 'transaction_amount', 'currency_code'));
  const externalId = `${id}:${code}:${currency ?? ''}`;
  const ids = [externalId, `${externalId}:fee`];
  if (NOT_DONE.has(textAt(info, 'transaction_status') ?? '')) return { rows: [], goneIds: ids, skipped: [] };
  const date = dateOfText(info.transaction_initiation_date);
  const amountMinor = currency && minorOfDecimal(textAt(info, 'transaction_amount', 'value'), currency);
  const fee = objectAt(info, 'fee_amount');
  const feeMinor = fee === null ? 0 : currency && currencyOf(fee.currency_code) === currency ? minorOfDecimal(fee.value, currency) : null;
  if (!currency || !date || typeof amountMinor !== 'number' || typeof feeMinor !== 'number') return { rows: [], goneIds: [], skipped: [{ externalId, reason: `PayPal transaction ${id} has no usable amount, fee or date.` }] };
  const [kind, category, words] = (CODES[code] ?? FAMILIES[code.slice(0, 3)] ?? OTHER)[amountMinor > 0 ? 0 : 1];
  const payer = payerOf(detail);
  const description = textAt(info, 'transaction_subject') ?? textAt(info, 'transaction_note') ?? firstItemOf(detail) ?? shortText([words, payer].filter((part) => part !== null).join(' - '));
  const account = { key: `balance-${currency.toLowerCase()}`, name: currency === (homeCurrency ?? currency) ? 'PayPal balance' : `PayPal balance (${currency})`, role: 'bank' } as const;
  const main: PulledRow = { externalId, account, date, currency, amountMinor, description, counterparty: kind === 'fee' || kind === 'payout' ? 'PayPal' : payer, category, kind };
  // PayPal's fees are signed like the money that they move: costs are negative.
  const cost: PulledRow = { externalId: `${externalId}:fee`, account, date, currency, amountMinor: feeMinor, description: shortText(`PayPal fee: ${description}`), counterparty: 'PayPal', category: 'Bank Fees', kind: 'fee' };
  const rows = [main, cost].filter((row) => row.amountMinor !== 0);
  return { rows, goneIds: ids.filter((one) => rows.every((row) => row.externalId !== one)), skipped: [] };
}

function payerOf(detail: WireObject): string | null {
  const payer = objectAt(detail, 'payer_info');
  const names = [textAt(payer, 'payer_name', 'given_name'), textAt(payer, 'payer_name', 'surname')].filter((name) => name !== null).join(' ');
  return textAt(payer, 'payer_name', 'alternate_full_name') ?? (names || null) ?? textAt(payer, 'email_address');
}

function firstItemOf(detail: WireObject): string | null {
  const items = objectAt(detail, 'cart_info')?.item_details;
  return Array.isArray(items) ? items.map((item) => textAt(item, 'item_name')).find((name) => name !== null) ?? null : null;
}
