/** The figures that an executive summary states, each as a plan under the paragraph in which it stands. */
import type { Driver } from '../figures/drivers.ts';
import type { Period } from '../period.ts';
import { differenceFigure, subjectOf, totalFigure, type PlannedFigure } from '../question/planned-figure.ts';
import { rangeOf } from '../insights/insight.ts';
import type { Comparison } from './comparison.ts';

const INCOME: readonly string[] = ['revenue', 'refund', 'other-income'];
const TOLD = [['Revenue', 'revenue'], ['Expenses', 'expenses'], ['Net profit', 'netProfit']] as const;

export function totalsOf(span: Period): PlannedFigure[] {
  return [...TOLD, ['Net margin', 'netMargin'] as const, ['Cash flow', 'cashFlow'] as const].map(([label, metric]) => totalFigure('', label, subjectOf(metric, span)));
}

export function comparedFigures(part: string, { now, before }: Comparison): PlannedFigure[] {
  const [current, earlier] = [rangeOf(now), rangeOf(before)];
  if (!current || !earlier) return [];
  return TOLD.flatMap(([label, metric]) => {
    const [one, other] = [subjectOf(metric, current), subjectOf(metric, earlier)];
    return [totalFigure(part, `${label}, ${one.period.label}`, one), totalFigure(part, `${label}, ${other.period.label}`, other)];
  });
}

/** The change of each category that is named, as the difference of its own sums. */
export function driverFigures(part: string, { now, before }: Comparison, drivers: readonly Driver[]): PlannedFigure[] {
  const [current, earlier] = [rangeOf(now), rangeOf(before)];
  if (!current || !earlier) return [];
  return [
    differenceFigure(part, 'Change of net profit', subjectOf('netProfit', current), subjectOf('netProfit', earlier)),
    ...drivers.map(({ category, categoryNumber, role }) => {
      const metric = role === 'refund' ? 'refunds' : role === 'other-income' ? 'otherIncome' : INCOME.includes(role) ? 'revenue' : 'expenses';
      return differenceFigure(part, category, subjectOf(metric, current, { categories: [categoryNumber] }), subjectOf(metric, earlier, { categories: [categoryNumber] }));
    }),
  ];
}
