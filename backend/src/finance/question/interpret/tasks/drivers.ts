/** The rule for what made a change: which categories or parties rose or fell most. */
import type { Interpretation, PlanPeriod } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { namedPeriod, planned, planPeriod, subject } from '../frame.ts';
import { has, namedGroups } from '../reading.ts';
import { trailing, unitAt } from '../periods/relative-period.ts';
import { comparedPeriods } from './compared-periods.ts';
import { sameDaysBefore } from './same-days-before.ts';
import { groupNamed, limitOf } from './slots.ts';

/** "What are my biggest expense increases?", "why did costs rise in December?": which groups made the change. */
export function drivers(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const asksWhich = has(reading, 'rise', 'fall') || biggestChange(frame) || (has(reading, 'why') && (has(reading, 'growth', 'compare', 'more') || reading.measures.length > 0 || WHOLE_BUSINESS.test(reading.text) && reading.periods.length > 0 && reading.names.length === 0));
  const asksGroup = namedGroups(reading).length > 0;
  const movesByGroup = asksGroup && (has(reading, 'growth') || (has(reading, 'more') && reading.periods.length > 1)) && has(reading, 'largest', 'list', 'compare', 'more');
  const asksWhere = /\bwhere (did|do|has|have|are|is)\b/.test(reading.text) && has(reading, 'growth');
  // "Is the repair bill creeping up? Monthly please": a line for each month, and no group that moved.
  if (!asksWhich && !movesByGroup && !asksWhere || isByUnit(frame)) return null;
  if (asksHowMuch(frame)) return null;
  const [now, before] = comparedPeriods(frame) ?? defaultPeriods(frame);
  const over = subject(frame, now) ?? subject(frame, now, namedGroups(reading)[0]?.side === 'in' ? 'revenue' : TRADE.test(reading.text) ? 'revenue' : WHOLE_BUSINESS.test(reading.text) ? 'netProfit' : 'expenses');
  if (!over) return null;
  const isFall = has(reading, 'fall') || (!has(reading, 'rise') && /\b(fell|falls?|fallen|drops?|dropped|decreases?|decreased|declines?|declined|reductions?|savings|went down|gone down|down|lower|shrank|shrink|reduced)\b/.test(reading.text));
  const ofParty = reading.groupings.find(({ grouping }) => grouping === 'counterparty');
  return planned('drivers', over, { against: { ...over, period: before }, groupBy: groupNamed(frame) ?? (ofParty ? 'counterparty' : 'category'), order: isFall ? 'smallest' : 'largest', limit: limitOf(frame), ...(IN_PERCENT.test(reading.text) && !has(reading, 'why') ? { answerIn: 'percent' } : {}) });
}

/** One thing unit by unit. */
const isByUnit = ({ reading }: Frame): boolean => reading.names.length === 1 && has(reading, 'each') && namedGroups(reading).length === 0 && !has(reading, 'why', 'largest', 'smallest', 'compare') && /^((so|and) )*(is|are|has|have|did|does) /.test(reading.text);

/** "Spending fell between May and June, by what percent?": the size of one change between two times, whatever made it. */
const asksHowMuch = (frame: Frame): boolean => /\bby what (percent|percentage)\b/.test(frame.reading.text) && namedGroups(frame.reading).length === 0 && !has(frame.reading, 'why', 'largest', 'smallest') && comparedPeriods(frame) !== null;

/** The greatest change is one of money unless the question says otherwise. */
const IN_PERCENT = /\b(percent|percentage|percentages|percentagewise|proportionally|proportion|in relative terms|relatively)\b/;

/** "Why did business collapse", "explain the slump in April", "what made us drop": what is sold. */
const TRADE = /\b(business|trade|trading|slump|downturn|upturn|boom|slowdown)\b|\b(we|us) (drop|dropped|fall|fell|fallen|sink|sank|slump|slumped|slip|slipped|decline|declined|shrink|shrank|grow|grew|grown|jump|jumped)\b/;

/** "Why were things so bad?" */
const WHOLE_BUSINESS = /\b(business|results?|things|performance|we do|better|worse|weak|weaker|strong|stronger|bad|poor|slow|great)\b/;

/** "biggest expense increases", "largest cost jump": a superlative and a noun of change. */
function biggestChange({ reading }: Frame): boolean {
  if (!has(reading, 'largest') || !has(reading, 'growth')) return false;
  return reading.tokens.some((token) => /^(increases?|rises?|jumps?|hikes?|decreases?|drops?|declines?|reductions?|changes?|growth|increased|decreased|grown|risen|fallen)$/.test(token.text)) && !reading.tokens.some((token) => /^(months?|quarters?|weeks?|years?)$/.test(token.text) && /^(which|what|best|biggest|largest|highest)$/.test(reading.tokens[reading.tokens.indexOf(token) - 1]?.text ?? ''));
}

function defaultPeriods(frame: Frame): [PlanPeriod, PlanPeriod] {
  const named = namedPeriod(frame);
  if (named && named.unit !== 'all') return [named, sameDaysBefore(named, frame)];
  return [planPeriod(trailing(1, 'month', frame.calendar)), planPeriod(unitAt('month', -2, frame.calendar))];
}
