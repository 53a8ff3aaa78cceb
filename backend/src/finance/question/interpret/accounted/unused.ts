/** The safety net: words that matter and that a plan does nothing with. Such a plan answers another question than the one that was asked. */
import { isPercentMeasure } from '../../measures.ts';
import type { Plan, Task } from '../../plan.ts';
import type { NameMention } from '../names/find-names.ts';
import { isTimeUsed } from './evidence.ts';
import { droppedSide } from '../names/held-beside.ts';
import { isLeftOut } from '../periods/left-out-period.ts';
import { CONTRADICTORY } from './contradictory.ts';
import { partNotFound } from './parts-of-sum.ts';
import { PASSED_OVER } from './passed-over.ts';
import { covers } from '../words/phrase-table.ts';
import type { Reading } from '../reading.ts';
import { has } from '../reading.ts';
import { strongMeasures } from '../subject.ts';
import { AROUND_MEAN } from '../tasks/around-mean.ts';
import { OUTER, eachOf } from '../tasks/averages-by-group.ts';
import { isLength } from '../tasks/rolling.ts';
import { isMixedList } from '../tasks/sum.ts';

/** These read their words in ways of their own. */
const OWN_WAYS: readonly Task[] = ['what-if', 'runway', 'burn', 'balance', 'overview'];

/** What stands unused, in the question's own words; empty for a plan that uses everything that matters. */
export function unusedWords(plan: Plan, reading: Reading): string[] {
  if (plan.task === 'overview') return count(plan, reading) === null ? [] : ['how many'];
  if (OWN_WAYS.includes(plan.task)) return [];
  return CHECKS.flatMap((check) => check(plan, reading) ?? []);
}

type Check = (plan: Plan, reading: Reading) => string | null;

const isTask = ({ task }: Plan, ...tasks: Task[]): boolean => tasks.includes(task);
const first = ({ text }: Reading, pattern: RegExp): string | null => pattern.exec(text)?.[0] ?? null;
const BOUNDS = ['moreThanMinor', 'lessThanMinor', 'atLeastMinor', 'atMostMinor'] as const;

const amount: Check = (plan, { amounts, tokens }) => {
  const isUsed = plan.threshold !== null || BOUNDS.some((bound) => amounts.bounds[bound] !== undefined && (plan.filters[bound] !== undefined || plan.against?.filters[bound] !== undefined));
  const span = amounts.spans[0];
  return isUsed || !span || Object.keys(amounts.bounds).length === 0 ? null : tokens.slice(span.from, span.to).map((token) => token.text).join(' ');
};

const count: Check = (plan, reading) => (plan.counted === true || plan.ofWhole !== undefined || isTask(plan, 'count', 'count-periods', 'run', 'gaps') || isPercentMeasure(plan.metric) || plan.answerIn === 'percent' || isTask(plan, 'share') ? null : first(reading, /\b(how many(?! (euros?|dollars?|pounds?|bucks|quid)\b)|number of|how often|count of)\b/));

/** "How many months had a payment over 1,000": payments are no months. */
const countedUnit: Check = (plan, reading) => (isTask(plan, 'count') && plan.groupBy === null ? first(reading, /\b(how many|number of) (different |separate |full )?(days|weeks|months|quarters|years)\b(?! (of|worth|in|on) )/) : null);

const percent: Check = (plan, reading) => {
  if (isTask(plan, 'share', 'drivers', 'ranking', 'growth') || isPercentMeasure(plan.metric) || plan.answerIn === 'percent') return null;
  return reading.operations.has('share') ? first(reading, /\b(percent|percentage|share|proportion|fraction|ratio|portion)\b/) : null;
};

const mean: Check = (plan, reading) => (plan.aroundMean === true || isPercentMeasure(plan.metric) || isTask(plan, 'average', 'trend', 'best-period', 'gaps') || plan.task === 'compare' && plan.per !== null || plan.task === 'count' && plan.groupBy !== null ? null : first(reading, /\b(average|avg|averaged|on average|typical|typically)\b/));

/** "Below average" is no average. */
const sideOfMean: Check = (plan, { text, tokens }) => shareOverMean(plan, tokens) ?? (isTask(plan, 'trend', 'average', 'best-period', 'total', 'ranking') && plan.aroundMean !== true ? AROUND_MEAN.exec(text)?.[0] ?? null : null);

/** "10 % over the average" is more than above it. */
const shareOverMean = ({ aroundMean }: Plan, tokens: Reading['tokens']): string | null => (aroundMean === true ? tokens.find(({ kind, isPercent }, at) => kind === 'number' && (isPercent === true || tokens[at + 1]?.text === 'percent'))?.text ?? null : null);

const superlative: Check = (plan, reading) => {
  if (plan.task === 'run' || plan.order === 'largest' || plan.order === 'smallest' || plan.rank !== null || has(reading, 'last', 'first') || isTask(plan, 'drivers', 'latest', 'count-periods')) return null;
  return first(reading, /\b(biggest|largest|highest|smallest|lowest|cheapest|priciest|costliest|most expensive|least expensive|top \d+|the most)\b/);
};

const grouping: Check = (plan, reading) => {
  if (plan.groupBy !== null || plan.per === 'counterparty' || plan.each !== undefined || isTask(plan, 'rows', 'recurring', 'latest', 'date', 'drivers')) return null;
  const asked = reading.groupings.find(({ grouping: unit, from }) => /^(category|counterparty|account)$/.test(unit) && /^(by|per|each|every|which)$/.test(reading.tokens[from - 1]?.text ?? ''));
  return asked ? reading.tokens.slice(asked.from - 1, asked.to).map((token) => token.text).join(' ') : null;
};

const rhythm: Check = (plan, reading) => (plan.groupBy !== null || plan.per !== null || isTask(plan, 'rows', 'recurring', 'latest', 'date', 'price-change', 'gaps') ? null : first(reading, /\b(per|each|every|by) (month|week|quarter|day)\b|\b(month by month|week by week|quarter by quarter)\b|\bby year\b(?! end)/));

/** "Average daily sales by month": a mean over everything is not what each month comes to. */
const each: Check = (plan, reading) => (plan.task === 'average' && !isPercentMeasure(plan.metric) && plan.each === undefined && plan.per !== null && plan.per !== 'counterparty' ? first(reading, OUTER) && eachOf(reading, plan.per) : null);

const period: Check = (plan, reading) => {
  const { periods, tokens } = reading;
  if (isTask(plan, 'recurring', 'latest', 'date')) return null;
  const idle = periods.find((mention) => !isTimeUsed(mention, plan, tokens) && !(plan.rolling !== undefined && isLength(mention, reading)));
  return idle ? tokens.slice(idle.from, idle.to).map((token) => token.text).join(' ') : null;
};

const measure: Check = (plan, reading) => {
  const used = [plan.metric, plan.against?.metric];
  const strong = reading.measures.filter((mention) => !mention.isWeak && /^(revenue|expenses|netProfit|grossProfit|cogs|cashIn|cashOut)$/.test(mention.measure));
  if (strongMeasures(reading).length < 2 || isPercentMeasure(plan.metric)) return null;
  const idle = strong.find((mention) => !used.includes(mention.measure) && strong.some((other) => used.includes(other.measure) && isJoined(reading, mention, other)));
  return idle ? reading.tokens.slice(idle.from, idle.to).map((token) => token.text).join(' ') : null;
};

/** "revenue and expenses", "sales vs costs" */
function isJoined({ tokens }: Reading, one: { from: number; to: number }, other: { from: number; to: number }): boolean {
  const between = one.from < other.from ? tokens.slice(one.to, other.from) : tokens.slice(other.to, one.from);
  return between.length > 0 && between.length < 4 && between.every(({ text }) => /^(and|or|vs|versus|&|plus|against|the|our|total|my|,)$/.test(text)) && between.some(({ text }) => /^(and|or|vs|versus|&|plus|against)$/.test(text));
}

/** "Minus the people stuff": a sum may be taken off, too, where nothing stands before it. */
const LEAVES_OUT = /\b(excluding|except|without|not counting|not including|other than|leaving out|leaving aside|setting aside|apart from|aside from|barring|ignoring|disregarding|(?:minus|less) (?=(?:the|all|all the|any|anything|our|my|those|these) (?!revenue|sales|income|costs?|expenses?|spend|spending|cogs|refunds?)))/;

/** They are part of no figure but cash, where nothing is said of them. */
const LEFT_OUT_ANYWAY = /^\S+( \S+)? ((any|the|our|my|own|internal|all) )*(transfers?|transferring|(moves?|movements?) (between|to|into))\b/;

const exception: Check = (plan, reading) => {
  const { notCategories, notCounterparties, notAccounts, notWords, weekdays } = plan.filters;
  if ((notCategories ?? notCounterparties ?? notAccounts ?? notWords ?? weekdays) !== undefined || isTask(plan, 'remainder') || plan.combined === 'rest' || plan.difference === true || plan.membership !== undefined || reading.periods.some((part) => isLeftOut(part, reading.tokens))) return null;
  const said = LEAVES_OUT.exec(reading.text);
  const at = said ? reading.text.slice(0, said.index).split(' ').length - 1 : -1;
  if (said && /^(minus|less)/.test(said[0]) && plan.against !== null) return null;
  return said && reading.exceptions.length + reading.leftovers.length === 0 && !/^\S+( \S+)? (those|them|that|it|these)\b/.test(reading.text.slice(said.index)) && !covers(reading.netOf, at) && !/\bwithout (any |a )?(revenue|sales|income|spending|expenses)\b/.test(reading.text) && !LEFT_OUT_ANYWAY.test(reading.text.slice(said.index)) ? said[0].trim() : null;
};

const change: Check = (plan, reading) => {
  if (isTask(plan, 'compare', 'drivers', 'trend', 'best-period', 'count-periods', 'latest', 'date', 'ranking', 'share', 'price-change', 'price-list', 'run', 'growth', 'gaps') || plan.membership !== undefined) return null;
  const said = first(reading, /\b(grew|grown|growth|risen|rose|increased?|decreased?|declined?|fell|fallen|shrank|compared|compare|versus|vs|difference between|higher than|lower than|how much (?:more|less) (?:expensive|costly))\b/);
  return reading.tokens.some(({ text }, at) => text === said && (covers(reading.explained, at) || covers(reading.names, at) || covers(reading.amounts.spans, at))) ? null : said;
};

/** Money received is no cost: "largest insurance payment received" where Insurance is what we pay. */
const received: Check = (plan, reading) => (plan.task !== 'ranking' && plan.metric === 'expenses' && plan.filters.categories !== undefined && plan.filters.counterparties === undefined ? first(reading, /\b(received|deposited|came in|paid us|pays us|pay us)\b/) : null);

/** A day on which a price moved is not the day of the last payment. */
const pricing: Check = (plan, reading) => (plan.task === 'date' ? first(reading, /\b(more expensive|pricier|cheaper|price (go|went|gone|rise|change|increase)|raise|raised|increase|increased|go up|went up|gone up)\b/) : null);

/** Two stretches that no word holds against each other are no comparison. */
const unheld: Check = (plan, reading) => {
  const [a, b] = reading.periods;
  if (a && b && reading.tokens[a.from - 1]?.text === 'between' && !has(reading, 'compare', 'more', 'growth', 'rate', 'rise', 'fall')) return 'between';
  if (plan.task !== 'compare' || !a || !b || has(reading, 'compare', 'more', 'growth', 'rate', 'rise', 'fall', 'sameBefore', 'before', 'soFar')) return null;
  const between = reading.tokens.slice(a.to, b.from).map((token) => token.text);
  return between.some((word) => /^(and|vs|v|versus|or|to|than|against|minus|less|&|-|\/)$/.test(word) || word === ',' && between.length < HELD_BY_COMMA) && !between.includes('(') ? null : reading.tokens.slice(b.from, b.to).map((token) => token.text).join(' ');
};

/** "2025, 2026" stand side by side; "decent last year, no? April to June 2025" do not. */
const HELD_BY_COMMA = 3;

/** "Three cheapest expense categories": single payments are no answer to it. */
const listed: Check = ({ task, groupBy }, reading) => (task === 'rows' && groupBy === null ? first(reading, /\b(?:biggest|largest|highest|smallest|lowest|cheapest|priciest|costliest|dearest)(?: \w+){0,3} (?:categories|vendors|suppliers|customers|clients|payees)\b/) : null);

/** Runs of months are not computed, and a sum or a best month is no answer to them. */
const run: Check = (plan, reading) => (isTask(plan, 'recurring', 'run') ? null : first(reading, /\b(?:in a row|on the trot|consecutive|consecutively|straight (?:weeks|months|quarters|years))\b/));

/** "At that time" points at what was said before, and nothing was. */
const pointing: Check = (plan, reading) => (reading.periods.length > 0 || isTask(plan, 'date', 'latest') ? null : first(reading, /\b(?:at that time|back then)\b/));

/** "When somebody pays for an installation, how much is it on average": what nothing is known of would be left out. */
const idleCondition = ({ tokens, leftovers, unheeded }: Reading): string | null => {
  const end = tokens.findIndex(({ text }) => text === ',');
  return [...leftovers, ...unheeded].find(({ to }) => to <= end)?.said ?? null;
};

/** A sum is no answer to "when", "who" or "why". */
const questionWord: Check = (plan, reading) => {
  if (!isTask(plan, 'total', 'average', 'remainder', 'sum', 'share', 'count')) return null;
  if (/^((so|and|hey|ok|then|but) )*when (?!did|do|does|is|was|were|are|will|has|have|had)[a-z0-9]+ .*\b(?<!and (for |at )?)(what|how (much|many|big|large|high|small)|which)\b/.test(reading.text)) return idleCondition(reading);
  return plan.task === 'total' || plan.task === 'average' ? first(reading, /^((so|and|hey|ok|then|but) )*(when(?! (i|we|you) (look|think|see|check|add))|who|whom|why|(the )?(date|day) (of|we|when)|on (what|which) (date|day)|(what|which) (date|day))\b/) : first(reading, /^((so|and|hey|ok|then|but) )*(when(?! (i|we|you) (look|think|see|check|add))|why|on (what|which) (date|day))\b/);
};

/** A day is no answer to "how much", unless both are asked. */
const figure: Check = (plan, { text }) => (plan.task === 'date' && !/\b(when|what (day|date)|which (day|date)|date of|last time|first time)\b/.test(text) ? first({ text } as Reading, /\bhow much\b/) : null);

/** "Card fees relative to retail": what is earned and what is spent have no sum. */
const bothSides: Check = ({ metric }, { names }) => {
  const ofSide = (side: RegExp): NameMention | undefined => names.find((name) => name.names.length > 0 && name.names.every(({ kind, role }) => kind === 'category' && side.test(role ?? '')));
  const [earned, spent] = [ofSide(/^revenue$/), ofSide(/^(cogs|opex|tax|interest)$/)];
  return metric === 'movement' && earned && spent ? spent.said : null;
};

/** "Truck in the shop, repair bills": two things of one kind are added up only where they are listed. */
const mixture: Check = (plan, { names, tokens }) => {
  const { task, filters } = plan;
  if (!isTask(plan, 'total', 'count', 'average', 'date', 'latest', 'rows') || plan.groupBy === 'counterparty' || plan.groupBy === 'category') return null;
  for (const kind of task === 'date' && filters.counterparties !== undefined ? ['counterparty'] as const : ['category', 'counterparty'] as const) {
    const mentions = names.filter((name) => name.names.length > 0 && name.names.every((one) => one.kind === kind));
    for (const [i, mention] of mentions.entries()) {
      const next = mentions[i + 1];
      if (!next || next.names.some((one) => mention.names.includes(one)) || tokens.slice(mention.from, next.to).some(({ text }) => LISTS.test(text)) || next.from === mention.to + 1 && tokens[mention.to]?.text === ',') continue;
      if (!tokens.slice(next.to, next.to + 2).some(({ text }) => /^(together|combined|both)$/.test(text))) return tokens.slice(next.from, next.to).map(({ text }) => text).join(' ');
    }
  }
  return null;
};

/** "Wood and materials": the rows of the one are no part of the other, and a sum of both cannot be told. */
const listedUnknown: Check = (plan, { names, leftovers, tokens }) => {
  if (!isTask(plan, 'total', 'count', 'average', 'share', 'trend')) return null;
  const left = [...leftovers, ...names.filter((name) => name.names.length === 0 && name.categoryKind === null && name.boughtWithin === undefined)].find((one) => names.some((name) => name.names.length > 0 && (one.to === name.from - 1 && JOINS.test(tokens[one.to]?.text ?? '') || name.to === one.from - 1 && JOINS.test(tokens[name.to]?.text ?? ''))));
  const beside = leftovers.find(({ from }) => JOINS.test(tokens[from - 1]?.text ?? '') && /^(staff|employees?|workers?|crew)$/.test(tokens[from - 2]?.text ?? ''));
  return left?.said ?? beside?.said ?? null;
};

/** "Zoom vs teams": a side that nothing was made of, held against one that was. */
const heldAgainst: Check = (plan, reading) => {
  const { names, tokens, periods, measures, weekdays, exceptions, groupings, rowWords, explained } = reading;
  return plan.against !== null && names.length === 1 || names.length === 0 ? droppedSide(tokens, names, [...names, ...periods, ...measures, ...weekdays, ...exceptions, ...groupings, ...rowWords, ...explained]) : null;
};

/** "Cloudflare, Vercel and zorblax compared": of three of whom one is not known, two are no answer. */
const unknownOfSeveral: Check = ({ filters, against }, { names }) => {
  const lost = names.find((name) => name.names.length === 0 && name.categoryKind === null && name.boughtWithin === undefined);
  return lost && names.length > 2 && (filters.words ?? against?.filters.words) === undefined ? lost.said : null;
};

/** "By category by month": a table in two directions is asked, and one direction is no answer to it. */
const twoWay: Check = ({ splitBy, task }, { text }) => {
  if (splitBy !== undefined) return null;
  const apart = task === 'trend' ? /\b(split|splits|splitting|broken|break|breaking|divided|divide) .*\bby (channel|category|vendor|supplier|client|customer)s?\b/.exec(text)?.[2] : undefined;
  if (apart !== undefined) return `by ${apart}`;
  const [, first, second] = /\b(?:by|per|each) (category|vendor|supplier|client|customer|account|name|month|quarter|week|year)s?,? (?!year to date|year so far)(?:and )?(?:by |per |each )?(?:the )?(category|vendor|supplier|client|customer|account|name|month|quarter|week|year)s?\b/.exec(text) ?? [];
  return first !== undefined && second !== undefined && first !== second ? `by ${second}` : null;
};

/** "Rent and electricity by month": conditions that hold together are no answer to a list. */
const mixedList: Check = ({ task, filters, against }, reading) => {
  const isOfBoth = task === 'share' || against === null && task !== 'sum' && filters.categories !== undefined && filters.counterparties !== undefined;
  const last = reading.names.at(-1);
  return isOfBoth && last && isMixedList(reading) ? reading.tokens.slice(last.from, last.to).map(({ text }) => text).join(' ') : null;
};

const JOINS = /^(and|or|plus|&|\+|\/)$/;

const LISTS = /^(and|or|plus|&|\/|with|\+|as|nor|also|including|both|n|:|-)$/;

/** "Is Coyote a good broker?": what is thought of somebody is no sum. */
const opinion: Check = (plan, { text, measures, rowWords, amounts, tokens }) => {
  if (plan.task !== 'total' || measures.length + rowWords.length + amounts.spans.length > 0 || !/^(is|are|was|were|do|does|should|would)\b(?! (there|you)\b)/.test(text) || /\bhow (much|many)\b/.test(text)) return null;
  return tokens.slice(0, 1).map((token) => token.text).join(' ');
};

/** "What share of taproom sales was refunded": refunds are booked of all sales, and a share of all of them is no answer. */
const refundedKind: Check = ({ task, metric, filters, against }, { dropped }) => {
  if (task !== 'share' || metric !== 'refunds' || (filters.counterparties ?? against?.filters.categories ?? against?.filters.counterparties) !== undefined) return null;
  return dropped.find(({ names = [] }) => names.length > 0 && names.every(({ kind, role }) => kind === 'category' && role === 'revenue'))?.said ?? null;
};

const ENDS_WITHIN = 6;

/** "Largest customer and smallest expense": one of them is half an answer. */
const otherEnd: Check = (plan, reading) => {
  if (plan.bothEnds === true || !isTask(plan, 'rows', 'ranking', 'best-period')) return null;
  const [high, low] = [reading.operations.get('largest')?.[0], reading.operations.get('smallest')?.[0]];
  if (!high || !low) return null;
  const [one, other] = high.from < low.from ? [high, low] : [low, high];
  const between = reading.tokens.slice(one.to, other.from).map(({ text }) => text);
  return between.length <= ENDS_WITHIN && between.some((word) => /^(and|or|&)$/.test(word)) ? reading.tokens.slice(one.from, other.to).map(({ text }) => text).join(' ') : null;
};

const CHECKS: readonly Check[] = [...CONTRADICTORY, refundedKind, otherEnd, ...PASSED_OVER, figure, bothSides, mixture, mixedList, listedUnknown, heldAgainst, unknownOfSeveral, partNotFound, twoWay, opinion, questionWord, received, pricing, listed, run, pointing, unheld, amount, count, countedUnit, percent, mean, sideOfMean, superlative, grouping, rhythm, each, period, measure, exception, change];
