/** One stretch of time as the question names it: either fixed at once, or a calendar name that still lacks its year. */
import type { LocalDate } from '../../../ledger/entry.ts';
import { addDays, addMonths, localDate, yearOf } from '../../../local-date.ts';
import type { Period } from '../../../period.ts';
import { capAt, half, month, quarter, wholeMonths } from '../../../period.ts';
import { holidayIn, type Holiday } from '../../../holidays.ts';
import type { PeriodUnit } from '../../plan.ts';
import type { Span } from '../words/phrase-table.ts';

/** A calendar name: March, Q2, the second half, summer, March 5. */
export type CalendarName =
  | { readonly unit: 'month' | 'quarter'; readonly number: number }
  | { readonly unit: 'half'; readonly number: 1 | 2 }
  | { readonly unit: 'season'; readonly months: readonly [number, number] }
  | { readonly unit: 'day'; readonly month: number; readonly day: number }
  /** Easter, Thanksgiving: a day that each year has, or the days about it. */
  | { readonly unit: 'holiday'; readonly holiday: Holiday; readonly about: 'day' | 'week' | 'weekend' };

/** `third`: only the first, middle or last third of it ("early", "mid", "late"). */
export type PeriodAtom = Span & { readonly third?: 0 | 1 | 2 } & (
  | { readonly kind: 'fixed'; readonly period: Period; readonly unit: PeriodUnit }
  | { readonly kind: 'named'; readonly name: CalendarName; readonly year: number | null }
  /** A bare year: stands for itself, or gives its year to a name beside it. */
  | { readonly kind: 'year'; readonly year: number }
);

export interface DatedPeriod extends Period {
  readonly unit: PeriodUnit;
}

/** The end of a season without its year; without a day it is the whole month. */
export interface SeasonDay { readonly month: number; readonly day: number | null }
export interface SaidSeason { readonly first: SeasonDay; readonly last: SeasonDay }

/** Where relative periods count from. */
export interface Calendar {
  readonly asOf: LocalDate;
  /** The ledger's first date. */
  readonly dataFrom: LocalDate;
  /** The day on which the whole file ends: its last date where rows are dated ahead of the as-of date. */
  readonly dataTo: LocalDate;
  /** 1 = January; another month where the question states its fiscal year. */
  readonly fiscalStart: number;
  /** The season that the question states. */
  readonly season?: SaidSeason;
  /** The period of the question before, for "that quarter" and names without a year in a follow-up. */
  readonly previous: DatedPeriod | null;
}

function inYear(name: CalendarName, year: number): Period {
  switch (name.unit) {
    case 'month': return month(year, name.number);
    case 'quarter': return quarter(year, name.number);
    case 'half': return half(year, name.number);
    case 'season': return { from: localDate(year, name.months[0], 1), to: localDate(year, name.months[1], 31) };
    case 'day': return { from: localDate(year, name.month, name.day), to: localDate(year, name.month, name.day) };
    case 'holiday': return holidayIn(year, name.holiday, name.about);
  }
}

/** The name's stretch in the given year; without one the latest that has already begun. */
export function datedPeriod(atom: PeriodAtom, calendar: Calendar, year: number | null = null): DatedPeriod {
  const whole = wholePeriod(atom, calendar, year);
  return atom.third === undefined ? whole : thirdOf(whole, atom.third);
}

function wholePeriod(atom: PeriodAtom, calendar: Calendar, year: number | null): DatedPeriod {
  if (atom.kind === 'fixed') return { ...atom.period, unit: atom.unit };
  if (atom.kind === 'year') return { ...fiscalYear(atom.year, calendar), unit: 'year' };
  const unit = unitOfName(atom.name);
  const given = atom.year ?? year;
  if (given !== null) return { ...inYear(atom.name, given), unit };
  const thisYear = inYear(atom.name, yearOf(calendar.asOf));
  return { ...(thisYear.from <= calendar.asOf ? thisYear : inYear(atom.name, yearOf(calendar.asOf) - 1)), unit };
}

function unitOfName(name: CalendarName): PeriodUnit {
  if (name.unit === 'season') return 'range';
  if (name.unit !== 'holiday') return name.unit;
  return name.about === 'weekend' ? 'range' : name.about;
}

/** Whole months where they divide by three, else days 1–10, 11–20 and the rest. */
function thirdOf({ from, to }: Period, third: 0 | 1 | 2): DatedPeriod {
  const months = wholeMonths({ from, to });
  const start = (part: number) => (months !== null && months % 3 === 0 ? addMonths(from, (months / 3) * part) : addDays(from, 10 * part));
  return { from: start(third), to: third === 2 ? to : addDays(start(third + 1), -1), unit: 'range' };
}

/** A year by its number: the calendar year, or the stated fiscal year that ends in it. */
export function fiscalYear(year: number, { fiscalStart }: Calendar): Period {
  if (fiscalStart === 1) return { from: localDate(year, 1, 1), to: localDate(year, 12, 31) };
  return { from: localDate(year - 1, fiscalStart, 1), to: addDays(localDate(year, fiscalStart, 1), -1) };
}

/** Cut at the as-of date when the period is still running; a period of the future stays as it is. */
export function capped(period: DatedPeriod, { asOf }: Calendar): DatedPeriod {
  return period.from <= asOf ? { ...capAt(period, asOf), unit: period.unit } : period;
}
