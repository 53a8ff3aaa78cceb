/** Everything that the Financial Overview shows for one period, out of two sums over the ledger. */
import { asOf } from '../as-of.ts';
import type { LocalDate } from '../ledger/entry.ts';
import type { EntryFilter, GroupTotal, LedgerReader, LedgerVocabulary } from '../ledger/ledger-reader.ts';
import { readRoleTotals } from '../metrics.ts';
import { periodLabel } from '../period-label.ts';
import { isOverviewPeriodName, overviewPeriod, type OverviewPeriodName, type Period } from '../period.ts';
import { previousOverviewPeriod, previousPeriod } from '../previous-period.ts';
import { categoryFigures, rolesFromCategories, type CategoryFigure, type CategoryInfo } from './category-figures.ts';
import { headline, headlineChange, type Headline, type HeadlineChange } from './headline.ts';
import { seriesStep, stretches, stretchKey, stretchLabel } from './series.ts';

export interface LabelledPeriod extends Period {
  readonly label: string;
}

export interface SeriesPoint extends LabelledPeriod {
  readonly figures: Headline;
}

export interface OverviewFigures {
  readonly period: LabelledPeriod;
  readonly previousPeriod: LabelledPeriod;
  readonly asOf: LocalDate;
  readonly notice: string | null;
  /** Whether the ledger holds anything at all in this currency. */
  readonly hasData: boolean;
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly figures: Headline;
  readonly previous: Headline;
  readonly change: HeadlineChange;
  readonly byCategory: readonly CategoryFigure[];
  readonly series: readonly SeriesPoint[];
}

/** What is needed to know about the ledger; `entryCount` and `dateTo` are those of the currency. */
export interface OverviewLedger extends Pick<LedgerVocabulary, 'currency' | 'currencies' | 'dateTo' | 'entryCount'> {
  readonly categories: readonly CategoryInfo[];
}

/** `wanted`: one of the eight names, counted from the as-of date, or any range. */
export async function overviewFigures(reader: LedgerReader, ledger: OverviewLedger, wanted: OverviewPeriodName | Period, today: LocalDate): Promise<OverviewFigures> {
  const { date, notice } = asOf(today, ledger.dateTo);
  const isNamed = typeof wanted === 'string' && isOverviewPeriodName(wanted);
  const period = isNamed ? overviewPeriod(wanted, date) : (wanted as Period);
  const before = isNamed ? previousOverviewPeriod(wanted, date) : previousPeriod(period);

  const filterOf = (of: Period): EntryFilter => ({ currency: ledger.currency, from: of.from, to: of.to });
  const step = seriesStep(period);
  const [groups, previousTotals] = await Promise.all([reader.totals(filterOf(period), [step, 'category']), readRoleTotals(reader, filterOf(before))]);

  const figures = headline(rolesFromCategories(groups, ledger.categories));
  const previous = headline(previousTotals);
  return {
    period: labelled(period), previousPeriod: labelled(before), asOf: date, notice,
    hasData: ledger.entryCount > 0, currency: ledger.currency, currencies: ledger.currencies,
    figures, previous, change: headlineChange(figures, previous),
    byCategory: categoryFigures(groups, ledger.categories),
    series: seriesPoints(groups, period, step, ledger.categories),
  };
}

export function labelled(period: Period): LabelledPeriod {
  return { from: period.from, to: period.to, label: periodLabel(period) };
}

/** One point per stretch, empty ones with zeros. */
export function seriesPoints(groups: readonly GroupTotal[], period: Period, step: ReturnType<typeof seriesStep>, categories: readonly CategoryInfo[]): SeriesPoint[] {
  const byKey = new Map<string, GroupTotal[]>();
  for (const group of groups) {
    const key = group.key[step] ?? '';
    byKey.set(key, [...(byKey.get(key) ?? []), group]);
  }
  return stretches(period, step).map((stretch) => ({
    ...stretch,
    label: stretchLabel(stretch, step),
    figures: headline(rolesFromCategories(byKey.get(stretchKey(stretch, step)) ?? [], categories)),
  }));
}
