/** What came once goes; seasons, steps, and series that are uneven throughout stay as they are. */
import { tameOutliers } from './tame-outliers.ts';

const months = (count: number, at: (month: number) => number): number[] => Array.from({ length: count }, (_, month) => at(month) + ((month * 7919) % 61));

test('a single month far from all others becomes what is usual there', () => {
  const values = months(30, (month) => (month === 17 ? 12_000 : 1000));
  const tame = tameOutliers(values, 12);
  expect(tame[17]).toBeLessThan(1200);
  expect(tame.filter((value, at) => value !== values[at])).toHaveLength(1);
});

test.each([
  ['the same month of each year', (month: number) => (month % 12 === 11 ? 12_000 : 1000)],
  ['a level that stays', (month: number) => (month < 20 ? 1000 : 12_000)],
  ['the beginning of another level, two months old', (month: number) => (month < 28 ? 1000 : 12_000)],
  ['money that comes now and then', (month: number) => (month % 5 === 2 ? 12_000 : 0)],
  ['a month twice as high', (month: number) => (month === 17 ? 2000 : 1000)],
  ['a straight line', (month: number) => 1000 + 200 * month],
])('%s is kept', (_, at) => expect(tameOutliers(months(30, at), 12)).toEqual(months(30, at)));
