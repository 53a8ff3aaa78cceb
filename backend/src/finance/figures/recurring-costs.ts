/** THE definition of a recurring cost: somebody who was paid in each of the last full months, at a monthly rhythm. */
import type { EntryFilter, LedgerReader } from '../ledger/ledger-reader.ts';
import type { LocalDate } from '../ledger/entry.ts';
import { monthKey } from '../local-date.ts';
import { fullMonthsIn, lastMonths, type Period } from '../period.ts';

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
  const months = fullMonthsIn(period, asOf).map(({ from }) => monthKey(from));
  const totals = await reader.totals({ ...costs, ...period, direction: 'out' }, ['counterparty', 'month']);
  const paid = new Map<string, Map<string, { outMinor: number; count: number }>>();
  for (const { key, outMinor, outCount } of totals) {
    if (!key.counterparty || !key.month) continue;
    const inMonths = paid.get(key.counterparty) ?? new Map<string, { outMinor: number; count: number }>();
    paid.set(key.counterparty, inMonths.set(key.month, { outMinor, count: outCount }));
  }
  return [...paid].filter(([, inMonths]) => months.every((month) => (inMonths.get(month)?.count ?? Infinity) <= MOST_PAYMENTS_A_MONTH))
    .map(([name, inMonths]) => ({ name, amountMinor: inMonths.get(months.at(-1) ?? '')?.outMinor ?? 0 }))
    .sort((a, b) => b.amountMinor - a.amountMinor);
}
