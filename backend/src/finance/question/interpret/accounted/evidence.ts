/** What a question says, piece by piece, and whether a plan does something with each: the ledger of what an answer accounts for. */
import { addDays, daysBetween } from '../../../local-date.ts';
import { isPercentMeasure } from '../../measures.ts';
import type { Plan, PlanFilters, Task } from '../../plan.ts';
import { datesThingOfParty } from '../../thing-dated.ts';
import type { PeriodMention } from '../periods/find-periods.ts';
import { isLeftOut } from '../periods/left-out-period.ts';
import type { NameMention } from '../names/find-names.ts';
import type { Operation } from '../lexicon/operation-words.ts';
import { isLength } from '../tasks/rolling.ts';
import { saidAgain } from '../tasks/share.ts';
import type { Span } from '../words/phrase-table.ts';
import type { Reading } from '../reading.ts';

export interface Evidence extends Span {
  /** How much it costs that nothing is done with it: 1 = it asks something else. */
  readonly weight: number;
  readonly isUsed: boolean;
}

const BOUNDS = ['moreThanMinor', 'lessThanMinor', 'atLeastMinor', 'atMostMinor'] as const;
const isTask = ({ task }: Plan, ...tasks: Task[]): boolean => tasks.includes(task);
const hasUnit = ({ groupBy, per }: Plan): boolean => groupBy !== null || per !== null;
const isCalendar = ({ groupBy }: Plan): boolean => groupBy !== null && /^(day|week|month|quarter|year|weekday|monthday)$/.test(groupBy);
const isOrdered = ({ order, rank, task, run }: Plan): boolean => task === 'place' || order === 'largest' || order === 'smallest' || rank !== null || task === 'drivers' || run?.wants === 'longest';
const isRelative = (plan: Plan): boolean => plan.against !== null || plan.earlier !== undefined || plan.membership !== undefined || plan.replacedPeriod !== undefined || isTask(plan, 'trend', 'drivers', 'price-change', 'price-list', 'count-periods', 'best-period', 'run');
const isInPercent = (plan: Plan): boolean => isTask(plan, 'share', 'ranking', 'drivers', 'growth') || isPercentMeasure(plan.metric) || plan.answerIn === 'percent';
const isBounded = ({ filters, threshold, balanceMinor }: Plan): boolean => threshold !== null || balanceMinor !== null || BOUNDS.some((bound) => filters[bound] !== undefined);
const isResult = ({ metric }: Plan): boolean => /rofit|cashFlow|argin/.test(metric);

/** The weight of each operation, and what a plan that heeds it looks like. */
const OPERATIONS: Readonly<Record<Operation, readonly [weight: number, isHeeded: (plan: Plan) => boolean]>> = {
  average: [1, (plan) => isPercentMeasure(plan.metric) || plan.workingDays === true || plan.openDays === true || plan.rolling !== undefined || plan.aroundMean === true || isTask(plan, 'average', 'burn', 'runway', 'gaps') || plan.per !== null || isTask(plan, 'trend', 'count') && hasUnit(plan)],
  count: [1, (plan) => plan.counted === true || isTask(plan, 'count', 'count-periods', 'runway', 'run', 'gaps') || isInPercent(plan)],
  share: [1, (plan) => isInPercent(plan) || plan.metric === 'movement'],
  rate: [1, isInPercent],
  growth: [1, (plan) => isRelative(plan) || isTask(plan, 'count', 'latest')],
  rise: [1, (plan) => isRelative(plan) || isOrdered(plan)],
  fall: [1, (plan) => isRelative(plan) || isOrdered(plan)],
  why: [1, (plan) => isTask(plan, 'drivers')],
  trend: [1, (plan) => isTask(plan, 'trend', 'burn', 'drivers', 'price-change', 'recurring') || plan.per !== null || isCalendar(plan)],
  compare: [1, (plan) => isRelative(plan) || isTask(plan, 'ranking', 'gaps')],
  more: [0.7, (plan) => isTask(plan, 'break-even') || plan.filters.notCategories !== undefined || isResult(plan) || isRelative(plan) || isBounded(plan) || isOrdered(plan) || isInPercent(plan)],
  largest: [1, (plan) => isOrdered(plan) || isTask(plan, 'latest')],
  smallest: [1, isOrdered],
  list: [0, () => true],
  when: [0.8, (plan) => isTask(plan, 'date', 'latest', 'rows', 'best-period', 'count-periods', 'price-change', 'runway', 'gaps')],
  first: [0.6, (plan) => plan.membership !== undefined || plan.order === 'first' || plan.limit !== null || isTask(plan, 'price-change')],
  last: [0.6, (plan) => plan.order === 'last' || plan.against !== null && plan.task === 'trend' || isTask(plan, 'latest', 'date', 'runway', 'price-change')],
  now: [0.6, (plan) => isTask(plan, 'date', 'drivers', 'compare', 'latest', 'recurring', 'price-change', 'price-list', 'burn', 'runway', 'balance', 'overview')],
  recurring: [0.7, (plan) => plan.among !== undefined || isTask(plan, 'recurring', 'price-list', 'latest') || hasUnit(plan)],
  burn: [1, (plan) => isTask(plan, 'burn', 'runway', 'best-period') || plan.metric === 'expenses' || plan.metric === 'cashFlow'],
  runway: [1, (plan) => isTask(plan, 'runway')],
  balance: [0.8, (plan) => isTask(plan, 'balance', 'runway')],
  overview: [0, () => true],
  sameBefore: [1, isRelative],
  before: [1, (plan) => isRelative(plan) || isTask(plan, 'burn')],
  soFar: [0, () => true],
  each: [0.8, (plan) => hasUnit(plan) || isTask(plan, 'recurring', 'latest', 'burn', 'runway', 'price-change') || isInPercent(plan)],
  streak: [1, (plan) => isTask(plan, 'run', 'recurring')],
  negative: [0.5, (plan) => plan.membership !== undefined || isTask(plan, 'count-periods', 'run', 'drivers', 'burn') || isResult(plan)],
  positive: [0.5, (plan) => isTask(plan, 'break-even', 'count-periods', 'run', 'drivers') || isResult(plan)],
  alone: [0.2, (plan) => isTask(plan, 'break-even', 'gaps', 'count-periods', 'rows', 'count', 'average', 'latest', 'date', 'ranking', 'recurring', 'price-change')],
};

export function evidenceFor(plan: Plan, reading: Reading): Evidence[] {
  const sides = [plan.filters, ...(plan.against ? [plan.against.filters] : [])];
  const periods = [plan.period, ...(plan.against ? [plan.against.period] : []), ...(plan.earlier ? [plan.earlier] : [])];
  const isFollowed = plan.replaced !== undefined || plan.replacedPeriod !== undefined;
  const weigh = <T extends Span>(mentions: readonly T[], weight: number, isUsed: (mention: T) => boolean): Evidence[] => mentions.map((mention) => ({ from: mention.from, to: mention.to, weight, isUsed: isUsed(mention) }));
  const isTold = () => true;
  return [
    ...weigh(reading.periods, 1.2, (mention) => isFollowed || isTask(plan, 'recurring', 'latest', 'date') || plan.rolling !== undefined && isLength(mention, reading) || isTimeUsed(mention, plan, reading.tokens)),
    ...weigh(reading.amounts.spans, 1.2, () => isBounded(plan)),
    ...weigh(reading.amounts.alone, reading.ignored.length > 0 ? 0 : 0.8, () => isTask(plan, 'runway')),
    ...weigh(reading.names, 1.2, (name) => name.names.length === 0 || isLookedUp(plan, name, reading.tokens) || isTask(plan, 'balance') || datesThingOfParty(plan) && name.names.every(({ kind }) => kind === 'category') || isTask(plan, 'share') && saidAgain(reading) !== null || isTask(plan, 'ranking') && /^((so|and) )*(is|was|are|were) /.test(reading.text) || sides.some((side) => holds(side, name) || excludes(side, name)) || plan.metric === 'refunds' && name.names.some(({ role }) => role === 'refund')),
    ...weigh(reading.exceptions, 1.2, (name) => name.names.length === 0 || isTask(plan, 'remainder') || plan.membership !== undefined || sides.some((side) => excludes(side, name) || holds(side, name))),
    ...weigh(reading.weekdays, 1.2, () => sides.some(({ weekdays }) => weekdays !== undefined) || plan.groupBy === 'weekday'),
    ...weigh(reading.numbers, 0.8, ({ value, from }) => isOfPeriod(value, reading.tokens[from + 1]?.text ?? '', periods) || reading.tokens[from]?.isPercent === true && isInPercent(plan) || plan.limit === value || plan.rolling === value || value === 2 && plan.against !== null || plan.rank !== null || plan.yearly === true || isTask(plan, 'runway', 'count-periods')),
    ...[...reading.operations].flatMap(([operation, found]) => found.flatMap((span) => weigh([span], isSoft(span, reading) ? SOFT : OPERATIONS[operation][0], () => OPERATIONS[operation][1](plan)))),
    ...weigh(reading.measures, 0.9, (mention) => mention.isWeak || isMeasured(plan, mention.measure) || isKept(mention, plan, reading)),
    ...weigh(reading.groupings, 0.6, ({ grouping, side, from }) => side !== undefined && !isSomePayers(reading, from) && !isInsurer(reading, from, plan) || plan.groupBy !== null && !isInsurer(reading, from, plan) || plan.per !== null || plan.each !== undefined || isTask(plan, 'rows', 'recurring', 'latest', 'date', 'drivers', 'overview', 'compare', 'price-list') || /^(day|week|month|quarter|year)$/.test(grouping) || /^(company|companies|category|party|area|type|kind|partner)$/.test(reading.tokens[from]?.text ?? '')),
    ...weigh([...reading.rowWords, ...reading.leftovers], 0, isTold),
    ...weigh([...reading.included, ...reading.netOf, ...reading.explained], 1, isTold),
  ];
}

/** A year of the plan's own time, or a number that counts its units: "2025", "the two months", "(12 months)". */
const isOfPeriod = (value: number, next: string, periods: readonly Plan['period'][]): boolean =>
  /^(percent|times?)$/.test(next) || /^(days?|weeks?|months?|quarters?|years?)$/.test(next) && periods.some((period) => isLong(period, value, next)) || periods.some(({ from, to }) => [from, to].some((day) => Number(day.slice(0, 4)) % 2000 === value % 2000));

/** Inside of the plan's time or around it; of a stretch that is left out the plan has what lies beside it. */
export function isTimeUsed(mention: PeriodMention, { task, period: own, against, earlier }: Plan, tokens: Reading['tokens']): boolean {
  const { period } = mention;
  if (isLeftOut(mention, tokens) && against === null) return addDays(own.to, 1) === period.from || addDays(period.to, 1) === own.from;
  if (task === 'remainder' && against !== null && against.period.from === period.from) return true;
  if (earlier && [own, earlier].every(({ from, to }) => period.from <= to && from <= period.to)) return true;
  return [own, ...(against ? [against.period] : []), ...(earlier ? [earlier] : [])].some(({ from, to }) => from <= period.from && period.to <= to || period.from <= from && to <= period.to);
}

/** "The two months", "(52 weeks)": the number of units that the plan's own time has, give or take the one that is running. */
function isLong({ from, to, unit }: Plan['period'], value: number, said: string): boolean {
  const days = daysBetween(from, to) + 1;
  const length = days / ({ d: 1, w: 7, m: 30.4, q: 91.3, y: 365 }[said.charAt(0)] ?? 1);
  return unit !== 'all' && Math.abs(length - value) <= 1;
}

/** Words of change that as often stand for something else: "added up", "moved to savings", "different". */
const SOFT = 0.3;
const isSoft = ({ from, to }: Span, { tokens }: Reading): boolean => to - from === 1 && /^(up|down|move|moved|shift|shifted|slip|slipped|bump|dip|different|differ|change|changed|lately|recently)$/.test(tokens[from]?.text ?? '');

/** Insurers are never all who pay. */
const isInsurer = ({ tokens, groupings }: Reading, from: number, { filters: { categories, counterparties, words } }: Plan): boolean => /^(insurers?|payors?)$/.test(tokens[from]?.text ?? '') && (categories ?? counterparties ?? words) === undefined && groupings.filter(({ side }) => side === 'in').length === 1;

/** "Collected from insurers": some of the payers, and the ledger does not say which ones. */
const isSomePayers = ({ tokens, groupings }: Reading, from: number): boolean => /^(insurers?|payors?|donors?|sponsors?|tenants?)$/.test(tokens[from]?.text ?? '') && /^(from|by)$/.test(tokens[from - 1]?.text ?? '') && groupings.filter(({ side }) => side === 'in').length === 1;

/** "The cinema camera kit": of the day of one thing its words are looked for, whatever kind it is of. */
const isLookedUp = ({ task, filters }: Plan, { from, to }: Span, tokens: Reading['tokens']): boolean => task === 'date' && filters.words !== undefined && tokens.slice(from, to).every(({ text }) => filters.words?.includes(text));

function holds(filters: PlanFilters, { names }: NameMention): boolean {
  return names.some(({ kind, number, name }) => (kind === 'category' ? filters.categories?.includes(number) : kind === 'counterparty' ? filters.counterparties?.includes(name) : filters.accounts?.includes(number)));
}

function excludes(filters: PlanFilters, { names }: NameMention): boolean {
  return names.some(({ kind, number, name }) => (kind === 'category' ? filters.notCategories?.includes(number) : kind === 'counterparty' ? filters.notCounterparties?.includes(name) : filters.notAccounts?.includes(number)));
}

/** "What gross margin did we keep": the word for keeping it is no margin of its own. */
const isKept = ({ measure, from, to }: Reading['measures'][number], { metric }: Plan, { tokens }: Reading): boolean => measure === 'netMargin' && isPercentMeasure(metric) && tokens.slice(from, to).some(({ text }) => text === 'keep');

function isMeasured(plan: Plan, measure: string): boolean {
  const own: readonly string[] = [plan.metric, ...(plan.against ? [plan.against.metric] : [])];
  if (own.includes(measure) || isTask(plan, 'break-even', 'overview', 'burn', 'runway', 'balance', 'recurring', 'count-periods')) return true;
  if (own.includes('cashFlow') && /^cash(In|Out)$/.test(measure) || own.includes('grossProfit') && /^(revenue|cogs)$/.test(measure) || own.includes('netProfit') && plan.against?.metric !== 'netProfit' && /^(revenue|expenses)$/.test(measure)) return true;
  // "How many deposits came in": which way the rows went.
  if (isTask(plan, 'count') && (measure === 'cashIn' && plan.filters.direction !== 'out' || measure === 'cashOut' && plan.filters.direction !== 'in')) return (own.includes('movement') || own.includes('grossSales') && measure === 'cashIn') && plan.filters.direction !== undefined;
  if (measure === 'refundRate' && own.includes('refunds')) return true;
  if (own.some((metric) => /argin|Rate/.test(metric)) && /rofit|revenue|grossSales/.test(measure)) return true;
  const { categories, counterparties, words } = plan.filters;
  const isNamed = (categories ?? counterparties ?? words) !== undefined;
  if (plan.filters.counterparties !== undefined && plan.against === null && plan.metric === 'expenses' && /^(revenue|grossSales)$/.test(measure)) return false;
  if (categories !== undefined && counterparties === undefined && (plan.against === null || plan.against.metric === plan.metric) && (plan.metric === 'expenses' && /^(revenue|grossSales)$/.test(measure) || plan.metric === 'revenue' && /^(expenses|cogs)$/.test(measure))) return false;
  return isNamed && /^(expenses|revenue|grossSales|cogs|operatingExpenses|cashIn|cashOut)$/.test(measure) || measure === 'cashIn' && own.includes('revenue') && plan.filters.notCounterparties !== undefined || measure === 'revenue' && own.includes('grossSales') || measure === 'expenses' && own.some((metric) => /^(operatingExpenses|cogs|cashOut)$/.test(metric));
}
