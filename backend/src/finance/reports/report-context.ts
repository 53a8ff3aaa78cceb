/** What the sections of a report are written from, and where the rows of their lines stand. */
import { filterOf, type FigureSource } from '../figures/figure-source.ts';
import type { LocalDate } from '../ledger/entry.ts';
import { placeOf, type LedgerPlace } from '../ledger/ledger-place.ts';
import type { EntryFilter } from '../ledger/ledger-reader.ts';
import { METRICS, type Metric } from '../metrics.ts';
import type { Period } from '../period.ts';
import type { ComparedSheets } from './compared-sheets.ts';
import type { ReportSection } from './document.ts';
import type { ReportFigures } from './report-figures.ts';
import type { StatedBalances } from '../statements/stated-balances.ts';
import type { ReportType } from './report-types.ts';

export interface ReportRequest {
  readonly type: ReportType;
  readonly title: string;
  readonly businessName: string;
  readonly period: Period;
  readonly today: LocalDate;
  /** What connected accounting software states; empty without any. */
  readonly stated?: readonly StatedBalances[];
}

export interface ReportContext {
  readonly source: FigureSource;
  readonly request: ReportRequest;
  readonly figures: ReportFigures;
  readonly sheets: ComparedSheets;
}

/** Null where it has nothing to say. */
export type SectionWriter = (context: ReportContext) => ReportSection | null | Promise<ReportSection | null>;

/** The rows of the report's period that the conditions let through; null where the ledger's list cannot show exactly those. */
export function placeIn({ source, figures }: Pick<ReportContext, 'source' | 'figures'>, conditions: Partial<EntryFilter>, period: Period = figures.period): LedgerPlace | null {
  return placeOf({ ...filterOf(source, period), ...conditions }, source.vocabulary);
}

export function metricPlace(context: Pick<ReportContext, 'source' | 'figures'>, metric: Metric, period?: Period): LedgerPlace | null {
  const { roles, direction } = METRICS[metric];
  return placeIn(context, { roles, ...(direction ? { direction } : {}) }, period);
}
