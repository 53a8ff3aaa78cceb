/** The main figures of a report as plans, so that they can be opened and computed again. */
import type { Period } from '../period.ts';
import { subjectOf, totalFigure, type PlannedFigure } from '../question/planned-figure.ts';
import type { ReportType } from './report-types.ts';

const WHOLE = [['Revenue', 'revenue'], ['Expenses', 'expenses'], ['Net profit', 'netProfit'], ['Cash flow', 'cashFlow']] as const;
const [REVENUE, EXPENSES] = WHOLE;
const TOLD: Readonly<Partial<Record<ReportType, readonly (typeof WHOLE)[number][]>>> = {
  'balance-sheet': [],
  'expense-summary': [EXPENSES], 'expense-analysis': [EXPENSES],
  'revenue-summary': [REVENUE], 'revenue-detailed': [REVENUE], 'revenue-only': [REVENUE], 'payment-analytics': [REVENUE], 'sales-trends': [REVENUE], 'customer-analysis': [REVENUE],
};

export function reportPlans(type: ReportType, period: Period, before: Period): PlannedFigure[] {
  return [period, before].flatMap((one) => (TOLD[type] ?? WHOLE).map(([label, metric]) => {
    const subject = subjectOf(metric, one);
    return totalFigure('', `${label}, ${subject.period.label}`, subject);
  }));
}
