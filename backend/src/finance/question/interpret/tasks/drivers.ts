/** The rule for what made a change: which categories or parties rose or fell most. */
import type { Interpretation, PlanPeriod } from '../../plan.ts';
import { addDays, daysBetween } from '../../../local-date.ts';
import type { Frame } from '../frame.ts';
import { namedPeriod, planned, planPeriod, subject } from '../frame.ts';
import { capped } from '../period-atom.ts';
import { has, namedGroups } from '../reading.ts';
import { periodBefore, trailing, unitAt } from '../relative-period.ts';
import { comparedPeriods } from './compared-periods.ts';
import { groupNamed, limitOf } from './slots.ts';

/** "What are my biggest expense increases?", "why did costs rise in December?": which groups made the change. */
export function drivers(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const asksWhich = has(reading, 'rise', 'fall') || biggestChange(frame) || (has(reading, 'why') && (has(reading, 'growth', 'compare', 'more') || reading.measures.length > 0));
  const asksGroup = namedGroups(reading).length > 0;
  const movesByGroup = asksGroup && (has(reading, 'growth') || (has(reading, 'more') && reading.periods.length > 1)) && has(reading, 'largest', 'list', 'compare', 'more');
  const asksWhere = /\bwhere (did|do|has|have|are|is)\b/.test(reading.text) && has(reading, 'growth');
  if (!asksWhich && !movesByGroup && !asksWhere) return null;
  const [now, before] = comparedPeriods(frame) ?? defaultPeriods(frame);
  const over = subject(frame, now) ?? subject(frame, now, namedGroups(reading)[0]?.side === 'in' ? 'revenue' : WHOLE_BUSINESS.test(reading.text) ? 'netProfit' : 'expenses');
  if (!over) return null;
  const isFall = has(reading, 'fall') || (!has(reading, 'rise') && /\b(fell|falls?|fallen|drops?|dropped|decreases?|decreased|declines?|declined|reductions?|savings|went down|gone down|down|lower|shrank|shrink|reduced)\b/.test(reading.text));
  return planned('drivers', over, { against: { ...over, period: before }, groupBy: groupNamed(frame) ?? 'category', order: isFall ? 'smallest' : 'largest', limit: limitOf(frame) });
}

/** "Why did business collapse?" */
const WHOLE_BUSINESS = /\b(business|results?|things|performance|we do)\b/;

/** "biggest expense increases", "largest cost jump": a superlative and a noun of change. */
function biggestChange({ reading }: Frame): boolean {
  if (!has(reading, 'largest') || !has(reading, 'growth')) return false;
  return reading.tokens.some((token) => /^(increases?|rises?|jumps?|hikes?|decreases?|drops?|declines?|reductions?|changes?|growth|increased|decreased|grown|risen|fallen)$/.test(token.text)) && !reading.tokens.some((token) => /^(months?|quarters?|weeks?|years?)$/.test(token.text) && /^(which|what|best|biggest|largest|highest)$/.test(reading.tokens[reading.tokens.indexOf(token) - 1]?.text ?? ''));
}

/** A running period is held against the same days of the one before. */
function sameDaysBefore(named: PlanPeriod, { calendar }: Frame): PlanPeriod {
  if (named.to < calendar.asOf || named.unit === 'range' || named.unit === 'day' || named.unit === 'all') return planPeriod(periodBefore(named, 1));
  const whole = periodBefore(capped(unitAt(named.unit, 0, calendar), calendar), 1);
  const to = addDays(whole.from, daysBetween(named.from, named.to));
  return planPeriod({ ...whole, to: to < whole.to ? to : whole.to, unit: 'range' });
}

function defaultPeriods(frame: Frame): [PlanPeriod, PlanPeriod] {
  const named = namedPeriod(frame);
  if (named && named.unit !== 'all') return [named, sameDaysBefore(named, frame)];
  return [planPeriod(trailing(1, 'month', frame.calendar)), planPeriod(unitAt('month', -2, frame.calendar))];
}
