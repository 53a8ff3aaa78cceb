/** The rule for the largest or smallest of each calendar unit: "top vendor in each of the last three months", "biggest category every year". */
import { isPercentMeasure } from '../../measures.ts';
import { addDays } from '../../../local-date.ts';
import type { Interpretation, Plan, PlanPeriod } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { lastMonthsOr, periodOr, planPeriod, planned, subject, wholeFile } from '../frame.ts';
import { has, namedGroups } from '../reading.ts';
import { limitOf, orderOf, rankOf, unitNamed } from './slots.ts';

/** Each unit has one of its own; "per month" would be a mean. */
const OF_EACH = /\b(each|every)( (one )?of( the)?)?( (last|past|previous|calendar|single|full))?( \d+)? (days?|weeks?|months?|quarters?|years?)\b|\b(each|every)( one)? of (the )?(last|past|previous|first|\d|q[1-4]|january|february|march|april|may|june|july|august|september|october|november|december)|\b(month|quarter|year|week) by (month|quarter|year|week)\b|\bby (month|quarter|year|week)\b/;
/** A rhythm: "what do we pay our biggest vendor every month". */
const RHYTHM = /\bhow much\b|\b(do|does) (we|i|they|it|he|she)\b.*\b(each|every|by) (month|quarter|year|week)\b|\b(each|every|by) (month|quarter|year|week)\b.*\b(do|does) (we|i|they)\b|\b(recurring|regular|fixed|subscriptions?)\b/;
const SPLIT = /^(category|counterparty|account)$/;

export function firstOfEach(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const order = orderOf(frame);
  const group = namedGroups(reading).find(({ grouping, from }) => SPLIT.test(grouping) && !WHO.test(reading.tokens[from]?.text ?? '')) ?? namedGroups(reading).find(({ grouping }) => SPLIT.test(grouping)) ?? kindOfCost(frame);
  const unit = unitNamed(frame) ?? unitOfPeriods(frame);
  if (order === null || !group || unit === null || !OF_EACH.test(reading.text) || RHYTHM.test(reading.text) || rankOf(frame) !== null || limitOf(frame) === null && isSeveral(reading.tokens[group.to - 1]?.text ?? '') || reading.names.some(({ names }) => names.some(({ kind }) => kind === 'counterparty'))) return null;
  if (has(reading, 'average', 'count', 'share', 'rise', 'fall', 'why', 'compare', 'growth') || frame.previous) return null;
  const period = stretch(frame, unit);
  if (!period) return null;
  const over = subject(frame, period, group.side === 'in' ? 'revenue' : group.side === 'out' ? 'expenses' : undefined) ?? subject(frame, period, 'expenses');
  if (!over || isPercentMeasure(over.metric)) return null;
  return planned('trend', over.metric === 'bySide' ? { ...over, metric: 'expenses' } : over, { groupBy: unit, splitBy: group.grouping as NonNullable<Plan['splitBy']>, order, limit: limitOf(frame) ?? 1 });
}

/** From the first to the last of those named; any that do not follow one another are asked about one at a time. */
function stretch(frame: Frame, unit: string): PlanPeriod | null {
  const named = frame.reading.periods.map(({ period }) => period).sort((a, b) => (a.from < b.from ? -1 : 1));
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last || first === last) return unit === 'month' || unit === 'week' ? lastMonthsOr(frame, 6) : periodOr(frame, wholeFile(frame.calendar));
  return named.every(({ from }, at) => at === 0 || addDays(named[at - 1]?.to ?? from, 1) === from) ? planPeriod({ from: first.from, to: last.to, unit: 'range' }) : null;
}

const WHO = /^(who|whom|whose)$/;

/** "Our biggest expense each month of 2025": by category, where months are named of which each has one. */
function kindOfCost({ reading: { text, periods, measures, rowWords } }: Frame): { grouping: 'category'; side: 'out'; to: number } | null {
  const cost = periods.length > 0 && BIGGEST_COST.test(text) ? measures.find(({ measure }) => measure === 'expenses') ?? rowWords[0] : undefined;
  return cost ? { grouping: 'category', side: 'out', to: cost.to } : null;
}
const BIGGEST_COST = /\b(biggest|largest|top|highest|smallest|lowest|main) (expense|cost)\b(?! (transaction|payment|bill|charge|item|row))/;

/** "The biggest vendors of each month" are several of each. */
const isSeveral = (noun: string): boolean => /[^s]s$/.test(noun);

/** "In each of 2024 and 2025": the units are those that stand side by side. */
function unitOfPeriods({ reading: { periods, text } }: Frame): 'month' | 'quarter' | 'year' | null {
  if (!/\b(each|every)( one)? of\b/.test(text)) return null;
  const [first] = periods;
  if (!first) return null;
  const units = new Set(periods.map(({ period }) => period.unit));
  return units.size === 1 && (first.period.unit === 'month' || first.period.unit === 'quarter' || first.period.unit === 'year') && periods.length > 1 ? first.period.unit : null;
}
