/** What the product's forecasts are measured against: repeating the last cycle, the Theta method as it won a competition, and exponential smoothing chosen by likelihood. */
import { built } from './built.ts';

export type Peer = (values: readonly number[], period: 12 | 7, horizon: number) => readonly number[];

export const seasonalNaive: Peer = (values, period, horizon) => built.pool.seasonalNaive(values, period, horizon);

/** Half of the straight line and simple exponential smoothing of the other half, deseasonalised where a test finds a season (Assimakopoulos and Nikolopoulos, 2000). */
export const theta: Peer = (values, period, horizon) => {
  const { isSeasonal, findSeason, noSeason, addSeason } = built.season;
  const season = isSeasonal(values, period) ? findSeason(values, period, values.every((value) => value > 0) ? 'multiplicative' : 'additive') : noSeason(values);
  const { adjusted } = season;
  const { slope } = built.numbers.straightLine(adjusted);
  const { level, alpha } = smooth(adjusted);
  const rest = (1 - alpha) ** adjusted.length;
  return addSeason(Array.from({ length: horizon }, (_, at) => level + (slope / 2) * (at + (1 - rest) / alpha)), season, values.length);
};

export const ets: Peer = (values, period, horizon) => built.ets.ets(values, period, horizon, ['none', 'additive', 'multiplicative'])[0]?.ahead ?? seasonalNaive(values, period, horizon);

/** Simple exponential smoothing with the factor and the start that would have foretold the series best. */
function smooth(values: readonly number[]): { level: number; alpha: number } {
  const spread = Math.max(...values) - Math.min(...values);
  const run = (alpha: number, start: number): { cost: number; level: number } => {
    let [level, cost] = [start, 0];
    for (const value of values) {
      cost += (value - level) ** 2;
      level += alpha * (value - level);
    }
    return { cost, level };
  };
  const { point } = built.nelderMead.minimise(([alpha = 0, start = 0]) => run(alpha, start).cost,
    [{ from: 0.001, to: 0.999, start: 0.3 }, { from: Math.min(...values) - spread, to: Math.max(...values) + spread, start: built.numbers.mean(values.slice(0, 4)) }], 80);
  return { level: run(point[0]!, point[1]!).level, alpha: point[0]! };
}
