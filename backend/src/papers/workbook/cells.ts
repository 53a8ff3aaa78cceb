/** Cells of a workbook: real numbers in the currency's digits, real dates, and texts that stay texts whatever they begin with. */
import type { CellObject } from 'write-excel-file/node';
import { currencyDigits, minorToDecimal } from '../../finance/money.ts';
import type { ReportColumn, ReportRow, ReportUnit } from '../../finance/reports/document.ts';

/** The most that Excel takes in one cell. */
const LONGEST_TEXT = 32_767;

export function textCell(text: string, more: CellObject = {}): CellObject {
  return { ...more, value: text.slice(0, LONGEST_TEXT), type: String };
}

export function dateCell(date: string, more: CellObject = {}): CellObject {
  return { ...more, value: new Date(`${date}T00:00:00Z`), type: Date, format: 'mmm d, yyyy', align: 'left' };
}

/** The number as the sheet holds it: 1234.5 for money, 0.125 for 12.5 %. */
export function sheetNumber(value: number, unit: ReportUnit, currency: string): number {
  if (unit === 'money') return Number(minorToDecimal(value, currency));
  return unit === 'percent' ? value / 100 : value;
}

export function numberFormat(unit: ReportUnit, currency: string): string {
  if (unit === 'percent') return '0.0%';
  if (unit !== 'money') return unit === 'months' ? '0.0' : '#,##0';
  const digits = currencyDigits(currency);
  const figure = digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`;
  return `${figure}_);(${figure})`;
}

export function tableCell(value: string | number | null, { unit }: ReportColumn, row: ReportRow, isLabel: boolean, currency: string): CellObject | null {
  const look = rowLook(row);
  if (value === null) return row.role === 'line' || row.role === 'heading' ? null : { ...look };
  if (typeof value === 'number') return { ...look, value: sheetNumber(value, unit, currency), type: Number, format: numberFormat(unit, currency) };
  if (unit === 'date' && /^\d{4}-\d\d-\d\d$/.test(value)) return dateCell(value, look);
  return textCell(value, { ...look, ...(isLabel && row.depth > 0 ? { indent: row.depth } : {}) });
}

function rowLook({ role }: ReportRow): CellObject {
  if (role === 'line') return {};
  if (role === 'heading') return { fontWeight: 'bold' };
  return { fontWeight: 'bold', topBorderStyle: 'thin', ...(role === 'total' ? { bottomBorderStyle: 'double' } : {}) };
}
