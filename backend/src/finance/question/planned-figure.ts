/** A figure that a text states, as a plan: whoever reads it can have it computed again and open its rows. */
import type { Period } from '../period.ts';
import { periodLabel } from '../period-label.ts';
import type { Measure } from './measures.ts';
import { totalPlan, type Plan, type PlanFilters, type PlanPeriod, type Subject } from './plan.ts';

export interface PlannedFigure {
  /** Where it stands: "What happened"; empty where there are no parts. */
  readonly part: string;
  readonly label: string;
  readonly plan: Plan;
}

export function subjectOf(metric: Measure, period: Period, filters: PlanFilters = {}): Subject {
  return { metric, filters, period: planPeriod(period) };
}

export function totalFigure(part: string, label: string, subject: Subject): PlannedFigure {
  return { part, label, plan: totalPlan(subject) };
}

/** By how much the first is more than the second. */
export function differenceFigure(part: string, label: string, now: Subject, before: Subject): PlannedFigure {
  return { part, label, plan: { ...totalPlan(now), task: 'compare', against: before } };
}

function planPeriod({ from, to }: Period): PlanPeriod {
  return { from, to, label: periodLabel({ from, to }), unit: 'range' };
}
