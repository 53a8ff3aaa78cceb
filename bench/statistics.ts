/** Medians and quantiles, and how the bench prints them. */

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

export const inMs = (ms: number): string => (ms >= 1_000 ? `${(ms / 1_000).toFixed(2)} s` : ms >= 10 ? `${ms.toFixed(0)} ms` : `${ms.toFixed(2)} ms`);
export const inTimes = (ratio: number): string => `${ratio.toFixed(ratio >= 10 ? 1 : 2)} ×`;
export const inThousands = (count: number): string => (count >= 1_000_000 ? `${count / 1_000_000}M` : `${count / 1_000}k`);
