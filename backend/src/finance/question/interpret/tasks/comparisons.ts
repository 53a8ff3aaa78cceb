/** Rules for two sides: shares, comparisons, growth, and what drove a change. */
import type { Measure } from '../../measures.ts';
import type { Grouping, Interpretation, Plan, PlanPeriod, Subject } from '../../plan.ts';
import { addDays, daysBetween } from '../../../local-date.ts';
import { yearBefore } from '../../../previous-period.ts';
import { filtersOf, isEmpty } from '../filters.ts';
import type { NameMention } from '../find-names.ts';
import type { Frame } from '../frame.ts';
import { namedPeriod, periodOr, planPeriod, planned, subject, wholeFile } from '../frame.ts';
import type { DatedPeriod } from '../period-atom.ts';
import { capped } from '../period-atom.ts';
import { has, namedGroups } from '../reading.ts';
import { periodBefore, trailing, unitAt } from '../relative-period.ts';
import { strongMeasures, subjectOf } from '../subject.ts';
import { limitOf } from './calendar-groups.ts';

/** Part of a whole, in percent: "payroll as % of expenses", "what share of revenue came from wholesale". */
export function share(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const saysPercentOf = reading.tokens.some((token, at) => token.isPercent && reading.tokens[at + 1]?.text === 'of');
  if (!saysPercentOf && isBarePercent(frame) && (has(reading, 'growth', 'compare', 'more') || reading.periods.length > 1)) return null;
  if ((!has(reading, 'share') && !saysPercentOf) || (has(reading, 'rate') && has(reading, 'growth', 'compare', 'more'))) return null;
  if (reading.names.length === 0 && namedGroups(reading).length > 0) return null;
  if (frame.previous) return shareOfPrevious(frame, frame.previous);
  const period = periodOr(frame, wholeFile(frame.calendar));
  const measures = strongMeasures(reading);
  if (reading.names.length === 0 && measures.length === 2) {
    const inOrder = reading.measures.filter((mention) => !mention.isWeak);
    const whole = wholeMeasure(frame) ?? inOrder.at(-1)?.measure ?? 'revenue';
    const part = inOrder.find((mention) => mention.measure !== whole)?.measure;
    return part ? planned('share', { metric: part, filters: filtersOf(reading), period }, { against: { metric: whole, filters: {}, period } }) : null;
  }
  const [part, second] = splitNames(reading.names, frame);
  const whole = second.length > 0 ? subjectOf(reading, period, second) : null;
  const wholeMetric = wholeMeasure(frame);
  const over = partSubject(frame, period, part, wholeMetric);
  if (!over || part.length === 0 && isEmpty(over.filters)) return null;
  const against: Subject = whole ?? { metric: wholeMetric ?? sideMeasure(over), filters: {}, period };
  return planned('share', { ...over, period }, { against });
}

/** "as a percentage of revenue?" after a total: that total is the part. */
function shareOfPrevious(frame: Frame, previous: Plan): Interpretation | null {
  const period = periodOr(frame, previous.period);
  const whole = subjectOf(frame.reading, period);
  const part: Subject = { metric: previous.metric, filters: previous.filters, period };
  return whole && planned('share', part, { against: whole });
}

/** "…, percent" only says in what the answer is wanted. */
function isBarePercent({ reading }: Frame): boolean {
  return (reading.operations.get('share') ?? []).every(({ from, to }) => to - from === 1 && /^(percent|percentage)$/.test(reading.tokens[from]?.text ?? ''));
}

function partSubject(frame: Frame, period: PlanPeriod, part: readonly NameMention[], whole: Measure | null): Subject | null {
  const own = subjectOf(frame.reading, period, part);
  if (!own) return null;
  const byCategory = subjectOf({ ...frame.reading, measures: [] }, period, part);
  const isParty = part.some((mention) => mention.names.some((name) => name.kind === 'counterparty'));
  if (isParty) return { ...own, metric: whole === 'cogs' || whole === 'operatingExpenses' || whole === 'expenses' || whole === 'revenue' || whole === 'grossSales' ? whole : own.metric, filters: filtersOf(frame.reading, part) };
  return byCategory ?? own;
}

/** The measure that stands after "of" (or before "came from") is the whole. */
function wholeMeasure({ reading }: Frame): Measure | null {
  const words = reading.tokens.map((token) => token.text);
  const strong = reading.measures.filter((mention) => !mention.isWeak);
  const afterOf = strong.find((mention) => {
    let at = mention.from - 1;
    while (/^(our|my|the|total|all|overall|company|business|its)$/.test(words[at] ?? '')) at--;
    return words[at] === 'of' || words[at] === 'percent' || words[at] === 'to';
  });
  return (afterOf ?? strong.at(-1))?.measure ?? null;
}

function sideMeasure(over: Subject): Measure {
  return over.metric === 'revenue' || over.metric === 'grossSales' ? 'revenue' : over.metric === 'refunds' ? 'grossSales' : over.metric === 'bySide' ? 'bySide' : 'expenses';
}

/** "rent as a share of payroll": the name after "of" is the whole; without one every name belongs to the part. */
function splitNames(names: readonly NameMention[], { reading }: Frame): [readonly NameMention[], readonly NameMention[]] {
  if (names.length < 2 || strongMeasures(reading).length > 0) return [names, []];
  const words = reading.tokens.map((token) => token.text);
  const wordBefore = (name: NameMention) => {
    let at = name.from - 1;
    while (/^(our|my|the|total|all)$/.test(words[at] ?? '')) at--;
    return words[at] ?? '';
  };
  const inside = names.some((name) => /^(in|within|among)$/.test(wordBefore(name)));
  const isWhole = (name: NameMention) => (inside ? /^(in|within|among)$/ : /^of$/).test(wordBefore(name));
  const whole = names.filter(isWhole);
  return whole.length === 1 && whole.length < names.length ? [names.filter((name) => !isWhole(name)), whole] : [names, []];
}

/** Two periods, two names or two measures side by side; or one thing against the period before. */
export function compare(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const answerIn = asksPercent(frame) ? 'percent' : 'amount';
  const wantsComparison = has(reading, 'compare', 'more', 'growth', 'rate', 'sameBefore', 'before');
  const [first, second] = comparedPeriods(frame) ?? [];
  if (first && second) {
    const over = subject(frame, first) ?? subject(frame, first, 'netProfit');
    return over && planned('compare', over, { against: { ...over, period: second }, answerIn });
  }
  if (!wantsComparison) return null;
  const period = periodOr(frame, wholeFile(frame.calendar));
  const many = manyCompared(frame, period);
  if (many) return many;
  const names = comparedNames(frame);
  if (names) {
    const [a, b] = names.map((name) => subjectOf(reading, period, [name, ...sharedNames(reading.names, names)]));
    return a && b ? planned('compare', a, { against: b, answerIn }) : null;
  }
  const measures = strongMeasures(reading);
  if (measures.length >= 2 && has(reading, 'compare', 'more')) {
    const inOrder = reading.measures.filter((mention) => !mention.isWeak).map((mention) => mention.measure);
    const [a, b] = [...new Set(inOrder)];
    if (a && b) return planned('compare', { metric: a, filters: filtersOf(reading), period }, { against: { metric: b, filters: filtersOf(reading), period }, answerIn });
  }
  return null;
}

/** Three or more names of one kind side by side are a ranking of just those. */
function manyCompared(frame: Frame, period: PlanPeriod): Interpretation | null {
  const { names } = frame.reading;
  const kind = names[0]?.names[0]?.kind;
  const isOneKind = names.length > 2 && kind !== undefined && names.every((name) => name.names[0]?.kind === kind);
  const over = isOneKind && has(frame.reading, 'compare', 'more') ? subjectOf(frame.reading, period) : null;
  return over && kind ? planned('ranking', over.metric === 'bySide' ? { ...over, metric: 'expenses' } : over, { groupBy: kind, order: 'largest' }) : null;
}

/** Names of the same kind joined by "vs", "or", "and". */
function comparedNames({ reading }: Frame): readonly [NameMention, NameMention] | null {
  if (!has(reading, 'compare', 'more')) return null;
  const kindOf = (name: NameMention) => name.names[0]?.kind ?? 'category';
  for (const kind of ['category', 'counterparty', 'account']) {
    const same = reading.names.filter((name) => kindOf(name) === kind);
    const [a, b] = same;
    if (same.length === 2 && a && b) return [a, b];
  }
  return null;
}

const sharedNames = (all: readonly NameMention[], compared: readonly NameMention[]) => all.filter((name) => !compared.includes(name));

/** The later (or first-named) period and the one it is held against. */
function comparedPeriods(frame: Frame): [PlanPeriod, PlanPeriod] | null {
  const { reading, calendar } = frame;
  const [a, b] = reading.periods;
  if (a && b) return orderedPeriods(frame, a.period, b.period);
  if (a?.ends && (asksChange(frame) || has(reading, 'rise', 'fall', 'compare'))) return [planPeriod(a.ends[1]), planPeriod(a.ends[0])];
  if (a && frame.previous && has(reading, 'compare')) return [frame.previous.period, planPeriod(a.period)];
  const wantsBefore = has(reading, 'before');
  const wantsYearBefore = has(reading, 'sameBefore');
  const isCompared = has(reading, 'compare', 'growth', 'rate', 'more');
  const own = a?.period ?? (frame.previous ? frame.previous.period : null);
  if (wantsYearBefore && (isCompared || a)) {
    const base = own ?? unitAt('month', -1, calendar);
    return [planPeriod(base), planPeriod({ ...yearBefore(base), unit: base.unit })];
  }
  if (wantsBefore && own && (isCompared || a)) return [planPeriod(own), planPeriod(periodBefore(own, 1))];
  if (!a && (wantsBefore) && isCompared) return [planPeriod(unitAt('month', -1, calendar)), planPeriod(unitAt('month', -2, calendar))];
  const isThan = a !== undefined && has(reading, 'more') && reading.tokens.slice(Math.max(0, a.from - 3), a.from).some((token) => token.text === 'than');
  if (a && (has(reading, 'compare') || isThan) && !hasTwoSides(frame)) return againstOne(a.period, frame);
  if (a && has(reading, 'growth', 'rate') && !hasTwoSides(frame) && asksChange(frame) && !has(reading, 'now', 'when')) return [planPeriod(a.period), planPeriod(periodBefore(a.period, 1))];
  if (!a && frame.previous && has(reading, 'compare') && !hasTwoSides(frame)) return null;
  return null;
}

const hasTwoSides = (frame: Frame) => comparedNames(frame) !== null || strongMeasures(frame.reading).length >= 2;

function asksChange({ reading }: Frame): boolean {
  return /\b(grow|grew|grown|growth|change|changed|increase|increased|decrease|decreased|rise|rose|fall|fell|drop|dropped|up or down|go up|go down|went up|went down|decline|declined)\b/.test(reading.text);
}

/** "How do my expenses compare to last quarter?": the running one against the last full one. */
function againstOne(period: DatedPeriod, { calendar }: Frame): [PlanPeriod, PlanPeriod] {
  if (period.unit === 'range' || period.unit === 'all' || period.unit === 'half' || period.unit === 'day') return [planPeriod(period), planPeriod(periodBefore(period, 1))];
  const isRunning = period.to >= calendar.asOf;
  if (isRunning) return [planPeriod(period), planPeriod(periodBefore(unitAt(period.unit, 0, calendar), 1))];
  return [planPeriod(capped(unitAt(period.unit, 0, calendar), calendar)), planPeriod(period)];
}

/** With "same period", "so far" or "year to date" the earlier one is cut to the same days. */
function orderedPeriods(frame: Frame, first: DatedPeriod, second: DatedPeriod): [PlanPeriod, PlanPeriod] {
  const words = frame.reading.tokens.map((token) => token.text);
  const mentions = frame.reading.periods;
  const between = words.slice(mentions[0]?.to ?? 0, mentions[1]?.from ?? 0);
  const isForward = second.from > first.from && (between.includes('to') || has(frame.reading, 'growth', 'rise', 'fall') && !between.some((word) => /^(vs|versus|against|than|compared)$/.test(word)));
  const [now, before] = isForward ? [second, first] : [first, second];
  const wantsSame = has(frame.reading, 'soFar', 'sameBefore') && now.unit === 'year' && before.unit === 'year';
  if (!wantsSame) return [planPeriod(now), planPeriod(before)];
  const later = now.from > before.from ? now : before;
  const same: DatedPeriod = { ...yearBefore(later), unit: 'range' };
  return now === later ? [planPeriod(now), planPeriod(same)] : [planPeriod(same), planPeriod(later)];
}

export function asksPercent({ reading }: Frame): boolean {
  return has(reading, 'rate') || reading.tokens.some((token) => token.text === 'percent' || token.text === 'percentage') || /\b(growth|grow|grew)\b/.test(reading.text);
}

/** "What are my biggest expense increases?", "why did costs rise in December?": which groups made the change. */
export function drivers(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const asksWhich = has(reading, 'rise', 'fall') || biggestChange(frame) || (has(reading, 'why') && (has(reading, 'growth', 'compare', 'more') || reading.measures.length > 0));
  const asksGroup = namedGroups(reading).length > 0;
  const movesByGroup = asksGroup && (has(reading, 'growth') || (has(reading, 'more') && reading.periods.length > 1)) && has(reading, 'largest', 'list', 'compare', 'more');
  const asksWhere = /\bwhere (did|do|has|have|are|is)\b/.test(reading.text) && has(reading, 'growth');
  if (!asksWhich && !movesByGroup && !asksWhere) return null;
  const [now, before] = comparedPeriods(frame) ?? defaultPeriods(frame);
  const over = subject(frame, now) ?? subject(frame, now, namedGroups(reading)[0]?.side === 'in' ? 'revenue' : 'expenses');
  if (!over) return null;
  const isFall = has(reading, 'fall') || (!has(reading, 'rise') && /\b(fell|fall|fallen|drop|dropped|decrease|decreased|decline|declined|went down|gone down|down|lower|shrank|shrink|reduced)\b/.test(reading.text));
  return planned('drivers', over, { against: { ...over, period: before }, groupBy: groupNamed(frame) ?? 'category', order: isFall ? 'smallest' : 'largest', limit: limitOf(frame) });
}

export function groupNamed({ reading }: Frame): Grouping | null {
  return namedGroups(reading)[0]?.grouping ?? null;
}

/** "biggest expense increases", "largest cost jump": a superlative and a noun of change. */
function biggestChange({ reading }: Frame): boolean {
  if (!has(reading, 'largest') || !has(reading, 'growth')) return false;
  return reading.tokens.some((token) => /^(increases?|rises?|jumps?|hikes?|decreases?|drops?|declines?|reductions?|changes?|growth|increased|decreased|grown|risen|fallen)$/.test(token.text)) && !reading.tokens.some((token) => /^(months?|quarters?|weeks?|years?)$/.test(token.text) && /^(which|what|best|biggest|largest|highest)$/.test(reading.tokens[reading.tokens.indexOf(token) - 1]?.text ?? ''));
}

/** A running period is held against the same days of the one before. */
function sameDaysBefore(named: PlanPeriod, { calendar }: Frame): PlanPeriod {
  if (named.to < calendar.asOf || named.unit === 'range' || named.unit === 'day' || named.unit === 'all') return planPeriod(periodBefore(named, 1));
  const whole = periodBefore(capped(unitAt(named.unit, 0, calendar), calendar), 1);
  const to = addDays(whole.from, daysBetween(named.from, named.to));
  return planPeriod({ ...whole, to: to < whole.to ? to : whole.to, unit: 'range' });
}

function defaultPeriods(frame: Frame): [PlanPeriod, PlanPeriod] {
  const named = namedPeriod(frame);
  if (named && named.unit !== 'all') return [named, sameDaysBefore(named, frame)];
  return [planPeriod(trailing(1, 'month', frame.calendar)), planPeriod(unitAt('month', -2, frame.calendar))];
}
