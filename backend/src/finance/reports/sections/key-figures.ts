/** The headline figures of a report side by side. */
import { isPercentMetric, METRICS, moneyMetric, percentMetric, type MoneyMetric, type PercentMetric, type RoleTotals } from '../../metrics.ts';
import { roundPercent } from '../../percent.ts';
import type { ReportFigure } from '../document.ts';
import { metricPlace, type ReportContext, type SectionWriter } from '../report-context.ts';

type HeadMetric = MoneyMetric | PercentMetric;

const WHOLE: readonly HeadMetric[] = ['revenue', 'expenses', 'netProfit', 'netMargin', 'cashFlow'];
const EARNED: readonly HeadMetric[] = ['revenue', 'grossSales', 'refunds'];
const SPENT: readonly HeadMetric[] = ['expenses', 'cogs', 'operatingExpenses'];

const of = (metrics: readonly HeadMetric[]): SectionWriter => (context) => ({ title: 'Key figures', blocks: [{ kind: 'figures', figures: metrics.map((metric) => metricFigure(metric, context)) }] });

export const keyFigures = of(WHOLE);
export const revenueFigures = of(EARNED);
export const expenseFigures = of(SPENT);

export function metricFigure(metric: HeadMetric, context: ReportContext): ReportFigure {
  const { now, before, yearAgo } = context.figures;
  const { label, isGoodWhenUp, unit } = METRICS[metric];
  const value = valueOf(metric, now);
  return {
    label, unit: unit === 'percent' ? 'percent' : 'money', value, previous: valueOf(metric, before), yearBefore: yearAgo && valueOf(metric, yearAgo), isGoodWhenUp,
    ...(value === null ? { missing: 'There was no revenue in this period.' } : {}), place: metricPlace(context, metric),
  };
}

function valueOf(metric: HeadMetric, totals: RoleTotals): number | null {
  if (!isPercentMetric(metric)) return moneyMetric(metric, totals);
  const percent = percentMetric(metric, totals);
  return percent === null ? null : roundPercent(percent);
}
