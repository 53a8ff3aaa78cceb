/** Dates without a year, and no period above them: the year is asked for, with what the file's name and the lines above the rows speak of as the first proposal. */
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { dateInWords } from '../../finance/local-date.ts';
import { calendarDate, readDate, type DateOrder, type WrittenOrder } from '../cells/dates.ts';
import type { Ambiguity, Choice } from '../statement.ts';
import { SAID } from './decision.ts';
import { yearOfOpening } from './year-of-opening.ts';
import { turnOfYear, type Turn, type YearDay } from './turn-of-year.ts';

export interface YearFacts {
  /** The year of the newest date, and the order of day and month, as the owner said. */
  said: { year?: number | undefined; dateOrder?: DateOrder | undefined };
  fileName: string;
  /** Lines above the payments. */
  above: readonly string[];
  today: LocalDate;
}

/** How dates get their years, and what has to be asked first: those that the owner said, or, with the question, those that are proposed. */
export interface AskedYear { withYear: (cell: string) => string; ambiguity: Ambiguity | null; choices: Choice[] }

interface Reading { order: WrittenOrder; turn: Turn; days: readonly YearDay[] }

const MOST_OPTIONS = 4;
const YEARS_BACK = 3;
const LEAP_YEAR = '2024';

/** Null where the dates go over more than one turn of the year. `cells`: dates without years, in the order of the file. */
export function askedYear(cells: readonly string[], { said, fileName, above, today }: YearFacts): AskedYear | null {
  const readings = readingsOf(cells, said.dateOrder);
  const [first, second] = readings;
  if (!first) return null;
  const distinct = [...new Set(cells)];
  const inYear = (newest: number) => (cell: string): string => spelled(cell, String(yearOf(cell, first, newest)));
  // The two orders put the turn of the year at different rows: that has to be known first.
  if (second && distinct.some((cell) => yearOf(cell, first, 0) !== yearOf(cell, second, 0))) return { withYear: inYear(Number(today.slice(0, 4))), ambiguity: askOrder(cells[0]!), choices: [] };
  if (said.year !== undefined) return { withYear: inYear(said.year), ambiguity: null, choices: [{ what: 'years', choice: `the last one is ${said.year}`, reason: SAID, confidence: 1, origin: 'said' }] };
  const stated = yearOfOpening(readings.map((reading) => (newest) => oldestIn(reading, newest)), above);
  if (stated) return { withYear: inYear(stated.year), ambiguity: null, choices: [{ what: 'years', choice: `the last one is ${stated.year}`, reason: `the dates have no year, and the balance that stands before them has one: "${stated.line}"`, confidence: 0.9 }] };
  const years = proposedYears(first, fileName, above, today).filter(({ year }) => distinct.every((cell) => readDate(inYear(year)(cell), first.order) !== null));
  return years.length === 0 ? null : { withYear: inYear(years[0]!.year), ambiguity: askYear(distinct, readings, years), choices: [] };
}

function readingsOf(cells: readonly string[], said: DateOrder | undefined): Reading[] {
  const isDotted = cells.every((cell) => /^\d{1,2}\.\d{1,2}\.?$/.test(cell));
  const orders: WrittenOrder[] = said ? [said.startsWith('day-first') ? 'day-first' : 'month-first'] : isDotted ? ['day-first'] : ['day-first', 'month-first'];
  return orders.flatMap((order) => {
    const days = cells.map((cell) => yearDay(cell, order)).filter((day) => day !== null);
    const turn = days.length === cells.length ? turnOfYear(days) : null;
    return turn ? [{ order, turn, days }] : [];
  });
}

function yearDay(cell: string, order: WrittenOrder): YearDay | null {
  const date = readDate(spelled(cell, LEAP_YEAR), order);
  return date === null ? null : Number(date.slice(5, 7)) * 100 + Number(date.slice(8));
}

/** `newest`: the year of the file's newest date. */
function yearOf(cell: string, { order, turn }: Reading, newest: number): number {
  const day = yearDay(cell, order);
  return turn.from !== null && day !== null && day >= turn.from ? newest - 1 : newest;
}

/** Null where the year has no such day. */
function oldestIn({ turn, days }: Reading, newest: number): LocalDate | null {
  const older = days.filter((day) => turn.from !== null && day >= turn.from);
  const day = (older.length > 0 ? older : days).reduce((first, other) => Math.min(first, other));
  return calendarDate(older.length > 0 ? newest - 1 : newest, Math.floor(day / 100), day % 100);
}

interface ProposedYear { year: number; why: string }

/** Where the file may end: by its name, by a date above its rows, today. */
function proposedYears({ turn, days }: Reading, fileName: string, above: readonly string[], today: LocalDate): ProposedYear[] {
  const newest = days.reduce((last, day) => (turn.from === null || day < turn.from ? Math.max(last, day) : last), 0);
  const lastBy = (limit: LocalDate): number => (newest <= Number(limit.slice(5, 7)) * 100 + Number(limit.slice(8)) ? Number(limit.slice(0, 4)) : Number(limit.slice(0, 4)) - 1);
  const thisYear = lastBy(today);
  const proposed = [
    ...datesIn(fileName).map((limit) => ({ year: lastBy(limit), why: ', as the file\'s name suggests' })),
    ...above.flatMap(datesIn).map((limit) => ({ year: lastBy(limit), why: ', as a line above the payments suggests' })),
    ...Array.from({ length: YEARS_BACK + 1 }, (_, back) => ({ year: thisYear - back, why: '' })),
  ].filter(({ year }) => year <= thisYear);
  return proposed.filter(({ year }, index) => proposed.findIndex((other) => other.year === year) === index).slice(0, MOST_OPTIONS);
}

/** The last day that a year, a month or a day in a text can mean. */
function datesIn(text: string): LocalDate[] {
  const dates = [...text.matchAll(/(?<!\d)(20\d{2})(?:[-_. /]?(0[1-9]|1[0-2])(?:[-_. /]?([0-2]\d|3[01]))?)?(?!\d)|(?<!\d)([0-3]?\d)[./-]([01]?\d)[./-](20\d{2})(?!\d)/g)].map((match) => {
    if (match[6]) return calendarDate(Number(match[6]), Number(match[5]), Number(match[4])) ?? `${match[6]}-12-31`;
    const [year, month, day] = [Number(match[1]), Number(match[2] ?? 12), Number(match[3] ?? 31)];
    return calendarDate(year, month, day) ?? `${year}-${String(month).padStart(2, '0')}-31`;
  });
  return dates.sort().reverse();
}

function askYear(cells: readonly string[], readings: readonly Reading[], years: readonly ProposedYear[]): Ambiguity {
  const reading = readings[0]!;
  const byDay = [...cells].sort((a, b) => dayWith(a) - dayWith(b));
  function dayWith(cell: string): number {
    return yearOf(cell, reading, 1) * 10_000 + (yearDay(cell, reading.order) ?? 0);
  }
  const [oldest, newest] = [byDay[0]!, byDay.at(-1)!];
  const words = (cell: string, year: number): string => {
    const text = spelled(cell, String(yearOf(cell, reading, year)));
    const dates = new Set(readings.map(({ order }) => readDate(text, order)));
    const [only] = dates;
    return dates.size === 1 && only ? dateInWords(only) : text;
  };
  return {
    about: 'year',
    question: `The dates of this file have no year, and no period above them says which. In which year is ${newest}, the last one?`,
    options: years.map(({ year, why }) => `${year} (${oldest === newest ? words(newest, year) : `${words(oldest, year)} to ${words(newest, year)}`}${why})`),
  };
}

const askOrder = (example: string): Ambiguity => ({ about: 'date-order', question: `Nothing in this file tells whether its dates start with the day or the month. What is ${example}?`, options: ['Day first', 'Month first'] });

/** 03/04 → 03/04/2026, 3.4. → 3.4.2026, 3 Apr → 3 Apr 2026, Apr 3 → Apr 3, 2026 */
export function spelled(cell: string, year: string): string {
  const mark = /^\d{1,2}([-/. ])\d/.exec(cell)?.[1];
  if (mark !== undefined) return cell.endsWith('.') ? `${cell}${year}` : `${cell}${mark}${year}`;
  return /^\d/.test(cell) ? `${cell} ${year}` : `${cell}, ${year}`;
}
