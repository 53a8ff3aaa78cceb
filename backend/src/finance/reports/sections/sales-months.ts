/** Revenue month by month: growth from each month to the next, the mean of three months, and the sales behind it. */
import { filterOf } from '../../figures/figure-source.ts';
import { monthOrPart, stretches } from '../../figures/series.ts';
import { monthKey } from '../../local-date.ts';
import { REVENUE_ROLES } from '../../metrics.ts';
import { divideMinor } from '../../money.ts';
import { wholeMonths } from '../../period.ts';
import { changePercent } from '../compared.ts';
import type { ReportChart } from '../document.ts';
import { metricPlace, type ReportContext, type SectionWriter } from '../report-context.ts';
import { plus, TableRows } from '../table-rows.ts';
import { monthsToShow } from './months.ts';

interface SalesMonth {
  readonly label: string;
  /** False for one that is still running, or that the period cuts. */
  readonly isWhole: boolean;
  readonly period: { readonly from: string; readonly to: string };
  readonly revenueMinor: number;
  readonly refundsMinor: number;
  readonly sales: number;
  readonly grossMinor: number;
}

export const salesMonths: SectionWriter = async (context) => {
  const found = await readMonths(context);
  if (found.filter(({ isWhole }) => isWhole).length < 2) return null;
  const table = new TableRows();
  // A part of a month is no smaller month: it is neither compared nor averaged.
  const mean = (index: number): number | null => (index < 2 || !found[index]!.isWhole ? null : divideMinor(found.slice(index - 2, index + 1).reduce((sum, { revenueMinor }) => sum + revenueMinor, 0), 3));
  const growth = (index: number): number | null => { const before = found[index - 1]; return before?.isWhole && found[index]!.isWhole ? changePercent(found[index]!.revenueMinor, before.revenueMinor) : null; };
  const average = ({ grossMinor, sales }: Pick<SalesMonth, 'grossMinor' | 'sales'>): number | null => (sales === 0 ? null : divideMinor(grossMinor, sales));
  const rows = found.map((month, index) => table.line([month.label, month.revenueMinor, growth(index), mean(index), month.refundsMinor, month.sales, average(month)], metricPlace(context, 'revenue', month.period)));
  const sum = (of: (month: SalesMonth) => number): number => found.reduce((total, month) => total + of(month), 0);
  table.sum('total', ['Total', sum((one) => one.revenueMinor), null, null, sum((one) => one.refundsMinor), sum((one) => one.sales), null], plus(...rows), null);
  return { title: 'Sales by month', blocks: [chart(found, mean, context), { kind: 'table', title: 'Sales by month', rows: table.rows, columns: [
    { header: '', unit: 'text' }, { header: 'Revenue', unit: 'money' }, { header: 'Growth', unit: 'percent' }, { header: 'Mean of 3 months', unit: 'money' }, { header: 'Refunds', unit: 'money' }, { header: 'Sales', unit: 'count' }, { header: 'Average sale', unit: 'money' }] }] };
};

async function readMonths({ figures, source }: ReportContext): Promise<SalesMonth[]> {
  const points = monthsToShow(figures);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const groups = await source.reader.totals({ ...filterOf(source, { from: first.from, to: last.to }), roles: REVENUE_ROLES }, ['month', 'role']);
  return stretches({ from: first.from, to: last.to }, 'month').map((period) => {
    const of = (role: string) => groups.find(({ key }) => key.month === monthKey(period.from) && key.role === role) ?? { inMinor: 0, outMinor: 0, inCount: 0 };
    const [sold, back] = [of('revenue'), of('refund')];
    return { label: monthOrPart(period), isWhole: wholeMonths(period) === 1, period, revenueMinor: sold.inMinor - sold.outMinor + back.inMinor - back.outMinor, refundsMinor: back.outMinor - back.inMinor, sales: sold.inCount, grossMinor: sold.inMinor };
  });
}

function chart(found: readonly SalesMonth[], mean: (index: number) => number | null, { figures: { currency } }: ReportContext): ReportChart {
  const best = found.filter(({ isWhole }) => isWhole).reduce((one, other) => (other.revenueMinor > one.revenueMinor ? other : one));
  return {
    kind: 'chart', chart: 'line', unit: 'money', title: `${best.label} was the best month`, caption: `Revenue by month and the mean of three months, ${found[0]?.label} to ${found.at(-1)?.label}, in ${currency}`,
    labels: found.map(({ label }) => label), series: [{ name: 'Revenue', values: found.map(({ revenueMinor }) => revenueMinor) }, { name: 'Mean of 3 months', values: found.map((_month, index) => mean(index)) }],
  };
}
