/** One line per full calendar unit of a period, and the tables made of such lines. */
import type { AnswerTable, Cell } from '../answer.ts';
import { isPercentMeasure } from '../measures.ts';
import { minorToDecimal } from '../../money.ts';
import { addDays, addMonths, dateInWords, endOfMonth, monthInWords, monthKey, quarterKey, startOfMonth, startOfWeek, monthOf } from '../../local-date.ts';
import type { Period } from '../../period.ts';
import { fullMonthsIn } from '../../period.ts';
import { roundPercent } from '../../percent.ts';
import { unitInWords } from '../phrase/unit-words.ts';
import type { Grouping, PerUnit, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { valuesBy } from './books.ts';
import type { Line } from './figures.ts';

export type CalendarUnit = Exclude<PerUnit, 'row' | 'counterparty'>;

export const isCalendarUnit = (grouping: Grouping): grouping is CalendarUnit & Grouping => /^(day|week|month|quarter|year)$/.test(grouping);

/** A line with its group's key in the ledger. */
export interface KeyedLine extends Line {
  readonly key: string;
}

/** Units without a row are zero; units that are still running are left out. Ratio measures leave out units without a denominator. */
export async function calendarLines(subject: Subject, unit: CalendarUnit, books: Books): Promise<KeyedLine[]> {
  const values = await valuesBy(subject, unit, books);
  const units = fullUnits(unit, subject.period, books.asOf);
  const isPercent = isPercentMeasure(subject.metric);
  return units.filter(({ key }) => !isPercent || values.has(key)).map(({ key, label }) => ({ key, label, value: values.get(key) ?? 0 }));
}

interface Unit {
  readonly key: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

export function fullUnits(unit: CalendarUnit, period: Period, asOf: string): Unit[] {
  if (unit === 'month') return fullMonthsIn(period, asOf).map(({ from, to }) => ({ key: monthKey(from), label: monthInWords(monthKey(from)), from, to }));
  const units: Unit[] = [];
  for (let from = firstStart(unit, period.from); ; from = nextStart(unit, from)) {
    const end = addDays(nextStart(unit, from), -1);
    if (end > period.to || (unit !== 'day' && end >= asOf)) break;
    units.push({ key: keyOf(unit, from), label: labelOf(unit, from), from, to: end });
  }
  return units;
}

/** The unit that a day lies in. */
export const unitOf = (unit: CalendarUnit, day: string): Pick<Unit, 'key' | 'label'> => ({ key: keyOf(unit, startOf(unit, day)), label: labelOf(unit, unit === 'month' ? monthKey(day) : startOf(unit, day)) });

function firstStart(unit: CalendarUnit, from: string): string {
  const start = startOf(unit, from);
  return start < from ? nextStart(unit, start) : start;
}

function startOf(unit: CalendarUnit, day: string): string {
  if (unit === 'day') return day;
  return unit === 'week' ? startOfWeek(day) : startOfMonth(addMonths(day, unit === 'quarter' ? -((monthOf(day) - 1) % 3) : unit === 'year' ? -(monthOf(day) - 1) : 0));
}

function nextStart(unit: CalendarUnit, from: string): string {
  switch (unit) {
    case 'day': return addDays(from, 1);
    case 'week': return addDays(from, 7);
    case 'month': return addDays(endOfMonth(from), 1);
    case 'quarter': return addMonths(from, 3);
    case 'year': return addMonths(from, 12);
  }
}

function keyOf(unit: CalendarUnit, from: string): string {
  return unit === 'quarter' ? quarterKey(from) : unit === 'year' ? from.slice(0, 4) : unit === 'month' ? monthKey(from) : from;
}

function labelOf(unit: CalendarUnit, from: string): string {
  switch (unit) {
    case 'day': return dateInWords(from);
    case 'week': return `Week of ${dateInWords(from)}`;
    case 'quarter': return `Q${Math.ceil(monthOf(from) / 3)} ${from.slice(0, 4)}`;
    default: return unit === 'year' ? from.slice(0, 4) : monthInWords(from);
  }
}

export function cellOf(value: number, unit: 'currency' | 'percent', { vocabulary }: Books): Cell {
  return unit === 'percent' ? roundPercent(value) : minorToDecimal(value, vocabulary.currency);
}

export function lineTable(columns: readonly string[], lines: readonly Line[], unit: 'currency' | 'percent', books: Books): AnswerTable {
  return { columns, rows: lines.map((line) => [line.label, cellOf(line.value, unit, books)]) };
}

export function unitTitle(grouping: Grouping): string {
  const words = unitInWords(grouping);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
