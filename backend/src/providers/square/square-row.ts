/** Square's payments, refunds, payouts and disputes, as its own client reads them, as rows of the account that Square keeps for the seller. */
import { currencyDigits } from '../../finance/money.ts';
import type { PulledAccount, PulledRow, SkippedMovement } from '../contract.ts';
import { currencyOf, dateOfText, idAt, listAt, minorOfUnits, objectAt, shortText, textAt, type WireObject } from '../wire-value.ts';

export interface SquareRows {
  readonly rows: readonly PulledRow[];
  readonly goneIds: readonly string[];
  readonly skipped: readonly SkippedMovement[];
}

interface Money {
  readonly amountMinor: number;
  readonly currency: string;
}

const NOTHING: SquareRows = { rows: [], goneIds: [], skipped: [] };
/** A dispute takes its amount out of the balance until it is won. */
const DISPUTES_THAT_TAKE = new Set(['EVIDENCE_REQUIRED', 'PROCESSING', 'LOST', 'ACCEPTED']);

/** A payment that the seller only wrote down, taken by somebody else, is none of Square's money. */
export function rowsOfPayment(payment: WireObject): SquareRows {
  const sourceType = textAt(payment, 'sourceType');
  if (sourceType === 'EXTERNAL') return NOTHING;
  const description = textAt(payment, 'note') ?? `Square ${sourceType === 'CASH' ? 'cash sale' : 'payment'}${numbered(textAt(payment, 'receiptNumber'))}`;
  return movement(payment, {
    prefix: 'payment', isDone: payment.status === 'COMPLETED', money: payment.totalMoney, sign: 1, isCash: sourceType === 'CASH', date: payment.createdAt,
    kind: 'charge', category: 'Sales', description, counterparty: textAt(payment, 'buyerEmailAddress'),
    fees: [...feesOf(payment.processingFee), { money: payment.appFeeMoney, sign: 1 }],
  });
}

export function rowsOfRefund(refund: WireObject): SquareRows {
  const destination = textAt(refund, 'destinationType');
  if (destination === 'EXTERNAL') return NOTHING;
  return movement(refund, {
    prefix: 'refund', isDone: refund.status === 'COMPLETED', money: refund.amountMoney, sign: -1, isCash: destination === 'CASH', date: refund.createdAt,
    kind: 'refund', category: 'Refunds', description: `Square refund${numbered(textAt(refund, 'reason'), ': ')}`, counterparty: null,
    // What the application gives towards a refund comes back to the seller.
    fees: [...feesOf(refund.processingFee), { money: refund.appFeeMoney, sign: -1 }],
  });
}

export function rowsOfPayout(payout: WireObject): SquareRows {
  const arrivesOn = dateOfText(payout.arrivalDate);
  return movement(payout, {
    prefix: 'payout', isDone: payout.status === 'SENT' || payout.status === 'PAID', money: payout.amountMoney, sign: -1, isCash: false, date: payout.createdAt,
    kind: 'payout', category: 'Transfer', description: `Square payout${numbered(textAt(payout, 'endToEndId'))}`, counterparty: 'Square', fees: feesOf(payout.payoutFee), ...(arrivesOn ? { arrivesOn } : {}),
  });
}

export function rowsOfDispute(dispute: WireObject): SquareRows {
  const id = idAt(dispute, 'id') ?? idAt(dispute, 'disputeId');
  return movement({ ...dispute, id }, {
    prefix: 'dispute', isDone: DISPUTES_THAT_TAKE.has(textAt(dispute, 'state') ?? ''), money: dispute.amountMoney, sign: -1, isCash: false, date: dispute.reportedAt ?? dispute.createdAt,
    kind: 'dispute', category: 'Refunds', description: 'Square dispute', counterparty: null, fees: [],
  });
}

interface Told {
  readonly prefix: string;
  readonly isDone: boolean;
  readonly money: unknown;
  readonly sign: 1 | -1;
  readonly isCash: boolean;
  readonly date: unknown;
  readonly kind: PulledRow['kind'];
  readonly category: string;
  readonly description: string;
  readonly counterparty: string | null;
  readonly fees: readonly { readonly money: unknown; readonly sign: 1 | -1 }[];
  readonly arrivesOn?: string;
}

/** What is not done (any more) has no rows, and those that it had are gone. */
function movement(object: WireObject, told: Told): SquareRows {
  const id = idAt(object, 'id');
  if (!id) return { ...NOTHING, skipped: [{ externalId: `${told.prefix}:unnamed`, reason: `A Square ${told.prefix} has no identifier.` }] };
  const externalId = `${told.prefix}:${id}`;
  const ids = [externalId, `${externalId}:fee`];
  if (!told.isDone) return { ...NOTHING, goneIds: ids };
  const [money, date] = [moneyOf(told.money), dateOfText(told.date)];
  const fee = money && feeOf(told.fees, money.currency);
  if (!money || !date || fee === null) return { ...NOTHING, skipped: [{ externalId, reason: `Square ${told.prefix} ${id} has no usable amount, fee or date.` }] };
  const { kind, category, counterparty, arrivesOn } = told;
  const description = shortText(told.description);
  const { currency } = money;
  const account = accountOf(currency, told.isCash);
  const rows: PulledRow[] = [
    { externalId, account, date, currency, amountMinor: told.sign * money.amountMinor, description, counterparty, category, kind, ...(arrivesOn ? { arrivesOn } : {}) },
    { externalId: `${externalId}:fee`, account, date, currency, amountMinor: -fee, description: shortText(`Square fee: ${description}`), counterparty: 'Square', category: 'Bank Fees', kind: 'fee' },
  ];
  const kept = rows.filter(({ amountMinor }) => amountMinor !== 0);
  return { rows: kept, goneIds: ids.filter((one) => kept.every((row) => row.externalId !== one)), skipped: [] };
}

/** Positive fees are the seller's; negative ones come back. */
function feesOf(fees: unknown): Told['fees'] {
  return (listAt({ fees }, 'fees') ?? []).map((fee) => ({ money: objectAt(fee, 'amountMoney'), sign: 1 }));
}

/** Null where a fee cannot be read or is in another currency than its movement. */
function feeOf(fees: Told['fees'], currency: string): number | null {
  let sum = 0;
  for (const { money, sign } of fees) {
    if (money === undefined) continue;
    const fee = moneyOf(money);
    if (!fee || fee.currency !== currency) return null;
    sum += sign * fee.amountMinor;
  }
  return sum;
}

/** Square's client gives amounts as bigint. */
function moneyOf(value: unknown): Money | null {
  const money = objectAt({ value }, 'value');
  const currency = currencyOf(money?.currency);
  const amountMinor = currency && typeof money?.amount === 'bigint' ? minorOfUnits(Number(money.amount), currency, currencyDigits(currency)) : null;
  return currency && amountMinor !== null ? { currency, amountMinor } : null;
}

function accountOf(currency: string, isCash: boolean): PulledAccount {
  const kind = isCash ? 'cash' : 'balance';
  return { key: `${kind}-${currency.toLowerCase()}`, name: `Square ${kind}`, role: 'bank' };
}

function numbered(text: string | null, before = ' '): string {
  return text === null ? '' : `${before}${text}`;
}
