/** Days and seasons of the year that have a name: "Black Friday 2025", "since Labor Day", "the Christmas season". */
import { addDays, localDate, monthOf, weekdayOf, yearOf } from '../../local-date.ts';
import type { LocalDate } from '../../ledger/entry.ts';
import { week } from '../../period.ts';
import type { PeriodAtom } from './period-atom.ts';
import type { PeriodReader } from './period-reader.ts';
import { fixed, text } from './period-reader.ts';
import { yearAfter } from './read-calendar-name.ts';

const MONDAY = 1;
const THURSDAY = 4;

/** The nth such weekday of a month. */
function nth(year: number, month: number, weekday: number, count: number): LocalDate {
  const first = localDate(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1));
}

function lastMonday(year: number, month: number): LocalDate {
  const end = localDate(year, month, 31);
  return addDays(end, -((weekdayOf(end) - MONDAY + 7) % 7));
}

/** By Gauss' rule as Butcher wrote it. */
function easterSunday(year: number): LocalDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e, f] = [Math.floor(b / 4), b % 4, Math.floor((b + 8) / 25)];
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return localDate(year, Math.floor(n / 31), (n % 31) + 1);
}

type Day = (year: number) => LocalDate;
const DAYS: readonly (readonly [words: readonly string[], day: Day])[] = [
  [['black', 'friday'], (year) => addDays(nth(year, 11, THURSDAY, 4), 1)],
  [['cyber', 'monday'], (year) => addDays(nth(year, 11, THURSDAY, 4), 4)],
  [['thanksgiving'], (year) => nth(year, 11, THURSDAY, 4)],
  [['memorial', 'day'], (year) => lastMonday(year, 5)],
  [['labor', 'day'], (year) => nth(year, 9, MONDAY, 1)],
  [['labour', 'day'], (year) => nth(year, 9, MONDAY, 1)],
  [['independence', 'day'], (year) => localDate(year, 7, 4)],
  [['valentine', 'day'], (year) => localDate(year, 2, 14)],
  [['halloween'], (year) => localDate(year, 10, 31)],
  [['xmas', 'eve'], (year) => localDate(year, 12, 24)],
  [['christmas', 'eve'], (year) => localDate(year, 12, 24)],
  [['christmas', 'day'], (year) => localDate(year, 12, 25)],
  [['christmas'], (year) => localDate(year, 12, 25)],
  [['xmas'], (year) => localDate(year, 12, 25)],
  [['boxing', 'day'], (year) => localDate(year, 12, 26)],
  [['good', 'friday'], (year) => addDays(easterSunday(year), -2)],
  [['easter', 'monday'], (year) => addDays(easterSunday(year), 1)],
  [['easter', 'sunday'], easterSunday],
  [['easter'], easterSunday],
  [['new', 'year', 'day'], (year) => localDate(year, 1, 1)],
  [['new', 'year', 'eve'], (year) => localDate(year, 12, 31)],
];

export function readNamedDay(reader: PeriodReader, at: number): PeriodAtom | null {
  const says = (words: readonly string[]) => words.every((word, i) => text(reader, at + i) === word);
  const season = says(['christmas', 'season']) || says(['xmas', 'season']) ? [11, 12] as const : says(['christmas', 'quarter']) ? [10, 12] as const : null;
  if (season) {
    const { year, to } = yearAfter(reader, at + 2);
    return { kind: 'named', from: at, to, name: { unit: 'season', months: season }, year };
  }
  const found = DAYS.find(([words]) => says(words));
  if (!found) return null;
  const [words, day] = found;
  const end = at + words.length;
  if (text(reader, end) === 'month') return { kind: 'named', from: at, ...yearAfter(reader, end + 1), name: { unit: 'month', number: monthOf(day(yearOf(reader.calendar.asOf))) } };
  if (text(reader, end) === 'week') return weekOfDay(reader, at, end + 1, day);
  if (/^(season|month)$/.test(text(reader, end)) || /^(christmas|xmas)$/.test(text(reader, end - 1)) && !(isDay(reader, at) && standsAlone(reader, end))) return null;
  const { year, to } = yearAfter(reader, end);
  const { asOf } = reader.calendar;
  const date = day(year ?? (day(yearOf(asOf)) <= asOf ? yearOf(asOf) : yearOf(asOf) - 1));
  return fixed(at, to, { from: date, to: date, unit: 'day' });
}

/** "Thanksgiving week 2025": the calendar week that it lies in. */
function weekOfDay(reader: PeriodReader, at: number, end: number, day: Day): PeriodAtom {
  const { year, to } = yearAfter(reader, end);
  const { asOf } = reader.calendar;
  const date = day(year ?? (day(yearOf(asOf)) <= asOf ? yearOf(asOf) : yearOf(asOf) - 1));
  return fixed(at, to, { ...week(date), unit: 'week' });
}

/** "The cost of Christmas decorations": a thing that is named after the day. */
const standsAlone = (reader: PeriodReader, end: number): boolean => reader.tokens[end]?.kind !== 'word' || /^(in|on|at|of|and|or|for|to|from|with|was|were|is|are|did|do|does|what|how|vs|versus|compared|last|this|that|we|i|please|by|each|every)$/.test(text(reader, end));

/** "The week before Christmas", "sales on Christmas": not what was spent on it. */
const isDay = (reader: PeriodReader, at: number): boolean => /^(before|after|until|till|since|following|preceding|of|to)$/.test(text(reader, at - 1)) || text(reader, at - 1) === 'and' && [3, 4, 5].some((back) => text(reader, at - back) === 'between') || text(reader, at - 1) === 'on' && !/^(spend|spends|spent|spending|paid|pay|splash|splashed|cost|costs)$/.test(text(reader, at - 2));
