/** The days of the year that have a name of their own. */
import type { LocalDate } from './ledger/entry.ts';
import { addDays, dayOf, localDate, monthOf, weekdayOf } from './local-date.ts';
import type { Period } from './period.ts';
import { week } from './period.ts';

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

const DAYS = {
  'black-friday': (year: number) => addDays(nth(year, 11, THURSDAY, 4), 1),
  'cyber-monday': (year: number) => addDays(nth(year, 11, THURSDAY, 4), 4),
  thanksgiving: (year: number) => nth(year, 11, THURSDAY, 4),
  'memorial-day': (year: number) => lastMonday(year, 5),
  'labor-day': (year: number) => nth(year, 9, MONDAY, 1),
  'independence-day': (year: number) => localDate(year, 7, 4),
  'valentine-day': (year: number) => localDate(year, 2, 14),
  halloween: (year: number) => localDate(year, 10, 31),
  'christmas-eve': (year: number) => localDate(year, 12, 24),
  christmas: (year: number) => localDate(year, 12, 25),
  'boxing-day': (year: number) => localDate(year, 12, 26),
  'good-friday': (year: number) => addDays(easterSunday(year), -2),
  'easter-monday': (year: number) => addDays(easterSunday(year), 1),
  'easter-sunday': easterSunday,
  'new-year-day': (year: number) => localDate(year, 1, 1),
  'new-year-eve': (year: number) => localDate(year, 12, 31),
  'st-patrick-day': (year: number) => localDate(year, 3, 17),
  'veterans-day': (year: number) => localDate(year, 11, 11),
  'shrove-tuesday': (year: number) => addDays(easterSunday(year), -47),
  'ash-wednesday': (year: number) => addDays(easterSunday(year), -46),
} satisfies Readonly<Record<string, (year: number) => LocalDate>>;

export type Holiday = keyof typeof DAYS;

export const dayOfHoliday = (year: number, holiday: Holiday): LocalDate => DAYS[holiday](year);

/** For the order of holidays within a year; Easter moves, but never past another one's place by more than some weeks. */
export const placeInYear = (holiday: Holiday): number => monthOf(dayOfHoliday(ANY_YEAR, holiday)) + dayOf(dayOfHoliday(ANY_YEAR, holiday)) / 100;
const ANY_YEAR = 2025;

/** Those that always join the same days to a weekend. */
const WITH_WEEKEND: ReadonlySet<Holiday> = new Set<Holiday>(['black-friday', 'cyber-monday', 'thanksgiving', 'memorial-day', 'labor-day', 'good-friday', 'easter-monday', 'easter-sunday']);
export const hasWeekend = (holiday: Holiday): boolean => WITH_WEEKEND.has(holiday);

/** The day itself, the calendar week that it lies in, or the weekend with the free days that belong to it. */
export function holidayIn(year: number, holiday: Holiday, about: 'day' | 'week' | 'weekend'): Period {
  const day = dayOfHoliday(year, holiday);
  if (about === 'week') return week(day);
  return about === 'weekend' ? weekendAbout(day, holiday) : { from: day, to: day };
}

/** Easter lasts from Good Friday to Easter Monday; a Monday ends its weekend, any other day begins it. */
function weekendAbout(day: LocalDate, holiday: Holiday): Period {
  if (holiday === 'easter-sunday') return { from: addDays(day, -2), to: addDays(day, 1) };
  return weekdayOf(day) === MONDAY ? { from: addDays(day, -2), to: day } : { from: day, to: addDays(day, 7 - weekdayOf(day)) };
}
