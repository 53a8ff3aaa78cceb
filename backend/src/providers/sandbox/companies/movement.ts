/** A merchant's balance as a line of movements: each sale, refund, dispute and payout of a day, in the order of its time. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import { dayNumber } from '../../../finance/local-date.ts';
import type { MerchantBooks, PaidOut, Reversal, Sale } from './merchant-books.ts';

interface Common {
  /** `20261102s0003`: the day, the kind and the number within both; sorts like time within a kind. */
  readonly key: string;
  readonly date: LocalDate;
  /** Seconds since 1970. */
  readonly at: number;
  /** What it changes in the balance before fees. */
  readonly amountMinor: number;
  readonly feeMinor: number;
}

export type Movement = Common & (
  | { readonly kind: 'sale'; readonly sale: Sale }
  | { readonly kind: 'refund' | 'dispute'; readonly reversal: Reversal }
  | { readonly kind: 'payout'; readonly payout: PaidOut }
);

const DAY_SECONDS = 86_400;
/** Payouts leave in the early morning, refunds and disputes come in the evening. */
const PAYOUT_SECOND = 5 * 3_600;
const REFUND_SECOND = 23 * 3_600;
const DISPUTE_SECOND = 23 * 3_600 + 1_800;
const LETTERS = { sale: 's', refund: 'r', dispute: 'd', payout: 'p' } as const;

export const secondOf = (date: LocalDate, second = 0): number => dayNumber(date) * DAY_SECONDS + second;

export function movementKey(kind: Movement['kind'], date: LocalDate, number: number): string {
  return `${date.replaceAll('-', '')}${LETTERS[kind]}${String(number).padStart(4, '0')}`;
}

/** The key with which a vendor's identifier ends; null for a text that ends with none. */
export function keyAtEnd(id: string): string | null {
  return /\d{8}[srdp]\d{4}$/.exec(id.toLowerCase())?.[0] ?? null;
}

/** Null for a text that is no key. */
export function keyParts(key: string): { readonly kind: Movement['kind']; readonly date: LocalDate; readonly number: number } | null {
  const [, year, month, day, letter, number] = /^(\d{4})(\d\d)(\d\d)([srdp])(\d{4})$/.exec(key) ?? [];
  const kind = (Object.keys(LETTERS) as Movement['kind'][]).find((name) => LETTERS[name] === letter);
  return kind && number !== undefined ? { kind, date: `${year}-${month}-${day}`, number: Number(number) } : null;
}

/** Oldest first. */
export function movementsOn(books: MerchantBooks, date: LocalDate): Movement[] {
  const payout = books.payoutOn(date);
  return [
    ...(payout ? [payoutMovement(payout)] : []),
    ...books.salesOn(date).map(saleMovement),
    ...books.refundsOn(date).map((reversal, index) => reversalMovement('refund', reversal, REFUND_SECOND + index)),
    ...books.disputesOn(date).map((reversal, index) => reversalMovement('dispute', reversal, DISPUTE_SECOND + index)),
  ].sort((a, b) => a.at - b.at);
}

export function saleMovement(sale: Sale): Movement {
  const { date, number, second, amountMinor, feeMinor } = sale;
  return { kind: 'sale', sale, key: movementKey('sale', date, number), date, at: secondOf(date, second), amountMinor, feeMinor };
}

function reversalMovement(kind: 'refund' | 'dispute', reversal: Reversal, second: number): Movement {
  const { date, number, sale, feeMinor } = reversal;
  return { kind, reversal, key: movementKey(kind, date, number), date, at: secondOf(date, reversal.second ?? second), amountMinor: -sale.amountMinor, feeMinor };
}

function payoutMovement(payout: PaidOut): Movement {
  return { kind: 'payout', payout, key: movementKey('payout', payout.date, 1), date: payout.date, at: secondOf(payout.date, PAYOUT_SECOND), amountMinor: -payout.amountMinor, feeMinor: 0 };
}

/** What movements leave in the balance. */
export function netOf(movements: readonly Movement[]): number {
  return movements.reduce((sum, { amountMinor, feeMinor }) => sum + amountMinor - feeMinor, 0);
}
