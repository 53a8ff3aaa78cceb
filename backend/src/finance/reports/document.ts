/** A report as data: what the screen, the text, the PDF, the workbook and the CSV are made from. No renderer computes a figure. */
import type { FigureOrigin } from '../figures/figure-origin.ts';
import type { LocalDate } from '../ledger/entry.ts';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import type { LabelledPeriod } from './report-period.ts';

export interface ReportDocument {
  /** The version of this shape: stored reports keep theirs. */
  readonly version: 1;
  readonly type: string;
  readonly title: string;
  readonly businessName: string;
  readonly currency: string;
  readonly period: LabelledPeriod;
  readonly previousPeriod: LabelledPeriod;
  /** The same days a year earlier; null where the ledger does not reach back. */
  readonly yearBefore: LabelledPeriod | null;
  readonly writtenOn: LocalDate;
  readonly sections: readonly ReportSection[];
  /** What must add up, each with its difference; nothing is ever plugged. */
  readonly integrity: readonly IntegrityCheck[];
  /** How the figures are made. */
  readonly notes: readonly string[];
}

export interface ReportSection {
  readonly title: string;
  readonly blocks: readonly ReportBlock[];
}

export type ReportBlock = ReportSentences | ReportFigureRow | ReportTable | ReportChart;

export interface ReportSentences {
  readonly kind: 'sentences';
  readonly paragraphs: readonly string[];
  /** True for the only part that a language model may put in other words. */
  readonly isCommentary?: true;
}

/** A few headline figures side by side. */
export interface ReportFigureRow {
  readonly kind: 'figures';
  readonly figures: readonly ReportFigure[];
}

export interface ReportFigure {
  readonly label: string;
  readonly unit: ReportUnit;
  readonly value: number | null;
  /** Of the period before and of the same period a year earlier, in the same unit. */
  readonly previous: number | null;
  readonly yearBefore: number | null;
  readonly isGoodWhenUp: boolean;
  /** Why there is no value. */
  readonly missing?: string;
  readonly place: LedgerPlace | null;
}

/** money: integer minor units · percent: 12.5 = 12.5 % · count · months · date: YYYY-MM-DD */
export type ReportUnit = 'money' | 'percent' | 'count' | 'months' | 'date' | 'text';

export interface ReportColumn {
  readonly header: string;
  readonly unit: ReportUnit;
  /** How a workbook computes the column from others of its row; the values are there all the same. */
  readonly formula?: { readonly kind: 'difference' | 'percent-change'; readonly of: number; readonly against: number } | { readonly kind: 'share'; readonly of: number; readonly totalRow: number };
}

export interface ReportRow {
  readonly role: 'heading' | 'line' | 'subtotal' | 'total';
  /** 0 for the outermost. */
  readonly depth: number;
  /** One per column; the first is the label. */
  readonly cells: readonly (string | number | null)[];
  /** The rows of this table (by index) whose amounts this row adds up: workbooks write formulas from it, a test adds it up. */
  readonly sumOf?: readonly { readonly row: number; readonly sign: 1 | -1 }[];
  /** Where the transactions behind the first amount stand. */
  readonly place: LedgerPlace | null;
  /** Who states the first amount, where no transactions add up to it. */
  readonly origin?: FigureOrigin;
}

export interface ReportTable {
  readonly kind: 'table';
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  readonly note?: string;
}

export interface ReportChart {
  readonly kind: 'chart';
  /** The finding: "Profit fell in October". */
  readonly title: string;
  /** Metric, unit and period. */
  readonly caption: string;
  /** bridge: the first and the last value are totals, those between lead from one to the other. */
  readonly chart: 'columns' | 'line' | 'bars' | 'bridge';
  readonly unit: ReportUnit;
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

export interface IntegrityCheck {
  /** "Assets = liabilities + equity". */
  readonly name: string;
  readonly leftLabel: string;
  readonly leftMinor: number;
  readonly rightLabel: string;
  readonly rightMinor: number;
  /** left − right; zero where it holds. */
  readonly differenceMinor: number;
  /** Where a difference may come from; told only when there is one. */
  readonly note?: string;
}
