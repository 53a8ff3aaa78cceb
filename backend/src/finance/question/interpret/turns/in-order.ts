/** Two periods that were asked for one after the other, in whatever order: a change goes with the calendar. */
import type { Plan, PlanPeriod, Subject } from '../../plan.ts';
import { totalPlan } from '../../plan.ts';

export function comparedInOrder(over: Subject, other: PlanPeriod): Plan {
  const isOtherLater = other.from > over.period.from;
  return { ...totalPlan(isOtherLater ? { ...over, period: other } : over), task: 'compare', against: isOtherLater ? over : { ...over, period: other } };
}
