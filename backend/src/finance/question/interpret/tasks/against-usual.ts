/** "Were costs higher than usual in March", "is revenue above average this month": one stretch held against the mean of those before it. */
import { addDays, addMonths } from '../../../local-date.ts';
import type { Interpretation, PlanPeriod } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { planPeriod, planned, subject } from '../frame.ts';
import type { Reading } from '../reading.ts';
import { has, namedGroups } from '../reading.ts';
import { asksPercent } from './compare.ts';

const SMALL = '( (the|our|its|their|my|an|a|it|what|is|was|they|own|usual|normal|monthly|weekly|quarterly|yearly|long term))*';
const SIDE = '(above|below|over|under|beneath|(?:higher|lower|more|less|better|worse|bigger|smaller|greater|weaker|stronger|fewer|cheaper|dearer)(?: (?:sales|revenue|profit|income|takings|turnover|costs|expenses|spending|money))? than|(?:better|worse|bigger|smaller|stronger|weaker) (?:month|quarter|week|year) than)';
const USUAL = '(average|avg|mean|norm|normal|typical|usual|usually|normally)';
/** "The average sale", "the average of all customers" are other means. */
const ENDS = '(?=( (month|quarter|week|year))?( (for us|at all))?(( ?[?.!,])*$| ,| (in|last|this|during|on|for (last|this|the last)|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|20\\d\\d)\\b))';
const THAN_USUAL = new RegExp(`\\b${SIDE}${SMALL} ${USUAL}${ENDS}`);
/** "In July higher than the average in 2025": the time behind belongs to the mean. */
const TIME = /\b(january|february|march|april|may|june|july|august|september|october|november|december|months?|monthly|quarters?|weeks?|years?|q[1-4]|20\d\d)\b/;
const AS_USUAL = /\b(compared?|compares|comparing|stack up|stacks up|measure up|fare|against|versus|vs|next) (to |with |against )?(our|the|an|a|my) (average|typical|normal|usual) (month|quarter|week|year)( ?[?.!])*$|\bcompare\b.* (to|with|against) (our|the|an|a|my) (average|typical|normal|usual) (month|quarter|week|year)( ?[?.!])*$|\b(to|with|against|than) the (average|mean) of the ((previous|prior|preceding|earlier) (months|quarters|weeks|years)|(months|quarters|weeks|years) before( it| that)?)( ?[?.!])*$/;

/** So many before it, as far as the books go back. */
const BEFORE = { week: 12, month: 12, quarter: 4, year: 3 } as const;
const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

export function againstUsual(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const [mention, ...more] = reading.periods;
  const unit = mention?.period.unit;
  if (!mention || more.length > 0 || frame.previous || unit !== 'week' && unit !== 'month' && unit !== 'quarter' && unit !== 'year') return null;
  if (!THAN_USUAL.test(reading.text) && !AS_USUAL.test(reading.text) || reading.amounts.spans.length > 0 || has(reading, 'count', 'share', 'why', 'largest', 'smallest', 'streak', 'trend') || namedGroups(reading).length > 0 || WHICH.test(reading.text) || isOfAnotherMean(reading.text) || isOnePaper(reading)) return null;
  const period = planPeriod(mention.period);
  const over = subject(frame, period) ?? subject(frame, period, 'netProfit');
  const before = over && stretchBefore(period, unit, frame);
  if (!over || !before) return null;
  const isRunning = period.to >= frame.calendar.asOf;
  const notes = isRunning ? [`The ${unit} is not over: what it came to so far is held against whole ${unit}s.`] : [];
  return planned('compare', over, { against: { ...over, period: before }, per: unit, answerIn: asksPercent(frame) ? 'percent' : 'amount', notes });
}

/** "Was July higher than our average month in 2024", "was the average sale higher than usual". */
function isOfAnotherMean(text: string): boolean {
  const found = THAN_USUAL.exec(text);
  if (!found) return false;
  const ahead = text.slice(0, found.index);
  const behind = text.slice(found.index + found[0].length).replace(/^ (month|quarter|week|year)\b/, '');
  return /\b(average|avg|mean|median)\b/.test(ahead) || TIME.test(ahead) && TIME.test(behind);
}

/** "Coastal's October order": one paper of a party, which may be bought or sold, is no sum of a month. */
const isOnePaper = ({ names, text }: Reading): boolean => /\b(order|invoice|purchase|sale|delivery|shipment|transaction|deposit|job)\b/.test(text) && names.some((mention) => mention.names.some(({ kind }) => kind === 'counterparty'));

/** Which of several things were above what is usual for each. */
const WHICH = /\b(which|what)\b(?! (about|is the difference|was the difference)\b)/;

/** Null where the books hold no such unit before. */
function stretchBefore({ from }: PlanPeriod, unit: keyof typeof BEFORE, { calendar }: Frame): PlanPeriod | null {
  const back = (units: number): string => (unit === 'week' ? addDays(from, -7 * units) : addMonths(from, -MONTHS[unit] * units));
  const units = Array.from({ length: BEFORE[unit] }, (_, at) => BEFORE[unit] - at).find((count) => back(count) >= calendar.dataFrom);
  return units === undefined ? null : planPeriod({ from: back(units), to: addDays(from, -1), unit: 'range' });
}
