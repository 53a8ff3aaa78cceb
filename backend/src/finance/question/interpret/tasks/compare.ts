/** The rule for two sides: two periods, two names or two measures, and growth. */
import type { Interpretation, PerUnit, PlanPeriod, Subject } from '../../plan.ts';
import type { NameMention } from '../names/find-names.ts';
import { filtersOf } from '../conditions/filters.ts';
import type { Frame } from '../frame.ts';
import type { PeriodMention } from '../periods/find-periods.ts';
import { lastMonthsOr, periodOr, planned, subject, wholeFile } from '../frame.ts';
import { has } from '../reading.ts';
import { strongMeasures, subjectOf } from '../subject.ts';
import { searchWords } from '../accounted/unknown-words.ts';
import { EACH, comparedNames, isUnknown, costBeside, comparedWithin, manyCompared, sharedNames } from './compared-names.ts';
import { comparedPeriods } from './compared-periods.ts';
import { comparedWeekdays } from './compared-weekdays.ts';
import { rowSubject } from './single-rows.ts';
import { unitNamed } from './slots.ts';

/** Two periods, two names or two measures side by side; or one thing against the period before. */
export function compare(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const answerIn = asksPercent(frame) ? 'percent' : 'amount';
  const wantsComparison = has(reading, 'compare', 'more', 'growth', 'rate', 'sameBefore', 'before') || EACH.test(reading.text);
  const beside = wantsComparison && answerIn === 'amount' ? costBeside(frame) : null;
  if (beside) return planned('compare', beside.cost, { against: beside.whole, answerIn, per: meanOf(frame) });
  const [day, otherDay] = comparedWeekdays(frame) ?? [];
  if (day && otherDay) return planned('compare', day, { against: otherDay, answerIn });
  const [first, second] = comparedPeriods(frame) ?? [];
  if (first && second) {
    const over = subject(frame, first) ?? (Object.keys(reading.amounts.bounds).length > 0 ? null : subject(frame, first, GROWTH.test(reading.text) ? 'revenue' : 'netProfit'));
    const per = unitOfMean(frame);
    if (per !== null) return over && planned('compare', over, { against: { ...over, period: second }, answerIn, per });
    return over && planned('compare', rowsOrAll(frame, over), { against: { ...rowsOrAll(frame, over), period: second }, answerIn, per: meanOf(frame) });
  }
  if (!wantsComparison) return null;
  const period = periodOr(frame, wholeFile(frame.calendar));
  const many = manyCompared(frame, period);
  if (many) return many;
  const within = comparedWithin(reading);
  if (within) {
    const over = subject(frame, meanPeriod(frame, period));
    const [a, b] = within.map(({ word }) => over && { ...over, filters: { ...over.filters, words: [word] } });
    return a && b ? planned('compare', a, { against: b, answerIn, per: meanOf(frame) }) : null;
  }
  const names = comparedNames(frame);
  if (names) {
    const [a, b] = sameSide(lookedUp(names, names.map((name) => subjectOf(reading, meanPeriod(frame, period), [name, ...sharedNames(reading.names, names)]))), /\b(compared?|relative|next|up|stacked|versus) to\b/.test(reading.text));
    if (JSON.stringify(a?.filters) === JSON.stringify(b?.filters)) return null;
    return a && b ? planned('compare', rowsOrAll(frame, a), { against: rowsOrAll(frame, b), answerIn, per: meanOf(frame) }) : null;
  }
  const measures = strongMeasures(reading);
  if (measures.length >= 2 && has(reading, 'compare', 'more')) {
    const inOrder = reading.measures.filter((mention) => !mention.isWeak).map((mention) => mention.measure);
    const [a, b] = [...new Set(inOrder)];
    if (a && b) return planned('compare', { metric: a, filters: filtersOf(reading), period }, { against: { metric: b, filters: filtersOf(reading), period }, answerIn });
  }
  return null;
}

/** Of one whom the ledger does not know the same figure is looked up by the words. */
function lookedUp(names: readonly NameMention[], sides: readonly (Subject | null)[]): readonly (Subject | null)[] {
  const known = sides.find((_, at) => !isUnknown(names[at] as NameMention));
  return known === undefined || known === null ? sides : sides.map((side, at) => {
    const name = names[at];
    const { categories: _, counterparties: __, accounts: ___, ...shared } = known.filters;
    return name && isUnknown(name) ? { ...known, filters: { ...shared, words: searchWords(name) } } : side;
  });
}

/** A business that grows sells more. */
const GROWTH = /\b(growth|grow|grew|grown|growing|bigger|smaller)\b/;

/** "Received from Thumbtack compared with Angi": the side that is told of the one holds for the other. */
function sameSide([a, b]: readonly (Subject | null)[], isToHeld: boolean): readonly (Subject | null | undefined)[] {
  if (a && b && a.metric === b.metric && a.filters.counterparties && b.filters.counterparties) return sameWay(a, b);
  if (!a || !b || a.metric === b.metric || !a.filters.counterparties || !b.filters.counterparties) return [a, b];
  const told = [a, b].find(({ metric }) => metric === 'revenue');
  const other = told === a ? b : a;
  // "Compared to Angi": that "to" pays nobody.
  if (!told || other.metric !== 'bySide' || other.filters.direction !== undefined && !isToHeld) return [a, b];
  const { direction: _, ...filters } = other.filters;
  const sided = { ...other, filters, metric: told.metric };
  return told === a ? [a, sided] : [sided, b];
}

/** "What did Nora take vs Ben": what is said of the one's payments holds for the other's. */
function sameWay(a: Subject, b: Subject): readonly [Subject, Subject] {
  const direction = a.filters.direction ?? b.filters.direction;
  const isOneSaid = direction !== undefined && (a.filters.direction === undefined || b.filters.direction === undefined);
  return isOneSaid ? [{ ...a, filters: { ...a.filters, direction } }, { ...b, filters: { ...b.filters, direction } }] : [a, b];
}

/** "Average monthly revenue 2024 vs 2025", "average sale this year against last": what the two means are taken over; null for sums. */
const meanOf = (frame: Frame): PerUnit | null => (has(frame.reading, 'average') ? unitNamed(frame) ?? 'row' : isRate(frame) ? unitNamed(frame) : null);

/** "October against the average of the three months before": what it is held against is a mean of such months, and not of single payments. */
function unitOfMean({ reading: { periods, tokens, rowWords } }: Frame): PerUnit | null {
  const isMean = ({ from }: PeriodMention): boolean => /\b(average|avg|mean) (of|for|over|in|from|across)( (the|those|our))?$/.test(tokens.slice(Math.max(0, from - 3), from).map(({ text }) => text).join(' '));
  const [unit, ...more] = periods.filter((mention) => !isMean(mention)).map(({ period }) => period.unit);
  return rowWords.length === 0 && periods.some(isMean) && more.length === 0 && (unit === 'week' || unit === 'month' || unit === 'quarter' || unit === 'year') ? unit : null;
}

/** "How much cheaper is Zoom than Slack per month": what each costs by now. */
const isRate = ({ reading }: Frame): boolean => has(reading, 'each') && has(reading, 'more') && reading.names.length > 1 && reading.periods.length < 2 && !EACH.test(reading.text);
const meanPeriod = (frame: Frame, period: PlanPeriod): PlanPeriod => (isRate(frame) && frame.reading.periods.length === 0 ? lastMonthsOr(frame, 3) : period);
const rowsOrAll = (frame: Frame, over: Subject): Subject => (meanOf(frame) === 'row' || over.metric === 'revenue' && RECEIPTS.test(frame.reading.text) ? rowSubject(frame, over) : over);
/** What came in, whatever was given back. */
const RECEIPTS = /\b(receipts|deposits)\b/;

export function asksPercent({ reading }: Frame): boolean {
  return has(reading, 'rate') || reading.tokens.some((token) => token.text === 'percent' || token.text === 'percentage') || /\b(growth|grow|grew)\b/.test(reading.text);
}
