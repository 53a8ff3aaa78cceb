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
  return rankedByName(await groupsByName(source, period, roles), sign);
}

/** Out of sums by counterparty; those of one name are added up. `sign`: 1 for customers, −1 for vendors. */
export function rankedByName(groups: readonly GroupTotal[], sign: 1 | -1): CounterpartyFigure[] {
  return [...addedByName(groups, sign).values()]
    .filter((figure) => figure.amountMinor > 0)
    .sort((a, b) => b.amountMinor - a.amountMinor || (a.name < b.name ? -1 : 1));
}

/** Everybody who is named, also whose refunds or credits outweigh the rest. */
export async function sumsByName(source: RowSource, period: Period, roles: readonly AccountRole[], sign: 1 | -1): Promise<Map<string, CounterpartyFigure>> {
  return addedByName(await groupsByName(source, period, roles), sign);
}

function groupsByName(source: RowSource, period: Period, roles: readonly AccountRole[]): Promise<readonly GroupTotal[]> {
  return source.reader.totals({ ...filterOf(source, period), roles }, ['counterparty']);
}

function addedByName(groups: readonly GroupTotal[], sign: 1 | -1): Map<string, CounterpartyFigure> {
  const figures = new Map<string, CounterpartyFigure>();
  for (const { key, inMinor, outMinor, inCount, outCount } of groups) {
    const name = key.counterparty ?? '';
    const before = figures.get(name) ?? { amountMinor: 0, count: 0 };
    if (name !== '') figures.set(name, { name, amountMinor: before.amountMinor + sign * (inMinor - outMinor), count: before.count + inCount + outCount });
  }
  return figures;
}
