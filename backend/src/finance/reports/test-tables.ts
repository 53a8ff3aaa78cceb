/** Checks that hold for every report's document: sums add up, columns are what they say, charts fit their labels. */
import { expect } from '@jest/globals';
import type { ReportChart, ReportDocument, ReportRow, ReportTable } from './document.ts';
import { changePercent } from './compared.ts';
import { percentOf, roundPercent } from '../percent.ts';

export function tablesOf(document: ReportDocument): ReportTable[] {
  return document.sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'table');
}

export function chartsOf(document: ReportDocument): ReportChart[] {
  return document.sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'chart');
}

export function checkDocument(document: ReportDocument): void {
  for (const table of tablesOf(document)) checkTable(table);
  for (const chart of chartsOf(document)) {
    for (const { values } of chart.series) expect([chart.title, values.length]).toEqual([chart.title, chart.labels.length]);
    if (chart.chart === 'bridge') expect([chart.title, sum(chart.series[0]?.values.slice(0, -1) ?? [])]).toEqual([chart.title, chart.series[0]?.values.at(-1)]);
  }
  for (const { name, leftMinor, rightMinor, differenceMinor } of document.integrity) expect([name, differenceMinor]).toEqual([name, leftMinor - rightMinor]);
}

const sum = (values: readonly (number | null)[]): number => values.reduce<number>((total, value) => total + (value ?? 0), 0);
const amount = (row: ReportRow | undefined, column: number): number => (typeof row?.cells[column] === 'number' ? row.cells[column] : 0);

/** Money and counts of a sum are those of the rows that it names, each of which exists and stands above it; computed columns follow their formula. */
function checkTable({ title, columns, rows }: ReportTable): void {
  rows.forEach((row, index) => {
    expect([title, row.cells.length]).toEqual([title, columns.length]);
    for (const part of row.sumOf ?? []) expect([title, part.row < index]).toEqual([title, true]);
    columns.forEach((column, position) => {
      const cell = row.cells[position] ?? null;
      const where = `${title}, ${row.cells[0]}, ${column.header}`;
      if (row.sumOf && cell !== null && !column.formula && (column.unit === 'money' || column.unit === 'count')) {
        expect([where, row.sumOf.reduce((total, part) => total + part.sign * amount(rows[part.row], position), 0)]).toEqual([where, cell]);
      }
      if (row.role !== 'heading' && column.formula) expect([where, cell]).toEqual([where, computed(column.formula, row, rows)]);
    });
  });
}

function computed(formula: NonNullable<ReportTable['columns'][number]['formula']>, row: ReportRow, rows: readonly ReportRow[]): number | null {
  switch (formula.kind) {
    case 'difference': return amount(row, formula.of) - amount(row, formula.against);
    case 'percent-change': return changePercent(amount(row, formula.of), amount(row, formula.against));
    case 'share': {
      const share = percentOf(amount(row, formula.of), amount(rows[formula.totalRow], formula.of));
      return share === null ? null : roundPercent(share);
    }
  }
}
