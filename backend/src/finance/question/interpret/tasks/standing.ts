/** "Are we ahead of last year", "is profit up on last quarter": what runs now, held against the same days of the one before. */
import type { PlanPeriod } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { planPeriod } from '../frame.ts';
import { capped } from '../periods/period-atom.ts';
import type { PeriodMention } from '../periods/find-periods.ts';
import type { DatedPeriod } from '../periods/period-atom.ts';
import { unitAt } from '../periods/relative-period.ts';
import { sameDaysBefore } from './same-days-before.ts';

const STANDS = /\b(ahead( or behind)?( of)?|behind|(up|down|up or down|down or up) (on|from|over)|above|below|better than|worse than|doing against|(where (we|it|things) (were|was|stood)|this (time|point|far in)|the same (time|point|stage)|at (this|the same) (time|point|stage)))$/;
/** A condition on rows or months: "months above last year's average". */
const COUNTED = /\b(months?|weeks?|quarters?|days?|how many|which|average|mean)\b/;

/** Null where the question names what is held against it, or another stretch than the one before. */
export function standing(frame: Frame): [PlanPeriod, PlanPeriod] | null {
  const { reading: { periods, tokens }, calendar, previous } = frame;
  const [named, another] = periods;
  if (named && another && previous === null) return heldAt(frame, named.period, another);
  if (!named || previous !== null) return null;
  const before = tokens.slice(0, named.from).map(({ text }) => text).join(' ').replace(/ (the|in|at|of)$/, (word) => (word === ' of' ? word : ''));
  const { unit } = named.period;
  if (!STANDS.test(before) || COUNTED.test(before) || unit !== 'week' && unit !== 'month' && unit !== 'quarter' && unit !== 'year') return null;
  const last = unitAt(unit, -1, calendar);
  if (last.from !== named.period.from || last.to !== named.period.to) return null;
  const now = planPeriod(capped(unitAt(unit, 0, calendar), calendar));
  return [now, sameDaysBefore(now, frame)];
}

/** "Revenue year to date compared with this time last year": as many days of the one before as the running one has had. */
function heldAt(frame: Frame, running: DatedPeriod, { from, period }: PeriodMention): [PlanPeriod, PlanPeriod] | null {
  const before = frame.reading.tokens.slice(0, from).map(({ text }) => text).join(' ');
  const isEarlier = period.unit === running.unit && period.to < running.from && running.to === frame.calendar.asOf;
  return isEarlier && AT_THIS_POINT.test(before) ? [planPeriod(running), sameDaysBefore(planPeriod(running), frame)] : null;
}

const AT_THIS_POINT = /\b(this|that|the same|same) (time|point|stage|far|moment)( (in|of|into|through))?( the)?$/;
