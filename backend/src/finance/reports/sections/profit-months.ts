/** The steps from revenue to net profit, month by month. */
import { rolesFromCategories } from '../../figures/category-figures.ts';
import { filterOf } from '../../figures/figure-source.ts';
import { monthOrPart, stretches } from '../../figures/series.ts';
import { METRICS, moneyMetric, operatingProfit, percentMetric, type RoleTotals } from '../../metrics.ts';
import { monthKey } from '../../local-date.ts';
import { roundPercent } from '../../percent.ts';
import { metricPlace, type SectionWriter } from '../report-context.ts';
import { plus, TableRows } from '../table-rows.ts';
import { monthsToShow } from './months.ts';

export const profitMonths: SectionWriter = async (context) => {
  const { figures, source } = context;
  const points = monthsToShow(figures);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const groups = await source.reader.totals(filterOf(source, { from: first.from, to: last.to }), ['month', 'category']);
  const table = new TableRows();
  const rows = stretches({ from: first.from, to: last.to }, 'month').map((month) =>
    table.line([monthOrPart(month), ...steps(rolesFromCategories(groups.filter(({ key }) => key.month === monthKey(month.from)), source.vocabulary.categories))], metricPlace(context, 'revenue', month)));
  table.sum('total', ['Total', ...steps(rolesFromCategories(groups, source.vocabulary.categories))], plus(...rows), null);
  return { title: 'Profit by month', blocks: [{ kind: 'table', title: 'Profit by month', rows: table.rows, columns: [
    { header: '', unit: 'text' }, ...[METRICS.revenue.label, METRICS.cogs.label, METRICS.operatingExpenses.label, 'Operating profit', METRICS.netProfit.label].map((header) => ({ header, unit: 'money' } as const)), { header: METRICS.netMargin.label, unit: 'percent' }] }] };
};

function steps(totals: RoleTotals): (number | null)[] {
  const margin = percentMetric('netMargin', totals);
  return [moneyMetric('revenue', totals), moneyMetric('cogs', totals), moneyMetric('operatingExpenses', totals), operatingProfit(totals), moneyMetric('netProfit', totals), margin === null ? null : roundPercent(margin)];
}
