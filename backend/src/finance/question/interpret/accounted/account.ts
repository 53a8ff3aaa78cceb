/** What a plan leaves unaccounted for in the question, and what that costs: an unexplained word is the strongest sign of a wrong answer. */
import type { Plan } from '../../plan.ts';
import { isDoneTo } from '../names/done-to.ts';
import type { Evidence } from './evidence.ts';
import { evidenceFor } from './evidence.ts';
import { lemma } from '../lexicon/lemma.ts';
import { LIGHT_WORDS, TURNING_WORDS } from '../lexicon/weight-words.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import type { Span } from '../words/phrase-table.ts';
import { covers } from '../words/phrase-table.ts';
import type { Reading } from '../reading.ts';
import { coreOf } from '../segments.ts';
import { isThingBought } from './thing-bought.ts';
import type { Token } from '../words/tokenize.ts';

export interface Account {
  readonly cost: number;
  /** Spans of the question that the plan does nothing with. */
  readonly idle: readonly Span[];
}

/** An answer whose words leave this much unaccounted for answers another question. */
export const COST_MOST = 0.35;
const NOTHING: Account = { cost: 0, idle: [] };
const UNKNOWN = 1;
/** Beside a named party an unknown word mostly says what the party sells. */
const UNKNOWN_BESIDE_PARTY = 0.25;
const TURNING = 0.6;
const BY_DOING = /^(from|by|for|through|with)$/;

export function accountFor(plan: Plan, reading: Reading): Account {
  if (plan.task === 'what-if' || plan.task === 'runway') return NOTHING;
  const { tokens } = reading;
  const evidence = evidenceFor(plan, reading);
  const used = evidence.filter(({ isUsed, weight }) => isUsed && weight > 0);
  const core = coreOf(tokens, evidence);
  const isInside = ({ from, to }: Span): boolean => from >= core.from && to <= core.to;
  const unknown = (plan.filters.counterparties ?? plan.filters.notCounterparties) === undefined ? UNKNOWN : UNKNOWN_BESIDE_PARTY;
  const remarks = remarksBefore(tokens);
  const idle: (Span & { readonly weight: number })[] = evidence.filter((piece) => !piece.isUsed && piece.weight > 0 && isInside(piece) && isOpen(piece, used));
  tokens.forEach((token, at) => {
    const span = { from: at, to: at + 1 };
    const weight = isInside(span) && !covers(evidence, at) && !(covers(remarks, at) && TURNING_WORDS.has(token.text)) ? weightOf(token, at, reading, plan, unknown) : 0;
    if (weight > 0) idle.push({ ...span, weight });
  });
  return { cost: idle.reduce((sum, { weight }) => sum + weight, 0), idle: [...idle].sort((a, b) => a.from - b.from) };
}

/** "The fair at High Point, we go twice a year, what did the last one cost": a turning word before the question begins turns nothing. */
function remarksBefore(tokens: readonly Token[]): Span[] {
  const at = tokens.findLastIndex((token, i) => token.text === ',' && /^(what|how|who|when|which)$/.test(tokens[i + 1]?.text ?? ''));
  const from = tokens.findIndex((token, i) => token.text === ',' && /^(we|i|they|it|he|she)$/.test(tokens[i + 1]?.text ?? ''));
  return at > 0 && from >= 0 && from < at ? [{ from, to: at }] : [];
}

function isOpen({ from, to }: Evidence, used: readonly Span[]): boolean {
  for (let at = from; at < to; at++) if (!covers(used, at)) return true;
  return false;
}

function weightOf({ text, kind }: Token, at: number, reading: Reading, plan: Plan, unknown: number): number {
  const { dropped, tokens } = reading;
  if (kind === 'stop' || covers(dropped, at) || isExplainedByBracket(at, reading)) return 0;
  if (kind === 'number') return isYearOf(text, plan) || UNIT.test(tokens[at + 1]?.text ?? '') ? 0 : unknown;
  if (tokens[at + 1]?.text === 'season' || /^fy'?\d*$/.test(text)) return 0;
  if (reading.names.some((name) => name.from === at + 1 && name.names.length > 0 && name.names.every(({ role }) => role === 'loan' || role === 'interest'))) return 0;
  if (LIGHT_WORDS.has(text) || text.length === 1 || BY_DOING.test(tokens[at - 1]?.text ?? '') && isDoneTo(at, tokens, [...reading.names, ...dropped])) return 0;
  if (plan.task === 'date' && plan.filters.words?.includes(text)) return 0;
  if (TURNING_WORDS.has(text)) return isTurned(text, at, reading, plan) ? TURNING : 0;
  if (isPlain(text)) return isThingBought(at, reading, plan) || saysWhichCost(at, reading, plan) ? TURNING : 0;
  return unknown === UNKNOWN_BESIDE_PARTY && isUnknown(tokens[at - 1]) ? 0 : unknown;
}

/** "The Adobe Creative Cloud bill": several unknown words in a row are one thing. */
const isUnknown = (token: Token | undefined): boolean => token?.kind === 'word' && token.text.length > 1 && !LIGHT_WORDS.has(token.text) && !TURNING_WORDS.has(token.text) && !isPlain(token.text);

/** "Cleaning costs in 2025": what is done for it. */
const isWorkPaidFor = (at: number, tokens: readonly Token[]): boolean => /^(costs?|expenses?|bills?|charges?)$/.test(tokens[at + 1]?.text ?? '') && /[a-z]{3}ing$/.test(tokens[at]?.text ?? '') && !NO_WORK.test(tokens[at]?.text ?? '') && (at === 0 || /^(the|our|my|on|for|in|of|total|monthly|annual|yearly|all|spent|were|was|much)$/.test(tokens[at - 1]?.text ?? ''));
const NO_WORK = /^(running|operating|ongoing|recurring|remaining|existing|outgoing|incoming|trading|rising|increasing|growing|falling|driving|pushing|raising|cutting|lowering|reducing|keeping|making|excluding|including|covering|using|comparing|standing|continuing|living|starting|closing|opening|spending|paying|during|following|missing|corresponding|upcoming|everything|anything|nothing|something|regarding|concerning|considering|according|adding|counting|looking|showing|starting|beginning|ending|showing|finding|tracking|checking)$/;

/** "Average fill up cost": a plain word between a figure's word and a cost says which cost. */
function saysWhichCost(at: number, { tokens, operations }: Reading, { filters }: Plan): boolean {
  if ((filters.categories ?? filters.counterparties ?? filters.words ?? filters.accounts) === undefined && isWorkPaidFor(at, tokens)) return true;
  if ((filters.categories ?? filters.counterparties ?? filters.words ?? filters.accounts) !== undefined || !/^(cost|bill|price|fee)$/.test(tokens[at + 1]?.text ?? '') && !(tokens[at + 1]?.text === 'up' && /^(cost|bill|price|fee)$/.test(tokens[at + 2]?.text ?? ''))) return false;
  return [...(operations.get('average') ?? []), ...(operations.get('largest') ?? []), ...(operations.get('smallest') ?? [])].some(({ to }) => to === at);
}

const BRACKET_REACH = 5;
const ENDS_THING = /^(on|to|from|spend|spent|much|many|what|total|did|we|is|was|in|not|without|except|excluding|only|before|after|than)$/;

/** "Drugs and stock bought (cost of goods)": the name in brackets says what the words before it mean. */
function isExplainedByBracket(at: number, { tokens, names }: Reading): boolean {
  const bracket = tokens.findIndex((token, i) => i > at && i <= at + BRACKET_REACH && token.text === '(');
  return bracket > at && names.some(({ from }) => from === bracket + 1) && tokens.slice(at, bracket).every(({ kind, text }) => kind === 'word' && !ENDS_THING.test(text));
}

/** Ordinary English in any of its forms: "costing", "bringing". */
const isPlain = (text: string): boolean => PLAIN_WORDS.has(text) || PLAIN_WORDS.has(lemma(text)) || /(ing|ed)$/.test(text) && [text.replace(/(ing|ed)$/, ''), text.replace(/(ing|ed)$/, 'e'), text.replace(/(.)\1(ing|ed)$/, '$1')].some((stem) => PLAIN_WORDS.has(stem));

const UNIT = /^(days?|weeks?|months?|quarters?|years?|percent|times?)$/;
const isYearOf = (text: string, { period, against }: Plan): boolean => [period, against?.period].some((used) => used !== undefined && (used.from.startsWith(text.slice(-4)) || used.from.slice(2, 4) === text.slice(-2) || used.to.slice(2, 4) === text.slice(-2)) && /^'?(20)?\d{2}$/.test(text));

/** "Bills above $3,000 each": a bound on single rows is what "each" says. */
const isBounded = ({ moreThanMinor, lessThanMinor, atLeastMinor, atMostMinor }: Plan['filters']): boolean => (moreThanMinor ?? lessThanMinor ?? atLeastMinor ?? atMostMinor) !== undefined;

/** Turning words that the plan may have heeded in a way of its own: "than" belongs to a comparison, "ever" to the whole of the books. */
const HEEDED: readonly (readonly [words: RegExp, isHeeded: (plan: Plan, reading: Reading, at: number) => boolean])[] = [
  [/^than$/, (plan) => plan.against !== null || /^(drivers|price-change|count-periods|share|run)$/.test(plan.task) || plan.ofWhole !== undefined],
  [/^(exactly|precisely)$/, (_, { tokens }, at) => tokens[at + 1]?.kind !== 'number'],
  [/^(since|between|until|first)$/, (plan) => plan.task === 'price-change' || plan.task === 'gaps' || plan.earlier !== undefined],
  [/^ever$/, (plan) => plan.period.unit === 'all' || plan.task === 'date'],
  [/^(each|every)$/, (plan) => plan.task === 'rows' || isBounded(plan.filters)],
  [/^(each|every|per)$/, (plan) => plan.groupBy !== null || plan.per !== null || /^(recurring|share|latest|price-change)$/.test(plan.task) || plan.metric.endsWith('Margin')],
  [/^(first|last|start|starts|started|begin|began|stop|stopped|beginning)$/, (plan) => /^(date|latest|price-change|runway)$/.test(plan.task) || plan.membership !== undefined || plan.order === 'first' || plan.order === 'last' || plan.limit !== null && plan.limit > 1],
  [/^(only|just|alone)$/, ({ task }, reading) => task === 'break-even' || reading.names.length + reading.exceptions.length + reading.periods.length + reading.numbers.length + reading.leftovers.length > 0],
  [/^(once|still|start|first|minus)$/, ({ task }) => task === 'remainder'],
  [/^(left|remain|remains|remaining|rest|after)$/, (plan) => /^(remainder|runway|share|ranking|balance)$/.test(plan.task) || /^(net|gross|operating)(Profit|Margin)$/.test(plan.metric)],
  [/^back$/, (_, { tokens }, at) => !/^(half|end)$/.test(tokens[at + 1]?.text ?? '')],
  [/^open$/, (_, { tokens }, at) => /^(doors?|shop|place|lights)$/.test(tokens[at - 1]?.text ?? '')],
  [/^(lose|lost|loss)$/, (plan) => plan.task === 'count-periods' || /rofit|argin|cashFlow/.test(plan.metric) || plan.membership !== undefined],
  [/^(most|least|more|less|fewer)$/, (plan) => plan.order !== null || plan.against !== null],
  [/^(often|once)$/, (plan) => plan.task === 'count' || plan.counted === true],
  [/^(between|until|till|since|before)$/, (_, { tokens, periods }, at) => periods.some(({ from }) => from === at + 1 || from === at + 2 && /^(the|of)$/.test(tokens[at + 1]?.text ?? ''))],
  [/^(not|no|nothing|never|without|except|besides|minus|less)$/, ({ combined, difference, threshold, ofWhole, membership }, { exceptions, netOf }) => membership !== undefined || combined === 'rest' || difference === true || ofWhole !== undefined || threshold?.side === 'below' || exceptions.length + netOf.length > 0],
  [/^between$/, ({ combined }, { tokens }, at) => combined !== undefined && /^(them|us)$/.test(tokens[at + 1]?.text ?? '')],
  [/^(old|new|still|yet|already|early|late|current)$/, (plan) => /^(latest|recurring|date|price-change)$/.test(plan.task) || plan.membership !== undefined],
  [/^(plus|again)$/, () => true],
  [/^(between|extra)$/, (plan) => plan.against !== null],
  // "When a client pays, how much is it on average": whenever.
  [/^when$/, ({ task }) => task === 'average'],
  [/^next$/, (plan) => plan.rank !== null],
  [/^working$/, (plan) => plan.workingDays === true],
  [/^open$/, (plan) => plan.openDays === true],
];

const isTurned = (text: string, at: number, reading: Reading, plan: Plan): boolean => !HEEDED.some(([words, isHeeded]) => words.test(text) && isHeeded(plan, reading, at));
