/** Lets a proposed plan in only when every field is known and every name exists in this ledger; the way in for plans of a language model. */
import type { LedgerVocabulary } from '../ledger/ledger-reader.ts';
import { isLocalDate } from '../local-date.ts';
import { periodLabel } from '../period-label.ts';
import { isMeasure, isPercentMeasure } from './measures.ts';
import type { OfWhole, Plan, PlanFilters, PlanPeriod, Run, Subject, Threshold } from './plan.ts';
import { AVERAGED, GROUPINGS, PARTS_OF_WHOLE, PERIOD_UNITS, PER_UNITS, PREMISES, RUN_TESTS, RUN_WANTS, TASKS } from './plan.ts';
import { readLevers, readSupposed } from './validate-levers.ts';

const ORDERS = ['largest', 'smallest', 'first', 'last'] as const;
const LIMIT_MOST = 100;
const LIST_MOST = 200;
/** Tasks that cannot be computed without their other side. */
const TWO_SIDED: readonly string[] = ['share', 'remainder', 'sum', 'compare', 'growth', 'drivers', 'supposed'];

/** Sums are what they are told of; a margin has none. */
const AMOUNTS_ONLY: readonly string[] = ['sum', 'growth', 'place', 'gaps', 'break-even', 'price-list'];

/** The plan as typed data, or null when anything about it is wrong. Unknown fields are dropped; labels are made here, never taken over. */
export function validatePlan(proposed: unknown, vocabulary: LedgerVocabulary): Plan | null {
  if (!isRecord(proposed)) return null;
  const task = oneOf(proposed.task, TASKS);
  const subject = readSubject(proposed, vocabulary);
  const against = proposed.against == null ? null : readSubject(proposed.against, vocabulary);
  if (!task || !subject || (proposed.against != null && !against) || (TWO_SIDED.includes(task) && !against)) return null;
  const levers = task === 'what-if' || task === 'runway' && proposed.levers != null ? readLevers(proposed.levers, vocabulary, (value) => readSubject(value, vocabulary)) : undefined;
  const supposed = task === 'supposed' ? readSupposed(proposed.supposed) : undefined;
  const run = task === 'run' ? readRun(proposed.run) : undefined;
  const earlier = task === 'growth' || task === 'share' && proposed.earlier != null ? readPeriod(proposed.earlier) : undefined;
  if (AMOUNTS_ONLY.includes(task) && [subject, against].some((side) => side !== null && isPercentMeasure(side.metric))) return null;
  if (levers === null || supposed === null || run === null || earlier === null) return null;
  const optional = {
    groupBy: optionalOneOf(proposed.groupBy, GROUPINGS), per: optionalOneOf(proposed.per, PER_UNITS), order: optionalOneOf(proposed.order, ORDERS),
    limit: optionalInteger(proposed.limit, 1, LIMIT_MOST), rank: optionalInteger(proposed.rank, 1, LIMIT_MOST), threshold: readThreshold(proposed.threshold), balanceMinor: optionalInteger(proposed.balanceMinor, 0, Number.MAX_SAFE_INTEGER),
  };
  if (Object.values(optional).includes(undefined)) return null;
  const membership = oneOf(proposed.membership, ['only-here', 'in-both'] as const);
  const premise = oneOf(proposed.premise, PREMISES);
  return {
    version: 1, task, ...subject, against, ...(optional as Pick<Plan, keyof typeof optional>), answerIn: proposed.answerIn === 'percent' ? 'percent' : 'amount', notes: [],
    ...(premise ? { premise } : {}), ...(membership && (against && proposed.groupBy === 'counterparty' || task === 'count' && proposed.per === 'counterparty' && membership === 'only-here') ? { membership } : {}), ...(task === 'drivers' && proposed.explains === true ? { explains: true } : {}), ...((task === 'ranking' || task === 'recurring' || task === 'share') && proposed.counted === true ? { counted: true } : {}), ...(task === 'trend' && proposed.cumulative === true ? { cumulative: true } : {}), ...(task === 'count-periods' && proposed.aroundMean === true ? { aroundMean: true } : {}), ...rollingOf(task, subject, proposed), ...moreOf(task, proposed), ...(earlier ? { earlier } : {}), ...((task === 'latest' || task === 'what-if' || task === 'recurring') && proposed.yearly === true ? { yearly: true } : {}), ...(run ? { run } : {}), ...(levers ? { levers } : {}), ...(supposed ? { supposed } : {}), ...floorOf(task, proposed), ...(task === 'what-if' && proposed.outcome === true ? { outcome: true } : {}),
  };
}

function readSubject(value: unknown, vocabulary: LedgerVocabulary): Subject | null {
  if (!isRecord(value) || typeof value.metric !== 'string' || !isMeasure(value.metric)) return null;
  const filters = readFilters(value.filters ?? {}, vocabulary);
  const period = readPeriod(value.period);
  return filters && period && { metric: value.metric, filters, period };
}

function readPeriod(value: unknown): PlanPeriod | null {
  if (!isRecord(value) || typeof value.from !== 'string' || typeof value.to !== 'string' || !isLocalDate(value.from) || !isLocalDate(value.to) || value.from > value.to) return null;
  const { from, to } = value;
  return { from, to, unit: oneOf(value.unit, PERIOD_UNITS) ?? 'range', label: periodLabel({ from, to }) };
}

/** What is to be left of a stock of money, and how fast it goes where that is told. */
function floorOf(task: string, { floorMinor, toldBurnMinor }: Record<string, unknown>): Pick<Plan, 'floorMinor' | 'toldBurnMinor'> {
  const [floor, burn] = task === 'runway' ? [optionalInteger(floorMinor, 0, Number.MAX_SAFE_INTEGER), optionalInteger(toldBurnMinor, 1, Number.MAX_SAFE_INTEGER)] : [];
  return { ...(typeof floor === 'number' ? { floorMinor: floor } : {}), ...(typeof burn === 'number' ? { toldBurnMinor: burn } : {}) };
}

const ROLLING_MOST = 36;

/** A mean of percentages is none. */
function rollingOf(task: string, { metric }: Subject, { rolling }: Record<string, unknown>): Pick<Plan, 'rolling'> {
  const count = optionalInteger(rolling, 2, ROLLING_MOST);
  return task === 'trend' && !isPercentMeasure(metric) && typeof count === 'number' ? { rolling: count } : {};
}

/** What changes the figure of one task alone. */
function moreOf(task: string, { bothEnds, combined, among, median, workingDays, openDays, each, splitBy, asDate, groupBy, difference, against, ofWhole }: Record<string, unknown>): Partial<Plan> {
  const [together, split] = [oneOf(combined, ['amount', 'share', 'rest'] as const), oneOf(splitBy, ['category', 'counterparty', 'account'] as const)];
  const part = task === 'ranking' ? readOfWhole(ofWhole) : null;
  const averaged = task === 'average' ? oneOf(each, AVERAGED) : undefined;
  return {
    ...(part ? { ofWhole: part } : {}), ...(/^(best-period|rows|ranking)$/.test(task) && bothEnds === true ? { bothEnds } : {}), ...(averaged ? { each: averaged } : {}), ...((task === 'trend' && against != null || task === 'supposed') && difference === true ? { difference } : {}),
    ...(/^(rows|ranking)$/.test(task) && together && !(task === 'rows' && together === 'rest') ? { combined: together } : {}), ...(/^(drivers|ranking)$/.test(task) && groupBy === 'counterparty' && among === 'recurring' ? { among } : {}), ...(task === 'trend' && split ? { splitBy: split } : {}),
    ...((task === 'best-period' && groupBy === 'day' || task === 'rows') && asDate === true ? { asDate } : {}), ...(task === 'average' && median === true ? { median } : {}), ...(task === 'average' && workingDays === true ? { workingDays } : {}), ...(task === 'average' && openDays === true ? { openDays } : {}),
  };
}

function readOfWhole(value: unknown): OfWhole | null {
  if (!isRecord(value)) return null;
  const is = oneOf(value.is, PARTS_OF_WHOLE);
  const { percent } = value;
  return is && typeof percent === 'number' && percent > 0 && percent <= 100 ? { percent, is } : null;
}

type Check = (value: unknown) => unknown;

function readFilters(value: unknown, vocabulary: LedgerVocabulary): PlanFilters | null {
  if (!isRecord(value)) return null;
  const categories = listOf((item) => vocabulary.categories.some(({ number }) => number === item));
  const parties = listOf((item) => vocabulary.counterparties.some(({ name }) => name === item));
  const accounts = listOf((item) => vocabulary.accounts.some(({ number }) => number === item));
  const words = listOf((item) => typeof item === 'string' && item.length > 0 && item.length <= 60);
  const amount: Check = (item) => optionalInteger(item, 0, Number.MAX_SAFE_INTEGER);
  const checks: Readonly<Record<keyof PlanFilters, Check>> = {
    categories, notCategories: categories, counterparties: parties, notCounterparties: parties, accounts, notAccounts: accounts, words, notWords: words,
    roles: listOf((item) => vocabulary.categories.some(({ role }) => role === item)), direction: (item) => oneOf(item, ['in', 'out'] as const),
    moreThanMinor: amount, lessThanMinor: amount, atLeastMinor: amount, atMostMinor: amount, weekdays: listOf((item) => Number.isInteger(item) && Number(item) >= 0 && Number(item) <= 6),
  };
  const filters: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    if (item == null) continue;
    const checked = Object.hasOwn(checks, name) ? checks[name as keyof PlanFilters](item) : undefined;
    if (checked === undefined || checked === null) return null;
    filters[name] = checked;
  }
  return filters as PlanFilters;
}

/** A list of accepted items; undefined when one of them is not, or the list is empty or too long. */
function listOf(accepts: (item: unknown) => boolean): Check {
  return (value) => (Array.isArray(value) && value.length > 0 && value.length <= LIST_MOST && value.every(accepts) ? [...value] : undefined);
}

function readRun(value: unknown): Run | null {
  if (!isRecord(value)) return null;
  const [test, wants] = [oneOf(value.test, RUN_TESTS), oneOf(value.wants, RUN_WANTS)];
  return test && wants ? { test, wants } : null;
}

function readThreshold(value: unknown): Threshold | null | undefined {
  if (value == null) return null;
  const side = isRecord(value) ? oneOf(value.side, ['above', 'below'] as const) : undefined;
  return side && isRecord(value) && Number.isSafeInteger(value.amountMinor) ? { side, amountMinor: Number(value.amountMinor) } : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function oneOf<T extends string>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((item) => item === value);
}

/** Null when absent; undefined when it is there and not allowed. */
function optionalOneOf<T extends string>(value: unknown, allowed: readonly T[]): T | null | undefined {
  return value == null ? null : oneOf(value, allowed);
}

function optionalInteger(value: unknown, least: number, most: number): number | null | undefined {
  return value == null ? null : Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined;
}
