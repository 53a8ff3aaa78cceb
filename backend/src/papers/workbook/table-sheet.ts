/** A table as a sheet of its own: title, a head that stays in sight, rows with their formulas. */
import type { CellObject, Row } from 'write-excel-file/node';
import type { ReportTable } from '../../finance/reports/document.ts';
import { sheetNumber, tableCell, textCell } from './cells.ts';
import { columnLetters, formulaOf } from './formulas.ts';

export interface WrittenSheet {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly widths: readonly number[];
  readonly frozenRows: number;
  /** What the formula of a cell (by address) comes to, for readers that do not calculate. */
  readonly results: ReadonlyMap<string, number>;
}

/** More rows than Excel has are more than anybody keeps. */
const MOST_ROWS = 100_000;
const WIDEST = 48;

export function tableSheet(table: ReportTable, name: string, currency: string): WrittenSheet {
  const results = new Map<string, number>();
  const shown: ReportTable = { ...table, rows: table.rows.slice(0, MOST_ROWS) };
  const rows: Row[] = [
    [textCell(table.title, { fontWeight: 'bold', fontSize: 14 })],
    ...tableRows(shown, 3, currency, results),
    ...(table.note ? [[], [textCell(table.note)]] : []),
    ...(table.rows.length > MOST_ROWS ? [[], [textCell(`${table.rows.length - MOST_ROWS} rows were left out.`)]] : []),
  ];
  return { name, rows, widths: columnWidths(shown), frozenRows: 2, results };
}

/** The head and the rows; `firstRow` is where the first row below the head stands, 1 for the sheet's first. Tells the results of formulas. */
export function tableRows(table: ReportTable, firstRow: number, currency: string, results: Map<string, number>): Row[] {
  const { columns, rows } = table;
  const head = columns.map(({ header, unit }, index) => textCell(header, { fontWeight: 'bold', wrap: true, bottomBorderStyle: 'thin', alignVertical: 'bottom', align: index === 0 || unit === 'text' || unit === 'date' ? 'left' : 'right' }));
  return [head, ...rows.map((row, index) => columns.map((column, at): CellObject | null => {
    const value = row.cells[at] ?? null;
    const cell = tableCell(value, column, row, at === 0, currency);
    const formula = formulaOf(table, index, at, { firstRow });
    if (formula === null || typeof value !== 'number') return cell;
    results.set(`${columnLetters(at)}${firstRow + index}`, sheetNumber(value, column.unit, currency));
    return { ...cell, value: formula, type: 'Formula' };
  }))];
}

/** Small tables below each other, each under its title. */
export function stackTables(rows: Row[], tables: readonly ReportTable[], currency: string, results: Map<string, number>): void {
  for (const table of tables) {
    rows.push([], [textCell(table.title, { fontWeight: 'bold', fontSize: 12 })]);
    if (table.note) rows.push([textCell(table.note)]);
    rows.push(...tableRows(table, rows.length + 2, currency, results));
  }
}

function columnWidths({ columns, rows }: ReportTable): number[] {
  return columns.map(({ header, unit }, at) => {
    const longest = rows.reduce((most, { cells, depth }) => Math.max(most, at === 0 || typeof cells[at] === 'string' ? String(cells[at] ?? '').length + (at === 0 ? depth * 2 : 0) : 0), 0);
    return Math.min(WIDEST, Math.max(unit === 'text' ? 12 : 15, longest + 2, Math.min(header.length + 2, 22)));
  });
}
