/** Which two stretches of time a question holds against each other. */
import type { PlanPeriod } from '../../plan.ts';
import { addDays, addMonths, daysBetween, endOfMonth, monthOf, startOfMonth, yearOf } from '../../../local-date.ts';
import type { Period } from '../../../period.ts';
import { yearBefore } from '../../../previous-period.ts';
import type { PeriodMention } from '../periods/find-periods.ts';
import type { Frame } from '../frame.ts';
import { planPeriod } from '../frame.ts';
import type { DatedPeriod } from '../periods/period-atom.ts';
import { isMeanOf } from '../periods/mean-of.ts';
import { isMoreThan } from '../leaning.ts';
import { capped } from '../periods/period-atom.ts';
import { covers } from '../words/phrase-table.ts';
import { has } from '../reading.ts';
import { periodBefore, unitAt } from '../periods/relative-period.ts';
import { hasTwoSides } from './compared-names.ts';
import { sameDaysBefore } from './same-days-before.ts';
import { standing } from './standing.ts';
import { whichIsMeasured } from './which-is-measured.ts';

/** The later (or first-named) period and the one it is held against. */
export function comparedPeriods(frame: Frame): [PlanPeriod, PlanPeriod] | null {
  const { reading, calendar } = frame;
  const [a, b] = reading.periods;
  const stands = standing(frame);
  if (stands) return stands;
  const years = SAME_YEARS_BACK.exec(reading.text)?.[1];
  if (a && years !== undefined) return [planPeriod(a.period), planPeriod({ ...Array.from({ length: COUNTS[years] ?? 2 }).reduce<Period>((earlier) => yearBefore(earlier), a.period), unit: a.period.unit })];
  if (a && b && !isSame(a.period, b.period)) return orderedPeriods(frame, ...samePart(frame, a, b));
  if (a && b && !has(reading, 'sameBefore') && STEPS_BACK.test(reading.text) && has(reading, 'compare', 'more', 'growth', 'rate')) return [planPeriod(a.period), planPeriod(periodBefore(a.period, 1))];
  if (a?.ends && !hasTwoSides(frame) && !(has(reading, 'sameBefore', 'before') && HELD_BEFORE.test(reading.text)) && (asksChange(frame) || has(reading, 'rise', 'fall', 'compare', 'why') || has(reading, 'growth') && !has(reading, 'trend', 'each'))) return /\bdifference\b/.test(reading.text) ? [planPeriod(a.ends[1]), planPeriod(a.ends[0])] : inTime(a.ends);
  if (a && frame.previous && (has(reading, 'compare') || isMoreThan(reading))) return [frame.previous.period, planPeriod(a.period)];
  const steps = STEPS.exec(reading.text);
  if (a && !b && steps && a.period.unit === (steps[2] ?? a.period.unit)) return [planPeriod(a.period), planPeriod(periodBefore(a.period, COUNTS[steps[1] ?? ''] ?? 2))];
  const wantsBefore = has(reading, 'before');
  const wantsYearBefore = has(reading, 'sameBefore');
  const isCompared = has(reading, 'compare', 'growth', 'rate', 'more') || /\b(yoy|mom|qoq|wow|over (year|month|quarter|week)|on (year|month))\b/.test(reading.text);
  const own = a?.period ?? (frame.previous ? frame.previous.period : null);
  if (wantsYearBefore && (isCompared || a || !frame.previous)) {
    const base = own ?? (AT_THIS_POINT.test(reading.text) ? capped(unitAt('year', 0, calendar), calendar) : unitAt(unitSaid(frame), -1, calendar));
    return [planPeriod(base), planPeriod({ ...yearBefore(base), unit: base.unit })];
  }
  if (wantsBefore && own && (isCompared || a)) return [planPeriod(own), planPeriod(periodBefore(own, 1))];
  if (!a && wantsBefore && isCompared) return [planPeriod(unitAt(unitSaid(frame), -1, calendar)), planPeriod(unitAt(unitSaid(frame), -2, calendar))];
  const isThan = a !== undefined && has(reading, 'more') && reading.tokens.slice(Math.max(0, a.from - 3), a.from).some((token) => token.text === 'than');
  if (a && (has(reading, 'compare') && !holdsThings(frame, a) || isThan) && !hasTwoSides(frame)) return againstOne(a.period, frame);
  if (a && has(reading, 'growth', 'rate') && !isOpenEnded(a.period, calendar) && !hasTwoSides(frame) && asksChange(frame) && !has(reading, 'now', 'when')) return [planPeriod(a.period), sameDaysBefore(planPeriod(a.period), frame)];
  if (!a && frame.previous && has(reading, 'compare') && !hasTwoSides(frame)) return null;
  return null;
}

/** "Comparing October to September": a change runs from the earlier to the later, in whichever order they are said. */
const inTime = ([one, other]: readonly [DatedPeriod, DatedPeriod]): [PlanPeriod, PlanPeriod] => (other.from < one.from ? [planPeriod(one), planPeriod(other)] : [planPeriod(other), planPeriod(one)]);

/** "June to August against the same period a year earlier": all of it is held against what lies before, and its ends not against each other. */
const HELD_BEFORE = /\b(same|(against|versus|vs|with|to|over|on) (the |its |a |one )?(year|one before|previous|prior|preceding|(period|stretch|months) before))\b/;

/** "The same month two years ago": no year is meant by it, and not the one before. */
const SAME_YEARS_BACK = /\bsame (?:day|days|week|weeks|month|months|quarter|half|period|stretch|time) (two|three|four|2|3|4) years (?:ago|earlier|before|prior|back)\b/;

/** "Compared to this point last year", where nothing is named that is held against it: the year so far. */
const AT_THIS_POINT = /\bsame (period|time|point|stage|stretch)( of)? (last year|a year (ago|earlier))\b(?!.*\b(month|week|quarter)\b)/;

/** "Last quarter compared with two quarters earlier": the one so many back, where "the two quarters before" would be both. */
const STEPS = /\b(?:vs|v|versus|against|to|with|than|over|on) (two|three|four|2|3|4) (?:(week|month|quarter|year)s )?(?:before|earlier|prior|back)\b/;
const COUNTS: Readonly<Record<string, number>> = { two: 2, 2: 2, three: 3, 3: 3, four: 4, 4: 4 };

/** "Last month compared to previous month": the one before it. */
const STEPS_BACK = /\b(previous|prior|preceding) (day|week|month|quarter|half|year)\b/;

/** "The first nine months of 2026 vs 2025", "Q3 compared with last year": a bare year beside a part of another one stands for the same part. */
function samePart({ reading }: Frame, a: PeriodMention, b: PeriodMention): [DatedPeriod, DatedPeriod] {
  const isBareYear = ({ from, to, period }: PeriodMention) => period.unit === 'year' && to - from === 1 && /^'?(20)?\d{2}$/.test(reading.tokens[from]?.text ?? '') || period.unit === 'year' && /^((the )?(last|prior|previous|preceding))( year)?$/.test(reading.tokens.slice(from, to).map(({ text }) => text).join(' '));
  const isPart = ({ period }: PeriodMention) => period.unit !== 'year' && period.unit !== 'all' && yearOf(period.from) === yearOf(period.to);
  const moved = (part: PeriodMention, year: PeriodMention): DatedPeriod => {
    const months = (yearOf(year.period.from) - yearOf(part.period.from)) * 12;
    return { ...part.period, from: addMonths(part.period.from, months), to: isMonthEnd(part.period.to) ? endOfMonth(addMonths(startOfMonth(part.period.to), months)) : addMonths(part.period.to, months) };
  };
  if (isMeanOf(reading.tokens, a) || isMeanOf(reading.tokens, b)) return [a.period, b.period];
  if (isPart(a) && isBareYear(b) && yearOf(a.period.from) !== yearOf(b.period.from) && has(reading, 'compare', 'more', 'growth', 'rate')) return [a.period, moved(a, b)];
  // "Q3 2025 against last year", asked in the year after: a part is never held against the year that it is part of.
  if (isPart(a) && isBareYear(b) && b.to - b.from > 1 && yearOf(a.period.from) === yearOf(b.period.from) && has(reading, 'compare', 'more', 'growth', 'rate')) return [a.period, { ...yearBefore(a.period), unit: a.period.unit }];
  // "2025 compared with 2024 from June to December"
  if (isPart(b) && isBareYear(a) && reading.tokens[b.from - 1]?.text === String(yearOf(b.period.from)) && yearOf(a.period.from) !== yearOf(b.period.from) && has(reading, 'compare', 'more', 'growth', 'rate')) return [moved(b, a), b.period];
  return [a.period, b.period];
}

/** "Card vs checking in 2025": what stands after "vs" is no time. */
const holdsThings = ({ reading }: Frame, { from }: PeriodMention): boolean => reading.tokens.some(({ text }, at) => /^(vs|v|versus)$/.test(text) && at < from - 2);

const isMonthEnd = (date: string): boolean => endOfMonth(date) === date;

const isSame = (a: DatedPeriod, b: DatedPeriod): boolean => a.from === b.from && a.to === b.to;

/** "qoq", "same quarter last year": the unit that stands in the comparison; months where none does. */
function unitSaid({ reading }: Frame): 'month' | 'quarter' | 'week' {
  return /\b(qoq|quarter)\b/.test(reading.text) ? 'quarter' : /\b(wow|week)\b/.test(reading.text) ? 'week' : 'month';
}

/** "since 2024": there is no stretch of the same kind before it. */
export const isOpenEnded = (period: DatedPeriod, { asOf }: Frame['calendar']): boolean => period.unit === 'range' && period.to === asOf && daysBetween(period.from, period.to) > 92;

/** "This fall" asks for no change. */
function asksChange({ reading: { tokens, periods } }: Frame): boolean {
  const outside = tokens.filter((_, at) => !covers(periods, at)).map(({ text }) => text).join(' ');
  return /\b(grow|grew|grown|growth|change|changed|increase|increased|decrease|decreased|rise|rose|fall|fell|drop|dropped|up or down|go up|go down|went up|went down|decline|declined)\b/.test(outside);
}

/** "How do my expenses compare to last quarter?", "revenue vs last year": what runs now, held against as many days of the one before. */
function againstOne(period: DatedPeriod, frame: Frame): [PlanPeriod, PlanPeriod] {
  const { calendar } = frame;
  if (period.unit === 'range' || period.unit === 'all' || period.unit === 'half' || period.unit === 'day') return [planPeriod(period), planPeriod(periodBefore(period, 1))];
  const isRunning = period.to >= calendar.asOf;
  if (isRunning) return [planPeriod(period), planPeriod(periodBefore(unitAt(period.unit, 0, calendar), 1))];
  const now = planPeriod(capped(unitAt(period.unit, 0, calendar), calendar));
  const last = unitAt(period.unit, -1, calendar);
  return [now, last.from === period.from && last.to === period.to ? sameDaysBefore(now, frame) : planPeriod(period)];
}

/** A change runs from the earlier to the later, in whichever order they are said. */
const PERCENT_CHANGE = /\b(percent|percentage) change\b/;

/** "Up or down" asks which way it went, from the earlier to the later. */
const EITHER_WAY = /\b(up or down|down or up|rise or fall|fall or rise|gain or lose|grow or shrink|higher or lower|more or less did|changed (our|the|my)?|what changed|the change|how far apart)\b/;

/** "Compared with Q2, how much did we spend in Q3": what is held against is told first. */
const isHeldAgainst = (words: readonly string[], at: number): boolean => /(^|[ ,])((compared|relative|measured|held|set|in comparison) (with|to|against)|versus|against|vs)$/.test(words.slice(Math.max(0, at - 3), at).join(' ')) && at < HELD_FIRST;
const HELD_FIRST = 4;

/** With "same period", "so far" or "year to date" the earlier one is cut to the same days. */
function orderedPeriods(frame: Frame, first: DatedPeriod, second: DatedPeriod): [PlanPeriod, PlanPeriod] {
  const words = frame.reading.tokens.map((token) => token.text);
  const mentions = frame.reading.periods;
  const between = words.slice(mentions[0]?.to ?? 0, mentions[1]?.from ?? 0);
  const [a, b] = mentions;
  if (a && b && isMeanOf(frame.reading.tokens, a) && !isMeanOf(frame.reading.tokens, b)) return [planPeriod(second), planPeriod(first)];
  const measured = a && b ? whichIsMeasured(frame.reading, [a, b]) : null;
  const isForward = measured ? measured === 'second' : a && isHeldAgainst(words, a.from) || second.from > first.from && (EITHER_WAY.test(frame.reading.text) || between.includes('to') || CHANGE_BETWEEN.test(frame.reading.text) || isComparedInOrder(frame.reading.text, between) || (has(frame.reading, 'growth', 'rise', 'fall') || PERCENT_CHANGE.test(frame.reading.text)) && !between.some((word) => /^(against|than|compared)$/.test(word)));
  const [now, before] = isForward ? [second, first] : [first, second];
  if (!has(frame.reading, 'soFar', 'sameBefore') && !isRunningYear(frame, now, before)) return [planPeriod(now), planPeriod(before)];
  if (now.unit === 'year' && before.unit === 'year') {
    const later = now.from > before.from ? now : before;
    const same: DatedPeriod = { ...yearBefore(later), unit: 'range' };
    return now === later ? [planPeriod(now), planPeriod(same)] : [planPeriod(same), planPeriod(later)];
  }
  return [planPeriod(now), planPeriod(SAYS_SAME.test(frame.reading.text) ? sameDays(now, before, frame) : before)];
}

/** "This year vs last": the part that has passed is held against the same part of the year before; a year that is named by its number is the whole of it. */
function isRunningYear({ reading, calendar: { asOf } }: Frame, one: DatedPeriod, other: DatedPeriod): boolean {
  const [later, earlier] = one.from > other.from ? [one, other] : [other, one];
  const isNumbered = reading.periods.some(({ from, to, period }) => period.from === earlier.from && reading.tokens.slice(from, to).some(({ text }) => /^'?(20)?\d\d$/.test(text)));
  const isWhole = isNumbered || ALL_OF_IT.test(reading.text) || has(reading, 'average', 'each') || later.to !== asOf || endOfMonth(asOf) === asOf && monthOf(asOf) === MONTHS_A_YEAR;
  return !isWhole && later.unit === 'year' && earlier.unit === 'year' && yearOf(earlier.from) === yearOf(later.from) - 1 && THIS_YEAR.test(reading.text);
}

const MONTHS_A_YEAR = 12;
const THIS_YEAR = /\b(this|the current|the running|our current) year\b/;
const ALL_OF_IT = /\b(all of|whole|full|entire|complete|altogether)\b/;

/** "Compare revenue for 2024 and 2025": neither is held against the other, so that time tells the way. */
const isComparedInOrder = (text: string, between: readonly string[]): boolean => /\b(compar(e|ed|ing|ison))\b/.test(text) && between.every((word) => /^(and|&|in|for|of|during|the)$/.test(word)) && between.some((word) => /^(and|&)$/.test(word));

/** "Compare 2024 with 2025 and give the change": from the one to the other. */
const CHANGE_BETWEEN = /\bcompare\b.* with .*\b(change|difference) (in|as) (percent|percentage|a percentage)\b|\bcompare\b.* with .*\bpercent(age)? change\b/;

const SAYS_SAME = /\b(same (days?|point|stretch|time|period|dates?)|like for like|this (point|time))\b|\bso far\b.*\bso far\b|\b(last|previous|prior) (month|week|quarter) so far\b/;

/** "this month so far vs the same days last month": of the earlier one only as many days as the running one has had. */
function sameDays(now: DatedPeriod, before: DatedPeriod, { calendar }: Frame): DatedPeriod {
  if (now.to !== calendar.asOf || now.unit !== before.unit || before.from >= now.from || !/^(week|month|quarter|half)$/.test(now.unit)) return before;
  const months = (yearOf(now.from) - yearOf(before.from)) * 12 + monthOf(now.from) - monthOf(before.from);
  const to = now.unit === 'week' ? addDays(before.from, daysBetween(now.from, now.to)) : addMonths(now.to, -months);
  return { from: before.from, to: to < before.to ? to : before.to, unit: 'range' };
}
