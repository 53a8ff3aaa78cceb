/** What recurs and what does not, as an owner would say it. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { entriesAsColumns } from '../ledger/entry-columns.ts';
import { addDays, addMonths, localDate, weekdayOf } from '../local-date.ts';
import { sampleEntries, sampleEntry } from '../sample-source.test-data.ts';
import { expectedDates } from './expected-dates.ts';
import { findRecurring } from './find-recurring.ts';
import type { RecurringSeries, Rhythm } from './recurring-series.ts';

type Row = readonly [date: string, amount: number, name?: string, category?: string];

/** Amounts in whole units. */
function find(rows: readonly Row[], asOf: string): RecurringSeries[] {
  const entries = [...rows].sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0))
    .map(([date, amount, name = 'Vendor', category = 'Utilities']) => sampleEntry(date, Math.round(amount * 100), category, name));
  return findRecurring(entriesAsColumns(entries, 'USD'), asOf);
}

const brief = ({ rhythm, typicalMinor, occurrences, nextOn, isActive, isFixedAmount }: RecurringSeries) =>
  `${rhythm} ${typicalMinor / 100}${isFixedAmount ? '' : '±'} ×${occurrences.length} next ${nextOn}${isActive ? '' : ' (ended)'}`;
const check = (title: string, rows: readonly Row[], asOf: string, expected: readonly string[]) => test(title, () => expect(find(rows, asOf).map(brief)).toEqual(expected));
const checkDates = (title: string, rows: readonly Row[], asOf: string, expected: readonly string[]) => test(title, () => expect(find(rows, asOf).map(({ rhythm, occurrences, nextOn }) => `${rhythm} ×${occurrences.length} next ${nextOn}`).sort()).toEqual(expected));
const every = (count: number, dateOf: (index: number) => string, amountOf: (index: number) => number, name?: string): Row[] =>
  Array.from({ length: count }, (_, index) => [dateOf(index), amountOf(index), name] as const);
const months = (count: number, day: number, amountOf: (index: number) => number = () => -100, name?: string) => every(count, (index) => localDate(2025, 1 + index, day), amountOf, name);

describe('each rhythm', () => {
  check('weekly', every(12, (index) => addDays('2025-01-06', 7 * index), () => -80), '2025-03-28', ['weekly -80 ×12 next 2025-03-31']);
  check('fortnightly', every(10, (index) => addDays('2025-01-03', 14 * index), () => -4000), '2025-05-12', ['fortnightly -4000 ×10 next 2025-05-23']);
  check('monthly', months(6, 5), '2025-06-10', ['monthly -100 ×6 next 2025-07-05']);
  check('quarterly', every(5, (index) => localDate(2024, 1 + 3 * index, 15), () => -600), '2025-02-01', ['quarterly -600 ×5 next 2025-04-15']);
  check('yearly', every(3, (index) => localDate(2023 + index, 4, 9), () => -450), '2025-06-01', ['yearly -450 ×3 next 2026-04-09']);
  check('income too', months(6, 12, () => 2500), '2025-06-20', ['monthly 2500 ×6 next 2025-07-12']);
});

/** The last day of the month that is no weekend. */
const lastBusinessDay = (year: number, month: number): string => {
  const last = localDate(year, month, 31);
  return addDays(last, -[2, 0, 0, 0, 0, 0, 1][weekdayOf(last)]!);
};
const beforeWeekend = (date: string): string => addDays(date, -[2, 0, 0, 0, 0, 0, 1][weekdayOf(date)]!);
/** Monday 1, Friday 5. */
const nth = (year: number, month: number, place: number, weekday: number): string => {
  const first = localDate(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (place - 1));
};
const varying = (index: number): number => -3000 - ((index * 7919) % 400);

describe('how wages and standing orders come', () => {
  const twice = (first: number, second: number, count: number): Row[] => Array.from({ length: count }, (_, index) => [[beforeWeekend(localDate(2025, 1 + index, first)), varying(2 * index)], [beforeWeekend(localDate(2025, 1 + index, second)), varying(2 * index + 1)]] as const).flat();
  checkDates('the 15th and the last, before weekends, amounts vary', twice(15, 31, 8), '2025-09-02', ['monthly ×8 next 2025-09-15', 'monthly ×8 next 2025-09-30']);
  checkDates('the 1st and the 15th', twice(1, 15, 8), '2025-09-02', ['monthly ×8 next 2025-09-01', 'monthly ×8 next 2025-09-15']);
  checkDates('the 15th and the 28th', twice(15, 28, 8), '2025-09-02', ['monthly ×8 next 2025-09-15', 'monthly ×8 next 2025-09-26']);
  checkDates('every other Friday, one on a Thursday', every(12, (index) => addDays('2025-01-03', 14 * index - (index === 11 ? 1 : 0)), varying), '2025-06-10', ['fortnightly ×12 next 2025-06-20']);
  checkDates('every four weeks', every(9, (index) => addDays('2025-01-03', 28 * index), () => -70), '2025-08-20', ['four-weekly ×9 next 2025-09-12']);
  checkDates('the last business day', every(8, (index) => lastBusinessDay(2025, 1 + index), varying), '2025-09-02', ['monthly ×8 next 2025-09-30']);
  checkDates('the first Monday', every(8, (index) => nth(2025, 1 + index, 1, 1), () => -55), '2025-08-20', ['monthly ×8 next 2025-09-01']);
  checkDates('the last Friday', every(8, (index) => { const first = nth(2025, 1 + index, 4, 5); const fifth = addDays(first, 7); return fifth.slice(0, 7) === first.slice(0, 7) ? fifth : first; }, () => -55), '2025-09-01', ['monthly ×8 next 2025-09-26']);
});

describe('dates that are not quite regular', () => {
  check('the end of the month', ['2025-01-31', '2025-02-28', '2025-03-31', '2025-04-30', '2025-05-31', '2025-06-30'].map((date) => [date, -900] as const), '2025-07-02', ['monthly -900 ×6 next 2025-07-31']);
  check('debits due on the 1st that wait for a weekday', ['2025-01-01', '2025-02-03', '2025-03-03', '2025-04-01', '2025-05-01', '2025-06-02', '2025-07-01', '2025-08-01', '2025-09-01', '2025-10-01'].map((date) => [date, -900] as const), '2025-10-05', ['monthly -900 ×10 next 2025-11-03']);
  check('wages that come before the weekend', ['2025-02-28', '2025-03-31', '2025-04-30', '2025-05-30', '2025-06-30', '2025-07-31', '2025-08-29', '2025-09-30', '2025-10-31'].map((date) => [date, -5000] as const), '2025-11-02', ['monthly -5000 ×9 next 2025-11-28']);
  check('one left out', months(9, 5).filter((_row, index) => index !== 4), '2025-09-10', ['monthly -100 ×8 next 2025-10-05']);
  check('every thirty days', every(10, (index) => addDays('2025-01-02', 30 * index), () => -49), '2025-10-05', ['monthly -49 ×10 next 2025-10-29']);
  check('the 15th and the last day: two of a month', Array.from({ length: 6 }, (_, index) => [[localDate(2025, 1 + index, 15), -3000], [localDate(2025, 1 + index, 31), -3000]] as const).flat(), '2025-07-02', ['monthly -3000 ×6 next 2025-07-15', 'monthly -3000 ×6 next 2025-07-31']);
  check('bills that come a few days early or late', ['2025-01-08', '2025-02-11', '2025-03-07', '2025-04-10', '2025-05-09', '2025-06-12', '2025-07-08'].map((date, index) => [date, -100 - 7 * index] as const), '2025-07-20', ['monthly -124.5± ×7 next 2025-08-09']);
});

describe('amounts', () => {
  check('a price that rose counts with the new one', months(9, 5, (index) => (index < 6 ? -100 : -120)), '2025-09-10', ['monthly -120 ×9 next 2025-10-05']);
  check('a rise that came once is not yet the usual', months(9, 5, (index) => (index < 8 ? -100 : -150)), '2025-09-10', ['monthly -100 ×9 next 2025-10-05']);
  check('bills of the season', months(12, 20, (index) => -[310, 290, 240, 180, 120, 90, 85, 95, 130, 190, 250, 305][index]!), '2026-01-02', ['monthly -160± ×12 next 2026-01-20']);
});

describe('one party, several things', () => {
  const purchases: Row[] = [['2025-01-09', -31.2], ['2025-01-27', -12.99], ['2025-02-03', -88], ['2025-03-21', -47.5], ['2025-03-22', -9.9], ['2025-05-30', -140], ['2025-06-02', -23.1]];
  check('a subscription among purchases', [...months(8, 14, () => -14.99), ...purchases], '2025-08-20', ['monthly -14.99 ×8 next 2025-09-14']);
  check('its price may change', [...months(9, 14, (index) => (index < 5 ? -14.99 : -16.99)), ...purchases], '2025-09-20', ['monthly -16.99 ×9 next 2025-10-14']);
  check('two subscriptions', [...months(6, 3, () => -20), ...months(6, 18, () => -55)], '2025-06-20', ['monthly -55 ×6 next 2025-07-18', 'monthly -20 ×6 next 2025-07-03']);
  check('wages of three people on the same days', Array.from({ length: 6 }, (_, index) => [3000, 2000 + 31 * index, 1000 + 17 * index].map((amount) => [localDate(2025, 1 + index, 28), -amount] as const)).flat(), '2025-07-02',
    ['monthly -3000 ×6 next 2025-07-28', 'monthly -2077.5± ×6 next 2025-07-28', 'monthly -1042.5± ×6 next 2025-07-28']);
  check('a payment made twice stays out', [...months(8, 5), ['2025-04-07', -100]], '2025-08-10', ['monthly -100 ×8 next 2025-09-05']);
  check('what comes in and what goes out are apart', [...months(6, 5, () => -100), ...months(6, 20, () => 40)], '2025-06-22', ['monthly -100 ×6 next 2025-07-05', 'monthly 40 ×6 next 2025-07-20']);
});

describe('what does not recur', () => {
  check('nothing', [], '2025-01-01', []);
  check('two of a month', months(2, 5), '2025-03-01', []);
  check('daily takings', every(200, (index) => addDays('2025-01-01', index), (index) => 300 + ((index * 7919) % 400)), '2025-08-01', []);
  check('purchases now and then', ['2025-01-04', '2025-01-09', '2025-02-22', '2025-03-01', '2025-05-17', '2025-05-19', '2025-08-02'].map((date, index) => [date, -50 - 13 * index] as const), '2025-08-10', []);
  test('rows that name nobody', () => expect(findRecurring(entriesAsColumns(months(6, 5).map(([date, amount]) => sampleEntry(date, amount * 100, 'Rent')), 'USD'), '2025-07-01')).toEqual([]));
});

test('one that stopped has ended after its tolerance, not before', () => {
  const isActive = (asOf: string) => find(months(6, 5), asOf)[0]?.isActive;
  expect([isActive('2025-07-05'), isActive('2025-07-12'), isActive('2025-08-01')]).toEqual([true, true, false]);
  expect(expectedDates(find(months(6, 5), '2025-08-01')[0]!, '2025-08-01', '2025-12-31')).toEqual([]);
});

test('the dates that are expected', () => {
  const [series] = find(months(6, 31), '2025-07-10');
  expect(expectedDates(series!, '2025-08-01', '2025-10-31')).toEqual([{ date: '2025-08-31', amountMinor: -10000 }, { date: '2025-09-30', amountMinor: -10000 }, { date: '2025-10-31', amountMinor: -10000 }]);
});

test('the sample business', () => {
  const found = findRecurring(entriesAsColumns(sampleEntries().sort((a, b) => (a.date < b.date ? -1 : 1)), 'USD'), '2026-11-20');
  expect(found.filter(({ direction, counterparty }) => direction === 'out' && counterparty !== 'Own Savings Account').map(({ counterparty, rhythm }) => `${counterparty} ${rhythm}`).sort()).toEqual([
    'Ana Alvarez monthly', 'Funding Circle monthly', 'Funding Circle monthly', 'Gusto monthly', 'IRS monthly', 'Oak Properties monthly', 'QuickBooks monthly', 'Second Shop LLC monthly', 'Square monthly', 'Sysco monthly',
  ]);
});

describe('property: a series that was planted is found again', () => {
  const PERIODS: Readonly<Record<Rhythm, (index: number) => string>> = {
    'weekly': (index) => addDays('2023-01-03', 7 * index), 'fortnightly': (index) => addDays('2023-01-06', 14 * index), 'four-weekly': (index) => addDays('2023-01-06', 28 * index),
    'monthly': (index) => addMonths('2023-01-17', index), 'quarterly': (index) => addMonths('2023-01-17', 3 * index), 'yearly': (index) => addMonths('2020-01-17', 12 * index),
  };
  const COUNTS: Readonly<Record<Rhythm, readonly [number, number]>> = { 'weekly': [8, 60], 'fortnightly': [6, 40], 'four-weekly': [6, 30], 'monthly': [5, 36], 'quarterly': [4, 12], 'yearly': [3, 6] };
  for (const rhythm of Object.keys(PERIODS) as Rhythm[]) {
    test(rhythm, () => fc.assert(fc.property(fc.integer({ min: COUNTS[rhythm][0], max: COUNTS[rhythm][1] }), fc.integer({ min: 5_00, max: 90_000_00 }), fc.boolean(), fc.infiniteStream(fc.integer({ min: -8, max: 8 })), (count, amountMinor, movesFromWeekends, noise) => {
      const rows = Array.from({ length: count }, (_, index): Row => {
        const due = PERIODS[rhythm](index);
        const date = movesFromWeekends && weekdayOf(due) % 6 === 0 ? addDays(due, weekdayOf(due) === 6 ? 2 : 1) : due;
        return [date, -(amountMinor / 100) * (1 + noise.next().value / 100)];
      });
      const last = rows.at(-1)![0];
      const found = find(rows, last);
      expect(found.map((series) => series.rhythm)).toEqual([rhythm]);
      expect(found[0]!.occurrences).toHaveLength(count);
      expect(Math.abs(found[0]!.typicalMinor + amountMinor)).toBeLessThanOrEqual(0.09 * amountMinor + 1);
      const due = PERIODS[rhythm](count);
      expect(found[0]!.nextOn >= addDays(due, -2) && found[0]!.nextOn <= addDays(due, 2)).toBe(true);
    }), { numRuns: 60 }));
  }
});

test('property: an occurrence is a row of its own, and dates rise', () => {
  const anyRow = fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: -40, max: 10 }), fc.constantFrom('A', 'B'));
  fc.assert(fc.property(fc.array(anyRow, { maxLength: 150 }), (rows) => {
    const found = find(rows.map(([day, amount, name]) => [addDays('2024-01-01', day), amount, name] as const), '2026-01-01');
    const ids = found.flatMap(({ occurrences }) => occurrences.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
    for (const { occurrences, nextOn, lastOn, confidence, typicalMinor, direction } of found) {
      const dates = occurrences.map(({ date }) => date);
      expect(dates).toEqual([...dates].sort());
      expect(nextOn > lastOn && confidence > 0 && confidence <= 1 && (direction === 'in') === (typicalMinor > 0)).toBe(true);
    }
  }), { numRuns: 300 });
});

test('property: purchases at random days are hardly ever taken for a rhythm', () => {
  const anyYear = fc.array(fc.integer({ min: 0, max: 365 }), { minLength: 12, maxLength: 40 });
  const years = fc.sample(anyYear, { numRuns: 200, seed: 7 });
  const mistaken = years.filter((days) => find(days.map((day, index) => [addDays('2025-01-01', day), -10 - index * 3.7] as const), '2026-01-02').some(({ confidence }) => confidence >= 0.5));
  expect(mistaken.length).toBeLessThanOrEqual(4);
});
