import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { asOf } from './as-of.ts';
import { addDays, addMonths, daysBetween, endOfMonth, fromDayNumber, isLocalDate, startOfMonth, startOfWeek, weekdayOf } from './local-date.ts';
import { periodLabel } from './period-label.ts';
import { OVERVIEW_PERIODS, fullMonthsIn, half, lastDays, lastMonths, overviewPeriod, quarter, year, type OverviewPeriodName, type Period } from './period.ts';
import { previousOverviewPeriod, previousPeriod, yearBefore } from './previous-period.ts';

const text = (period: Period) => `${period.from}..${period.to}`;
const range = (value: string): Period => ({ from: value.slice(0, 10), to: value.slice(12) });

describe('the eight periods and what they are compared with', () => {
  const check = (name: OverviewPeriodName, today: string, expected: string, previous: string) => test(`${name} on ${today}`, () => {
    expect(text(overviewPeriod(name, today))).toBe(expected);
    expect(text(previousOverviewPeriod(name, today))).toBe(previous);
  });
  check('today', '2026-11-20', '2026-11-20..2026-11-20', '2026-11-19..2026-11-19');
  check('this-week', '2026-11-20', '2026-11-16..2026-11-20', '2026-11-09..2026-11-13');
  check('this-week', '2026-11-16', '2026-11-16..2026-11-16', '2026-11-09..2026-11-09');
  check('last-week', '2026-11-22', '2026-11-09..2026-11-15', '2026-11-02..2026-11-08');
  check('this-month', '2026-11-20', '2026-11-01..2026-11-20', '2026-10-01..2026-10-20');
  check('this-month', '2026-03-31', '2026-03-01..2026-03-31', '2026-02-01..2026-02-28');
  check('this-month', '2026-02-28', '2026-02-01..2026-02-28', '2026-01-01..2026-01-28');
  check('last-month', '2026-03-31', '2026-02-01..2026-02-28', '2026-01-01..2026-01-31');
  check('last-month', '2026-01-05', '2025-12-01..2025-12-31', '2025-11-01..2025-11-30');
  check('last-6-months', '2026-03-31', '2025-09-01..2026-02-28', '2025-03-01..2025-08-31');
  check('this-year', '2026-11-20', '2026-01-01..2026-11-20', '2025-01-01..2025-11-20');
  check('this-year', '2024-02-29', '2024-01-01..2024-02-29', '2023-01-01..2023-02-28');
  check('this-year', '2025-02-28', '2025-01-01..2025-02-28', '2024-01-01..2024-02-28');
  check('last-year', '2026-11-20', '2025-01-01..2025-12-31', '2024-01-01..2024-12-31');
});

describe('what any range is compared with', () => {
  const check = (value: string, expected: string) => test(value, () => expect(text(previousPeriod(range(value)))).toBe(expected));
  check('2026-04-01..2026-06-30', '2026-01-01..2026-03-31');
  check('2026-02-01..2026-02-28', '2026-01-01..2026-01-31');
  check('2025-01-01..2025-12-31', '2024-01-01..2024-12-31');
  check('2026-03-01..2026-03-20', '2026-02-01..2026-02-20');
  check('2026-10-01..2026-11-20', '2026-07-01..2026-08-20'); // the quarter so far
  check('2026-01-01..2026-11-20', '2025-01-01..2025-11-20'); // the year so far
  check('2026-08-01..2026-10-20', '2026-05-12..2026-07-31');
  check('2026-03-05..2026-03-14', '2026-02-23..2026-03-04');
});

describe('the year before', () => {
  const check = (value: string, expected: string) => test(value, () => expect(text(yearBefore(range(value)))).toBe(expected));
  check('2025-02-01..2025-02-28', '2024-02-01..2024-02-29');
  check('2024-02-01..2024-02-29', '2023-02-01..2023-02-28');
  check('2026-11-01..2026-11-20', '2025-11-01..2025-11-20');
});

describe('labels', () => {
  const check = (value: string, expected: string) => test(expected, () => expect(periodLabel(range(value))).toBe(expected));
  check('2026-11-01..2026-11-20', 'November 1 – 20, 2026');
  check('2026-10-01..2026-10-31', 'October 2026');
  check('2025-04-01..2025-06-30', 'Q2 2025');
  check('2025-05-01..2025-07-31', 'May – July 2025');
  check('2025-11-01..2026-04-30', 'November 2025 – April 2026');
  check('2025-01-01..2025-12-31', '2025');
  check('2025-01-01..2025-11-20', 'January 1 – November 20, 2025');
  check('2025-12-29..2026-01-04', 'December 29, 2025 – January 4, 2026');
  check('2026-11-20..2026-11-20', 'November 20, 2026');
});

test('ranges of the calendar', () => {
  expect(text(quarter(2026, 0))).toBe('2025-10-01..2025-12-31');
  expect(text(half(2025, 2))).toBe('2025-07-01..2025-12-31');
  expect(text(year(2024))).toBe('2024-01-01..2024-12-31');
  expect(text(lastMonths(3, '2026-01-31'))).toBe('2025-10-01..2025-12-31');
  expect(text(lastDays(30, '2026-11-20'))).toBe('2026-10-22..2026-11-20');
  expect(fullMonthsIn(range('2026-08-15..2026-11-20'), '2026-11-20').map(text)).toEqual(['2026-09-01..2026-09-30', '2026-10-01..2026-10-31']);
});

describe('as of', () => {
  const check = (newest: string | null, expected: string) => test(String(newest), () => expect(asOf('2026-11-20', newest).date).toBe(expected));
  check(null, '2026-11-20');
  check('2026-11-20', '2026-11-20');
  check('2026-12-24', '2026-11-20');
  check('2026-10-20', '2026-11-20');
  check('2026-10-19', '2026-10-19');
  test('the notice', () => expect(asOf('2026-11-20', '2025-10-31').notice).toBe('Your data ends on 31 October 2025: periods count from there.'));
});

test('dates that there are', () => {
  expect(['2024-02-29', '1900-01-01', '2199-12-31'].map(isLocalDate)).toEqual([true, true, true]);
  expect(['2023-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '9999-12-31', '0001-01-01', 'x', ''].some(isLocalDate)).toBe(false);
});

const anyDate = fc.integer({ min: -30_000, max: 60_000 }).map(fromDayNumber);

test('date arithmetic holds for any date', () => {
  fc.assert(fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
    expect(daysBetween(date, addDays(date, days))).toBe(days);
    expect(addDays(startOfMonth(date), daysBetween(startOfMonth(date), date))).toBe(date);
    expect(weekdayOf(startOfWeek(date))).toBe(1);
    expect(daysBetween(startOfWeek(date), date)).toBeLessThan(7);
    expect(addMonths(addMonths(startOfMonth(date), days % 500), -(days % 500))).toBe(startOfMonth(date));
    expect(endOfMonth(date) >= date).toBe(true);
  }));
});

test('previous periods end before the period begins or are as long as it, on any day', () => {
  fc.assert(fc.property(anyDate, fc.constantFrom(...OVERVIEW_PERIODS), (today, name) => {
    const period = overviewPeriod(name, today);
    const before = previousOverviewPeriod(name, today);
    expect(before.to < period.from).toBe(true);
    expect(daysBetween(before.from, before.to)).toBeLessThanOrEqual(daysBetween(period.from, period.to) + 4);
    expect(period.to <= today).toBe(true);
  }));
});
