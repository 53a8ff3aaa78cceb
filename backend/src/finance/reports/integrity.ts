/** What must add up in a report, computed twice in different ways; a difference is shown, never hidden. */
import { filterOf } from '../figures/figure-source.ts';
import type { CategoryFigure } from '../figures/category-figures.ts';
import { EXPENSE_ROLES, moneyMetric, type RoleTotals } from '../metrics.ts';
import type { IntegrityCheck } from './document.ts';
import type { ReportContext } from './report-context.ts';

export function identity(name: string, left: readonly [label: string, amountMinor: number], right: readonly [label: string, amountMinor: number], whenBroken: string): IntegrityCheck {
  const differenceMinor = left[1] - right[1];
  return { name, leftLabel: left[0], leftMinor: left[1], rightLabel: right[0], rightMinor: right[1], differenceMinor, ...(differenceMinor === 0 ? {} : { note: whenBroken }) };
}

/** The identities of every ledger of two-legged postings. */
export async function ledgerIdentities(context: ReportContext): Promise<IntegrityCheck[]> {
  const { now, categories, months } = context.figures;
  const profit = moneyMetric('netProfit', now);
  const movements = net(now, 'owner') + net(now, 'loan');
  return [
    identity('Revenue + other income − expenses = net profit', ['The categories added up', profitOfCategories(categories)], ['Net profit', profit], 'A category counts in one of them and not in the other.'),
    identity('Net profit + owner and loan movements = cash flow', ['Net profit and movements', profit + movements], ['Cash flow', moneyMetric('cashFlow', now)], 'Rows of another kind are in the cash flow.'),
    identity('Cash flow + transfers = change of the accounts', ['Cash flow and transfers', moneyMetric('cashFlow', now) + net(now, 'transfer')], ['What the bank and card accounts moved', await movementOf(context)], 'A row has one side only.'),
    ...(months.length === 0 ? [] : [identity('The months = the period', ['Net profit of the months', months.reduce((sum, { figures }) => sum + figures.netProfit, 0)], ['Net profit of the period', profit], 'A day of the period is in no month.')]),
  ];
}

function profitOfCategories(categories: readonly CategoryFigure[]): number {
  const sumOf = (roles: readonly CategoryFigure['role'][]): number => categories.filter(({ role }) => roles.includes(role)).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return sumOf(['revenue', 'other-income']) - sumOf(['refund', ...EXPENSE_ROLES]);
}

/** What the bank and card accounts moved in the period, own transfers included. */
export async function movementOf({ source, figures }: Pick<ReportContext, 'source' | 'figures'>): Promise<number> {
  const groups = await source.reader.totals(filterOf(source, figures.period), ['account']);
  return groups.reduce((sum, { inMinor, outMinor }) => sum + inMinor - outMinor, 0);
}

function net(totals: RoleTotals, role: keyof RoleTotals): number {
  return (totals[role]?.inMinor ?? 0) - (totals[role]?.outMinor ?? 0);
}
