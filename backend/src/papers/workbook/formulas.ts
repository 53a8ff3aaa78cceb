/** Formulas of a workbook out of a table's own words about how its cells come about; one that would not give the cell's value is not written. */
import type { ReportTable } from '../../finance/reports/document.ts';

/** Where the table's first row of figures stands: 1 for the sheet's first. */
export interface TableAnchor {
  readonly firstRow: number;
}

/** Percentages may have been rounded to one decimal. */
const ROUNDED = 0.051;

/** "B" for 1. */
export function columnLetters(column: number): string {
  return column < 26 ? String.fromCharCode(65 + column) : columnLetters(Math.floor(column / 26) - 1) + columnLetters(column % 26);
}

/** Without the equals sign; null where the cell is a plain value. */
export function formulaOf(table: ReportTable, row: number, column: number, anchor: TableAnchor): string | null {
  const value = table.rows[row]?.cells[column];
  if (typeof value !== 'number') return null;
  return columnFormula(table, row, column, anchor) ?? sumFormula(table, row, column, anchor);
}

function columnFormula({ columns, rows }: ReportTable, row: number, column: number, { firstRow }: TableAnchor): string | null {
  const formula = columns[column]?.formula;
  if (!formula) return null;
  const number = (at: number, of: number): number => Number(rows[at]?.cells[of] ?? Number.NaN);
  const value = number(row, column);
  const a = number(row, formula.of);
  const here = (of: number, at = row): string => `${columnLetters(of)}${firstRow + at}`;
  if (formula.kind === 'share') {
    const whole = number(formula.totalRow, formula.of);
    return whole !== 0 && Math.abs((a / whole) * 100 - value) < ROUNDED ? `${here(formula.of)}/${columnLetters(formula.of)}$${firstRow + formula.totalRow}` : null;
  }
  const b = number(row, formula.against);
  if (formula.kind === 'difference') return a - b === value ? `${here(formula.of)}-${here(formula.against)}` : null;
  return b !== 0 && Math.abs(((a - b) / Math.abs(b)) * 100 - value) < ROUNDED ? `(${here(formula.of)}-${here(formula.against)})/ABS(${here(formula.against)})` : null;
}

function sumFormula({ columns, rows }: ReportTable, row: number, column: number, { firstRow }: TableAnchor): string | null {
  const parts = rows[row]?.sumOf;
  const unit = columns[column]?.unit;
  if (!parts || parts.length === 0 || (unit !== 'money' && unit !== 'count')) return null;
  const sum = parts.reduce((total, { row: part, sign }) => total + sign * Number(rows[part]?.cells[column] ?? 0), 0);
  if (sum !== rows[row]?.cells[column]) return null;
  const letters = columnLetters(column);
  return runsOf(parts).map(({ from, to, sign }, index) => {
    const words = from === to ? `${letters}${firstRow + from}` : `SUM(${letters}${firstRow + from}:${letters}${firstRow + to})`;
    return sign < 0 ? `-${words}` : index === 0 ? words : `+${words}`;
  }).join('');
}

/** Neighbouring rows of one sign are added up together. */
function runsOf(parts: readonly { readonly row: number; readonly sign: 1 | -1 }[]): { from: number; to: number; sign: 1 | -1 }[] {
  const runs: { from: number; to: number; sign: 1 | -1 }[] = [];
  for (const { row, sign } of parts) {
    const last = runs.at(-1);
    if (last && last.sign === sign && last.to === row - 1) last.to = row;
    else runs.push({ from: row, to: row, sign });
  }
  return runs;
}
