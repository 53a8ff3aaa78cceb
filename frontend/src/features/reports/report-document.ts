/** A report as data, as the server sends it: money as decimal strings, everything else as it is. */
import type { TransactionPlace } from '../../paths.ts';
import type { FigureOrigin } from '../../ui/StatedFigure.tsx';

export type ReportUnit = 'money' | 'percent' | 'count' | 'months' | 'date' | 'text';
export type ReportValue = string | number | null;

export interface LabelledPeriod {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

export interface ReportDocumentData {
  readonly title: string;
  readonly businessName: string;
  readonly currency: string;
  readonly period: LabelledPeriod;
  readonly previousPeriod: LabelledPeriod;
  readonly yearBefore: LabelledPeriod | null;
  readonly writtenOn: string;
  readonly sections: readonly { readonly title: string; readonly blocks: readonly ReportBlock[] }[];
  readonly integrity: readonly IntegrityCheck[];
  readonly notes: readonly string[];
}

export type ReportBlock = { readonly kind: 'sentences'; readonly paragraphs: readonly string[] } | { readonly kind: 'figures'; readonly figures: readonly ReportFigure[] } | ReportTableData | ReportChartData;

export interface ReportFigure {
  readonly label: string;
  readonly unit: ReportUnit;
  readonly value: ReportValue;
  readonly previous: ReportValue;
  readonly yearBefore: ReportValue;
  readonly isGoodWhenUp: boolean;
  readonly missing?: string;
  readonly place: TransactionPlace | null;
}

export interface ReportColumn {
  readonly header: string;
  readonly unit: ReportUnit;
  readonly formula?: { readonly kind: 'difference' | 'percent-change' | 'share' };
}

export interface ReportLine {
  readonly role: 'heading' | 'line' | 'subtotal' | 'total';
  readonly depth: number;
  readonly cells: readonly ReportValue[];
  readonly place: TransactionPlace | null;
  /** Who states it, where no transactions add up to it. */
  readonly origin?: FigureOrigin;
}

export interface ReportTableData {
  readonly kind: 'table';
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportLine[];
  readonly note?: string;
}

export interface ReportChartData {
  readonly kind: 'chart';
  readonly title: string;
  readonly caption: string;
  readonly chart: 'columns' | 'line' | 'bars' | 'bridge';
  readonly unit: ReportUnit;
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly ReportValue[] }[];
}

export interface IntegrityCheck {
  readonly name: string;
  readonly leftLabel: string;
  readonly left: string;
  readonly rightLabel: string;
  readonly right: string;
  readonly difference: string;
  readonly note?: string;
}
