/** Sums per customer and vendor: who pays us and whom we pay. */
import type { AccountRole } from '../ledger/entry.ts';
import type { GroupTotal } from '../ledger/ledger-reader.ts';
import { EXPENSE_ROLES, REVENUE_ROLES } from '../metrics.ts';
import type { Period } from '../period.ts';
import { filterOf, type RowSource } from './figure-source.ts';

export interface CounterpartyFigure {
  readonly name: string;
  /** Revenue net of refunds, or spend net of credits. */
  readonly amountMinor: number;
  readonly count: number;
}

/** Who brought revenue in the period, largest first; money that names nobody is left out. */
export function revenueByCustomer(source: RowSource, period: Period): Promise<CounterpartyFigure[]> {
  return byCounterparty(source, period, REVENUE_ROLES, 1);
}

/** On whom money was spent in the period, largest first; money that names nobody is left out. */
export function spendByVendor(source: RowSource, period: Period): Promise<CounterpartyFigure[]> {
  return byCounterparty(source, period, EXPENSE_ROLES, -1);
}

async function byCounterparty(source: RowSource, period: Period, roles: readonly AccountRole[], sign: 1 | -1): Promise<CounterpartyFigure[]> {
  return rankedByName(await source.reader.totals({ ...filterOf(source, period), roles }, ['counterparty']), sign);
}

/** Out of sums by counterparty; those of one name are added up. `sign`: 1 for customers, −1 for vendors. */
export function rankedByName(groups: readonly GroupTotal[], sign: 1 | -1): CounterpartyFigure[] {
  const figures = new Map<string, { amountMinor: number; count: number }>();
  for (const group of groups) {
    const name = group.key.counterparty ?? '';
    const before = figures.get(name) ?? { amountMinor: 0, count: 0 };
    figures.set(name, { amountMinor: before.amountMinor + sign * (group.inMinor - group.outMinor), count: before.count + group.inCount + group.outCount });
  }
  return [...figures].map(([name, figure]) => ({ name, ...figure }))
    .filter((figure) => figure.name !== '' && figure.amountMinor > 0)
    .sort((a, b) => b.amountMinor - a.amountMinor || (a.name < b.name ? -1 : 1));
}
