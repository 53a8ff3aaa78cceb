/** What a mere fragment replaces in the question before it. */
import { addDays, addMonths, yearOf } from '../../local-date.ts';
import { yearBefore } from '../../previous-period.ts';
import type { Plan } from '../plan.ts';
import { totalPlan } from '../plan.ts';
import { isEmpty, namesFilter } from './conditions/filters.ts';
import type { PeriodMention } from './periods/find-periods.ts';
import type { Frame } from './frame.ts';
import { planPeriod } from './frame.ts';
import type { Calendar, DatedPeriod } from './periods/period-atom.ts';
import { capped } from './periods/period-atom.ts';
import { WHOLE_UNIT } from './leaning.ts';
import type { CalendarUnit } from './periods/period-words.ts';
import type { Reading } from './reading.ts';
import { has } from './reading.ts';
import { periodAfter, periodBefore, unitAt } from './periods/relative-period.ts';
import { measureOf, strongMeasures } from './subject.ts';

/** The plan before with everything replaced that the fragment names; null when it names nothing. */
export function continued(previous: Plan, frame: Frame): Plan | null {
  const { reading } = frame;
  const period = followedPeriod(previous, reading, frame);
  const names = namesFilter(reading.names);
  const except = namesFilter(reading.exceptions);
  const strong = strongMeasures(reading)[0] ?? null;
  if (!period && reading.leftovers.length === 0 && isEmpty(names) && isEmpty(except) && strong === null && isEmpty(reading.amounts.bounds) && reading.weekdays.length === 0 && reading.numbers.length === 0) return null;
  const replacesWho = names.categories !== undefined || names.counterparties !== undefined;
  const kept = replacesWho || strong !== null || leavesOutAll(except, previous.filters) ? withoutWho(previous.filters) : previous.filters;
  const metric = strong ?? (replacesWho ? measureForNames(frame, previous) : previous.metric);
  const direction = replacesWho && metric !== previous.metric ? { direction: undefined } : {};
  const theirs = /\b(their|theirs|his|her|its)\b/.test(reading.text) && names.counterparties === undefined ? { counterparties: previous.filters.counterparties } : {};
  const filters = compact({
    ...kept, ...theirs, ...direction, ...names, ...reading.amounts.bounds,
    ...(except.categories ? { notCategories: [...(kept.notCategories ?? []), ...except.categories] } : {}),
    ...(except.counterparties ? { notCounterparties: [...(kept.notCounterparties ?? []), ...except.counterparties] } : {}),
    ...(except.accounts ? { notAccounts: except.accounts } : {}),
  });
  const follows = previous.task !== 'share' && previous.against !== null && (replacesWho || previous.against.metric === previous.metric);
  const second = reading.periods[1] ? planPeriod(mentioned(reading.periods[1], previous.period, frame)) : againstPeriod(previous, period);
  const against = previous.against && { ...previous.against, ...(follows ? { filters: replacesWho ? filters : previous.against.filters, metric } : {}), period: second };
  const next: Plan = { ...previous, metric, filters, period: period ?? previous.period, against, limit: reading.numbers[0]?.value ?? previous.limit };
  const isOneOfList = previous.task === 'ranking' && previous.groupBy === 'counterparty' && names.counterparties !== undefined;
  return { ...(isOneOfList || ASKS_AMOUNT.test(reading.text) && /^(count|rows|date|latest)$/.test(previous.task) ? totalPlan(next) : next), ...(replacesWho ? { replaced: whoOf(previous.filters), namedBefore: alsoNamed(previous) } : {}), ...(period && !replacesWho ? { replacedPeriod: previous.period } : {}) };
}

/** "Total this year?" after how often: what it came to. */
const ASKS_AMOUNT = /\bhow much\b|^((and|so|the|in) )*total\b(?! (number|count|payments|transactions))/;

/** "Everything but fuel" after a question about fuel: nothing of it would be left. */
const leavesOutAll = (except: Plan['filters'], { categories, counterparties }: Plan['filters']): boolean => categories !== undefined && categories.every((one) => except.categories?.includes(one)) || counterparties !== undefined && counterparties.every((one) => except.counterparties?.includes(one));

/** Whom the talk has named one after the other. */
function alsoNamed({ filters, namedBefore }: Plan): Plan['filters'] {
  const { categories, counterparties } = whoOf(filters);
  return compact({ categories: categories && [...(namedBefore?.categories ?? []), ...categories] || namedBefore?.categories, counterparties: counterparties && [...(namedBefore?.counterparties ?? []), ...counterparties] || namedBefore?.counterparties });
}

const whoOf = ({ categories, counterparties }: Plan['filters']): Plan['filters'] => compact({ categories, counterparties });

export function withoutWho({ categories: _c, counterparties: _p, notCategories: _nc, notCounterparties: _np, words: _w, ...rest }: Plan['filters']): Plan['filters'] {
  return rest;
}

/** A category decides its own side; a party keeps the side of the question before. */
function measureForNames(frame: Frame, previous: Plan): Plan['metric'] {
  const own = measureOf(frame.reading, frame.reading.names);
  const isParty = frame.reading.names.every((name) => name.names.every(({ kind }) => kind === 'counterparty'));
  if (isParty && /^(revenue|grossSales|movement|bySide|expenses|cashOut)$/.test(previous.metric)) return previous.metric === 'expenses' || previous.metric === 'cashOut' ? 'bySide' : previous.metric;
  if (own === 'revenue' && previous.metric === 'grossSales') return 'grossSales';
  return own ?? previous.metric;
}

function followedPeriod(previous: Plan, reading: Reading, frame: Frame): Plan['period'] | null {
  const named = reading.periods[0];
  const before = previous.period;
  if (named && reading.periods.length === 1 && named.period.unit === 'year' && SAME_OF_YEAR.test(reading.text) && before.unit !== 'year' && before.unit !== 'all') return inOtherYear(before, yearOf(named.period.from));
  const unit = WHOLE_UNIT.exec(reading.text)?.[1];
  if (unit && !named) return planPeriod(capped({ ...unitAt(unit as CalendarUnit, 0, { ...frame.calendar, asOf: before.from }), unit: unit as CalendarUnit }, frame.calendar));
  const stepped = named ? null : steppedUnit(before, reading, frame);
  if (stepped) return stepped;
  if (has(reading, 'before') && !named) return planPeriod(periodBefore(before, 1));
  if (has(reading, 'sameBefore') && !named) return planPeriod({ ...yearBefore(before), unit: before.unit });
  if (!named) return NEXT.test(reading.text) ? planPeriod(capped(periodAfter(before), frame.calendar)) : null;
  return planPeriod(mentioned(named, before, frame));
}

/** "And the same stretch of 2025?": the year says of which, and is no stretch itself. */
const SAME_OF_YEAR = /\bsame (([a-z]+|\d+) )?(period|stretch|span|time|days?|dates?|weeks?|months?|quarters?|half|season)( (of|in|for|from|during))?( the)?( year)? 20\d\d\b/;

function inOtherYear({ from, to, unit }: DatedPeriod, year: number): Plan['period'] {
  const months = (year - yearOf(from)) * 12;
  return planPeriod({ from: addMonths(from, months), to: addDays(addMonths(addDays(to, 1), months), -1), unit });
}

const STEP_OF_UNIT = /\b(?:(?:the )?(next|following) (quarter|half)|(quarter|half) (after|following|later|before|earlier|previous))\b|\b(?:previous|preceding|prior) (quarter|half)\b/;
const YEAR_ON = /\b(next|following) year\b|\byear (after|later|following)\b/;
const SHORTER = { quarter: /^(day|week|month)$/, half: /^(day|week|month|quarter)$/ } as const;

/** "And the following quarter?" after a month: the one after the quarter that the month is of. "And the following year?": the same month of it. */
function steppedUnit(before: DatedPeriod, { text }: Reading, { calendar }: Frame): Plan['period'] | null {
  if (YEAR_ON.test(text) && /^(month|quarter|half)$/.test(before.unit)) return planPeriod(capped({ from: addMonths(before.from, 12), to: addDays(addMonths(addDays(before.to, 1), 12), -1), unit: before.unit }, calendar));
  const [said, next, ahead, behind, way, back] = STEP_OF_UNIT.exec(text) ?? [];
  const unit = (ahead ?? behind ?? back) as 'quarter' | 'half' | undefined;
  if (said === undefined || unit === undefined || !SHORTER[unit].test(before.unit)) return null;
  const whole: DatedPeriod = { ...unitAt(unit, 0, { ...calendar, asOf: before.from }), unit };
  const isAfter = next !== undefined || /^(after|following|later)$/.test(way ?? '');
  return planPeriod(isAfter ? capped(periodAfter(whole), calendar) : periodBefore(whole, 1));
}

const mentioned = (mention: PeriodMention, before: DatedPeriod, frame: Frame): DatedPeriod => (mention.isYearGuessed ? inYearOf(before, mention.period, frame) : mention.period);

const NEXT = /\b(after that|the next one|next (month|quarter|year|week)|the following (month|quarter|year|week|one)|(month|quarter|year|week) (after( that)?|later))\b/;

/** "and in May?" after a question about March 2025 means May 2025, unless that is still to come. */
function inYearOf(before: DatedPeriod, guessed: DatedPeriod, { calendar }: Frame): DatedPeriod {
  const years = Number(before.from.slice(0, 4)) - Number(guessed.from.slice(0, 4));
  if (before.unit === 'all' || before.unit === 'range' && before.from.slice(0, 4) !== before.to.slice(0, 4)) return guessed;
  const moved: DatedPeriod = { unit: guessed.unit, from: addMonths(guessed.from, years * 12), to: addMonths(guessed.to, years * 12) };
  return moved.from > calendar.asOf ? guessed : capped(isCut(guessed, calendar) ? wholeAgain(moved, calendar) : moved, calendar);
}

/** A name's stretch of this year ends today, the same one of another year does not: "and November?" on November 23. */
const isCut = ({ to }: DatedPeriod, { asOf }: Calendar): boolean => to === asOf;

function wholeAgain({ from, to, unit }: DatedPeriod, calendar: Calendar): DatedPeriod {
  return unit === 'month' || unit === 'quarter' || unit === 'half' ? unitAt(unit, 0, { ...calendar, asOf: from }) : { from, to, unit };
}

/** A comparison moves along with its first period. */
function againstPeriod(previous: Plan, period: Plan['period'] | null): Plan['period'] {
  const against = previous.against?.period ?? previous.period;
  if (!period || against.from === previous.period.from && against.to === previous.period.to) return period ?? against;
  return planPeriod(periodBefore(period, 1));
}

function compact(filters: Plan['filters']): Plan['filters'] {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

