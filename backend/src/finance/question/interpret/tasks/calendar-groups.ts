/** Rules that look at one calendar unit at a time: trends, averages per unit, best months, months above an amount. */
import type { Grouping, Interpretation, PerUnit, Subject, Threshold } from '../../plan.ts';
import { fullMonthsIn } from '../../../period.ts';
import type { Frame } from '../frame.ts';
import { lastMonthsOr, periodOr, planned, subject, wholeFile } from '../frame.ts';
import { covers } from '../phrase-table.ts';
import { has, namedGroups } from '../reading.ts';

const UNIT_WORDS: Readonly<Record<string, PerUnit & Grouping>> = {
  day: 'day', days: 'day', daily: 'day', week: 'week', weeks: 'week', weekly: 'week', month: 'month', months: 'month', monthly: 'month', monthwise: 'month', mom: 'month',
  quarter: 'quarter', quarters: 'quarter', quarterly: 'quarter', year: 'year', years: 'year', yearly: 'year', annual: 'year', annually: 'year', annum: 'year', weekday: 'month',
};

/** The calendar unit named outside of periods: "per month", "weekly". */
export function unitNamed({ reading }: Frame): (PerUnit & Grouping) | null {
  const at = reading.tokens.findIndex((token, i) => UNIT_WORDS[token.text] !== undefined && !covers(reading.periods, i));
  return at < 0 ? null : UNIT_WORDS[reading.tokens[at]?.text ?? ''] ?? null;
}

export function weekdayNamed({ reading }: Frame): boolean {
  return reading.groupings.some((mention) => mention.grouping === 'weekday');
}

/** "In how many months was revenue above $55,000?", "how many months did we lose money?" */
export function countPeriods(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const unit = unitNamed(frame);
  const condition = conditionOf(frame);
  const asksHowMany = has(reading, 'count') || reading.tokens.some((token, at) => /^(months|quarters|weeks|years|days)$/.test(token.text) && !covers(reading.periods, at));
  if (!unit || !condition || !asksHowMany || (has(reading, 'average') && !has(reading, 'count'))) return null;
  const over = condition.over(frame);
  return over && planned('count-periods', { ...over, filters: withoutBounds(over.filters) }, { groupBy: unit, threshold: condition.threshold });
}

interface Condition {
  readonly threshold: Threshold;
  readonly over: (frame: Frame) => Subject | null;
}

/** A bound on the measure, or a word for its sign. */
function conditionOf(frame: Frame): Condition | null {
  const { bounds } = frame.reading.amounts;
  const words = frame.reading.text;
  const net = (f: Frame) => subject(f, undefined, 'netProfit', []);
  const own = (f: Frame) => subject(f);
  if (bounds.moreThanMinor !== undefined || bounds.atLeastMinor !== undefined) return { threshold: { side: 'above', amountMinor: bounds.moreThanMinor ?? (bounds.atLeastMinor ?? 0) - 1 }, over: own };
  if (bounds.lessThanMinor !== undefined || bounds.atMostMinor !== undefined) return { threshold: { side: 'below', amountMinor: bounds.lessThanMinor ?? (bounds.atMostMinor ?? 0) + 1 }, over: own };
  const measured = (f: Frame) => (f.reading.measures.some((mention) => /^(cashFlow|netProfit|operatingProfit|grossProfit)$/.test(mention.measure)) ? own(f) : net(f));
  if (/\b(spen[dt]|spending|expenses?|costs?|went out|paid out)\b.*\b(more than|exceed(ed)?|above|over|higher than|greater than|bigger than|outpaced|outweighed)\b.*\b(earned|revenue|income|made|took in|sales|brought in|came in)\b/.test(words)) return { threshold: { side: 'below', amountMinor: 0 }, over: net };
  if (has(frame.reading, 'negative')) return { threshold: { side: 'below', amountMinor: 0 }, over: measured };
  if (has(frame.reading, 'positive')) return { threshold: { side: 'above', amountMinor: 0 }, over: measured };
  return null;
}

function withoutBounds({ moreThanMinor: _a, atLeastMinor: _b, lessThanMinor: _c, atMostMinor: _d, ...rest }: Subject['filters']): Subject['filters'] {
  return rest;
}

/** "Which month had the lowest net profit?", "best quarter for sales", "busiest day of the week". */
export function bestPeriod(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const unit: Grouping | null = weekdayNamed(frame) ? 'weekday' : unitNamed(frame);
  const order = orderOf(frame);
  if (!unit || !order || has(reading, 'average', 'rise', 'fall') || namedGroups(reading).length > 0) return null;
  const words = reading.text;
  const asksForUnit = /\b(which|what|best|worst|highest|lowest|strongest|weakest|biggest|top|slowest|busiest|peak|largest|smallest|record|most|least|poorest|bottom|quietest|when)\b.{0,40}\b(days?|weeks?|weekdays?|months?|quarters?|years?)\b/.test(words) && !/\b(per|each|every|by|a) (day|week|month|quarter|year)\b/.test(words);
  if (!asksForUnit) return null;
  const over = subject(frame) ?? subject(frame, undefined, 'netProfit');
  return over && planned('best-period', over, { groupBy: unit, order, limit: limitOf(frame) ?? 1, rank: rankOf(frame) });
}

export function orderOf({ reading }: Frame): 'largest' | 'smallest' | null {
  return has(reading, 'smallest') ? 'smallest' : has(reading, 'largest') ? 'largest' : null;
}

const NTH: Readonly<Record<string, number>> = { second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4, fifth: 5, '5th': 5 };

/** "second biggest": the place in the list that is asked for. */
export function rankOf({ reading }: Frame): number | null {
  const match = /\b(second|2nd|third|3rd|fourth|4th|fifth|5th) (?:most )?(biggest|largest|highest|most|best|top|smallest|lowest|worst|least|cheapest|greatest|busiest|strongest|expensive|profitable)\b/.exec(reading.text);
  return match ? NTH[match[1] ?? ''] ?? null : null;
}

/** "top 5", "the five largest". */
export function limitOf({ reading }: Frame): number | null {
  const number = reading.numbers.find(({ value }) => value >= 1 && value <= 100);
  return number?.value ?? null;
}

/** Mean per row or per calendar unit. */
export function average(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const words = reading.text;
  const unit = unitNamed(frame);
  const asksPerUnit = unit !== null && has(reading, 'each') && !has(reading, 'trend', 'compare', 'list') && /\b(how much|what (is|are|was|were|do|does|did)|average|typical)\b/.test(words) && !/\b(graph|chart|plot|show)\b/.test(words);
  if (!has(reading, 'average') && !asksPerUnit) return null;
  if (has(reading, 'share') && !has(reading, 'average')) return null;
  const per: PerUnit = /\b(per|each|every|a) (client|customer|vendor|supplier|merchant)\b/.test(words) ? 'counterparty' : unit ?? 'row';
  const over = subject(frame, periodOr(frame, wholeFile(frame.calendar)));
  if (!over) return null;
  return planned('average', per === 'row' ? rowSubject(frame, over) : over, { per, groupBy: per === 'row' ? null : per });
}

/** Single rows: sales without refunds, bills without credits. */
export function rowSubject(frame: Frame, over: Subject): Subject {
  const customer = frame.reading.groupings.find((mention) => mention.side)?.side;
  const metric = over.metric === 'revenue' || (customer === 'in' && over.metric !== 'refunds') ? 'grossSales' : over.metric === 'movement' && customer === 'out' ? 'expenses' : over.metric;
  const direction = over.filters.direction ?? (metric === 'grossSales' || metric === 'cashIn' || metric === 'otherIncome' ? 'in' : metric === 'expenses' || metric === 'operatingExpenses' || metric === 'cogs' || metric === 'cashOut' ? 'out' : undefined);
  const side = frame.reading.rowWords.find((word) => word.direction)?.direction;
  return { ...over, metric, filters: { ...over.filters, ...(direction ?? side ? { direction: direction ?? side } : {}) } };
}

export function trend(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const unit = unitNamed(frame);
  const asksWhetherItGrows = unit === null && has(reading, 'growth') && reading.periods.length === 0 && !has(reading, 'now', 'when', 'compare', 'rise', 'fall', 'why');
  const asksHowItWent = /\bhow (?!much|many|often)\b.*\b(moved|moves|changed|changes|evolved|evolves|developed|develops|trended|gone|been)\b/.test(reading.text) && reading.periods.some(({ period }) => fullMonthsIn(period, frame.calendar.asOf).length > 2);
  if (/\bpie\b/.test(reading.text)) return null;
  if (!asksHowItWent && !has(reading, 'trend') && !asksWhetherItGrows && !(unit && has(reading, 'each', 'list'))) return null;
  if (namedGroups(reading).length > 0) return null;
  const over = subject(frame, unit === 'year' || unit === 'quarter' ? periodOr(frame, wholeFile(frame.calendar)) : lastMonthsOr(frame, 6));
  return over && planned('trend', over, { groupBy: unit ?? 'month' });
}
