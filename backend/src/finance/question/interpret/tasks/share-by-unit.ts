/** The rule for a part of a whole unit by unit: "payroll as a percent of sales each month", "cost of sales percent of revenue by quarter". */
import { isPercentMeasure } from '../../measures.ts';
import type { Interpretation } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { lastMonthsOr, periodOr, wholeFile } from '../frame.ts';
import type { Reading } from '../reading.ts';
import { has, namedGroups } from '../reading.ts';
import { share } from './share.ts';
import { unitNamed } from './slots.ts';

const BY_UNIT = /\b(by|per|each|every|for each|for every) (single )?(month|quarter|year|week)\b|\b(monthly|quarterly|yearly|weekly)\b|\b(month|quarter|year|week) (by|on|over|after) (month|quarter|year|week)\b/;

export function shareByUnit(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const unit = unitNamed(frame);
  if (!unit || !BY_UNIT.test(reading.text) || frame.previous || reading.periods.length > 1 || namedGroups(reading).length > 0 || has(reading, 'average', 'count', 'largest', 'smallest', 'why', 'streak', 'compare', 'more', 'sameBefore', 'before')) return null;
  const told = share({ ...frame, reading: { ...reading, operations: withoutUnits(reading) } });
  if (told?.kind !== 'plan' || told.plan.task !== 'share' || !told.plan.against || told.plan.counted || isPercentMeasure(told.plan.metric)) return null;
  const period = unit === 'quarter' || unit === 'year' ? periodOr(frame, wholeFile(frame.calendar)) : lastMonthsOr(frame, 6);
  return { kind: 'plan', plan: { ...told.plan, task: 'trend', period, against: { ...told.plan.against, period }, groupBy: unit, answerIn: 'percent' } };
}

const withoutUnits = ({ operations }: Reading): Reading['operations'] => new Map([...operations].filter(([operation]) => !/^(trend|each|list|growth)$/.test(operation)));
