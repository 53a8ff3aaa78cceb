/** What a period is held against where nothing else is named. */
import type { PlanPeriod } from '../../plan.ts';
import { addDays, daysBetween } from '../../../local-date.ts';
import type { Frame } from '../frame.ts';
import { planPeriod } from '../frame.ts';
import { capped } from '../periods/period-atom.ts';
import { periodBefore, unitAt } from '../periods/relative-period.ts';

/** A running period is held against the same days of the one before. */
export function sameDaysBefore(named: PlanPeriod, { calendar }: Frame): PlanPeriod {
  if (named.to < calendar.asOf || named.unit === 'range' || named.unit === 'day' || named.unit === 'all') return planPeriod(periodBefore(named, 1));
  const whole = periodBefore(capped(unitAt(named.unit, 0, calendar), calendar), 1);
  const to = addDays(whole.from, daysBetween(named.from, named.to));
  return planPeriod({ ...whole, to: to < whole.to ? to : whole.to, unit: 'range' });
}
