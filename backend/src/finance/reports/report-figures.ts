/** The figures that every report is written from: one period, the one before it, the same a year earlier, and who paid and was paid. */
import { categoryFigures, rolesFromCategories, type CategoryFigure } from '../figures/category-figures.ts';
import { revenueByCustomer, spendByVendor, type CounterpartyFigure } from '../figures/counterparty-figures.ts';
import { filterOf, spanOf, type FigureSource } from '../figures/figure-source.ts';
import { MISSING_DAYS_TOLERATED } from '../figures/monthly-ledger.ts';
import { labelled, seriesPoints, type LabelledPeriod, type SeriesPoint } from '../figures/overview-figures.ts';
import { monthOrPart } from '../figures/series.ts';
import type { GroupTotal } from '../ledger/ledger-reader.ts';
import { addDays, addMonths, startOfMonth } from '../local-date.ts';
import type { RoleTotals } from '../metrics.ts';
import { wholeMonths, type Period } from '../period.ts';
import { previousPeriod, yearBefore } from '../previous-period.ts';

export interface ReportFigures {
  readonly period: LabelledPeriod;
  readonly previousPeriod: LabelledPeriod;
  /** Null where the ledger does not reach back. */
  readonly yearBefore: LabelledPeriod | null;
  readonly currency: string;
  readonly entryCount: number;
  readonly now: RoleTotals;
  readonly before: RoleTotals;
  readonly yearAgo: RoleTotals | null;
  readonly categories: readonly CategoryFigure[];
  readonly categoriesBefore: readonly CategoryFigure[];
  readonly categoriesYearAgo: readonly CategoryFigure[];
  readonly customers: readonly CounterpartyFigure[];
  readonly vendors: readonly CounterpartyFigure[];
  /** One point per month; empty where the period has fewer than two months. */
  readonly months: readonly SeriesPoint[];
  /** The months up to the period's end, at most twelve, as far as the ledger reaches back. */
  readonly trend: readonly SeriesPoint[];
}

const TOP_COUNT = 10;
const TREND_MONTHS = 12;

export async function reportFigures(source: FigureSource, period: Period): Promise<ReportFigures> {
  const { reader, vocabulary: { categories: known, currency } } = source;
  const before = previousPeriod(period);
  const yearAgo = coveredYearBefore(source, period, before);
  const trend = trendPeriod(source, period);
  const groupsOf = (of: Period | null): Promise<readonly GroupTotal[]> => (of ? reader.totals(filterOf(source, of), ['month', 'category']) : Promise.resolve([]));
  const [groups, groupsBefore, groupsYearAgo, trendGroups, customers, vendors] = await Promise.all([
    groupsOf(period), groupsOf(before), groupsOf(yearAgo), groupsOf(trend), revenueByCustomer(source, period), spendByVendor(source, period)]);
  return {
    period: labelled(period), previousPeriod: labelled(before), yearBefore: yearAgo && labelled(yearAgo), currency,
    entryCount: groups.reduce((sum, group) => sum + group.inCount + group.outCount, 0),
    now: rolesFromCategories(groups, known),
    before: rolesFromCategories(groupsBefore, known),
    yearAgo: yearAgo && rolesFromCategories(groupsYearAgo, known),
    categories: categoryFigures(groups, known),
    categoriesBefore: categoryFigures(groupsBefore, known),
    categoriesYearAgo: categoryFigures(groupsYearAgo, known),
    customers: customers.slice(0, TOP_COUNT),
    vendors: vendors.slice(0, TOP_COUNT),
    months: (wholeMonths(period) ?? 0) > 1 ? monthPoints(groups, period, known) : [],
    trend: trend ? monthPoints(trendGroups, trend, known) : [],
  };
}

function monthPoints(groups: readonly GroupTotal[], period: Period, known: FigureSource['vocabulary']['categories']): SeriesPoint[] {
  return seriesPoints(groups, period, 'month', known).map((point) => ({ ...point, label: monthOrPart(point) }));
}

/** Whether the ledger's first row is early enough for the period to be whole. */
export function reaches(source: FigureSource, { from }: Period): boolean {
  const span = spanOf(source);
  return span !== null && addDays(span.from, -MISSING_DAYS_TOLERATED) <= from;
}

/** Null, too, where it is the period before already, as for a year up to some day. */
function coveredYearBefore(source: FigureSource, period: Period, before: Period): Period | null {
  const then = yearBefore(period);
  return reaches(source, then) && then.from !== before.from ? then : null;
}

/** From the first of a month; null where that leaves a single month or less. */
function trendPeriod(source: FigureSource, { to }: Period): Period | null {
  const span = spanOf(source);
  if (span === null) return null;
  const wanted = addMonths(startOfMonth(to), 1 - TREND_MONTHS);
  const from = wanted > span.from ? wanted : startOfMonth(span.from);
  return from < startOfMonth(to) ? { from, to } : null;
}
