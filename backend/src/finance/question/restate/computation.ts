/** What is done with rows, whosever they are and of whenever: what the words of a question tell even where its names and times are taken out. */
import type { Interpretation, Plan, Subject } from '../plan.ts';

/** "ranking counterparty largest n", or `unsupported`, or `clarify`. Two questions with equal ones differ in names, times and numbers at most. */
export const computationOf = (found: Interpretation): string => (found.kind === 'plan' ? ofPlan(found.plan) : found.kind);

function ofPlan(plan: Plan): string {
  const { task, groupBy, per, order, rank, limit, answerIn, threshold, membership, among, run, against } = plan;
  const marks = [plan.counted && 'counted', plan.median && 'median', plan.workingDays && 'workdays', plan.asDate && 'date', plan.cumulative && 'cumulative', plan.yearly && 'yearly', plan.explains && 'why', plan.outcome && 'outcome', plan.rolling !== undefined && 'rolling', plan.aroundMean && 'mean', task === 'trend' && order && `${order} of each`, plan.splitBy && `by ${plan.splitBy}`, plan.each && `each ${plan.each}`];
  return [
    task, groupBy, per && `per ${per}`, task === 'trend' || task === 'total' ? null : order, rank && 'nth', limit && (limit === 1 ? 'one' : 'n'), answerIn === 'percent' && '%',
    threshold?.side, membership, among, run && `${run.test} ${run.wants}`, plan.combined, ...marks, against && sideOf(plan, against),
  ].filter(Boolean).join(' ');
}

/** Two measures, or one of two times or names. */
const sideOf = (plan: Plan, against: Subject): string => (against.metric === plan.metric ? 'against itself' : 'against another') + (isNamed(against) ? ' named' : '');
const isNamed = ({ filters }: Subject): boolean => (filters.categories ?? filters.counterparties) !== undefined;
