/** Everything that the Financial Overview shows for one period, out of two sums over the ledger. */
import type { LocalDate } from '../ledger/entry.ts';
import type { EntryFilter, GroupTotal, LedgerReader, LedgerVocabulary } from '../ledger/ledger-reader.ts';
import { moneyMetric, readRoleTotals, type RoleTotals } from '../metrics.ts';
import { periodLabel } from '../period-label.ts';
import type { Period } from '../period.ts';
import { categoryFigures, rolesFromCategories, type CategoryFigure, type CategoryInfo } from './category-figures.ts';
import { chosenPeriod, type WantedPeriod } from './chosen-period.ts';
import { headline, headlineChange, type Headline, type HeadlineChange } from './headline.ts';
import { seriesStep, stretches, stretchKey, stretchLabel } from './series.ts';

export interface LabelledPeriod extends Period {
  readonly label: string;
}

export interface SeriesPoint extends LabelledPeriod {
  readonly figures: PointFigures;
}

/** The headline figures of a stretch, and the cash flow's two sides: all money in and out but transfers, both positive. */
export type PointFigures = Headline & { readonly moneyIn: number; readonly moneyOut: number };

export interface OverviewFigures {
  readonly period: LabelledPeriod;
  readonly previousPeriod: LabelledPeriod;
  readonly asOf: LocalDate;
  readonly notice: string | null;
  /** Whether the ledger holds anything at all in this currency. */
  readonly hasData: boolean;
  /** Entries of the whole ledger in this currency. */
  readonly entryCount: number;
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

export async function overviewFigures(reader: LedgerReader, ledger: OverviewLedger, wanted: WantedPeriod, today: LocalDate): Promise<OverviewFigures> {
  const { period, before, asOf, notice } = chosenPeriod(wanted, ledger.dateTo, today);

  const filterOf = (of: Period): EntryFilter => ({ currency: ledger.currency, from: of.from, to: of.to });
  const step = seriesStep(period);
  const [groups, previousTotals] = await Promise.all([reader.totals(filterOf(period), [step, 'category']), readRoleTotals(reader, filterOf(before))]);

  const figures = headline(rolesFromCategories(groups, ledger.categories));
  const previous = headline(previousTotals);
  return {
    period: labelled(period), previousPeriod: labelled(before), asOf, notice,
    hasData: ledger.entryCount > 0, entryCount: ledger.entryCount, currency: ledger.currency, currencies: ledger.currencies,
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
    figures: pointFigures(rolesFromCategories(byKey.get(stretchKey(stretch, step)) ?? [], categories)),
  }));
}

function pointFigures(totals: RoleTotals): PointFigures {
  return { ...headline(totals), moneyIn: moneyMetric('cashIn', totals), moneyOut: moneyMetric('cashOut', totals) };
}
