/** The calendar's words: months, ordinals, units, seasons, and the qualifiers that make a period relative. */
import type { PeriodUnit } from '../../plan.ts';
import { wordTable } from '../../../word-table.ts';

export const MONTHS = wordTable<number>({
  january: 1, jan: 1, february: 2, feb: 2, febuary: 2, march: 3, mar: 3, april: 4, apr: 4, may: 5, june: 6, jun: 6, july: 7, jul: 7,
  august: 8, aug: 8, september: 9, sep: 9, sept: 9, october: 10, oct: 10, november: 11, nov: 11, december: 12, dec: 12,
  // "Novembers takings", without the apostrophe.
  januarys: 1, februarys: 2, aprils: 4, junes: 6, julys: 7, augusts: 8, septembers: 9, octobers: 10, novembers: 11, decembers: 12,
});

export const ORDINALS = wordTable<number>({
  first: 1, '1st': 1, second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4, fifth: 5, '5th': 5,
});

export type CalendarUnit = Extract<PeriodUnit, 'day' | 'week' | 'month' | 'quarter' | 'half' | 'year'>;

export const UNITS = wordTable<CalendarUnit>({
  day: 'day', days: 'day', week: 'week', weeks: 'week', wk: 'week', wks: 'week', month: 'month', months: 'month', mo: 'month', mos: 'month', mth: 'month', mths: 'month',
  quarter: 'quarter', quarters: 'quarter', qtr: 'quarter', qtrs: 'quarter', half: 'half', year: 'year', years: 'year', yr: 'year', yrs: 'year',
});

/** First month, last month; winter runs into the next year. */
export const SEASONS = wordTable<readonly [number, number]>({
  spring: [3, 5], summer: [6, 8], summertime: [6, 8], autumn: [9, 11], fall: [9, 11], winter: [12, 14],
});

export const LAST_WORDS = new Set(['last', 'previous', 'prior', 'preceding', 'past', 'trailing', 'recent', 'latest', 'lst', 'prev']);
export const THIS_WORDS = new Set(['this', 'current', 'running', 'present', 'ongoing']);
/** Between the two ends of a range. */
export const UNTIL_WORDS = /^(to|until|till|til|through|thru|-)$/;
export const WHOLE_WORDS = new Set(['full', 'complete', 'whole', 'calendar', 'entire', 'completed', 'finished', 'most', 'recent', 'fiscal', 'financial', 'tax']);

export const WEEKDAYS = wordTable<readonly number[]>({
  sunday: [0], sundays: [0], monday: [1], mondays: [1], tuesday: [2], tuesdays: [2], wednesday: [3], wednesdays: [3], thursday: [4], thursdays: [4],
  friday: [5], fridays: [5], saturday: [6], saturdays: [6], weekend: [0, 6], weekends: [0, 6], weekdays: [1, 2, 3, 4, 5], workdays: [1, 2, 3, 4, 5],
});

/** Only days beside one another: by themselves they are words of other senses ("sat", "sun"). */
export const SHORT_DAYS = wordTable<number>({ sun: 0, mon: 1, tue: 2, tues: 2, wed: 3, weds: 3, thu: 4, thur: 4, thurs: 4, fri: 5, sat: 6 });

/** Every word of the calendar, so that spelling can be mended towards it. */
export const CALENDAR_WORDS = new Set([...Object.keys(MONTHS), ...Object.keys(UNITS), ...Object.keys(SEASONS), ...Object.keys(WEEKDAYS), ...LAST_WORDS, ...THIS_WORDS, 'yesterday', 'today', 'fiscal', 'calendar']);
