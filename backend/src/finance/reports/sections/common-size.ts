/** The profit and loss as parts of revenue: what is left of each unit earned, beside the period before. */
import { METRICS, moneyMetric, operatingProfit, type MoneyMetric } from '../../metrics.ts';
import { percentOf, roundPercent } from '../../percent.ts';
import { amountsBy, metricAmounts, type Amounts } from '../compared.ts';
import type { ReportTable } from '../document.ts';
import { metricPlace, placeIn, type ReportContext, type SectionWriter } from '../report-context.ts';
import { OPERATING_ROLES } from '../../metrics.ts';
import { minus, plus, TableRows } from '../table-rows.ts';

export const partsOfRevenue: SectionWriter = (context) => (moneyMetric('revenue', context.figures.now) === 0 ? null : { title: 'Of each unit of revenue', blocks: [table(context)] });

function table(context: ReportContext): ReportTable {
  const { figures } = context;
  const wholes = metricAmounts('revenue', figures);
  const rows = new TableRows();
  const share = (amount: number, whole: number): number | null => { const percent = percentOf(amount, whole); return percent === null ? null : roundPercent(percent); };
  const cells = (label: string, [now, before]: Amounts): (string | number | null)[] => [label, now, share(now, wholes[0]), before, share(before, wholes[1])];
  const of = (metric: MoneyMetric): (string | number | null)[] => cells(METRICS[metric].label, metricAmounts(metric, figures));
  const line = (metric: MoneyMetric, depth: 0 | 1): number => rows.line(of(metric), metricPlace(context, metric), depth);
  const [revenue, cogs] = [line('revenue', 0), line('cogs', 1)];
  const gross = rows.sum('subtotal', of('grossProfit'), [...plus(revenue), ...minus(cogs)], metricPlace(context, 'grossProfit'));
  const opex = line('operatingExpenses', 1);
  const operating = rows.sum('subtotal', cells('Operating profit', amountsBy(figures, operatingProfit)), [...plus(gross), ...minus(opex)], placeIn(context, { roles: OPERATING_ROLES }));
  const below = rows.line(cells('Taxes and interest', amountsBy(figures, (totals) => moneyMetric('expenses', totals) - moneyMetric('cogs', totals) - moneyMetric('operatingExpenses', totals))), placeIn(context, { roles: ['tax', 'interest'] }), 1);
  const other = line('otherIncome', 1);
  rows.sum('total', of('netProfit'), [...plus(operating, other), ...minus(below)], metricPlace(context, 'netProfit'));
  const shareColumn = (column: number) => ({ header: '% of revenue', unit: 'percent', formula: { kind: 'share', of: column, totalRow: revenue } } as const);
  return { kind: 'table', title: 'Of each unit of revenue', rows: rows.rows, columns: [
    { header: '', unit: 'text' }, { header: figures.period.label, unit: 'money' }, shareColumn(1), { header: figures.previousPeriod.label, unit: 'money' }, shareColumn(3)] };
}
