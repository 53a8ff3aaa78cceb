/** Dates that a spreadsheet program wrote as its own numbers, days counted from 30 December 1899: the records get calendar dates in their place before anything else looks at them. */
import type { Choice } from '../statement.ts';
import { headedDates, withCell } from './headed-dates.ts';
import type { OpenedCsv } from './open-csv.ts';
import type { CsvRecord } from './record.ts';

/** 1982 to 2064, perhaps with a part of the day behind it. */
const SERIAL = /^([345]\d{4})(?:[.,]\d+)?$/;
/** Day, month and two digits of the year, whose first zero a program left out: 41225 could be the 4th of December 2025, too. Numbers of our years have no such middle. */
const SHORT_DATE = /^[1-9](?:0[1-9]|1[0-2])\d{2}$/;
/** What a workbook counts its days from; a CSV does not say, and nearly all count from 1899. */
export type SerialCalendar = 1899 | 1904;

const DAY_ZERO_MS: Readonly<Record<SerialCalendar, number>> = { 1899: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
const DAY_MS = 86_400_000;

/** The same file with dates where the column that is headed as the date holds such numbers; null where it does not. */
export function withDatesForSerials(opened: OpenedCsv, calendar: SerialCalendar): OpenedCsv | null {
  const found = headedDates(opened.sample, SERIAL);
  if (!found || found.cells.some((cell) => SHORT_DATE.test(cell))) return null;
  const dated = (record: CsvRecord): CsvRecord => withCell(record, found.column, (cell) => dateOf(cell, calendar));
  return { ...opened, sample: opened.sample.map(dated), records: opened.records.changedBy(dated), choices: [...opened.choices, choiceOf(found.cells[0]!, calendar)] };
}

/** Null where it is no such number. */
function dateOf(cell: string, calendar: SerialCalendar): string | null {
  const days = SERIAL.exec(cell)?.[1];
  return days === undefined ? null : new Date(DAY_ZERO_MS[calendar] + Number(days) * DAY_MS).toISOString().slice(0, 10);
}

const choiceOf = (example: string, calendar: SerialCalendar): Choice => ({
  what: 'dates', choice: 'numbers of a spreadsheet program',
  reason: calendar === 1904 ? `${example} stands for ${dateOf(example, calendar)!}, counted from 1 January 1904 as this workbook does` : `${example} stands for ${dateOf(example, calendar)!}, counted from 30 December 1899 as such programs do; in a workbook that counts from 1904 it would be four years and a day later`,
  confidence: 0.85,
});
