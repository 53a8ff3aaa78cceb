/** Writes what an answer holds, value by value, in the way its unit asks for. */
import { formatDay, formatMonth } from '../../format/date.ts';
import { formatMoney, type MoneyPrecision } from '../../format/money.ts';
import { formatCount, formatNumber, formatPercent } from '../../format/number.ts';
import type { AnswerUnit } from '../../generated/graphql.ts';

export interface FigureStyle {
  readonly unit: AnswerUnit | null;
  readonly currency: string | null;
}

const NUMBER = /^-?\d+(\.\d+)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MONTH = /^\d{4}-\d{2}$/;

/** Whether this is a figure: a number, or money as a decimal string. */
export function isNumeric(value: unknown): value is number | string {
  return typeof value === 'number' || (typeof value === 'string' && NUMBER.test(value));
}

/** A label of a row or an axis: ledger days and months are written out, other words stand as they are. */
export function formatLabel(label: unknown): string {
  const text = String(label ?? '');
  if (DAY.test(text)) return formatDay(text);
  return MONTH.test(text) ? formatMonth(text) : text;
}

const NAMED_MONTH = /^(January|February|March|April|May|June|July|August|September|October|November|December) (\d{4})$/;

/** The same below an axis, where room is short: `September 2026` → `Sep 2026`. */
export function axisLabel(label: unknown): string {
  return formatLabel(label).replace(NAMED_MONTH, (_all, month: string, year: string) => `${month.slice(0, 3)} ${year}`);
}

export function formatFigure(value: number | string, { unit, currency }: FigureStyle, precision: MoneyPrecision = 'exact'): string {
  switch (unit) {
    case 'currency': return currency ? formatMoney(value, currency, precision) : formatNumber(value, 2);
    case 'percent': return formatPercent(value);
    case 'count': return formatCount(Number(value));
    case 'months': return `${formatNumber(value)} months`;
    default: return formatNumber(value, 2);
  }
}

/** A change says its direction: "+$12.00", "−$3.00"; of a percentage in points. */
export function formatChange(value: number, style: FigureStyle): string {
  const size = style.unit === 'percent' ? `${formatNumber(Math.abs(value), 1)} points` : formatFigure(Math.abs(value), style);
  return `${value < 0 ? '\u2212' : '+'}${size}`;
}

/** The headline of an answer; null where there is none. */
export function formatAnswerValue(value: unknown, style: FigureStyle): string | null {
  if (value === null || value === undefined) return null;
  return isNumeric(value) ? formatFigure(value, style) : formatLabel(value);
}

/** With a fraction: the server writes money so, and a year never. */
const MONEY = /^-?\d+\.\d+$/;
const PERCENT_COLUMN = /%|percent|share|margin|growth/i;

/** A table may mix measures: how a cell is written, and its column's name, tell when it is not in the unit of the answer. */
export function cellStyle(cell: unknown, column: string, style: FigureStyle): FigureStyle {
  const isPercent = PERCENT_COLUMN.test(column);
  if (typeof cell === 'number') {
    if (isPercent || style.unit === 'percent') return { unit: 'percent', currency: null };
    return style.unit === 'currency' ? { unit: null, currency: null } : style;
  }
  if (isPercent && !MONEY.test(String(cell))) return { unit: 'percent', currency: null };
  return style.currency === null ? style : { unit: 'currency', currency: style.currency };
}

export function formatCell(cell: unknown, column: string, style: FigureStyle): string {
  if (cell === null || cell === undefined) return '—';
  if (isNumeric(cell) && column === 'Change' && Number(cell) !== 0) return formatChange(Number(cell), style);
  return isNumeric(cell) ? formatFigure(cell, cellStyle(cell, column, style)) : formatLabel(cell);
}
