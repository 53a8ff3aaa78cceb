/** Properties that every forecast of a series keeps, whatever the series. How well it foretells is measured by `npm run bench -- forecast`. */
import fc from 'fast-check';
import { forecastSeries, type SeriesForecast } from './series-forecast.ts';

const yearly = (months: number, at: (month: number) => number): number[] => Array.from({ length: months }, (_, month) => at(month));
const allNumbers = ({ mean, intervals }: SeriesForecast): number[] => [...mean, ...intervals.low80, ...intervals.high80, ...intervals.low95, ...intervals.high95];

const anySeries = fc.array(fc.oneof({ weight: 8, arbitrary: fc.integer({ min: -5_000_000, max: 50_000_000 }) }, { weight: 2, arbitrary: fc.constantFrom(0, 0, 1, Number.NaN, 1e12, -1e12) }), { maxLength: 60 });
const anyOptions = fc.record({ period: fc.constantFrom(12 as const, 52 as const, 7 as const), horizon: fc.integer({ min: 1, max: 14 }) });

test('every number is finite and the intervals lie within each other', () => {
  fc.assert(fc.property(anySeries, anyOptions, (values, options) => {
    const forecast = forecastSeries(values, options);
    expect(allNumbers(forecast).every(Number.isFinite)).toBe(true);
    forecast.mean.forEach((mean, at) => {
      const { low95, low80, high80, high95 } = forecast.intervals;
      const inOrder = [low95[at]!, low80[at]!, mean, high80[at]!, high95[at]!];
      expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
    });
    expect(forecast.mean).toHaveLength(options.horizon);
  }), { numRuns: 60, seed: 7 });
});

test('the size of the unit makes no difference, nor does the sign', () => {
  const values = yearly(40, (month) => 1000 + 13 * month + 250 * Math.sin(month * 0.52) + ((month * 7919) % 97));
  const [one, thousandfold, negative] = [1, 1000, -1].map((factor) => forecastSeries(values.map((value) => value * factor), { period: 12, horizon: 6 }));
  one!.mean.forEach((mean, at) => {
    expect(thousandfold!.mean[at]! / 1000 / mean).toBeCloseTo(1, 4);
    expect(-negative!.mean[at]! / mean).toBeCloseTo(1, 4);
    expect(negative!.intervals.low80[at]! / -one!.intervals.high80[at]!).toBeCloseTo(1, 3);
  });
});

test('a series that never changed stays as it is', () => {
  expect(forecastSeries(yearly(20, () => 4200), { period: 12, horizon: 3 })).toMatchObject({ method: 'constant', mean: [4200, 4200, 4200], reason: null });
  expect(forecastSeries(yearly(20, () => 0), { period: 7, horizon: 2 }).mean).toEqual([0, 0]);
});

test('a season that returned each year is foretold, and better than by its repetition where there is growth', () => {
  const values = yearly(48, (month) => (1000 + 15 * month) * (month % 12 === 11 ? 2 : 1) + ((month * 7919) % 61));
  const { mean, backtest } = forecastSeries(values, { period: 12, horizon: 12 });
  expect(mean.indexOf(Math.max(...mean))).toBe(11);
  expect(mean[11]! / mean[10]!).toBeGreaterThan(1.6);
  expect(backtest!.mase!).toBeLessThan(backtest!.naive.mase!);
});

test('with one year known, half of what it did is expected again', () => {
  const { mean } = forecastSeries(yearly(18, (month) => (month % 12 === 8 ? 3000 : 1000) + ((month * 7919) % 61)), { period: 12, horizon: 4 });
  expect(mean[2]! / mean[1]!).toBeGreaterThan(1.5);
});

test('amounts that never were negative stay so, down to the bottom of the interval', () => {
  const { mean, intervals } = forecastSeries(yearly(30, (month) => Math.max(0, 300 - 15 * month + ((month * 7919) % 83))), { period: 12, horizon: 6 });
  expect(Math.min(...mean, ...intervals.low95)).toBeGreaterThanOrEqual(0);
});

test.each([14, 25, 29])('one odd month (the %ith of thirty) does not move what is expected', (odd) => {
  const quiet = yearly(30, (month) => 1000 + ((month * 7919) % 101));
  const [before, after] = [quiet, quiet.map((value, month) => (month === odd ? 20_000 : value))].map((values) => forecastSeries(values, { period: 12, horizon: 3 }).mean);
  after!.forEach((mean, at) => expect(Math.abs(mean / before![at]! - 1)).toBeLessThan(0.05));
});

test('a December that is far from all other months returns', () => {
  const { mean } = forecastSeries(yearly(35, (month) => (month % 12 === 11 ? 20_000 : 1000) + ((month * 7919) % 101)), { period: 12, horizon: 1 });
  expect(mean[0]!).toBeGreaterThan(15_000);
});

test('a level that shifted for good is followed', () => {
  const { mean } = forecastSeries(yearly(30, (month) => (month < 20 ? 1000 : 3000) + ((month * 7919) % 101)), { period: 12, horizon: 3 });
  expect(Math.min(...mean)).toBeGreaterThan(2300);
});

test('too few points are said to be so', () => {
  const { reason, backtest, mean } = forecastSeries([100, 200, 300], { period: 12, horizon: 2 });
  expect({ reason, backtest, mean }).toEqual({ reason: '3 points are known and a forecast needs 6.', backtest: null, mean: [200, 200] });
  expect(forecastSeries([], { period: 12, horizon: 1 }).mean).toEqual([0]);
});
