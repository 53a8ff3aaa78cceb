/** A report's document as both doors show it: the same shape with money as decimal strings. */
import { minorToDecimal } from '../../finance/money.ts';
import type { IntegrityCheck, ReportBlock, ReportChart, ReportDocument, ReportFigure, ReportTable, ReportUnit } from '../../finance/reports/document.ts';

/** Money as decimal strings, every other unit as it is. */
type ShownValue = string | number | null;

type ShownFigure = Omit<ReportFigure, 'value' | 'previous' | 'yearBefore'> & Readonly<Record<'value' | 'previous' | 'yearBefore', ShownValue>>;
type ShownChart = Omit<ReportChart, 'series'> & { readonly series: readonly { readonly name: string; readonly values: readonly ShownValue[] }[] };
type ShownBlock = Exclude<ReportBlock, { kind: 'figures' | 'chart' }> | { readonly kind: 'figures'; readonly figures: readonly ShownFigure[] } | ShownChart;
type ShownCheck = Pick<IntegrityCheck, 'name' | 'leftLabel' | 'rightLabel' | 'note'> & Readonly<Record<'left' | 'right' | 'difference', string>>;

export type ReportDocumentView = Omit<ReportDocument, 'sections' | 'integrity'> & {
  readonly sections: readonly { readonly title: string; readonly blocks: readonly ShownBlock[] }[];
  readonly integrity: readonly ShownCheck[];
};

export function reportDocumentView(document: ReportDocument): ReportDocumentView {
  const { currency } = document;
  return {
    ...document,
    sections: document.sections.map(({ title, blocks }) => ({ title, blocks: blocks.map((block) => shownBlock(block, currency)) })),
    integrity: document.integrity.map(({ leftMinor, rightMinor, differenceMinor, ...words }) => (
      { ...words, left: minorToDecimal(leftMinor, currency), right: minorToDecimal(rightMinor, currency), difference: minorToDecimal(differenceMinor, currency) })),
  };
}

function shownBlock(block: ReportBlock, currency: string): ShownBlock {
  const shown = (value: string | number | null, unit: ReportUnit): ShownValue => (unit === 'money' && typeof value === 'number' ? minorToDecimal(value, currency) : value);
  switch (block.kind) {
    case 'sentences': return block;
    case 'figures': return { ...block, figures: block.figures.map((figure) => ({ ...figure, value: shown(figure.value, figure.unit), previous: shown(figure.previous, figure.unit), yearBefore: shown(figure.yearBefore, figure.unit) })) };
    case 'table': return shownTable(block, shown);
    case 'chart': return { ...block, series: block.series.map(({ name, values }) => ({ name, values: values.map((value) => shown(value, block.unit)) })) };
  }
}

function shownTable(table: ReportTable, shown: (value: string | number | null, unit: ReportUnit) => ShownValue): ReportTable {
  return { ...table, rows: table.rows.map((row) => ({ ...row, cells: row.cells.map((cell, column) => shown(cell, table.columns[column]?.unit ?? 'text')) })) };
}
