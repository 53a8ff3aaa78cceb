/** "Had rent been 10 % lower in 2025, what would profit have been?": a supposition about what is over is computed from its rows, not from an average month. */
import { fullMonthsIn } from '../../../period.ts';
import type { Measure } from '../../measures.ts';
import { isPercentMeasure } from '../../measures.ts';
import type { Interpretation, PlanPeriod, Subject, SupposedChange } from '../../plan.ts';
import type { NameMention } from '../names/find-names.ts';
import { namesFilter } from '../conditions/filters.ts';
import type { Frame } from '../frame.ts';
import { namedPeriod, planned } from '../frame.ts';
import type { Span } from '../words/phrase-table.ts';
import { subjectOf } from '../subject.ts';
import { isResult, supposedUnopened } from './supposed-unopened.ts';
import { amountSaid, percentSaid, perMonth } from './lever-amounts.ts';
import { isLess, leverWordsIn, namesIn } from './lever-sense.ts';

const OPENS = /^(if|had|supposing|suppose|assuming|imagine|say|without|with)$/;
const ASKS = /^(what|whats|how)$/;
const IS_BACK = /\b(if|supposing|suppose|assuming|imagine|say|what if|had)\b.*\bhad\b|\bhad (?!to\b).*\bwould\b|\bwould\b.*\bhave (been|had|spent|made|earned|paid|cost|come|looked|lost)\b|\bpro forma\b/;

/** Null where nothing is supposed of the past. */
export function lookingBack(frame: Frame): Interpretation | null {
  const { reading, calendar } = frame;
  const period = namedPeriod({ ...frame, previous: null });
  if (period === null || period.from > calendar.asOf) return null;
  const supposed = resultApart(frame, suppositionIn(frame)) ?? supposedUnopened(frame);
  if (!supposed || !IS_BACK.test(reading.text) && !isOver(frame, supposed, period)) return null;
  const part = partOf(frame, supposed, period);
  const metric = resultOf(frame, supposed, part);
  const isDeniedThere = isDenied(frame, supposed);
  const change = isDeniedThere ? null : changeOf(frame, supposed, period);
  if (!part || !metric || !change && !isDeniedThere) return null;
  if (isPercentMeasure(metric)) return UNTOLD;
  if (change === null) return without(metric, part, period) ?? UNTOLD;
  if (!isPartOf(metric, part.metric)) return UNTOLD;
  const over: Subject = isAboutItself(frame, supposed) ? part : { metric, filters: {}, period };
  return planned('supposed', over, { against: part, supposed: change, ...(isChangeAsked(frame, supposed) ? { difference: true } : {}) });
}

/** "How much extra would that have cost us", "what would we have saved": what the supposition adds or takes, not the sum with it. */
function isChangeAsked({ reading: { tokens } }: Frame, span: Span): boolean {
  const asked = tokens.filter((_, at) => at < span.from || at >= span.to).map(({ text }) => text).join(' ');
  return CHANGE_ASKED.test(asked);
}

const CHANGE_ASKED = /\b(extra|additional|additionally|saved?|savings?|difference)\b|\bhow (much|many)( \S+)?( (more|less|better|worse|higher|lower))\b|\bwould (that|this) have (cost|added|taken|brought|meant|made|done|set)\b|\b(more|less) would\b/;

/** "If wages were 10 % higher in 2025": of a stretch that is told with its year and is over nothing can be planned any more. */
function isOver({ reading: { tokens, periods }, calendar }: Frame, span: Span, { to }: PlanPeriod): boolean {
  const [only, another] = periods;
  const hasYear = only !== undefined && tokens.slice(only.from, only.to).some(({ text }, at, said) => /^20\d\d$/.test(text) || /^last$/.test(text) && said[at + 1]?.text === 'year');
  return hasYear && another === undefined && to < calendar.asOf && !/^(from|since|starting|until)$/.test(tokens[only.from]?.text ?? '') && percentSaid({ tokens: tokens.slice(span.from, span.to), currency: '' }) !== null;
}

/** Better asked back than told as if nothing had been supposed. */
const UNTOLD: Interpretation = { kind: 'clarify', plan: null, choices: [], message: 'What would have been is told of a category, a name, revenue or expenses within a sum of money, with a percentage or an amount. Which change do you mean, and which sum?' };

/** From the word that opens it to the question's own clause, or to the end. */
function suppositionIn({ reading: { tokens } }: Frame): Span | null {
  const opened = tokens.findIndex(({ text }, at) => OPENS.test(text) && !(text === 'say' && at > 0) && !(text === 'had' && tokens[at - 1]?.text === 'have'));
  if (opened < 0) return null;
  const end = tokens.findIndex(({ text }, at) => at > opened + 1 && ASKS.test(text));
  return { from: opened, to: end < 0 ? tokens.length : end };
}

/** "If rent was 10 % higher, net profit would be what": the result asked for is no part of what is supposed. */
function resultApart({ reading, vocabulary }: Frame, span: Span | null): Span | null {
  const result = span && reading.measures.find((mention) => isInside(span)(mention) && isResult(mention) && namesIn(reading.tokens.slice(span.from, mention.from), vocabulary).length > 0);
  return span && result ? { from: span.from, to: result.from } : span;
}

const isInside = (span: Span) => ({ from, to }: Span): boolean => from >= span.from && to <= span.to;

/** What is supposed to be other: the names in the supposition, else the measure that stands there. */
function partOf({ reading, vocabulary }: Frame, span: Span, period: PlanPeriod): Subject | null {
  const names = namesIn(reading.tokens.slice(span.from, span.to), vocabulary);
  const measures = reading.measures.filter(isInside(span));
  if (names.length > 0) return ofSide(subjectOf({ ...reading, measures, exceptions: [], leftovers: [], amounts: NO_AMOUNTS }, period, names), names);
  const metric = measures.find(({ isWeak }) => !isWeak)?.measure;
  if (!metric && pointsBack(reading, span)) return ofSide(subjectOf({ ...reading, leftovers: [], amounts: NO_AMOUNTS }, period), reading.names);
  return metric ? { metric, filters: {}, period } : null;
}

/** "Had it been 4 % lower", "had every gallon cost us 4 % more": of what is asked. */
const pointsBack = ({ tokens, names }: Frame['reading'], span: Span): boolean => names.length > 0 && !names.some(isInside(span)) && tokens.slice(span.from, span.to).some(({ text }, at, said) => /^(it|they|that|those)$/.test(text) || /^(each|every)$/.test(text) && /^(had|cost|costs|were|was|been)$/.test(said[at + 2]?.text ?? ''));

/** A party that is both paid and paying: a purchase that was not made is a cost. */
const ofSide = (over: Subject | null, names: readonly NameMention[]): Subject | null => over && (over.metric === 'bySide' ? { ...over, metric: 'expenses', filters: namesFilter(names) } : over);

const NO_AMOUNTS = { bounds: {}, alone: [], spans: [] } as const;

/** The measure asked for; "spent on it" is the supposed thing itself. */
function resultOf(frame: Frame, span: Span, part: Subject | null): Measure | null {
  if (isAboutItself(frame, span)) return part?.metric ?? null;
  const said = frame.reading.measures.find((mention) => !mention.isWeak && !isInside(span)(mention))?.measure;
  return said === undefined ? part?.metric ?? null : /\bmargin\b/.test(frame.reading.text) ? said : PROFITS[said] ?? said;
}

/** The percentage says how much is supposed, not in what the answer is wanted. */
const PROFITS: Partial<Record<Measure, Measure>> = { netMargin: 'netProfit', grossMargin: 'grossProfit', operatingMargin: 'operatingProfit' };

function isAboutItself({ reading, vocabulary }: Frame, span: Span): boolean {
  const [supposed, asked] = [namesIn(reading.tokens.slice(span.from, span.to), vocabulary), reading.names.filter((name) => !isInside(span)(name))];
  if (asked.length > 0 && JSON.stringify(namesFilter(asked)) === JSON.stringify(namesFilter(supposed))) return true;
  if (supposed.length === 0 && pointsBack(reading, span)) return true;
  const isAsked = reading.measures.some((mention) => !mention.isWeak && !isInside(span)(mention));
  const rest = reading.tokens.filter((_, at) => at < span.from || at >= span.to).map(({ text }) => text).join(' ');
  return !isAsked || /\b(on|for|from|with) (it|that|this|them|those|these)\b(?! (month|quarter|year|week|period|time))/.test(rest);
}

/** "Had we not bought": without them, whatever the sum. */
const isDenied = ({ reading: { tokens } }: Frame, span: Span): boolean => tokens.slice(span.from, span.to).some(({ text }) => /^(not|never|without)$/.test(text));

function without(metric: Measure, { filters }: Subject, period: PlanPeriod): Interpretation | null {
  const { categories, counterparties } = filters;
  if (!categories && !counterparties) return null;
  const notFilters = { ...(counterparties ? { notCounterparties: counterparties } : {}), ...(categories && !counterparties ? { notCategories: categories } : {}) };
  return planned('total', { metric, filters: notFilters, period });
}

function changeOf({ reading, vocabulary, calendar }: Frame, span: Span, period: PlanPeriod): SupposedChange | null {
  const clause = { tokens: reading.tokens.slice(span.from, span.to), currency: vocabulary.currency };
  const words = leverWordsIn(clause.tokens);
  const percent = percentSaid(clause);
  // "Suppliers that had over 5 %" supposes nothing.
  if (percent !== null && !SAYS_WHICH_WAY.some((word) => words.has(word))) return null;
  if (percent !== null) return { percent: isLess(words) ? -Math.abs(percent) : percent };
  const amount = amountSaid(clause);
  if (!amount || !words.has('up') && !words.has('down')) return null;
  const size = amount.rhythm === null ? amount.amountMinor : perMonth(amount) * fullMonthsIn(period, calendar.asOf).length;
  return { amountMinor: isLess(words) ? -size : size };
}

const SAYS_WHICH_WAY = ['up', 'down', 'lose', 'cancel', 'gain'] as const;

const RESULTS: readonly Measure[] = ['netProfit', 'operatingProfit', 'grossProfit', 'cashFlow'];

/** Costs are no part of revenue. */
function isPartOf(whole: Measure, part: Measure): boolean {
  if (whole === part) return true;
  if (RESULTS.includes(whole)) return /^(revenue|grossSales|refunds|expenses|operatingExpenses|cogs|taxes|interest|otherIncome)$/.test(part);
  return whole === 'expenses' ? /^(operatingExpenses|cogs|taxes|interest)$/.test(part) : whole === 'revenue' && (part === 'grossSales' || part === 'refunds');
}
