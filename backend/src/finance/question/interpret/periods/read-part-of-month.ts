/** Parts of a month that are counted in weekdays or by a day: "the second Saturday in October", "the last weekend of October", "last month up to the 15th". */
import { addDays, addMonths, endOfMonth, startOfMonth, weekdayOf } from '../../../local-date.ts';
import type { DatedPeriod, PeriodAtom } from './period-atom.ts';
import { capped, datedPeriod } from './period-atom.ts';
import type { PeriodReader } from './period-reader.ts';
import { fixed, text, unitOf } from './period-reader.ts';
import { LAST_WORDS, MONTHS, ORDINALS, THIS_WORDS, UNTIL_WORDS, WEEKDAYS } from './period-words.ts';
import { dayNumberAt, yearAfter } from './read-calendar-name.ts';

const SATURDAY = 6;

/** One day, or the Saturday and Sunday of a weekend. */
export function readNthWeekday(reader: PeriodReader, start: number): PeriodAtom | null {
  const count = ORDINALS[text(reader, start)] ?? (/^(last|final)$/.test(text(reader, start)) ? 0 : undefined);
  const said = text(reader, start + 1);
  const weekday = said === 'weekend' ? SATURDAY : said.endsWith('s') ? undefined : WEEKDAYS[said]?.[0];
  if (count === undefined || weekday === undefined || !/^(of|in)$/.test(text(reader, start + 2))) return null;
  const month = monthAt(reader, start + 3);
  if (!month) return null;
  const from = count === 0 ? lastOf(month.period, weekday) : nthOf(month.period, weekday, count);
  const isWeekend = said === 'weekend';
  if (from > endOfMonth(month.period.from)) return null;
  return fixed(start, month.to, { from, to: isWeekend ? addDays(from, 1) : from, unit: isWeekend ? 'range' : 'day' });
}

const MONTHS_BACK = 14;

/** "Saturday the 21st", "Monday the 2nd": the latest such day, not the Saturdays; "Saturday the 21st of March" has a month of its own. */
export function readWeekdayTheNth(reader: PeriodReader, start: number): PeriodAtom | null {
  const said = text(reader, start);
  const weekday = said.endsWith('s') ? undefined : WEEKDAYS[said]?.[0];
  const at = text(reader, start + 1) === 'the' ? start + 2 : start + 1;
  const day = /^\d{1,2}(st|nd|rd|th)$/.test(text(reader, at)) ? dayNumberAt(reader, at) : null;
  if (weekday === undefined || day === null || MONTHS[text(reader, at + 1)] !== undefined || /^(of|and|to|-|through|or|in)$/.test(text(reader, at + 1))) return null;
  const { asOf } = reader.calendar;
  const latest = Array.from({ length: MONTHS_BACK }, (_, back) => addMonths(startOfMonth(asOf), -back)).map((first) => addDays(first, day - 1))
    .find((date) => date <= asOf && weekdayOf(date) === weekday && date.slice(-2) === String(day).padStart(2, '0'));
  return latest === undefined ? null : fixed(start, at + 1, { from: latest, to: latest, unit: 'day' });
}

const nthOf = ({ from }: DatedPeriod, weekday: number, count: number): string => addDays(from, ((weekday - weekdayOf(from) + 7) % 7) + 7 * (count - 1));

/** A weekend that begins on the last day of the month is still its last. */
function lastOf({ from }: DatedPeriod, weekday: number): string {
  const end = endOfMonth(from);
  return addDays(end, -((weekdayOf(end) - weekday + 7) % 7));
}

function monthAt(reader: PeriodReader, at: number): { readonly period: DatedPeriod; readonly to: number } | null {
  const relative = relativeMonthAt(reader, at);
  if (relative) return relative;
  const number = MONTHS[text(reader, at)];
  if (number === undefined) return null;
  const { year, to } = yearAfter(reader, at + 1);
  return { period: datedPeriod({ kind: 'named', from: at, to, name: { unit: 'month', number }, year }, reader.calendar), to };
}

/** "Last month", "this month": the whole of it. */
function relativeMonthAt({ calendar, ...reader }: PeriodReader, at: number): { readonly period: DatedPeriod; readonly to: number } | null {
  const word = text({ calendar, ...reader }, at);
  if (unitOf({ calendar, ...reader }, at + 1) !== 'month' || !LAST_WORDS.has(word) && !THIS_WORDS.has(word)) return null;
  const from = addMonths(startOfMonth(calendar.asOf), LAST_WORDS.has(word) ? -1 : 0);
  return { period: { from, to: endOfMonth(from), unit: 'month' }, to: at + 2 };
}

/** "Last month up to the 15th", "this month through the 10th": its first days. */
export function readMonthUpToDay(reader: PeriodReader, start: number): PeriodAtom | null {
  const month = relativeMonthAt(reader, start);
  if (!month) return null;
  let at = text(reader, month.to) === 'up' ? month.to + 1 : month.to;
  if (!UNTIL_WORDS.test(text(reader, at))) return null;
  at = text(reader, at + 1) === 'the' ? at + 2 : at + 1;
  const isOfTheMonth = text(reader, at + 1) === 'of' && /^(the|that|this)$/.test(text(reader, at + 2)) && text(reader, at + 3) === 'month';
  const isOfAnother = MONTHS[text(reader, at + 1)] !== undefined || text(reader, at + 1) === 'of' && !isOfTheMonth;
  const day = /^\d{1,2}(st|nd|rd|th)$/.test(text(reader, at)) && !isOfAnother ? dayNumberAt(reader, at) : null;
  if (day === null) return null;
  const to = addDays(month.period.from, day - 1);
  return fixed(start, isOfTheMonth ? at + 4 : at + 1, { ...capped({ from: month.period.from, to: to < month.period.to ? to : month.period.to, unit: 'range' }, reader.calendar), unit: 'range' });
}
