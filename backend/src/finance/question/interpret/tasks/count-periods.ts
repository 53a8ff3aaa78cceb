/** The rule for counting the months (weeks, quarters) that meet a condition. */
import { MEASURES, isPercentMeasure } from '../../measures.ts';
import type { Interpretation, Subject, Threshold } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { planned, subject } from '../frame.ts';
import { covers } from '../words/phrase-table.ts';
import { has } from '../reading.ts';
import { aroundMean } from './around-mean.ts';
import { unitNamed } from './slots.ts';

/** "In how many months was revenue above $55,000?", "how many months did we lose money?" */
export function countPeriods(frame: Frame): Interpretation | null {
  const { reading } = frame;
  if (COUNTS_ROWS.test(reading.text)) return null;
  const unit = unitNamed(frame);
  const condition = conditionOf(frame);
  const asksHowMany = has(reading, 'count') || /\b(any|some|which|what) (single )?(month|quarter|week|year)\b/.test(reading.text) || EACH_THAT.test(reading.text) || reading.tokens.some((token, at) => /^(months|quarters|weeks|years|days)$/.test(token.text) && !covers(reading.periods, at));
  const around = unit && asksHowMany ? aroundMean(frame) : null;
  if (unit && around) return planned('count-periods', around.over, { groupBy: unit, threshold: { side: around.side, amountMinor: 0 }, aroundMean: true });
  if (!unit || !condition || !asksHowMany || (has(reading, 'average') && !has(reading, 'count'))) return null;
  const over = condition.over(frame);
  if (over && isPercentMeasure(over.metric) && condition.threshold.amountMinor !== 0) return inPercent(over, unit);
  return over && planned('count-periods', { ...over, filters: withoutBounds(over.filters) }, { groupBy: unit, threshold: condition.threshold });
}

/** "Months with a net margin under 10": bounds are amounts, and a margin is none. */
function inPercent({ metric, period }: Subject, unit: string): Interpretation {
  const question = `${MEASURES[metric].label} by ${unit}${period.unit === 'all' ? '' : ` in ${period.label}`}`;
  return { kind: 'clarify', message: `${MEASURES[metric].label} is a percentage: how often it was above or below one is not counted here. Each ${unit} by itself can be told.`, choices: [{ label: question, question }], plan: null };
}

/** "How many deposits over 700 landed on those two days": payments are counted, whatever else is said of days. */
const COUNTS_ROWS = /\bhow many (?!(?:\S+ ){0,2}(?:days|weeks|months|quarters|years)\b)(?:\S+ ){0,2}(?:deposits|payments|transactions|charges|bills|orders|receipts|payouts|cheques|checks|transfers|purchases)\b(?! (?:per|a|each|every)\b)/;

/** "List every month in 2025 that we paid over 5,000". */
const EACH_THAT = /\b(?:each|every|all the|the) (?:20\d\d )?(?:months?|quarters?|weeks?|years?)\b(?: \S+){0,4} (?:that|where|when|in which|with|whose)\b/;

/** "In how many different months did we pay Acme": those with a payment. */
const MONTHS_WITH = /\b(?:how many|number of|count of|count the)(?: different| distinct| separate| single)?(?: 20\d\d)? (?:days|weeks|months|quarters|years)\b.*\b(?:pay|paid|paying|buy|bought|order|ordered|charged?|billed?|received?|get|got|use[ds]?|send|sent|spend|spent|sell|sold|come in|came in|payment|payments|invoices?|had|have|appear|appears|appeared)\b/;

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
  // "Below zero" without a measure is a loss.
  if (ZERO.some((bound) => bounds[bound] === 0) && subject(frame) === null) return { threshold: { side: bounds.lessThanMinor === 0 ? 'below' : 'above', amountMinor: 0 }, over: net };
  if (bounds.moreThanMinor !== undefined || bounds.atLeastMinor !== undefined) return { threshold: { side: 'above', amountMinor: bounds.moreThanMinor ?? (bounds.atLeastMinor ?? 0) - 1 }, over: own };
  if (bounds.lessThanMinor !== undefined || bounds.atMostMinor !== undefined) return { threshold: { side: 'below', amountMinor: bounds.lessThanMinor ?? (bounds.atMostMinor ?? 0) + 1 }, over: own };
  const measured = (f: Frame) => (f.reading.measures.some((mention) => /^(cashFlow|netProfit|operatingProfit|grossProfit)$/.test(mention.measure)) ? own(f) : net(f));
  if (/\b(spen[dt]|spending|expenses?|costs?|went out|paid out)\b.*\b(more than|exceed(ed)?|above|over|higher than|greater than|bigger than|outpaced|outweighed)\b.*\b(earned|revenue|income|made|took in|sales|brought in|came in)\b/.test(words)) return { threshold: { side: 'below', amountMinor: 0 }, over: net };
  if (frame.reading.names.length === 0 && /\b(earned|revenue|income|made|took in|sales|takings|brought in|came in)\b.*\b(more than|exceed(ed)?|above|over|higher than|greater than|bigger than|outpaced|outweighed|covered)\b.*\b(spen[dt]|spending|expenses?|costs?|went out|paid out)\b/.test(words)) return { threshold: { side: 'above', amountMinor: 0 }, over: net };
  if (/\bnothing (at all )?(came in|come in|coming in|was earned|was sold|was spent|was paid|got paid|went out)\b/.test(words)) return { threshold: { side: 'below', amountMinor: 1 }, over: own };
  if (/\b(no|zero|without any|without) (revenue|sales|income|expenses|costs|deposits|payments|spending)\b/.test(words)) return { threshold: { side: 'below', amountMinor: 1 }, over: own };
  if (frame.reading.names.length > 0 && MONTHS_WITH.test(words)) return { threshold: { side: 'above', amountMinor: 0 }, over: own };
  if (has(frame.reading, 'negative') || /\b(with|at|made|making|in|had|show|showed|showing|posted|ran) (a |an |any )?(net |overall )?loss(es)?\b/.test(words)) return { threshold: { side: 'below', amountMinor: 0 }, over: measured };
  if (has(frame.reading, 'positive') || /\b(with|at|made|making|had|show|showed|showing|posted|turned|in) (a |an |any )?(net |overall )?profit\b/.test(words) && !/\bmargin\b/.test(words)) return { threshold: { side: 'above', amountMinor: 0 }, over: measured };
  if (/\b(days|weeks|months|quarters|years) (with|that had|we had|having) (a|an|any|some|at least one) /.test(words)) return { threshold: { side: 'above', amountMinor: 0 }, over: own };
  if (has(frame.reading, 'count') && /\b(days|weeks|months|quarters|years) (with|that had|we had|having|had) (sales|revenue|takings|income)\b(?! (above|below|over|under|of|more|less)\b)/.test(words)) return { threshold: { side: 'above', amountMinor: 0 }, over: own };
  return null;
}

const ZERO = ['lessThanMinor', 'moreThanMinor'] as const;

export function withoutBounds({ moreThanMinor: _a, atLeastMinor: _b, lessThanMinor: _c, atMostMinor: _d, ...rest }: Subject['filters']): Subject['filters'] {
  return rest;
}
