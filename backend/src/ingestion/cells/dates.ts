/** Reads one cell as a calendar date, once it is known whether the file writes the day or the month first. */
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { commonYear, dateOfEra } from './eras.ts';
import { monthOfName } from './month-names.ts';
import { unescaped } from './unescaped.ts';
import { withoutWordsAround } from './words-around-dates.ts';

/** How the file writes dates made of three numbers that do not start with the year. */
export type WrittenOrder = 'day-first' | 'month-first';

/** swapped: a spreadsheet program took some of these dates for its own, with day and month exchanged; they start with the year now. */
export type DateOrder = ReadOrder | `${WrittenOrder}-swapped`;

/** Three pairs of digits may begin with the year as well: 26-03-04. */
export type ReadOrder = WrittenOrder | 'year-first';

export const READ_ORDERS: readonly ReadOrder[] = ['day-first', 'month-first', 'year-first'];

/** What one cell says about the order: `settled` needs none, `swappable` starts with the year and is a date with day and month exchanged, too; `either` reads both ways, to two different dates. */
export type DateEvidence = 'settled' | 'swappable' | 'same' | 'either' | WrittenOrder;

const TIME = String.raw`(?:(?:[T ,]+|-)\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?(?:\s?[AaPp]\.?[Mm]\.?)?)?(?:\s?(?:Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?|[A-Z]{3,4}))?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\.?${TIME}$`);
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})(?:T?\d{4,6})?$/;
const NUMERIC = new RegExp(String.raw`^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})\.?${TIME}$`);
/** 04032026; one that starts with the year is settled. */
const RUN_TOGETHER = /^(\d{2})(\d{2})((?:19|20)\d{2})$/;
/** 2026年3月4日, 2026년 3월 4일 */
const EAST_ASIAN = /^(\d{4})[年년] ?(\d{1,2})[月월] ?(\d{1,2})[日일]$/;
const WEEKDAY = /^\p{L}{2,9}[.,]?\s+(?=\d|\p{L})/u;
const DAY_MONTH_NAME = new RegExp(String.raw`^(\d{1,2})(?:st|nd|rd|th|\.)?[-/. ]{0,2}(?:de )?(\p{L}{3,12})\.?,?[-/. ]{0,2}(?:de )?'?(\d{4}|\d{1,2})\.?${TIME}$`, 'u');
const MONTH_NAME_DAY = new RegExp(String.raw`^(\p{L}{3,12})\.?[-/. ]{0,2}(\d{1,2})(?:st|nd|rd|th)?,?[-/. ]{1,2}'?(\d{4}|\d{2})${TIME}$`, 'u');
const YEAR_MONTH_NAME = new RegExp(String.raw`^(\d{4})[-/. ]{1,2}(\p{L}{3,12})\.?[-/. ](\d{1,2})\.?${TIME}$`, 'u');
const LONGEST_DATE_CHARS = 48;
/** No date as it stands: 03/04, 3.4., 3 Apr, Apr 3. */
export const NO_YEAR = /^(?:\d{1,2}[-/. ]\d{1,2}\.?|\d{1,2}\.?[-/ ]?\p{L}{3,9}\.?|\p{L}{3,9}\.?[-/ ]\d{1,2})$/u;

/** Days with their years, anywhere in a line. */
export const FULL_DATE = /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{1,2}\.? ?\p{L}{3,12}\.?,? ?\d{4}|\p{L}{3,12}\.? \d{1,2},? \d{4}/gu;

/** Payments lie in these years; anything else is a number that only looks like a date. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;

interface ThreeNumbers { first: number; second: number; year: number }

/** Null when the cell is no date, or none in this order. */
export function readDate(cell: string, order: DateOrder): LocalDate | null {
  const text = dateText(cell);
  if (text === null) return null;
  const settled = order.endsWith('-swapped') ? swapped(text) ?? readSettled(text) : readSettled(text);
  if (settled !== null) return settled;
  const numbers = readThreeNumbers(text);
  if (!numbers) return null;
  if (order === 'year-first') return yearInFront(text);
  return order.startsWith('day-first') ? calendarDate(numbers.year, numbers.second, numbers.first) : calendarDate(numbers.year, numbers.first, numbers.second);
}

function dateText(cell: string): string | null {
  const text = unescaped(cell.trim());
  return text.length < 6 || text.length > LONGEST_DATE_CHARS || !/\d/.test(text) ? null : withoutWordsAround(text);
}

/** Null when the cell is no date in any order. */
export function dateEvidence(cell: string): DateEvidence | null {
  const text = dateText(cell);
  if (text === null) return null;
  if (readSettled(text) !== null) return isSwappable(text) ? 'swappable' : 'settled';
  const numbers = readThreeNumbers(text);
  if (!numbers) return null;
  const dayFirst = calendarDate(numbers.year, numbers.second, numbers.first);
  const monthFirst = calendarDate(numbers.year, numbers.first, numbers.second);
  if (dayFirst === monthFirst) return dayFirst === null ? null : 'same';
  if (dayFirst === null) return 'month-first';
  return monthFirst === null ? 'day-first' : 'either';
}

/** Null where the text does not start with a year, or is no date with day and month exchanged. */
function swapped(text: string): LocalDate | null {
  const numbers = YEAR_FIRST.exec(text);
  return numbers && calendarDate(Number(numbers[1]), Number(numbers[3]), Number(numbers[2]));
}

function isSwappable(text: string): boolean {
  const other = swapped(text);
  return other !== null && other !== readSettled(text);
}

function readThreeNumbers(text: string): ThreeNumbers | null {
  const match = NUMERIC.exec(text) ?? (/^\p{L}/u.test(text) ? NUMERIC.exec(text.replace(WEEKDAY, '')) : null);
  if (match) return { first: Number(match[1]), second: Number(match[3]), year: fullYear(match[4]!) };
  const together = RUN_TOGETHER.exec(text);
  return together && { first: Number(together[1]), second: Number(together[2]), year: Number(together[3]) };
}

const PAIRS = new RegExp(String.raw`^(\d{2})([-/. ])(\d{2})\2(\d{2})\.?${TIME}$`);

/** Null where it ends with a year of four digits. */
function yearInFront(text: string): LocalDate | null {
  const match = PAIRS.exec(text);
  return match && calendarDate(fullYear(match[1]!), Number(match[3]), Number(match[4]));
}

/** Dates that name their month or start with the year. */
function readSettled(text: string): LocalDate | null {
  const numeric = YEAR_FIRST.exec(text) ?? COMPACT.exec(text) ?? EAST_ASIAN.exec(text);
  if (numeric) return calendarDate(Number(numeric[1]), Number(numeric[2]), Number(numeric[3]));
  const ofEra = dateOfEra(text);
  if (ofEra) return calendarDate(...ofEra);
  if (!/\p{L}{3}/u.test(text)) return null;
  return readNamed(text) ?? readNamed(text.replace(WEEKDAY, ''));
}

function readNamed(text: string): LocalDate | null {
  const dayFirst = DAY_MONTH_NAME.exec(text);
  if (dayFirst) return namedDate(dayFirst[3]!, dayFirst[2]!, dayFirst[1]!);
  const monthFirst = MONTH_NAME_DAY.exec(text);
  if (monthFirst) return namedDate(monthFirst[3]!, monthFirst[1]!, monthFirst[2]!);
  const yearFirst = YEAR_MONTH_NAME.exec(text);
  return yearFirst && namedDate(yearFirst[1]!, yearFirst[2]!, yearFirst[3]!);
}

function namedDate(year: string, name: string, day: string): LocalDate | null {
  const month = monthOfName(name);
  return month === null ? null : calendarDate(fullYear(year), month, Number(day));
}

/** 24 → 2024, 85 → 1985, 9 → 2009; none for those in between: 69 is neither long ago nor to come, but a year of another calendar. */
export function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  if (year >= FIRST_OLD_SHORT_YEAR) return 1900 + year;
  return year <= LAST_NEW_SHORT_YEAR ? 2000 + year : NaN;
}

const LAST_NEW_SHORT_YEAR = 49;
const FIRST_OLD_SHORT_YEAR = 70;

/** Null where the calendar has no such day. */
export function calendarDate(writtenYear: number, month: number, day: number): LocalDate | null {
  const year = commonYear(writtenYear);
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR) || month < 1 || month > 12 || day < 1 || day > 31) return null;
  if (day > 28 && day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}
