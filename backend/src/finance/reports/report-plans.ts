/** The main figures of a report as plans, so that they can be opened and computed again. */
import type { Period } from '../period.ts';
import { subjectOf, totalFigure, type PlannedFigure } from '../question/planned-figure.ts';
import type { WrittenReportType } from './report-types.ts';

const WHOLE = [['Revenue', 'revenue'], ['Expenses', 'expenses'], ['Net profit', 'netProfit'], ['Cash flow', 'cashFlow']] as const;
const TOLD: Readonly<Record<WrittenReportType, readonly (typeof WHOLE)[number][]>> = {
  monthly: WHOLE, quarterly: WHOLE, 'financial-overview': WHOLE, 'expense-summary': [WHOLE[1]], 'revenue-summary': [WHOLE[0]],
};

export function reportPlans(type: WrittenReportType, period: Period, before: Period): PlannedFigure[] {
  return [period, before].flatMap((one) => TOLD[type].map(([label, metric]) => {
    const subject = subjectOf(metric, one);
    return totalFigure('', `${label}, ${subject.period.label}`, subject);
  }));
}
