/** The four figures that stand on top of everything: revenue, expenses, net profit, cash flow; and how they changed. */
import { METRICS, moneyMetric, type RoleTotals } from '../metrics.ts';
import { percentChange, roundPercent } from '../percent.ts';

export const HEADLINE_METRICS = ['revenue', 'expenses', 'netProfit', 'cashFlow'] as const;
export type HeadlineMetric = (typeof HEADLINE_METRICS)[number];

/** Minor units. */
export type Headline = Readonly<Record<HeadlineMetric, number>>;
/** Percent to one decimal; null where there is nothing to compare with. */
export type HeadlineChange = Readonly<Record<HeadlineMetric, number | null>>;

export function headline(totals: RoleTotals): Headline {
  return forEachMetric((metric) => moneyMetric(metric, totals));
}

export function headlineChange(now: Headline, before: Headline): HeadlineChange {
  return forEachMetric((metric) => {
    const change = percentChange(now[metric], before[metric]);
    return change === null ? null : roundPercent(change);
  });
}

export function headlineLabel(metric: HeadlineMetric): string {
  return METRICS[metric].label;
}

function forEachMetric<T>(of: (metric: HeadlineMetric) => T): Record<HeadlineMetric, T> {
  return { revenue: of('revenue'), expenses: of('expenses'), netProfit: of('netProfit'), cashFlow: of('cashFlow') };
}
