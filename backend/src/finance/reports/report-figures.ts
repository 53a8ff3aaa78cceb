/** The figures that every report is written from: one period, the one before it, and who paid and was paid. */
import { categoryFigures, rolesFromCategories, type CategoryFigure } from '../figures/category-figures.ts';
import { revenueByCustomer, spendByVendor, type CounterpartyFigure } from '../figures/counterparty-figures.ts';
import { filterOf, type FigureSource } from '../figures/figure-source.ts';
import { labelled, seriesPoints, type LabelledPeriod, type SeriesPoint } from '../figures/overview-figures.ts';
import type { RoleTotals } from '../metrics.ts';
import { wholeMonths, type Period } from '../period.ts';
import { previousPeriod } from '../previous-period.ts';

export interface ReportFigures {
  readonly period: LabelledPeriod;
  readonly previousPeriod: LabelledPeriod;
  readonly currency: string;
  readonly entryCount: number;
  readonly now: RoleTotals;
  readonly before: RoleTotals;
  readonly categories: readonly CategoryFigure[];
  readonly categoriesBefore: readonly CategoryFigure[];
  readonly customers: readonly CounterpartyFigure[];
  readonly vendors: readonly CounterpartyFigure[];
  /** One point per month; empty where the period has fewer than two months. */
  readonly months: readonly SeriesPoint[];
}

const TOP_COUNT = 10;

export async function reportFigures(source: FigureSource, period: Period): Promise<ReportFigures> {
  const before = previousPeriod(period);
  const { reader, vocabulary } = source;
  const [groups, groupsBefore, customers, vendors] = await Promise.all([
    reader.totals(filterOf(source, period), ['month', 'category']),
    reader.totals(filterOf(source, before), ['category']),
    revenueByCustomer(source, period),
    spendByVendor(source, period),
  ]);
  return {
    period: labelled(period), previousPeriod: labelled(before), currency: vocabulary.currency,
    entryCount: groups.reduce((sum, group) => sum + group.inCount + group.outCount, 0),
    now: rolesFromCategories(groups, vocabulary.categories),
    before: rolesFromCategories(groupsBefore, vocabulary.categories),
    categories: categoryFigures(groups, vocabulary.categories),
    categoriesBefore: categoryFigures(groupsBefore, vocabulary.categories),
    customers: customers.slice(0, TOP_COUNT),
    vendors: vendors.slice(0, TOP_COUNT),
    months: (wholeMonths(period) ?? 0) > 1 ? seriesPoints(groups, period, 'month', vocabulary.categories) : [],
  };
}
