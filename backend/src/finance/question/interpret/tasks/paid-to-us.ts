/** Payments without a party: those that the business makes, unless words say that they come to us. */
import type { Subject } from '../../plan.ts';
import type { Reading } from '../reading.ts';

/** Payments that come to us: without such words a payment is one that the business makes. */
export const PAID_TO_US = /\b(received|incoming|to us|from (customers?|clients?|them|others)|paid us|pay us|pays us|com(e|es|ing) in|came in|(we|i) (ever |usually |actually )?(got|get|gotten|took|take in|taken in)|in and out|both ways|either way|landed|landing|credited|deposited|into (our|the|my) (own )?(bank |business |checking |current )?accounts?)\b|\bpayments? in (?=over|above|of|between|under|below|more|at)|\bpayments? in$/;

/** "The 6420 payment" may have any cents. */
const ANY_CENTS = 100;

/** "Payments over 5,000", listed or counted: all money that goes out, an owner's draws and a loan's principal too; "payments of exactly 25" are looked for, whichever way they went. */
export function paymentsMade({ text, amounts: { bounds } }: Reading, over: Subject): Subject {
  const { atLeastMinor, atMostMinor } = bounds;
  const isExact = atLeastMinor !== undefined && atMostMinor !== undefined && atMostMinor - atLeastMinor < ANY_CENTS;
  const isBare = over.metric === 'movement' && over.filters.direction === undefined && over.filters.categories === undefined && Object.keys(bounds).length > 0;
  if (!isBare || isExact || PAID_TO_US.test(text) || /\b(customers?|clients?)\b/.test(text) || !/\bpayments?\b/.test(text)) return over;
  return { ...over, metric: 'cashOut', filters: { ...over.filters, direction: 'out' } };
}
