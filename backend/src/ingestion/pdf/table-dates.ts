/** Gives the dates of a PDF's table their year and writes them year first, so that the rest of the reading has nothing left to guess. */
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { daysBetween } from '../../finance/local-date.ts';
import { NO_YEAR, readDate, type DateOrder } from '../cells/dates.ts';
import { headingMatches } from '../columns/heading.ts';
import type { CsvRecord } from '../csv/record.ts';
import { askedYear } from '../understand/asked-year.ts';
import type { Word } from '../understand/decision.ts';
import type { Ambiguity } from '../statement.ts';
import { completeDate, isShortDate, orderOfPeriod, statementPeriod } from './statement-period.ts';

export type DatedRecords = { records: CsvRecord[] } | { failure: string } | { ambiguity: Ambiguity };

const ORDERS: readonly DateOrder[] = ['day-first', 'month-first'];

/** `lines`: the rebuilt text, where the period is printed. Records whose dates have their year are returned as they are. */
export function withYears(records: readonly CsvRecord[], headings: readonly string[], lines: readonly string[], { said, remembered }: Word<DateOrder>, { year, ...facts }: { year: number | undefined; fileName: string; today: LocalDate }): DatedRecords {
  const columns = dateColumns(headings);
  const shortDates = records.flatMap(({ cells }) => columns.map((column) => (cells[column] ?? '').trim()).filter(isShortDate));
  if (shortDates.length === 0) return { records: [...records] };
  const order = orderOf(shortDates, lines, said) ?? remembered ?? null;
  if (order === null) return { ambiguity: { about: 'date-order', question: `Nothing in this statement tells whether its dates start with the day or the month. What is ${shortDates[0]}?`, options: ['Day first', 'Month first'] } };
  const stated = statementPeriod(lines, order);
  const period = stated && jumpsByAYear(shortDates.flatMap((date) => completeDate(date, stated, order) ?? [])) ? null : stated;
  const asked = period || !shortDates.every((date) => NO_YEAR.test(date)) ? null : askedYear(shortDates, { said: { year, dateOrder: order }, above: lines, ...facts });
  if (asked?.ambiguity) return { ambiguity: asked.ambiguity };
  if (!period && !asked) return { failure: 'No transactions could be read: the dates of this statement have no year, and it names no period or date of its own.' };
  const complete = (cell: string): string => {
    if (!isShortDate(cell.trim())) return cell;
    return (period ? completeDate(cell.trim(), period, order) : asked && readDate(asked.withYear(cell.trim()), order)) ?? cell;
  };
  return { records: records.map(({ line, cells }) => ({ line, cells: cells.map((cell, index) => (columns.includes(index) ? complete(cell) : cell)) })) };
}

/** Neighbours that lie a year apart: the day that the statement names is not the end of its period. */
function jumpsByAYear(dates: readonly LocalDate[]): boolean {
  return dates.some((date, index) => index > 0 && Math.abs(daysBetween(dates[index - 1]!, date)) > LONGEST_GAP_DAYS);
}

const LONGEST_GAP_DAYS = 300;

function dateColumns(headings: readonly string[]): number[] {
  const named = headings.flatMap((heading, index) => (headingMatches(heading).some(({ role }) => role === 'date' || role === 'value-date') ? [index] : []));
  return named.length > 0 ? named : [0];
}

/** By the numbers, by the printed period's own dates, by the one reading that falls into the period. */
function orderOf(dates: readonly string[], lines: readonly string[], said: DateOrder | undefined): DateOrder | null {
  if (said !== undefined) return said;
  const numeric = dates.map((date) => /^(\d{1,2})[./-](\d{1,2})/.exec(date)).filter((match) => match !== null);
  if (numeric.length === 0 || dates.some((date) => /^\d{1,2}\.\d{1,2}\.$/.test(date))) return 'day-first';
  const hasLargeFirst = numeric.some((match) => Number(match[1]) > 12);
  const hasLargeSecond = numeric.some((match) => Number(match[2]) > 12);
  if (hasLargeFirst !== hasLargeSecond) return hasLargeFirst ? 'day-first' : 'month-first';
  const ofPeriod = orderOfPeriod(lines);
  if (ofPeriod) return ofPeriod;
  const fitting = ORDERS.filter((order) => {
    const period = statementPeriod(lines, order);
    return period !== null && dates.every((date) => completeDate(date, period, order) !== null);
  });
  return fitting.length === 1 ? fitting[0]! : null;
}
