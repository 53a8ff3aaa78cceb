/** Tables that look readable and are not: each is refused with what is the matter and what to do, instead of being read as something else. */
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { NO_YEAR, readDate } from '../cells/dates.ts';
import { headingMatches } from './heading.ts';
import { amountColumns, type MoneyColumns } from './plan.ts';

type Rows = readonly (readonly string[])[];

const MIN_SHARE = 0.8;
const SERIAL = /^[345]\d{4}(?:[.,]\d+)?$/;
const SIX_DIGITS = /^\d{6}$/;
/** Years around 1405 and 1447 are our 2026 there. */
const OF_PERSIA = /^(?:1(?:3[89]|4[01])\d([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2 ?1(?:3[89]|4[01])\d)(?: .*)?$/;
const OF_ISLAM = /^(?:14[2-7]\d([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2 ?14[2-7]\d|\d{1,2} \p{L}[\p{L}' -]{3,20} 14[2-7]\d)(?: .*)?$/u;
const SHORT_DATE = /^(\d{2})[-/.](\d{2})[-/.](\d{2})$/;

/** Why the column that is headed as the date holds none; null where nothing is known of it. */
export function unreadDates(headings: readonly string[], rows: Rows): string | null {
  const named = headings.findIndex((heading) => headingMatches(heading).some(({ role, strength }) => role === 'date' && strength === 3));
  const cellsOf = (column: number): string[] => rows.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '');
  // Dates of other calendars look like nothing else, whatever their heading.
  const cells = cellsOf(named >= 0 ? named : Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, column) => column).findIndex((column) => cellsOf(column).length > 0 && cellsOf(column).every((cell) => OF_PERSIA.test(cell) || OF_ISLAM.test(cell))));
  const mostlyAre = (shape: RegExp): boolean => cells.length > 0 && cells.filter((cell) => shape.test(cell)).length >= cells.length * MIN_SHARE;
  const example = cells[0] ?? '';
  if (mostlyAre(NO_YEAR)) return `The dates of this file (${example}) have no year, and no period above them says which. Export it again with full dates.`;
  if (mostlyAre(SERIAL)) return `The dates of this file (${example}) are numbers of a spreadsheet program. Format the column as dates there, or upload the .xlsx itself.`;
  if (mostlyAre(OF_PERSIA)) return `The dates of this file (${example}) are of the Persian calendar, whose years are some 620 fewer than those of the common one. Export it again with dates of the common calendar.`;
  if (mostlyAre(OF_ISLAM)) return `The dates of this file (${example}) are of the Islamic calendar, whose years are some 580 fewer than those of the common one. Export it again with dates of the common calendar.`;
  return mostlyAre(SIX_DIGITS) ? `The dates of this file (${example}) are written in six digits, which can be read in several ways. Export it again with years of four digits.` : null;
}

/** Days change from row to row and years hardly do: "26/03/04, 26/03/17" begin with the year. */
export function seemToBeginWithYears(dates: readonly string[]): boolean {
  const parts = dates.map((date) => SHORT_DATE.exec(date)).filter((match) => match !== null);
  if (parts.length === 0 || parts.length < dates.length * MIN_SHARE) return false;
  const [firsts, lasts] = [new Set(parts.map((match) => match[1])), new Set(parts.map((match) => match[3]))];
  return firsts.size <= 2 && lasts.size > firsts.size + 1;
}

/** Years that are still far away are those of another calendar, as Nepal's 2082 is our 2026. */
export function otherCalendar(dates: readonly string[], today: LocalDate): string | null {
  const read = dates.flatMap((date) => readDate(date, 'day-first') ?? readDate(date, 'month-first') ?? []);
  const last = Number(today.slice(0, 4)) + MOST_YEARS_AHEAD;
  const far = read.filter((date) => Number(date.slice(0, 4)) > last);
  return far.length * 2 > read.length ? `The dates of this file (${dates.find((date) => date.trim() !== '')}) lie far in the future, as if they were of another calendar. Export it again with dates of the common one.` : null;
}

const MOST_YEARS_AHEAD = 20;

/** Decimal commas in a file that separates its cells by commas, without quotes: 125,50 became two cells. */
export function centsApart(headings: readonly string[], rows: Rows, money: MoneyColumns): string | null {
  const isCut = (column: number): boolean => {
    const behind = rows.map((row) => [(row[column] ?? '').trim(), (row[column + 1] ?? '').trim()] as const).filter(([amount]) => amount !== '');
    return behind.length > 0 && (headings[column + 1] ?? '').trim() === '' && behind.every(([amount, cents]) => /^\D{0,3}\d+$/.test(amount) && /^\d{2}$/.test(cents));
  };
  if (headings.length === 0 || !amountColumns(money).some(isCut)) return null;
  return 'The amounts of this file are cut in two: it writes decimals with the sign that also separates its cells, without quotes. Export it again with another separator, or with decimal points.';
}
