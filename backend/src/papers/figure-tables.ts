/** What a report holds besides its tables, as tables: headline figures, what charts show, what must add up. For papers that are read by machines. */
import type { IntegrityCheck, ReportChart, ReportDocument, ReportFigure, ReportTable, ReportUnit } from '../finance/reports/document.ts';

/** One table per unit that the figures have, so that a column holds one kind of number. */
export function headlineTables({ sections, period, previousPeriod, yearBefore }: ReportDocument): ReportTable[] {
  const figures = sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'figures' ? block.figures : [])));
  const units = [...new Set(figures.map(({ unit }) => unit))];
  const labels = [period.label, previousPeriod.label, ...(yearBefore ? [yearBefore.label] : [])];
  return units.map((unit) => ({
    kind: 'table', title: units.length === 1 ? 'Key figures' : `Key figures (${UNIT_WORDS[unit]})`,
    columns: [{ header: 'Figure', unit: 'text' }, ...labels.map((header) => ({ header, unit }))],
    rows: figures.filter((figure) => figure.unit === unit).map((figure) => ({ role: 'line', depth: 0, cells: figureCells(figure, labels.length), place: figure.place })),
  }));
}

const UNIT_WORDS: Readonly<Record<ReportUnit, string>> = { money: 'money', percent: 'percent', count: 'numbers', months: 'months', date: 'dates', text: 'words' };

function figureCells({ label, value, previous, yearBefore }: ReportFigure, periods: number): (string | number | null)[] {
  return [label, ...[value, previous, yearBefore].slice(0, periods)];
}

export function chartTable({ title, labels, series, unit }: ReportChart): ReportTable {
  return {
    kind: 'table', title, columns: [{ header: '', unit: 'text' }, ...series.map(({ name }) => ({ header: name, unit }))],
    rows: labels.map((label, index) => ({ role: 'line', depth: 0, cells: [label, ...series.map(({ values }) => values[index] ?? null)], place: null })),
  };
}

export function integrityTable(checks: readonly IntegrityCheck[]): ReportTable {
  return {
    kind: 'table', title: 'What must add up',
    columns: [{ header: 'Check', unit: 'text' }, { header: 'Left side', unit: 'text' }, { header: 'Left amount', unit: 'money' }, { header: 'Right side', unit: 'text' }, { header: 'Right amount', unit: 'money' },
      { header: 'Difference', unit: 'money', formula: { kind: 'difference', of: 2, against: 4 } }, { header: 'Note', unit: 'text' }],
    rows: checks.map(({ name, leftLabel, leftMinor, rightLabel, rightMinor, differenceMinor, note }) => ({
      role: 'line', depth: 0, cells: [name, leftLabel, leftMinor, rightLabel, rightMinor, differenceMinor, differenceMinor === 0 ? null : note ?? null], place: null,
    })),
  };
}
