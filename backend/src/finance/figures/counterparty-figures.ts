/** Sums per customer and vendor: who pays us and whom we pay. */
import type { AccountRole } from '../ledger/entry.ts';
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
  const groups = await source.reader.totals({ ...filterOf(source, period), roles }, ['counterparty']);
  return groups
    .map((group) => ({ name: group.key.counterparty ?? '', amountMinor: sign * (group.inMinor - group.outMinor) || 0, count: group.inCount + group.outCount }))
    .filter((figure) => figure.name !== '' && figure.amountMinor > 0)
    .sort((a, b) => b.amountMinor - a.amountMinor || (a.name < b.name ? -1 : 1));
}
