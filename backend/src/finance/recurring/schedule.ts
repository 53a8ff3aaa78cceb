/** When a series falls due: the day of the month or the number of days that its dates keep best, and the dates that follow from it. */
import { addDays, dayNumber, dayOf, daysInMonth, fromDayNumber, localDate, monthOf, weekdayOf, yearOf } from '../local-date.ts';
import type { LocalDate } from '../ledger/entry.ts';
import type { NthWeekday, Schedule, WeekendHabit } from './recurring-series.ts';
import { dayOfNth, fitNthWeekday, offFromNth, sharedWeekday } from './nth-weekday.ts';
import type { RhythmRule } from './rhythms.ts';

export interface FittedSchedule {
  readonly schedule: Schedule;
  /** How far the dates lie from it on average, in days. */
  readonly meanOff: number;
  /** How late the latest was. */
  readonly latest: number;
}

/** Bills follow the calendar unless a number of days fits clearly better. */
const MONTHS_FIRST = 0.4;
/** A first Monday lies on the 4th on average: it has to explain the dates clearly better than a day of the month. */
const NTH_BETTER = 0.75;

/** `days` as day numbers, rising, at least two. */
export function fitSchedule(days: readonly number[], rule: RhythmRule): FittedSchedule {
  const byDays = everySoManyDays(days, rule);
  if (rule.everyMonths === null) return byDays;
  const byMonth = calendarDay(days, rule.everyMonths);
  return byMonth.meanOff <= byDays.meanOff + MONTHS_FIRST ? byMonth : byDays;
}

function calendarDay(days: readonly number[], everyMonths: number): FittedSchedule {
  const byDay = dayOfMonth(days, everyMonths);
  const nth = byDay.meanOff > NTH_BETTER ? fitNthWeekday(days) : null;
  if (nth === null || nth.cost > byDay.meanOff - NTH_BETTER) return byDay;
  return { schedule: { everyMonths, ...nth.due }, meanOff: nth.cost, latest: Math.max(0, ...nth.offs) };
}

/** Fridays stay Fridays, though one fell on a Thursday before a holiday. */
const SAME_WEEKDAY = 0.7;

function everySoManyDays(days: readonly number[], rule: RhythmRule): FittedSchedule {
  const steps = days.slice(1).map((day, index) => {
    const gap = day - days[index]!;
    return { gap, periods: Math.max(1, Math.round(gap / rule.periodDays)) };
  });
  const everyDays = Math.max(1, Math.round(median(steps.map(({ gap, periods }) => gap / periods))));
  const offs = steps.map(({ gap, periods }) => gap - periods * everyDays);
  const weekday = everyDays % 7 === 0 ? sharedWeekday(days, SAME_WEEKDAY) : null;
  return { schedule: { everyDays, weekday }, meanOff: mean(offs.map(Math.abs)), latest: Math.max(0, ...offs) };
}

/** The day from which the dates lie least far; due days at the weekend may move. */
function dayOfMonth(days: readonly number[], everyMonths: number): FittedSchedule {
  const dates = days.map(aroundDay);
  const candidates = new Set(dates.map(({ ofMonth }) => ofMonth));
  if (dates.some(({ ofMonth, months }) => ofMonth === months[1].length)) candidates.add(31);
  let found = { day: 1, cost: Infinity };
  for (const day of candidates) {
    const cost = mean(dates.map((date) => Math.abs(offFrom(date, day))));
    // Of two days that fit alike the later one is meant where it is the month's last.
    if (cost < found.cost - 1e-9 || (Math.abs(cost - found.cost) <= 1e-9 && day === 31)) found = { day, cost };
  }
  const offs = dates.map((date) => offFrom(date, found.day));
  return { schedule: { everyMonths, day: found.day, weekend: weekendHabit(days, offs) }, meanOff: found.cost, latest: Math.max(0, ...offs) };
}

interface Month { readonly first: number; readonly length: number }
/** A day with the month before it, its own and the one after: all that finding the nearest due day needs. */
interface AroundDay { readonly day: number; readonly ofMonth: number; readonly months: readonly [Month, Month, Month] }

function aroundDay(day: number): AroundDay {
  const date = fromDayNumber(day);
  const [year, month] = [yearOf(date), monthOf(date)];
  const [first, length] = [day - dayOf(date) + 1, daysInMonth(year, month)];
  const [before, after] = [daysInMonth(year, month - 1), daysInMonth(year, month + 1)];
  return { day, ofMonth: dayOf(date), months: [{ first: first - before, length: before }, { first, length }, { first: first + length, length: after }] };
}

/** Days from the nearest due day: negative before it. */
function offFrom({ day, months }: AroundDay, due: number): number {
  let nearest = Infinity;
  for (const { first, length } of months) {
    const off = day - (first + Math.min(due, length) - 1);
    if (Math.abs(off) < Math.abs(nearest)) nearest = off;
  }
  return nearest;
}

const LEAST_WEEKENDS = 1;
const LEAST_MOVED = 0.5;

/** `offs`: how far each day lies from its due day. */
function weekendHabit(days: readonly number[], offs: readonly number[]): WeekendHabit {
  if (days.some(isWeekendDay)) return 'kept';
  const moved = offs.filter((off, index) => isWeekendDay(days[index]! - off));
  if (moved.length < LEAST_WEEKENDS) return 'kept';
  const usual = mean(moved);
  return Math.abs(usual) < LEAST_MOVED ? 'kept' : usual > 0 ? 'after' : 'before';
}

/** Day 2 since 1970-01-01 was a Saturday. */
export function isWeekendDay(day: number): boolean {
  return (((day - 2) % 7) + 7) % 7 < 2;
}

/** The due date that follows the one which `date` answers to. */
export function nextDue(schedule: Schedule, date: LocalDate): LocalDate {
  if ('everyDays' in schedule) return onWeekday(addDays(date, schedule.everyDays), schedule.weekday);
  if ('nth' in schedule) return nextNth(schedule, date);
  const around = aroundDay(dayNumber(date));
  const nominal = fromDayNumber(around.day - offFrom(around, schedule.day));
  return moved(localDate(yearOf(nominal), monthOf(nominal) + schedule.everyMonths, schedule.day), schedule.weekend);
}

/** The nearest one. */
function onWeekday(date: LocalDate, weekday: number | null): LocalDate {
  if (weekday === null) return date;
  const after = (weekday - weekdayOf(date) + 7) % 7;
  return addDays(date, after > 3 ? after - 7 : after);
}

function nextNth(schedule: { readonly everyMonths: number } & NthWeekday, date: LocalDate): LocalDate {
  const day = dayNumber(date);
  const due = fromDayNumber(day - offFromNth(day, schedule));
  const [year, month] = [yearOf(due), monthOf(due) + schedule.everyMonths];
  return localDate(year, month, dayOfNth(year, month, schedule));
}

function moved(date: LocalDate, weekend: WeekendHabit): LocalDate {
  if (weekend === 'kept' || weekdayOf(date) % 6 !== 0) return date;
  const isSaturday = weekdayOf(date) === 6;
  if (weekend === 'after') return addDays(date, isSaturday ? 2 : 1);
  return addDays(date, isSaturday ? -1 : -2);
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
