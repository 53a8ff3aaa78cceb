/** THE definition of a recurring cost: somebody who was paid in each of the last full months, at a monthly rhythm. */
import type { EntryFilter, GroupKey, GroupTotal, LedgerReader } from '../ledger/ledger-reader.ts';
import type { LocalDate } from '../ledger/entry.ts';
import { monthKey } from '../local-date.ts';
import { lastMonths, type Period } from '../period.ts';
import { stretches } from './series.ts';

const MONTHS_IN_A_ROW = 3;
/** Whom we pay more often in a month we buy from; we are not subscribed to him. */
const MOST_PAYMENTS_A_MONTH = 2;

export interface RecurringCost {
  readonly name: string;
  /** What was paid in the latest of the months, positive. */
  readonly amountMinor: number;
}

/** The stretch in which the payments have to be found. */
export function recurringPeriod(asOf: LocalDate): Period {
  return lastMonths(MONTHS_IN_A_ROW, asOf);
}

/** Largest first. `costs`: the rows that count as costs; its dates do not matter. */
export async function recurringCosts(reader: LedgerReader, costs: EntryFilter, asOf: LocalDate): Promise<RecurringCost[]> {
  const period = recurringPeriod(asOf);
  return recurringIn(await reader.totals({ ...costs, ...period, direction: 'out' }, RECURRING_GROUPS), period);
}

export const RECURRING_GROUPS = ['counterparty', 'month'] as const satisfies readonly GroupKey[];

/** The same out of costs that were read before, by counterparty and month; `period` are whole months. */
export function recurringIn(groups: readonly GroupTotal[], period: Period): RecurringCost[] {
  const months = stretches(period, 'month').map(({ from }) => monthKey(from));
  const paid = new Map<string, Map<string, GroupTotal>>();
  for (const group of groups) {
    const { counterparty, month } = group.key;
    if (!counterparty || !month || !months.includes(month)) continue;
    const inMonths = paid.get(counterparty) ?? new Map<string, GroupTotal>();
    paid.set(counterparty, inMonths.set(month, group));
  }
  return [...paid].filter(([, inMonths]) => months.every((month) => (inMonths.get(month)?.outCount ?? Infinity) <= MOST_PAYMENTS_A_MONTH))
    .map(([name, inMonths]) => ({ name, amountMinor: inMonths.get(months.at(-1) ?? '')?.outMinor ?? 0 }))
    .sort((a, b) => b.amountMinor - a.amountMinor);
}
