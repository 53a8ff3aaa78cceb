/** `npm run bench -- forecast`: how well series of the M1, NN3 and NN5 competitions are foretold, beside simpler methods, how often the truth lay within the intervals, and what it costs. */
import { absentCorpus, m1, nn3, nn5, type CompetitionSeries } from './forecast-corpus.ts';
import { ets, seasonalNaive, theta, type Peer } from './forecast-peers.ts';
import { built } from './built.ts';
import { inMs, median } from './statistics.ts';

const MONTHS_AHEAD = 6;
const DAYS_AHEAD = 14;
const { fillGaps: { fillGaps }, judgeSteps: { accuracy, repetitionError }, seriesForecast: { forecastSeries } } = built;

interface Row { readonly method: string; readonly smape: number; readonly mase: number; readonly within: string; readonly ms: number }

export function measureForecasts(): string[] {
  const absent = absentCorpus();
  if (absent) return [absent];
  const months = [...m1(MONTHS_AHEAD), ...nn3(MONTHS_AHEAD), ...nn3(MONTHS_AHEAD, 12)];
  const sets = [...Map.groupBy(months, ({ set }) => set).entries(), ['M1, both halves', m1(MONTHS_AHEAD)] as const];
  return [
    ...sets.flatMap(([set, series]) => tableOf(set, series, 12)),
    ...tableOf('NN5 daily', nn5(DAYS_AHEAD), 7),
    ...timesOf(nn3(MONTHS_AHEAD)),
  ];
}

function tableOf(set: string, series: readonly CompetitionSeries[], period: 12 | 7): string[] {
  const peers: readonly (readonly [string, Peer])[] = [['seasonal naive', seasonalNaive], ['Theta', theta], ['ETS by AICc', ets]];
  const rows = [ours(series, period), ...peers.map(([method, peer]) => rowOf(method, series, period, (known, horizon) => peer(fillGaps(known, period), period, horizon), ''))];
  return ['', `${set}: ${series.length} series, ${series[0]?.after.length} ahead`, ...rows.map(({ method, smape, mase, within, ms }) =>
    `  ${method.padEnd(15)} sMAPE ${smape.toFixed(2).padStart(6)}  MASE ${mase.toFixed(3)}  ${inMs(ms)} each${within}`)];
}

/** The product's forecast with its backtest and intervals, which is most of its time. */
function ours(series: readonly CompetitionSeries[], period: 12 | 7): Row {
  const inside = { 80: 0, 95: 0, points: 0 };
  const row = rowOf('ours', series, period, (known, horizon, after) => {
    const { mean, intervals } = forecastSeries(known, { period, horizon });
    after.forEach((value, at) => {
      inside.points += 1;
      if (value >= intervals.low80[at]! && value <= intervals.high80[at]!) inside[80] += 1;
      if (value >= intervals.low95[at]! && value <= intervals.high95[at]!) inside[95] += 1;
    });
    return mean;
  }, '');
  const share = (count: number): string => `${((100 * count) / inside.points).toFixed(1)} %`;
  return { ...row, within: `  within the 80 % interval ${share(inside[80])}, the 95 % one ${share(inside[95])}` };
}

function rowOf(method: string, series: readonly CompetitionSeries[], period: 12 | 7, foretell: (known: readonly number[], horizon: number, after: readonly number[]) => readonly number[], within: string): Row {
  const startedAt = performance.now();
  const scores = series.map(({ known, after }) => accuracy([{ actual: after, ahead: foretell(known, after.length, after) }], repetitionError(fillGaps(known, period), period)));
  const ms = (performance.now() - startedAt) / series.length;
  const [smape, mase] = [scores.map((score) => score.smape), scores.flatMap((score) => score.mase ?? [])];
  return { method, smape: built.numbers.mean(smape), mase: built.numbers.mean(mase), within, ms };
}

function timesOf(series: readonly CompetitionSeries[]): string[] {
  const time = (values: readonly number[], period: 12 | 7, horizon: number): number => {
    const startedAt = performance.now();
    forecastSeries(values, { period, horizon });
    return performance.now() - startedAt;
  };
  const years = series.filter(({ known }) => known.length >= 36).map(({ known }) => time(known.slice(-36), 12, MONTHS_AHEAD));
  const days = Array.from({ length: 9 }, (_, seed) => Array.from({ length: 1_095 }, (_value, day) => 1_000 + 300 * Math.sin((day * 2 * Math.PI) / 7) + ((day * 7_919 + seed * 104_729) % 211)));
  return ['', `36 months fitted and backtested: ${inMs(median(years))} (median), ${inMs(Math.max(...years))} (longest)`, `1,095 days: ${inMs(median(days.map((values) => time(values, 7, DAYS_AHEAD))))} (median of 9)`];
}
