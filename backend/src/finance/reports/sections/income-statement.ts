/** Revenue down to net profit, every line of it adding up. */
import type { AccountRole } from '../../ledger/entry.ts';
import { METRICS, OPERATING_ROLES, operatingProfit, percentMetric, type MoneyMetric } from '../../metrics.ts';
import { roundPercent } from '../../percent.ts';
import { amountsBy, categoryLines, comparedCells, comparedColumns, metricAmounts, negated } from '../compared.ts';
import type { ReportTable } from '../document.ts';
import { metricPlace, placeIn, type ReportContext, type SectionWriter } from '../report-context.ts';
import { minus, plus, TableRows } from '../table-rows.ts';

export const incomeStatement: SectionWriter = (context) => ({
  title: 'Profit and loss',
  blocks: [incomeStatementTable(context), { kind: 'sentences', paragraphs: [marginLine(context)] }],
});

export function incomeStatementTable(context: ReportContext): ReportTable {
  const { figures } = context;
  const table = new TableRows();
  const lines = (roles: readonly AccountRole[], as: 'told' | 'taken off' = 'told'): number[] => categoryLines(roles, figures).map(({ category, categoryNumber, amounts }) =>
    table.line(comparedCells(category, as === 'told' ? amounts : negated(amounts)), placeIn(context, { categories: [categoryNumber] }), 1));
  const sum = (metric: MoneyMetric, parts: ReturnType<typeof plus>, role: 'subtotal' | 'total' = 'subtotal'): number =>
    table.sum(role, comparedCells(METRICS[metric].label, metricAmounts(metric, figures)), parts, metricPlace(context, metric));
  const revenue = sum('revenue', [...plus(...lines(['revenue'])), ...plus(...lines(['refund'], 'taken off'))]);
  const cogs = sum('cogs', plus(...lines(['cogs'])));
  const gross = sum('grossProfit', [...plus(revenue), ...minus(cogs)]);
  const opex = sum('operatingExpenses', plus(...lines(['opex'])));
  const operating = table.sum('subtotal', comparedCells('Operating profit', amountsBy(figures, operatingProfit)), [...plus(gross), ...minus(opex)], placeIn(context, { roles: OPERATING_ROLES }));
  const [below, other] = [lines(['tax', 'interest']), lines(['other-income'])];
  sum('netProfit', [...plus(operating, ...other), ...minus(...below)], 'total');
  return { kind: 'table', title: 'Profit and loss', columns: comparedColumns(figures), rows: table.rows };
}

function marginLine({ figures: { now } }: ReportContext): string {
  const margin = (metric: 'grossMargin' | 'netMargin') => {
    const percent = percentMetric(metric, now);
    return percent === null ? 'n/a (no revenue)' : `${roundPercent(percent).toFixed(1)}%`;
  };
  return `Gross margin ${margin('grossMargin')}, net margin ${margin('netMargin')}.`;
}
