/** How a figure built up over its period: each point is the sum so far, so that the last one is the figure itself. */
import type { Measure } from '../transactions/measures.ts';

/** For a line to look at; the figures themselves are the server's. */
export function runningTotals(series: readonly Readonly<Record<Measure, string>>[], measure: Measure): number[] {
  let sum = 0;
  return series.map((point) => (sum += Number(point[measure])));
}
