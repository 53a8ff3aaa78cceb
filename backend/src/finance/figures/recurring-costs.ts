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

/** Who paid us in each of the last full months, however often: what came in the latest of them. */
export async function recurringIncome(reader: LedgerReader, income: EntryFilter, asOf: LocalDate): Promise<RecurringCost[]> {
  const period = recurringPeriod(asOf);
  const months = byName(await reader.totals({ ...income, ...period, direction: 'in' }, RECURRING_GROUPS));
  const inEach = stretches(period, 'month').map(({ from }) => monthKey(from));
  return [...months].filter(([, own]) => inEach.every((month) => own.has(month)))
    .map(([name, own]) => ({ name, amountMinor: own.get(inEach.at(-1) ?? '')?.inMinor ?? 0 })).sort(largestFirst);
}

const QUARTERLY_MONTHS = 13;
const QUARTERLY_LEAST = 3;

/** Who was paid every third month, at least three times within a year: what was paid the last time. */
export async function quarterlyCosts(reader: LedgerReader, costs: EntryFilter, asOf: LocalDate): Promise<RecurringCost[]> {
  const period = lastMonths(QUARTERLY_MONTHS, asOf);
  const months = stretches(period, 'month').map(({ from }) => monthKey(from));
  const paid = byName(await reader.totals({ ...costs, ...period, direction: 'out' }, RECURRING_GROUPS));
  return [...paid].flatMap(([name, own]) => {
    const at = months.flatMap((month, place) => (own.has(month) ? [place] : []));
    const isQuarterly = at.length >= QUARTERLY_LEAST && at.slice(1).every((place, i) => place - (at[i] ?? 0) === 3) && (at.at(-1) ?? 0) >= months.length - 3;
    return isQuarterly ? [{ name, amountMinor: own.get(months[at.at(-1) ?? 0] ?? '')?.outMinor ?? 0 }] : [];
  }).sort(largestFirst);
}

const largestFirst = (a: RecurringCost, b: RecurringCost): number => b.amountMinor - a.amountMinor;

export const RECURRING_GROUPS = ['counterparty', 'month'] as const satisfies readonly GroupKey[];

/** The same out of costs that were read before, by counterparty and month; `period` are whole months. */
export function recurringIn(groups: readonly GroupTotal[], period: Period): RecurringCost[] {
  const months = stretches(period, 'month').map(({ from }) => monthKey(from));
  const paid = byName(groups.filter(({ key: { month } }) => month !== undefined && months.includes(month)));
  return [...paid].filter(([, inMonths]) => months.every((month) => (inMonths.get(month)?.outCount ?? Infinity) <= MOST_PAYMENTS_A_MONTH))
    .map(([name, inMonths]) => ({ name, amountMinor: inMonths.get(months.at(-1) ?? '')?.outMinor ?? 0 }))
    .sort(largestFirst);
}

/** Each name's groups by month. */
function byName(groups: readonly GroupTotal[]): Map<string, Map<string, GroupTotal>> {
  const names = new Map<string, Map<string, GroupTotal>>();
  for (const group of groups) {
    const { counterparty, month } = group.key;
    if (counterparty && month) names.set(counterparty, (names.get(counterparty) ?? new Map<string, GroupTotal>()).set(month, group));
  }
  return names;
}
