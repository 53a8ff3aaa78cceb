/** From net profit to the change in cash, and the same as money in and money out. */
import { METRICS } from '../../metrics.ts';
import { comparedCells, comparedColumns, metricAmounts, roleAmounts } from '../compared.ts';
import type { ReportTable } from '../document.ts';
import { metricPlace, placeIn, type ReportContext, type SectionWriter } from '../report-context.ts';
import { minus, plus, TableRows } from '../table-rows.ts';

export const cashFlow: SectionWriter = (context) => ({ title: 'Cash flow', blocks: [fromProfit(context), inAndOut(context)] });

function fromProfit(context: ReportContext): ReportTable {
  const { figures } = context;
  const table = new TableRows();
  const profit = table.line(comparedCells(METRICS.netProfit.label, metricAmounts('netProfit', figures)), metricPlace(context, 'netProfit'), 1);
  const owner = table.line(comparedCells('Owner contributions less draws', roleAmounts('owner', figures)), placeIn(context, { roles: ['owner'] }), 1);
  const loan = table.line(comparedCells('Loans received less repaid', roleAmounts('loan', figures)), placeIn(context, { roles: ['loan'] }), 1);
  table.sum('total', comparedCells(METRICS.cashFlow.label, metricAmounts('cashFlow', figures)), plus(profit, owner, loan), metricPlace(context, 'cashFlow'));
  return { kind: 'table', title: 'From profit to cash', columns: comparedColumns(figures), rows: table.rows };
}

function inAndOut(context: ReportContext): ReportTable {
  const { figures } = context;
  const table = new TableRows();
  const [cashIn, cashOut] = (['cashIn', 'cashOut'] as const).map((metric) => table.line(comparedCells(METRICS[metric].label, metricAmounts(metric, figures)), metricPlace(context, metric), 1)) as [number, number];
  table.sum('total', comparedCells(METRICS.cashFlow.label, metricAmounts('cashFlow', figures)), [...plus(cashIn), ...minus(cashOut)], metricPlace(context, 'cashFlow'));
  return { kind: 'table', title: 'Money in and out', columns: comparedColumns(figures), rows: table.rows };
}
