/** Dates that a spreadsheet program wrote as its own numbers, days counted from 30 December 1899: the records get calendar dates in their place before anything else looks at them. */
import { headingMatches } from '../columns/heading.ts';
import type { Choice } from '../statement.ts';
import type { OpenedCsv } from './open-csv.ts';
import type { CsvRecord } from './record.ts';

/** 1982 to 2064, perhaps with a part of the day behind it. */
const SERIAL = /^([345]\d{4})(?:[.,]\d+)?$/;
/** Day, month and two digits of the year, whose first zero a program left out. */
const SHORT_DATE = /^[1-9](?:0[1-9]|1[0-2])\d{2}$/;
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
/** Headings stand no further down. */
const MAX_PREAMBLE_RECORDS = 30;
const MIN_SHARE = 0.8;

interface SerialColumn { column: number; example: string }

/** The same file with dates where the column that is headed as the date holds such numbers; null where it does not. */
export function withDatesForSerials(opened: OpenedCsv): OpenedCsv | null {
  const found = serialColumn(opened.sample);
  if (!found) return null;
  const dated = (record: CsvRecord): CsvRecord => ({ ...record, cells: record.cells.map((cell, index) => (index === found.column ? dateOf(cell) ?? cell : cell)) });
  return { ...opened, sample: opened.sample.map(dated), records: opened.records.changedBy(dated), choices: [...opened.choices, choiceOf(found)] };
}

function serialColumn(records: readonly CsvRecord[]): SerialColumn | null {
  for (const [index, { cells }] of records.slice(0, MAX_PREAMBLE_RECORDS).entries()) {
    const column = cells.findIndex((cell) => headingMatches(cell).some(({ role, strength }) => role === 'date' && strength === 3));
    if (column < 0) continue;
    const below = records.slice(index + 1).map((record) => (record.cells[column] ?? '').trim()).filter((cell) => cell !== '');
    const serials = below.filter((cell) => SERIAL.test(cell));
    // 41225 could be the 4th of December 2025, too: numbers of our years have no such middle.
    if (serials.length > 0 && serials.length >= below.length * MIN_SHARE && !serials.some((cell) => SHORT_DATE.test(cell))) return { column, example: serials[0]! };
  }
  return null;
}

/** Null where it is no such number. */
function dateOf(cell: string): string | null {
  const days = SERIAL.exec(cell.trim())?.[1];
  return days === undefined ? null : new Date(DAY_ZERO_MS + Number(days) * DAY_MS).toISOString().slice(0, 10);
}

const choiceOf = ({ example }: SerialColumn): Choice => ({
  what: 'dates', choice: 'numbers of a spreadsheet program',
  reason: `${example} stands for ${dateOf(example)!}, counted from 30 December 1899 as such programs do; in a workbook that counts from 1904 it would be four years and a day later`, confidence: 0.85,
});
