/** Cash that will run low: what the cash forecast says about the months ahead. */
import type { LocalDate } from '../ledger/entry.ts';
import { dateInWords } from '../local-date.ts';
import type { FoundAlert } from './alert.ts';
import { inWords } from './alert-words.ts';

/** The lowest point ahead. */
export interface CashOutlook {
  readonly asOf: LocalDate;
  readonly currency: string;
  readonly balanceMinor: number;
  readonly lowestMinor: number;
  readonly lowestOn: LocalDate;
  /** The first day without cash on the likely path. */
  readonly zeroCashDate: LocalDate | null;
  /** What usually goes out in a month, positive. */
  readonly monthlyOutMinor: number;
  /** The largest expected payments until then. */
  readonly entryIds: readonly string[];
}

/** Half of what a month costs is little to have left. */
const BUFFER_MONTHS = 0.5;

export function lowCash(outlook: CashOutlook | null): FoundAlert[] {
  if (!outlook || outlook.monthlyOutMinor <= 0) return [];
  const { asOf, currency, balanceMinor, lowestMinor, lowestOn, zeroCashDate, monthlyOutMinor, entryIds } = outlook;
  const bufferMinor = BUFFER_MONTHS * monthlyOutMinor;
  if (lowestMinor >= bufferMinor) return [];
  const money = inWords(currency);
  const isGone = zeroCashDate !== null;
  return [{
    key: `low-cash|${(zeroCashDate ?? lowestOn).slice(0, 7)}|${isGone ? 'gone' : 'low'}`, kind: 'low-cash', severity: isGone ? 'critical' : 'warning',
    title: isGone ? `Cash may run out by ${dateInWords(zeroCashDate)}` : `Cash may fall to ${money(lowestMinor)} by ${dateInWords(lowestOn)}`,
    actual: `${money(balanceMinor)} in the bank now; ${money(lowestMinor)} expected around ${dateInWords(lowestOn)}.`,
    expected: `At least ${money(bufferMinor)} left, half of what a usual month costs.`,
    why: `The cash flow forecast says so: the known balance, the payments that recur and are expected, and what usually comes and goes beside them.`,
    advice: isGone ? 'Collect what is owed, put off what can wait, and speak with the bank before it is needed.' : 'See which invoices can be collected earlier and which payments can wait.',
    amountMinor: Math.round(bufferMinor - lowestMinor), occurredOn: asOf, counterparty: null, entryIds, strength: 1 + (bufferMinor - lowestMinor) / monthlyOutMinor,
  }];
}
