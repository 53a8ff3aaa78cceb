/** A period beside the one before it: what the four figures were then, how they built up, and which categories changed the profit. */
import type { LocalDate } from '../ledger/entry.ts';
import type { EntryFilter, LedgerReader } from '../ledger/ledger-reader.ts';
import type { Period } from '../period.ts';
import { categoryFigures, rolesFromCategories } from './category-figures.ts';
import { chosenPeriod, type WantedPeriod } from './chosen-period.ts';
import { profitDrivers, type Driver } from './drivers.ts';
import { headline, type Headline } from './headline.ts';
import { labelled, seriesPoints, type LabelledPeriod, type OverviewLedger, type SeriesPoint } from './overview-figures.ts';
import { seriesStep } from './series.ts';

export interface Comparison {
  readonly period: LabelledPeriod;
  readonly previousPeriod: LabelledPeriod;
  readonly currency: string;
  readonly previous: Headline;
  /** What the change did to net profit, in minor units. */
  readonly profitChangeMinor: number;
  /** Largest effect first; their sum is the change of net profit. */
  readonly drivers: readonly Driver[];
  /** The period before, cut as the period itself is. */
  readonly previousSeries: readonly SeriesPoint[];
}

export async function comparison(reader: LedgerReader, ledger: OverviewLedger, wanted: WantedPeriod, today: LocalDate): Promise<Comparison> {
  const { period, before } = chosenPeriod(wanted, ledger.dateTo, today);
  const { categories, currency } = ledger;
  const filterOf = (of: Period): EntryFilter => ({ currency, from: of.from, to: of.to });
  const step = seriesStep(period);
  const [now, then] = await Promise.all([reader.totals(filterOf(period), ['category']), reader.totals(filterOf(before), [step, 'category'])]);
  const previous = headline(rolesFromCategories(then, categories));
  return {
    period: labelled(period), previousPeriod: labelled(before), currency, previous,
    profitChangeMinor: headline(rolesFromCategories(now, categories)).netProfit - previous.netProfit,
    drivers: profitDrivers(categoryFigures(now, categories), categoryFigures(then, categories)),
    previousSeries: seriesPoints(then, before, step, categories),
  };
}
