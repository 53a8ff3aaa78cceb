/** Lets a proposed plan in only when every field is known and every name exists in this ledger; the way in for plans of a language model. */
import type { LedgerVocabulary } from '../ledger/ledger-reader.ts';
import { isLocalDate } from '../local-date.ts';
import { periodLabel } from '../period-label.ts';
import { isRecord, oneOf, optionalInteger, optionalOneOf } from './checked-values.ts';
import { isMeasure, isPercentMeasure } from './measures.ts';
import type { Plan, PlanFilters, PlanPeriod, Run, Subject, Threshold } from './plan.ts';
import { GROUPINGS, PERIOD_UNITS, PER_UNITS, RUN_TESTS, RUN_WANTS, TASKS } from './plan.ts';
import { detailsOf } from './validate-details.ts';
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
  return {
    version: 1, task, ...subject, against, ...(optional as Pick<Plan, keyof typeof optional>), answerIn: proposed.answerIn === 'percent' ? 'percent' : 'amount', notes: [],
    ...detailsOf({ task, metric: subject.metric, fields: proposed }),
    ...(earlier ? { earlier } : {}), ...(run ? { run } : {}), ...(levers ? { levers } : {}), ...(supposed ? { supposed } : {}),
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
