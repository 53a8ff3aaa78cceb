/** Headline figures month by month: those of the period where it has several, and the year up to its end as a chart. */
import { HEADLINE_METRICS, headlineLabel } from '../../figures/headline.ts';
import type { SeriesPoint } from '../../figures/overview-figures.ts';
import { moneyMetric } from '../../metrics.ts';
import type { ReportChart, ReportTable } from '../document.ts';
import { metricPlace, type ReportContext, type SectionWriter } from '../report-context.ts';
import type { ReportFigures } from '../report-figures.ts';
import { plus, TableRows } from '../table-rows.ts';

export const months: SectionWriter = (context) => (context.figures.months.length === 0 ? null : { title: 'Month by month', blocks: [monthsTable(context.figures.months, context), monthsChart(context.figures.months, context)] });

/** Those of the period, or the year that leads up to its end where that is longer. */
export function monthsToShow({ months: own, trend }: ReportFigures): readonly SeriesPoint[] {
  return own.length >= trend.length ? own : trend;
}

/** The months that lead up to the period, for a report of a single one. */
export const yearSoFar: SectionWriter = (context) => {
  const { trend } = context.figures;
  return trend.length < 2 ? null : { title: `The last ${trend.length} months`, blocks: [monthsChart(trend, context), monthsTable(trend, context)] };
};

function monthsTable(points: readonly SeriesPoint[], context: ReportContext): ReportTable {
  const table = new TableRows();
  const rows = points.map(({ label, figures, ...period }) => table.line([label, ...HEADLINE_METRICS.map((metric) => figures[metric])], metricPlace(context, 'revenue', period)));
  const totals = HEADLINE_METRICS.map((metric) => points.reduce((sum, { figures }) => sum + figures[metric], 0));
  table.sum('total', ['Total', ...totals], plus(...rows), null);
  return { kind: 'table', title: 'Month by month', columns: [{ header: '', unit: 'text' }, ...HEADLINE_METRICS.map((metric) => ({ header: headlineLabel(metric), unit: 'money' } as const))], rows: table.rows };
}

function monthsChart(points: readonly SeriesPoint[], { figures: { currency, now, before, period, previousPeriod } }: ReportContext): ReportChart {
  const [profit, then] = [moneyMetric('netProfit', now), moneyMetric('netProfit', before)];
  const direction = profit === then ? 'did not change' : profit > then ? 'rose' : 'fell';
  const [first, last] = [points[0]?.label ?? '', points.at(-1)?.label ?? ''];
  return {
    kind: 'chart', chart: 'columns', unit: 'money', title: `Net profit ${direction} in ${period.label}, against ${previousPeriod.label}`, caption: `Revenue, expenses and net profit by month, ${first} to ${last}, in ${currency}`,
    labels: points.map(({ label }) => label),
    series: (['revenue', 'expenses', 'netProfit'] as const).map((metric) => ({ name: headlineLabel(metric), values: points.map(({ figures }) => figures[metric]) })),
  };
}
