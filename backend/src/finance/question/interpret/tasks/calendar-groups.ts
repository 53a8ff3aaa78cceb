/** Rules that look at one calendar unit at a time: trends, averages per unit, best months. */
import type { Measure } from '../../measures.ts';
import { isPercentMeasure } from '../../measures.ts';
import type { Grouping, Interpretation, PerUnit } from '../../plan.ts';
import { fullMonthsIn } from '../../../period.ts';
import type { Frame } from '../frame.ts';
import { lastMonthsOr, periodOr, planPeriod, planned, subject, wholeFile } from '../frame.ts';
import { capped } from '../periods/period-atom.ts';
import { has, namedGroups } from '../reading.ts';
import { unitAt } from '../periods/relative-period.ts';
import { asksBothEnds } from './both-ends.ts';
import { isOpenEnded } from './compared-periods.ts';
import { strongMeasures } from '../subject.ts';
import { UNITS_MOST, unitsInOrder } from './units-in-order.ts';
import { rowSubject } from './single-rows.ts';
import { cycleNamed, limitOf, orderOf, rankOf, unitNamed } from './slots.ts';

/** How many there are of the days that go round. */
const ROUND = { weekday: 7, monthday: 31 } as const;

/** "Which month had the lowest net profit?", "best quarter for sales", "busiest day of the week". */
export function bestPeriod(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const cycle = cycleNamed(frame);
  const unit: Grouping | null = cycle ?? unitNamed(frame) ?? (isWhenBest(frame) ? 'month' : null);
  const listed = cycle && LISTS_CYCLE.test(reading.text) && !has(reading, 'average', 'count') ? cycle : null;
  const inOrder = unitsInOrder(frame);
  const order = orderOf(frame) ?? (inOrder || listed || cycle === 'monthday' && ASKS_MONTHDAY.test(reading.text) ? 'largest' : null);
  if (!unit || !order || has(reading, 'average', 'rise', 'fall') || namedGroups(reading).some(({ from }) => !isVerbPhrase(reading, from))) return null;
  const words = reading.text;
  const inOne = /\b(most|least|biggest|largest|highest|lowest|smallest)\b.*\bin (a|any|one|a single|any one|any single) (day|week|month|quarter|year)\b/.test(words);
  const asksForUnit = inOne || /\b(which|what|best|worst|highest|lowest|strongest|weakest|biggest|top|slowest|busiest|peak|largest|smallest|record|most|least|poorest|bottom|quietest|when)\b.{0,40}\b(days?|weeks?|weekdays?|months?|quarters?|years?)\b/.test(words) && !/\b(per|each|every|by|a) (day|week|month|quarter|year)\b/.test(words);
  if (!asksForUnit && !inOrder && !isWhenBest(frame) && cycle !== 'monthday' && !listed && !isOrderedUnit(frame) && !UNIT_WITH.test(words)) return null;
  const over = subject(frame) ?? subject(frame, undefined, /\b(costliest|priciest|dearest|cheapest|(most|least) expensive)\b/.test(words) ? 'expenses' : OF_TRADE.test(words) ? 'revenue' : 'netProfit');
  if (over && asksBothEnds(frame)) return planned('best-period', over, { groupBy: unit, order: worstOf(over.metric, words, BEST_FIRST.test(words) ? 'largest' : 'smallest'), limit: limitOf(frame), bothEnds: true });
  return over && planned('best-period', over, { groupBy: unit, order: worstOf(over.metric, words, order), limit: limitOf(frame) ?? (listed ? ROUND[listed] : inOrder ? UNITS_MOST : 1), rank: rankOf(frame), ...(unit === 'day' && ASKS_DAY.test(words) ? { asDate: true } : {}) });
}

const BEST_FIRST = /^(?:(?!\b(?:worst|lowest|weakest|smallest|poorest|least|slowest|quietest|leanest)\b).)*\b(best|highest|strongest|biggest|largest|most|top|peak|busiest|greatest)\b/;

/** Days are busy with what is sold. */
const OF_TRADE = /\b(busiest|quietest|slowest)\b/;

/** Before a single date or row is looked for: it is all the 1sts and all the 15ths. */
export const daysOfMonth = (frame: Frame): Interpretation | null => (cycleNamed(frame) === 'monthday' ? bestPeriod(frame) : null);

const LISTS_CYCLE = /\b(by|per|each|every|for each|for every|across|over) (the )?(weekday|day of (the )?week|(calendar )?(day|days|date) (of|in|within) (the |each |every |a )?month)\b/;

/** "What day of the month does rent go out": the one on which most of it goes. */
const ASKS_MONTHDAY = /\b(what|which) (day|date) (of|in) (the|each|every|a) month\b/;

/** "When was revenue at its lowest", "when did costs peak": by the month unless another unit is said. */
const isWhenBest = ({ reading }: Frame): boolean => has(reading, 'when') && has(reading, 'largest', 'smallest') && strongMeasures(reading).length === 1 && reading.rowWords.every(({ from }) => /^(expenses|costs|sales)$/.test(reading.tokens[from]?.text ?? ''));

/** The worst month for costs is the one with the most of them. */
export function worstOf(metric: Measure, words: string, order: 'largest' | 'smallest'): 'largest' | 'smallest' {
  const isCost = /^(expenses|operatingExpenses|cogs|cashOut|refunds|refundRate)$/.test(metric) && !/\b(lowest|smallest|least|fewest|highest|largest|biggest|most)\b/.test(words);
  return isCost && /\b(worst|ugliest|nastiest|grimmest|poorest)\b/.test(words) ? 'largest' : isCost && /\bbest\b/.test(words) ? 'smallest' : order;
}

const ASKS_DAY = /\b(which|what) (single |one )?(day|date)\b|^((so|and) )*when\b/;

/** "Month with the highest shipping cost", "the quarter in which we sold least". */
const UNIT_WITH = /\b(weekday|day of the week|day|week|month|quarter|year)s?( (of|in) 20\d\d)?( with| that had| where we had) (the |our )?(most|least|highest|lowest|best|worst|biggest|largest|smallest|fewest)\b|^((give me|tell me|show me|name|find|so|and|the|our|my) )*(day|week|month|quarter|year)( with| that| where| when| of| in which| on which)\b(?! (day|week|month|quarter|year)\b)/;

/** "Which month did we spend most on software": no list by category. */
const isVerbPhrase = ({ tokens }: Frame['reading'], from: number): boolean => /^(spend|spent|our|my|the)$/.test(tokens[from]?.text ?? '');

/** "Priciest AWS month": the order stands shortly before the unit. */
function isOrderedUnit({ reading }: Frame): boolean {
  const orders = [...(reading.operations.get('largest') ?? []), ...(reading.operations.get('smallest') ?? [])];
  return orders.some(({ to }) => reading.tokens.slice(to, to + 4).some(({ text }, at) => /^(day|week|month|quarter|year)s?$/.test(text) && !/^(per|each|every|by|a|last|this|past)$/.test(reading.tokens[to + at - 1]?.text ?? '') && !reading.periods.some((period) => to + at >= period.from && to + at < period.to)));
}

/** "What did we spend on fuel each month in 2025": a line for each month of a stretch that is named, where no mean is asked for. */
const isEachOf = ({ text, periods }: Frame['reading']): boolean => periods.length > 0 && /\b(each|every)( single| and every)? (month|week|quarter|year)s? (of|in|during|over|throughout|through|from|between|since|for|across|last|this|20)/.test(text) || /\bin (each|every) (month|week|quarter)\b/.test(text) && periods.length > 0;

const MEDIAN = /\b(median|middle value|midpoint)\b/;
const WORKING_DAY = /\b(working|business|work) days?\b|\bworkdays?\b/;
/** As the sayings put it: days on which something was taken. */
const PER_OPEN_DAY = /\bper open day\b/;
const PER_WORKING_DAY = /\b(per|a|each|every|by) ((working|business|work) day|workday)\b/;

/** Mean per row or per calendar unit. */
export function average(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const words = reading.text;
  const unit = unitNamed(frame);
  const asksPerUnit = unit === 'day' && (PER_WORKING_DAY.test(words) || PER_OPEN_DAY.test(words)) || unit !== null && !/\b(monthly|weekly|yearly|annual|quarterly) (plan|subscription|fee|retainer|membership|license|licence|package|contract|service)s?\b/.test(words) && has(reading, 'each') && !has(reading, 'trend', 'compare', 'list') && /\b(how much|what (is|are|was|were|do|does|did)|average|typical)\b/.test(words) && !/\b(graph|chart|plot|show)\b/.test(words);
  if (!has(reading, 'average') && (!asksPerUnit || isEachOf(reading))) return null;
  if (has(reading, 'share') && !has(reading, 'average')) return null;
  const per: PerUnit = /(?<!\b(?:when|whenever) )\b(per|each|every|a) (client|customer|vendor|supplier|merchant)\b(?! (payment|invoice|order|visit|sale|deposit|bill|refund|charge|purchase|ticket|receipt|job|check|cheque|transaction))/.test(words) ? 'counterparty' : unit ?? 'row';
  const over = subject(frame, periodOr(frame, wholeFile(frame.calendar)));
  if (!over) return null;
  if (per === 'row' && isOfWeekdays(frame)) return planned('average', over, { per: /\bweekends?\b/.test(words) ? 'week' : 'day' });
  if (isPercentMeasure(over.metric) && per === 'row') return planned('total', over);
  const special = { ...(MEDIAN.test(words) ? { median: true as const } : {}), ...(per === 'day' && PER_OPEN_DAY.test(words) ? { openDays: true as const } : per === 'day' && WORKING_DAY.test(words) ? { workingDays: true as const } : {}) };
  return planned('average', per === 'row' ? rowSubject(frame, over) : over, { per, groupBy: per === 'row' ? null : per, ...special });
}

/** "What do we take on an average Saturday": what all rows of such a day come to, where no single one is named. */
const isOfWeekdays = ({ reading: { weekdays, rowWords, tokens, text } }: Frame): boolean => weekdays.some(({ isExcepted }) => !isExcepted) && !MEDIAN.test(text) && rowWords.every(({ from }) => /^(sales|revenue|takings|expenses|costs|spend|spending|cost)$/.test(tokens[from]?.text ?? ''));

/** "Average takings by weekday", "on which weekday do we sell most on average": for each, what such a day comes to. */
export function averagesOfCycle(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const cycle = cycleNamed(frame);
  if (!cycle || !has(reading, 'average') || MEDIAN.test(reading.text) || has(reading, 'count', 'share', 'compare', 'why') || namedGroups(reading).some(({ from }) => !isVerbPhrase(reading, from)) || reading.weekdays.length > 0 || frame.previous) return null;
  const over = subject(frame, periodOr(frame, wholeFile(frame.calendar)));
  const order = orderOf(frame);
  return over && !isPercentMeasure(over.metric) ? planned('best-period', over, { groupBy: cycle, per: 'day', order: worstOf(over.metric, reading.text, order ?? 'largest'), limit: order === null ? ROUND[cycle] : limitOf(frame) ?? 1 }) : null;
}

/** "Cumulative revenue to date" without a rhythm is the last of it, one figure. */
const isOneFigure = (frame: Frame): boolean => unitNamed(frame) === null && !/\b(running (total|sum|tally)|adding up|over time|trend|chart|graph|plot|curve|line)\b/.test(frame.reading.text);
const CUMULATIVE = /\b(cumulative|cumulatively|accumulated|running (total|sum|tally)|adding up month by month)\b/;

/** "Running total of sales by month": each month with those before it. */
function runningTotal(frame: Frame): Interpretation | null {
  const over = subject(frame, periodOr(frame, planPeriod(capped(unitAt('year', 0, frame.calendar), frame.calendar))));
  return over && !isPercentMeasure(over.metric) && namedGroups(frame.reading).length === 0 ? planned('trend', over, { groupBy: unitNamed(frame) ?? 'month', cumulative: true }) : null;
}

export function trend(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const unit = unitNamed(frame);
  const asksWhetherItGrows = unit === null && has(reading, 'growth') && reading.periods.every(({ period }) => isOpenEnded(period, frame.calendar)) && !has(reading, 'now', 'when', 'compare', 'rise', 'fall', 'why');
  const asksHowItWent = /\bhow (?!much|many|often)\b.*\b(moved|moves|move|changed|changes|change|evolved|evolves|evolve|developed|develops|develop|trended|gone|been)\b/.test(reading.text) && reading.periods.some(({ period }) => fullMonthsIn(period, frame.calendar.asOf).length > 2);
  if (/\bpie\b/.test(reading.text)) return null;
  if (CUMULATIVE.test(reading.text) && !isOneFigure(frame)) return runningTotal(frame);
  const asksEachOf = isEachOf(reading) && !has(reading, 'count', 'largest', 'smallest', 'share', 'recurring') && !/\b(same|subscriptions?)\b/.test(reading.text) || /\b(each|every) (single )?(one )?of the (last|past|previous|latest|preceding)\b/.test(reading.text) && !has(reading, 'average', 'count', 'largest', 'smallest');
  if (!asksHowItWent && !asksEachOf && !has(reading, 'trend') && !asksWhetherItGrows && !(unit && has(reading, 'each', 'list'))) return null;
  if (namedGroups(reading).length > 0) return null;
  const over = subject(frame, unit === 'year' || unit === 'quarter' ? periodOr(frame, wholeFile(frame.calendar)) : lastMonthsOr(frame, 6));
  return over && planned('trend', over, { groupBy: unit ?? 'month' });
}
