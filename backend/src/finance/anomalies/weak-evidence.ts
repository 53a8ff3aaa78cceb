/** Oddities that say nothing by themselves and a little beside something else: whole hundreds, and payments at the weekend. */
import { isWeekendDay } from '../recurring/schedule.ts';
import { currencyDigits } from '../money.ts';

export interface WeakEvidence {
  /** 1 or a little more: what the strength of a finding is multiplied with. */
  readonly factor: number;
  /** A clause for the reasons; empty where there is none. */
  readonly words: string;
}

const EACH = 0.06;
const ROUND_UNITS = 100;

/** `isUsual`: this party is often paid so. */
export function weakEvidence(amountMinor: number, day: number, currency: string, isUsual: (kind: 'round' | 'weekend') => boolean): WeakEvidence {
  const isRound = Math.abs(amountMinor) % (ROUND_UNITS * 10 ** currencyDigits(currency)) === 0 && !isUsual('round');
  const isAtWeekend = isWeekendDay(day) && !isUsual('weekend');
  const words = [...(isRound ? ['a round amount'] : []), ...(isAtWeekend ? ['paid at a weekend'] : [])].join(' and ');
  return { factor: 1 + EACH * (Number(isRound) + Number(isAtWeekend)), words: words && ` It is also ${words}, which alone would mean nothing.` };
}
