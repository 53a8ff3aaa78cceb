/** A small sample of competition series: forecasts are no worse than repetition, and the truth lies within the intervals about as often as they say. The whole is measured by `npm run bench -- forecast`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeWithCorpus } from '../../ingestion/test-corpora.ts';
import { accuracy, repetitionError } from './models/judge-steps.ts';
import { mean } from './models/numbers.ts';
import { seasonalNaive } from './models/pool.ts';
import { forecastSeries } from './series-forecast.ts';

const EVERY = 12;
const HORIZON = 6;

describeWithCorpus('forecast', (directory) => {
  const series = readFileSync(path.join(directory, 'nn3_monthly.csv'), 'utf8').trim().split(/\r?\n/)
    .filter((_, at) => at % EVERY === 0).map((line) => line.split(',').slice(1).filter((cell) => cell !== '').map(Number));

  test('a sample of NN3 is foretold better than by repeating the last year', () => {
    const outcomes = series.map((values) => {
      const [known, actual] = [values.slice(0, -HORIZON), values.slice(-HORIZON)];
      const { mean: ahead, intervals } = forecastSeries(known, { period: 12, horizon: HORIZON });
      const error = repetitionError(known, 12);
      return {
        ours: accuracy([{ actual, ahead }], error),
        naive: accuracy([{ actual, ahead: seasonalNaive(known, 12, HORIZON) }], error),
        within80: actual.map((value, at) => Number(value >= intervals.low80[at]! && value <= intervals.high80[at]!)),
        within95: actual.map((value, at) => Number(value >= intervals.low95[at]! && value <= intervals.high95[at]!)),
      };
    });
    expect(mean(outcomes.map(({ ours }) => ours.mase!))).toBeLessThan(0.95 * mean(outcomes.map(({ naive }) => naive.mase!)));
    expect(mean(outcomes.map(({ ours }) => ours.smape))).toBeLessThan(0.95 * mean(outcomes.map(({ naive }) => naive.smape)));
    const [within80, within95] = [mean(outcomes.flatMap((outcome) => outcome.within80)), mean(outcomes.flatMap((outcome) => outcome.within95))];
    expect(within80).toBeGreaterThan(0.65);
    expect(within80).toBeLessThan(0.95);
    expect(within95).toBeGreaterThan(0.85);
  });
});
