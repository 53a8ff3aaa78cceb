/** The few statistics that every model needs. */

export function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}

export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** Level and slope of the straight line through the points, counted from 0, by least squares. */
export function straightLine(values: readonly number[]): { level: number; slope: number } {
  const [middleAt, centre] = [(values.length - 1) / 2, mean(values)];
  let [above, below] = [0, 0];
  values.forEach((value, at) => {
    above += (at - middleAt) * (value - centre);
    below += (at - middleAt) ** 2;
  });
  const slope = below === 0 ? 0 : above / below;
  return { level: centre - slope * middleAt, slope };
}
